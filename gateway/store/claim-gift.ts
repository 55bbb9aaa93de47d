import { claimGift as ruleOnClaim, endOfGift, giftItems } from '../../domain/store/gift.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import { STORE_SALES_ACCOUNT } from '../../domain/wallet/ledger.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { lockStorePlayer } from '../../db/store/cart.queries.ts';
import { endGift, findGift, listDueGifts, lockGift, readGift } from '../../db/store/gift.queries.ts';
import type { StoreGiftRow } from '../../db/store/gift.table.ts';
import { addItem, readOwned } from '../../db/store/item.queries.ts';
import { returnPurchase } from '../../db/wallet/index.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { tellStore } from './change-cart.ts';
import { hashOfAddress, hashOfToken } from './send-gift.ts';

/** Which gift: what its link carries, or its id where it was sent to the address of the caller's account. */
export interface GiftClaim {
  readonly token: string | null;
  readonly giftId: string | null;
}

async function tellEnd(
  tx: Tx,
  { id, buyerId, name }: StoreGiftRow,
  state: 'claimed' | 'returned',
  coins: number,
  at: number,
): Promise<void> {
  await tellStore(tx, buyerId, at);
  const about = { entity: 'store', entityId: buyerId, concerns: [buyerId], at };
  await appendEvent(tx, { ...about, type: 'gift.ended', data: { userId: buyerId, giftId: id, name, state, coins } });
}

/**
 * Takes a gift into the caller's inventory, once (SO-16). Whoever has the link may, and the owner of the address it was
 * sent to; a gift of somebody else is not found.
 * @throws Refused BAD_INPUT, NOT_FOUND, GIFT_GONE, GIFT_HAD, ONESELF
 */
export async function claimGift(deps: Deps, { userId }: Actor, { token, giftId }: GiftClaim): Promise<void> {
  if ((token === null) === (giftId === null)) throw new Refused('BAD_INPUT');
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStorePlayer(tx, userId);
    const user = await requireStanding(tx, userId);
    const found = token === null ? { id: giftId ?? '' } : await findGift(tx, hashOfToken(deps, token));
    const gift = found && (await lockGift(tx, found.id));
    if (!gift) throw new Refused(token === null ? 'NOT_FOUND' : 'GIFT_GONE');
    if (gift.claimedBy === userId) return;
    // One that has ended is nobody's by address any more.
    if (token === null && gift.addressHash !== hashOfAddress(deps, user.email)) throw new Refused('NOT_FOUND');
    const items = must(ruleOnClaim(gift, giftItems(gift.content) ?? [], userId, await readOwned(tx, userId), at));
    for (const { id } of items) await addItem(tx, { userId, item: id, source: gift.id, at });
    await endGift(tx, gift.id, 'claimed', userId, at);
    await tellStore(tx, userId, at);
    await tellEnd(tx, gift, 'claimed', 0, at);
  });
}

const DUE_MAX = 50;

/** Returns what nobody has claimed in time, with what was paid for it, once; answers how many. */
export async function returnDueGifts(deps: Deps): Promise<number> {
  const ids = await listDueGifts(deps.db.read, deps.now(), DUE_MAX);
  for (const id of ids) await deps.db.transact((tx) => returnGift(deps, tx, id));
  return ids.length;
}

async function returnGift(deps: Deps, tx: Tx, id: string): Promise<void> {
  const at = deps.now();
  const known = await readGift(tx, id);
  // Accounts are locked before anything of theirs.
  const buyer = known && (await lockUser(tx, known.buyerId));
  const gift = await lockGift(tx, id);
  if (!gift) return;
  const { buyerId, paidCoins } = gift;
  const end = endOfGift(gift, buyer !== undefined && buyer.status !== 'closed', at);
  if (end === null) return;
  await endGift(tx, id, end, null, at);
  if (end === 'lapsed') return;
  if (paidCoins > 0) {
    const back = { id, reason: 'gift-return', userId: buyerId, currency: 'BC', amount: paidCoins } as const;
    await returnPurchase(tx, { ...back, from: STORE_SALES_ACCOUNT }, { id: deps.newId(), actorId: null, at });
  }
  await tellEnd(tx, gift, 'returned', paidCoins, at);
}
