import { SECOND_FACTOR_WINDOW_MS } from '../../../domain/security/second-factor.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { bundleCents, isCoinBundle } from '../../../domain/wallet/coin-bundles.ts';
import { COIN_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readCoinSpendingSince } from '../../../db/wallet/wallet.queries.ts';
import { purchase } from '../../../db/wallet/index.ts';
import { type CountedProof, countProof, requireSecondFactor } from '../../security/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { requirePlay } from '../limits/require-play.ts';

interface CoinSale {
  /** Of the transfer that credits the coins. */
  readonly id: string;
  readonly coins: number;
  readonly cents: number;
  readonly at: number;
}

/**
 * Coins for money of the wallet, both sides booked together or not at all. All that is spent on coins in 24 hours counts
 * together towards the second factor. The account must be locked, so that sales go one by one.
 * @throws Refused INSUFFICIENT_FUNDS, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function sellCoins(
  deps: Deps,
  tx: Tx,
  actor: Actor,
  proof: CountedProof | null,
  { id, coins, cents, at }: CoinSale,
): Promise<void> {
  const { userId } = actor;
  const spentCents = await readCoinSpendingSince(tx, userId, at - SECOND_FACTOR_WINDOW_MS);
  const bundle = { id, userId, kind: 'battlecoin_purchase', currency: 'USD', coins } as const;
  await purchase(tx, { ...bundle, into: [{ accountId: COIN_SALES_ACCOUNT, amount: cents }] }, deps.newId, at);
  // The last question, so that nobody is asked for a code in vain.
  await requireSecondFactor(deps, tx, actor, proof, spentCents + cents);
  await appendEvent(tx, {
    type: 'coins.bought',
    entity: 'user',
    entityId: userId,
    concerns: [userId],
    data: { userId, coins },
    at,
  });
}

/**
 * Buys BattleCoin with money of the wallet (C-22). Answers the id of the transfer that credits the coins.
 * @throws Refused BAD_INPUT, PLAY_PAUSED, INSUFFICIENT_FUNDS, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function buyCoins(
  deps: Deps,
  actor: Actor,
  key: string,
  coins: number,
  givenProof: string | null = null,
): Promise<string> {
  if (!isCoinBundle(coins)) throw new Refused('BAD_INPUT', { field: 'coins' });
  const { userId } = actor;
  const proof = givenProof === null ? null : await countProof(deps, userId, givenProof);
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const id = deps.newId();
    return once(tx, { userId, key, operation: 'buyCoins', payload: [coins], answerId: id, at }, async () => {
      await requirePlay(tx, userId, at);
      await sellCoins(deps, tx, actor, proof, { id, coins, cents: bundleCents(coins), at });
    });
  });
}
