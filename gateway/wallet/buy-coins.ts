import { Refused } from '../../domain/shared/refusals.ts';
import { bundleCents, isCoinBundle } from '../../domain/wallet/coin-bundles.ts';
import { COIN_SALES_ACCOUNT } from '../../domain/wallet/ledger.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { purchase } from '../../db/wallet/index.ts';
import { lockStanding } from '../accounts/standing.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';

/**
 * Buys BattleCoin with money of the wallet (C-22): both sides are booked together or not at all. Answers the id of the
 * transfer that credits the coins.
 * @throws Refused BAD_INPUT, INSUFFICIENT_FUNDS
 */
export async function buyCoins(deps: Deps, actor: Actor, key: string, coins: number): Promise<string> {
  if (!isCoinBundle(coins)) throw new Refused('BAD_INPUT', { field: 'coins' });
  const { userId } = actor;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    return once(tx, { userId, key, operation: 'buyCoins', payload: [coins], answerId: id, at }, async () => {
      await lockStanding(tx, userId);
      const price = bundleCents(coins);
      const bundle = { id, userId, kind: 'battlecoin_purchase', currency: 'USD', price, coins } as const;
      await purchase(tx, { ...bundle, into: COIN_SALES_ACCOUNT }, deps.newId, at);
      await appendEvent(tx, { type: 'coins.bought', entity: 'user', entityId: userId, data: { userId, coins }, at });
    });
  });
}
