import {
  claimGift as ruleOnClaim,
  declineGift as ruleOnDecline,
  endOfGift,
  giftItems,
} from '../../../domain/store/gift.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { STORE_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import { lockUser } from '../../../db/accounts/index.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { lockStorePlayer } from '../../../db/store/cart.queries.ts';
import { endGift, findGift, listDueGifts, lockGift, readGift } from '../../../db/store/gift.queries.ts';
import type { StoreGiftRow } from '../../../db/store/gift.table.ts';
import { addItem, readOwned } from '../../../db/store/item.queries.ts';
import { returnPurchase } from '../../../db/wallet/index.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { eachHash } from '../../kernel/sealed.ts';
import { tellStore } from '../orders/change-cart.ts';
import { hashOfAddress, hashOfToken } from './send-gift.ts';

/** Which gift: what its link carries, or its id where it was sent to the address of the caller's account. */
export interface GiftClaim {
  readonly token: string | null;
  readonly giftId: string | null;
}

async function tellEnd(
  tx: Tx,
  { id, buyerId, name, sentAt, expiresAt }: StoreGiftRow,
  end: { readonly state: 'claimed' | 'returned'; readonly coins: number; readonly isDeclined: boolean },
  at: number,
): Promise<void> {
  await tellStore(tx, buyerId, at);
  const about = { entity: 'store', entityId: buyerId, concerns: [buyerId], at };
  const data = { userId: buyerId, giftId: id, name, days: Math.round((expiresAt - sentAt) / DAY), ...end };
  await appendEvent(tx, { ...about, type: 'gift.ended', data });
}

const idOf = async (deps: Deps, reader: Reader, { token, giftId }: GiftClaim): Promise<string> =>
  (token === null
    ? giftId
    : (
        await findGift(
          reader,
          eachHash(deps, (under) => hashOfToken(under, token)),
        )
      )?.id) ?? '';

/** One that has ended is nobody's by address any more. @throws Refused NOT_FOUND, GIFT_GONE */
function requireMeant(
  deps: Deps,
  gift: StoreGiftRow | undefined,
  token: string | null,
  { email }: { readonly email: string },
): asserts gift is StoreGiftRow {
  if (!gift) throw new Refused(token === null ? 'NOT_FOUND' : 'GIFT_GONE');
  const isTheirs = eachHash(deps, (under) => hashOfAddress(under, email)).includes(gift.addressHash ?? '');
  if (token === null && !isTheirs) throw new Refused('NOT_FOUND');
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
    const gift = await lockGift(tx, await idOf(deps, tx, { token, giftId }));
    if (gift?.claimedBy === userId) return;
    requireMeant(deps, gift, token, user);
    const items = must(ruleOnClaim(gift, giftItems(gift.content) ?? [], userId, await readOwned(tx, userId), at));
    for (const { id } of items) await addItem(tx, { userId, item: id, source: gift.id, at });
    await endGift(tx, gift.id, 'claimed', userId, at);
    await tellStore(tx, userId, at);
    await tellEnd(tx, gift, { state: 'claimed', coins: 0, isDeclined: false }, at);
  });
}

/**
 * Sends a gift back to whoever has bought it, with what was paid for it: whoever may claim it may decline it. The buyer
 * is told that it was declined, not by whom.
 * @throws Refused BAD_INPUT, NOT_FOUND, GIFT_GONE, ONESELF
 */
export async function declineGift(deps: Deps, { userId }: Actor, claim: GiftClaim): Promise<void> {
  if ((claim.token === null) === (claim.giftId === null)) throw new Refused('BAD_INPUT');
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, userId);
    const { gift, isBuyerHere } = await lockWithBuyer(tx, await idOf(deps, tx, claim));
    requireMeant(deps, gift, claim.token, user);
    const end = must(ruleOnDecline(gift, userId, isBuyerHere, at));
    await giveBack(deps, tx, gift, end, true, at);
    const about = { entity: 'store', entityId: userId, concerns: [userId], at };
    await appendEvent(tx, { ...about, type: 'gift.declined', data: { userId, giftId: gift.id, name: gift.name } });
  });
}

const DUE_MAX = 50;

/** Returns what nobody has claimed in time, with what was paid for it, once; answers how many. */
export async function returnDueGifts(deps: Deps): Promise<number> {
  const ids = await listDueGifts(deps.db.read, deps.now(), DUE_MAX);
  for (const id of ids) await deps.db.transact((tx) => returnGift(deps, tx, id));
  return ids.length;
}

/** Accounts are locked before anything of theirs. */
async function lockWithBuyer(tx: Tx, id: string) {
  const known = await readGift(tx, id);
  const buyer = known && (await lockUser(tx, known.buyerId));
  return { gift: await lockGift(tx, id), isBuyerHere: buyer !== undefined && buyer.status !== 'closed' };
}

async function returnGift(deps: Deps, tx: Tx, id: string): Promise<void> {
  const at = deps.now();
  const { gift, isBuyerHere } = await lockWithBuyer(tx, id);
  const end = gift && endOfGift(gift, isBuyerHere, at);
  if (gift && end) await giveBack(deps, tx, gift, end, false, at);
}

/** Ends a locked gift, and books what was paid for it where there is somebody to get it. */
async function giveBack(
  deps: Deps,
  tx: Tx,
  gift: StoreGiftRow,
  end: 'returned' | 'lapsed',
  isDeclined: boolean,
  at: number,
): Promise<void> {
  const { id, buyerId, paidCoins } = gift;
  await endGift(tx, id, end, null, at);
  if (end === 'lapsed') return;
  if (paidCoins > 0) {
    const back = { id, reason: 'gift-return', userId: buyerId, currency: 'BC', amount: paidCoins } as const;
    await returnPurchase(tx, { ...back, from: STORE_SALES_ACCOUNT }, { id: deps.newId(), actorId: null, at });
  }
  await tellEnd(tx, gift, { state: 'returned', coins: paidCoins, isDeclined }, at);
}
