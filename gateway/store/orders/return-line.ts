import { staffAct } from '../../../domain/accounts/accounts.schemas.ts';
import { findItem } from '../../../domain/store/items.ts';
import { returnLine as rule } from '../../../domain/store/return-line.ts';
import { Refused, must } from '../../../domain/shared/refusals.ts';
import { PASS_SALES_ACCOUNT, STORE_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import { type User, lockUser } from '../../../db/accounts/index.ts';
import { insertAudit } from '../../../db/audit/audit.queries.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { findOrder, lockStorePlayer } from '../../../db/store/cart.queries.ts';
import { removeClosedCrates } from '../../../db/store/crate.queries.ts';
import { endGift, lockGift } from '../../../db/store/gift.queries.ts';
import { removeItem } from '../../../db/store/item.queries.ts';
import type { StoreOrderRow } from '../../../db/store/store.table.ts';
import { readTakings, returnCoins, returnPurchase } from '../../../db/wallet/index.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { readInput } from '../../kernel/read-input.ts';
import { tellStore } from './change-cart.ts';
import { type Bought, bundleCoins, readBought, returnIdOf } from './read-bought.ts';

export interface ReturnLineInput {
  readonly orderId: string;
  readonly productId: string;
  /** The buyer reads it. */
  readonly reason: string;
}

/** Staff and buyer, locked in the order of their ids, as everybody locks them. */
async function lockBoth(tx: Tx, staffId: string, buyerId: string): Promise<{ staff: User; buyer: User }> {
  const locked = new Map<string, User | undefined>();
  for (const id of [staffId, buyerId].toSorted()) locked.set(id, await lockUser(tx, id));
  const staff = inStanding(locked.get(staffId));
  const buyer = locked.get(buyerId);
  if (!buyer) throw new Refused('NOT_FOUND');
  return { staff, buyer };
}

/** The account of the house that has taken the price of a line: a pass went into sales before passes had their own. */
async function takerOf(tx: Tx, orderId: string, { kind }: Bought): Promise<string> {
  if (kind !== 'pass') return STORE_SALES_ACCOUNT;
  return (await readTakings(tx, orderId)).has(PASS_SALES_ACCOUNT) ? PASS_SALES_ACCOUNT : STORE_SALES_ACCOUNT;
}

/** Takes away what the line has brought. */
async function takeBack(tx: Tx, { id, userId }: StoreOrderRow, line: Bought, at: number): Promise<void> {
  const { kind, content, gift } = line;
  if (kind === 'crate') await removeClosedCrates(tx, userId, id, content);
  if (gift) await endGift(tx, gift.id, 'returned', null, at);
  if (kind !== 'item' && kind !== 'pass') return;
  await removeItem(tx, userId, content);
  if (!findItem(content)) return;
  const about = { entity: 'user', entityId: userId, concerns: [userId], at };
  await appendEvent(tx, { ...about, type: 'account.look-changed', data: {} });
}

/**
 * An administrator takes back what somebody has bought in the store: it leaves the inventory, or the coins of a bundle the
 * wallet, and what was paid for it comes back, once. The buyer is told with the reason. Answers the order's id.
 * @throws Refused FORBIDDEN, OWN_MONEY, NOT_FOUND, BAD_INPUT, LINE_USED, LINE_MONEY, LINE_RETURNED
 */
export async function returnLine(deps: Deps, actor: Actor, key: string, input: ReturnLineInput): Promise<string> {
  const { orderId, productId } = input;
  const { reason } = readInput(staffAct, input);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const payload = [orderId, productId, reason];
    const call = { userId: actor.userId, key, operation: 'returnLine', payload, answerId: orderId, at };
    return once(tx, call, async () => {
      const order = await findOrder(tx, orderId);
      if (!order) throw new Refused('NOT_FOUND', { field: 'orderId' });
      const { userId } = order;
      const { staff, buyer } = await lockBoth(tx, actor.userId, userId);
      await lockStorePlayer(tx, userId);
      const line = (await readBought(tx, userId, [order])).get(orderId)?.find((one) => one.productId === productId);
      if (!line) throw new Refused('NOT_FOUND', { field: 'productId' });
      // Whoever has the link may claim a gift at this moment, under its lock.
      const gift = line.gift && ((await lockGift(tx, line.gift.id)) ?? null);
      const seen = { ...line, isWhole: line.isWhole && (gift === null || gift.state === 'sent') };
      must(rule(staff, buyer, seen));
      await takeBack(tx, order, line, at);
      const { name, coins, cents } = line;
      const booking = { id: deps.newId(), actorId: staff.id, at };
      const id = returnIdOf(orderId, productId);
      if (coins > 0) {
        const back = { id, reason: 'store-return', userId, currency: 'BC', amount: coins } as const;
        const from = await takerOf(tx, orderId, line);
        await returnPurchase(tx, { ...back, from }, booking);
      }
      if (cents > 0) await returnCoins(tx, { id, userId, cents, coins: bundleCoins(cents) }, booking, deps.newId);
      await tellStore(tx, userId, at);
      const about = { entity: 'store', entityId: userId, concerns: [userId], at };
      await appendEvent(tx, {
        ...about,
        type: 'store.returned',
        data: { userId, orderId, name, coins, cents, reason },
      });
      await insertAudit(tx, {
        id: deps.newId(),
        actorId: staff.id,
        action: 'store.returned',
        subject: 'account',
        subjectId: userId,
        reason,
        data: { orderId, productId, coins, cents },
        at,
      });
    });
  });
}
