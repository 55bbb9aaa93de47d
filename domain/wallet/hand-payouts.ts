import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, dayStart, utcDay } from '../shared/time.ts';
import { PROVIDER_PAYOUT_STATUSES, type ProviderPayoutStatus, type WithdrawalStatus } from './payments.ts';

export const MANUAL_PREFIX = 'manual_';

/** What a payout is called that people make by hand, because the provider cannot. */
export const manualRef = (withdrawalId: string): string => `${MANUAL_PREFIX}${withdrawalId}`;
export const isManualPayout = (ref: string | null): boolean => ref?.startsWith(MANUAL_PREFIX) ?? false;

/** A payout by hand, as far as it matters who may say how it ended. */
export interface HandPayout {
  readonly status: WithdrawalStatus;
  readonly amountCents: number;
  /** From this amount on one administrator alone brings no money back. */
  readonly doubleFromCents: number;
  /** Who was shown the account last, or has marked it as sent; null for nobody yet. */
  readonly handledBy: string | null;
}

/**
 * Whether an administrator may say that a payout by hand ended so. To say that it was sent closes it, and gives nobody
 * anything. That it was not, or that it came back, gives the money to the player again: of a large one whoever may have
 * sent it does not say so alone. Refusals: PAYMENT_NOT_WAITING, SECOND_ADMINISTRATOR.
 */
export function endByHand(payout: HandPayout, told: ProviderPayoutStatus, staffId: string): Ruling<null> {
  const { status, amountCents, doubleFromCents, handledBy } = payout;
  if (status !== (told === 'returned' ? 'paid' : 'approved')) return refuse('PAYMENT_NOT_WAITING');
  if (told !== 'paid' && amountCents >= doubleFromCents && handledBy === staffId) return refuse('SECOND_ADMINISTRATOR');
  return allow(null);
}

/** All that an administrator may say now of how it ended. */
export const endsByHand = (payout: HandPayout, staffId: string): readonly ProviderPayoutStatus[] =>
  PROVIDER_PAYOUT_STATUSES.filter((told) => endByHand(payout, told, staffId).ok);

/** The day on which the bank sent it: since it was asked for and until now, with a day more for other time zones. */
export const acceptSentOn = (day: string, requestedAt: number, now: number): Ruling<string> =>
  dayStart(day) !== null && day >= utcDay(requestedAt - DAY) && day <= utcDay(now + DAY)
    ? allow(day)
    : refuse('BAD_INPUT', { field: 'sentOn' });
