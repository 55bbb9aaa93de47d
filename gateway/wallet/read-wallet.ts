import { tierOf } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import { STAKE_CENTS_PER_DAY_MAX } from '../../domain/wallet/limits.ts';
import { readUser } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { readWinnings } from '../../db/wallet/free-money.ts';
import { readStaked } from '../../db/wallet/play-day.ts';
import { listOpenWithdrawals } from '../../db/wallet/payment.queries.ts';
import { readHeld } from '../../db/wallet/stake.queries.ts';
import { readBalance } from '../../db/wallet/wallet.queries.ts';
import type { Deps } from '../kernel/deps.ts';

export interface Wallet {
  readonly userId: string;
  /** Everything that is the player's: free and held. */
  readonly balanceCents: number;
  /** Free to be staked now. */
  readonly availableToBetCents: number;
  /** Stakes and their fees, and withdrawals that are not paid yet; in escrow. */
  readonly heldCents: number;
  /** Stakes won within the last seven days. */
  readonly weeklyWinningsCents: number;
  readonly battleCoins: number;
  /** What may be staked in a UTC day, and what has been today. */
  readonly dailyStakeLimitCents: number;
  readonly stakedTodayCents: number;
}

/** A player's money as it stands; every figure is computed from the books as they are at one moment (EN-03, RE-06). */
export const readWallet = ({ db, now }: Deps, userId: string): Promise<Wallet> =>
  db.snapshot((read) => readWalletIn(read, userId, now()));

/** The same in a snapshot that shows other figures beside it. @throws Refused NOT_FOUND */
export async function readWalletIn(read: Reader, userId: string, at: number): Promise<Wallet> {
  const [user, available, staking, withdrawals, won, coins, staked] = await Promise.all([
    readUser(read, userId),
    readBalance(read, userId, 'USD'),
    readHeld(read, userId, 'USD'),
    listOpenWithdrawals(read, userId),
    readWinnings(read, userId, at - 7 * DAY),
    readBalance(read, userId, 'BC'),
    readStaked(read, userId, utcDay(at)),
  ]);
  if (!user) throw new Refused('NOT_FOUND');
  const held = withdrawals.reduce((sum, { amountCents, feeCents }) => sum + amountCents + feeCents, staking);
  return {
    userId,
    balanceCents: available + held,
    availableToBetCents: available,
    heldCents: held,
    weeklyWinningsCents: won,
    battleCoins: coins,
    dailyStakeLimitCents: STAKE_CENTS_PER_DAY_MAX[tierOf(user)],
    stakedTodayCents: staked,
  };
}
