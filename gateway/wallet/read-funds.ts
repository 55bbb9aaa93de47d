import { type Tier, tierOf } from '../../domain/accounts/roles.ts';
import { SECOND_FACTOR_ABOVE_CENTS, SECOND_FACTOR_WINDOW_MS } from '../../domain/security/second-factor.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import {
  DEPOSIT_LIMITS,
  type MoneyLimit,
  STAKE_CENTS_PER_DAY_MAX,
  WITHDRAWAL_LIMITS,
} from '../../domain/wallet/limits.ts';
import { DEPOSIT_CENTS_MIN, WITHDRAWAL_CENTS_MIN, withdrawalFee } from '../../domain/wallet/payments.ts';
import type { HoldKind } from '../../domain/wallet/stakes.ts';
import { readUser } from '../../db/accounts/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import { readFreeMoney } from '../../db/wallet/free-money.ts';
import { listBalancesSince } from '../../db/wallet/history.queries.ts';
import { readCounted } from '../../db/wallet/money-day.ts';
import { listOpenWithdrawals, readPaidSince } from '../../db/wallet/payment.queries.ts';
import { readStaked } from '../../db/wallet/play-day.ts';
import { listHeld } from '../../db/wallet/stake.queries.ts';
import { readBalance } from '../../db/wallet/wallet.queries.ts';
import type { Deps } from '../kernel/deps.ts';

/** Something that holds money: a contest or a withdrawal. */
export interface Hold {
  readonly kind: HoldKind;
  readonly id: string;
  readonly title: string;
  /** The page of the contest; null for a withdrawal, which the wallet itself shows. */
  readonly path: string | null;
  readonly cents: number;
}

/** How a player's money is split, and why (decisions "Money"). */
export interface Funds {
  /** Free to be staked. */
  readonly availableCents: number;
  readonly holds: readonly Hold[];
  /** Free to be withdrawn, the fee included. */
  readonly withdrawableCents: number;
  /** Won within the dispute window. */
  readonly lockedCents: number;
  /** When all of it is free; null when nothing is locked. */
  readonly unlocksAt: number | null;
  /** Owed since a deposit was taken back. */
  readonly debtCents: number;
}

export const readFunds = ({ db, now }: Deps, userId: string): Promise<Funds> =>
  db.snapshot((read) => fundsIn(read, userId, now()));

async function fundsIn(read: Reader, userId: string, at: number): Promise<Funds> {
  const [availableCents, held, withdrawals] = await Promise.all([
    readBalance(read, userId, 'USD'),
    listHeld(read, userId, 'USD'),
    listOpenWithdrawals(read, userId),
  ]);
  const free = await readFreeMoney(read, userId, availableCents, at);
  const holds: Hold[] = [
    ...held.map(({ kind, id, title, path, amount }) => ({ kind, id, title, path, cents: amount })),
    ...withdrawals.map(({ id, amountCents, feeCents }) => ({
      kind: 'withdrawal' as const,
      id,
      title: 'Withdrawal',
      path: null,
      cents: amountCents + feeCents,
    })),
  ];
  return { availableCents, holds, ...free };
}

/** A limit of a period with what is used of it, in cents. */
export interface UsedLimit {
  readonly maxCents: number;
  readonly usedCents: number;
}

/** The player's own limits and fees (BC-05 to BC-08, WA-13). */
export interface FundLimits {
  readonly tier: Tier;
  readonly stakeDay: UsedLimit;
  readonly depositDay: UsedLimit;
  readonly depositMonth: UsedLimit;
  readonly withdrawalDay: UsedLimit;
  readonly withdrawalMonth: UsedLimit;
  readonly withdrawalFeeCents: number;
  readonly withdrawalMinCents: number;
  readonly depositMinCents: number;
  readonly secondFactorAboveCents: number;
}

const used = (max: MoneyLimit, sums: MoneyLimit) => ({
  day: { maxCents: max.dayCents, usedCents: sums.dayCents },
  month: { maxCents: max.monthCents, usedCents: sums.monthCents },
});

export async function readFundLimits({ db, now }: Deps, userId: string) {
  const at = now();
  const day = utcDay(at);
  const [user, stakedCents, paidIn, paidOut, paidCents, settings] = await db.snapshot((read) =>
    Promise.all([
      readUser(read, userId),
      readStaked(read, userId, day),
      readCounted(read, userId, day, 'deposits'),
      readCounted(read, userId, day, 'withdrawals'),
      readPaidSince(read, userId, at - SECOND_FACTOR_WINDOW_MS),
      readSettings(read),
    ]),
  );
  if (!user) throw new Refused('NOT_FOUND');
  const tier = tierOf(user);
  const deposits = used(DEPOSIT_LIMITS[tier], paidIn);
  const withdrawals = used(WITHDRAWAL_LIMITS[tier], paidOut);
  return {
    tier,
    stakeDay: { maxCents: STAKE_CENTS_PER_DAY_MAX[tier], usedCents: stakedCents },
    depositDay: deposits.day,
    depositMonth: deposits.month,
    withdrawalDay: withdrawals.day,
    withdrawalMonth: withdrawals.month,
    withdrawalFeeCents: withdrawalFee(tier, settings.withdrawalFeeCents),
    withdrawalMinCents: WITHDRAWAL_CENTS_MIN,
    depositMinCents: DEPOSIT_CENTS_MIN,
    secondFactorAboveCents: Math.max(0, SECOND_FACTOR_ABOVE_CENTS - paidCents),
  } satisfies FundLimits;
}

export interface BalancePoint {
  readonly at: number;
  readonly cents: number;
}

/**
 * What lay free at the end of each of the last `days` UTC days, today's as it stands; a day without bookings repeats the
 * one before.
 */
export async function readBalanceHistory({ db, now }: Deps, userId: string, days: number): Promise<BalancePoint[]> {
  const today = Math.floor(now() / DAY) * DAY;
  const from = today - (days - 1) * DAY;
  const [lines, balance] = await db.snapshot((read) =>
    Promise.all([listBalancesSince(read, userId, from), readBalance(read, userId, 'USD')]),
  );
  const [first] = lines;
  let cents = first ? first.balanceAfter - first.amount : balance;
  let next = 0;
  return Array.from({ length: days }, (_, n) => {
    const at = from + n * DAY;
    for (let line = lines[next]; line && line.at < at + DAY; line = lines[++next]) cents = line.balanceAfter;
    return { at, cents };
  });
}
