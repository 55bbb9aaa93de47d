import { formatCents } from '../format/format.ts';
import type { FundsQuery } from './operations/__generated__/funds.gql.ts';

export type FundLimits = FundsQuery['fundLimits'];
export type Funds = FundsQuery['funds'];

interface UsedLimit {
  readonly maxCents: number;
  readonly usedCents: number;
}

export const leftOf = ({ maxCents, usedCents }: UsedLimit): number => Math.max(0, maxCents - usedCents);

function limitFault(cents: number, what: string, day: UsedLimit, month: UsedLimit): string | null {
  for (const [limit, period] of [
    [day, 'day'],
    [month, 'month'],
  ] as const) {
    if (cents > leftOf(limit))
      return `Your ${what} limit is ${formatCents(limit.maxCents)} a ${period}; ${formatCents(leftOf(limit))} of it is left.`;
  }
  return null;
}

/**
 * Why so much cannot be paid in; null when it can, as far as the page knows. The server holds the same rules, and those
 * that the player has set.
 */
export function depositFault(cents: number | null, limits: FundLimits): string | null {
  if (cents === null) return 'Enter an amount, like 50 or 47.50.';
  if (cents < limits.depositMinCents) return `The smallest deposit is ${formatCents(limits.depositMinCents)}.`;
  return limitFault(cents, 'deposit', limits.depositDay, limits.depositMonth);
}

/** Why so much cannot be paid out; null as above. */
export function withdrawalFault(cents: number | null, limits: FundLimits, funds: Funds): string | null {
  if (cents === null) return 'Enter an amount, like 50 or 47.50.';
  if (cents < limits.withdrawalMinCents) return `The smallest withdrawal is ${formatCents(limits.withdrawalMinCents)}.`;
  const fault = limitFault(cents, 'withdrawal', limits.withdrawalDay, limits.withdrawalMonth);
  if (fault !== null) return fault;
  const totalCents = cents + limits.withdrawalFeeCents;
  if (totalCents <= funds.withdrawableCents) return null;
  const fee = limits.withdrawalFeeCents === 0 ? '' : ` with the fee of ${formatCents(limits.withdrawalFeeCents)}`;
  return `This takes ${formatCents(totalCents)}${fee}, and ${formatCents(funds.withdrawableCents)} is available to withdraw.`;
}

/** The most that can be paid out now; 0 when it is less than the least withdrawal. */
export function withdrawalMostCents(limits: FundLimits, funds: Funds): number {
  const most = Math.min(
    funds.withdrawableCents - limits.withdrawalFeeCents,
    leftOf(limits.withdrawalDay),
    leftOf(limits.withdrawalMonth),
  );
  return most < limits.withdrawalMinCents ? 0 : most;
}
