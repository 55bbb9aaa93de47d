import { giftItems } from '../../../domain/store/gift.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser, readUsers } from '../../../db/accounts/index.ts';
import { findGift, listGiftsTo } from '../../../db/store/gift.queries.ts';
import type { StoreGiftRow } from '../../../db/store/gift.table.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { GiftOffer } from './gift.types.ts';
import { eachHash } from '../../kernel/sealed.ts';
import { hashOfAddress, hashOfToken } from './send-gift.ts';

const SHOWN_MAX = 50;

async function toOffers(reader: Reader, rows: readonly StoreGiftRow[]): Promise<GiftOffer[]> {
  const buyers = await readUsers(
    reader,
    rows.map(({ buyerId }) => buyerId),
  );
  return rows.map(({ id, name, content, buyerId, expiresAt }) => ({
    id,
    name,
    items: (giftItems(content) ?? []).map((item) => item.name),
    from: buyers.get(buyerId)?.username ?? '',
    expiresAt,
  }));
}

/** The gift that a link opens. @throws Refused GIFT_GONE for one that has ended, and for one that never was */
export async function readGift(deps: Deps, token: string): Promise<GiftOffer> {
  const { read } = deps.db;
  const row = await findGift(
    read,
    eachHash(deps, (under) => hashOfToken(under, token)),
  );
  const [offer] = row && deps.now() < row.expiresAt ? await toOffers(read, [row]) : [];
  if (!offer) throw new Refused('GIFT_GONE');
  return offer;
}

/** What was sent to the address of a player's account. */
export async function readGiftsTo(deps: Deps, userId: string): Promise<GiftOffer[]> {
  const { read } = deps.db;
  const user = await readUser(read, userId);
  if (!user) return [];
  const lists = await Promise.all(
    eachHash(deps, (under) => hashOfAddress(under, user.email)).map((addressHash) =>
      listGiftsTo(read, addressHash, deps.now(), SHOWN_MAX),
    ),
  );
  return toOffers(
    read,
    lists.flat().filter(({ buyerId }) => buyerId !== userId),
  );
}
