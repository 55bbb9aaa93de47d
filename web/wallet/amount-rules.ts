import { DEPOSIT_CENTS_MAX } from '../../domain/wallet/payments.ts';
import { sayRefusal } from '../data/sentences.ts';
import { formatCents } from '../format/format.ts';
import { NO_AMOUNT } from '../forms/stake-problem.ts';
import type { FundsQuery } from './operations/__generated__/wallet.gql.ts';
import * as t from './__generated__/messages.ts';

export type FundLimits = FundsQuery['fundLimits'];
export type Funds = FundsQuery['funds'];

interface UsedLimit {
  readonly maxCents: number;
  readonly usedCents: number;
}

export const leftOf = ({ maxCents, usedCents }: UsedLimit): number => Math.max(0, maxCents - usedCents);

function limitFault(cents: number, day: UsedLimit, month: UsedLimit): string | null {
  for (const [limit, period] of [
    [day, 'day'],
    [month, 'month'],
  ] as const) {
    if (cents > leftOf(limit))
      return sayRefusal('LIMIT_EXCEEDED', { maxCents: limit.maxCents, leftCents: leftOf(limit), period });
  }
  return null;
}

/**
 * Why so much cannot be paid in; null when it can, as far as the page knows. The server holds the same rules, and those
 * that the player has set.
 */
export function depositFault(cents: number | null, limits: FundLimits): string | null {
  if (cents === null) return NO_AMOUNT;
  if (cents < limits.depositMinCents || cents > DEPOSIT_CENTS_MAX)
    return sayRefusal('AMOUNT_OUT_OF_BOUNDS', { minCents: limits.depositMinCents, maxCents: DEPOSIT_CENTS_MAX });
  return limitFault(cents, limits.depositDay, limits.depositMonth);
}

/** Why so much cannot be paid out; null as above. Of a creator's income no more goes than waits. */
export function withdrawalFault(
  cents: number | null,
  limits: FundLimits,
  funds: Funds,
  incomeCents: number | null = null,
): string | null {
  if (cents === null) return NO_AMOUNT;
  if (cents < limits.withdrawalMinCents)
    return sayRefusal('AMOUNT_OUT_OF_BOUNDS', { minCents: limits.withdrawalMinCents });
  if (incomeCents !== null && cents > incomeCents)
    return sayRefusal('AMOUNT_OUT_OF_BOUNDS', { minCents: limits.withdrawalMinCents, maxCents: incomeCents });
  const fault = limitFault(cents, limits.withdrawalDay, limits.withdrawalMonth);
  if (fault !== null) return fault;
  const totalCents = cents + limits.withdrawalFeeCents;
  if (totalCents <= funds.withdrawableCents) return null;
  const sums = { total: formatCents(totalCents), withdrawable: formatCents(funds.withdrawableCents) };
  return limits.withdrawalFeeCents === 0
    ? t.thisTakesTotal(sums)
    : t.thisTakesTotalWithTheFee({ ...sums, fee: formatCents(limits.withdrawalFeeCents) });
}

/** The most that can be paid out now; 0 when it is less than the least withdrawal. */
export function withdrawalMostCents(limits: FundLimits, funds: Funds, incomeCents: number | null = null): number {
  const most = Math.min(
    incomeCents ?? Infinity,
    funds.withdrawableCents - limits.withdrawalFeeCents,
    leftOf(limits.withdrawalDay),
    leftOf(limits.withdrawalMonth),
  );
  return most < limits.withdrawalMinCents ? 0 : most;
}
