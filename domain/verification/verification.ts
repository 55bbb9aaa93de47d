import type { VerificationStatus } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY, dayStart, utcDay } from '../shared/time.ts';

export const VERIFICATION_OUTCOMES = ['pending', 'verified', 'refused'] as const;
export type VerificationOutcome = (typeof VERIFICATION_OUTCOMES)[number];

/** What a player hands in (WA-03). */
export const VERIFICATION_DOCUMENTS = ['identity', 'address'] as const;
export type VerificationDocument = (typeof VERIFICATION_DOCUMENTS)[number];

/** How old a proof of address may be (BC-09). */
export const ADDRESS_DAYS_MAX = 90;

/** How long a decision takes at the most, and at the least (BC-09). */
export const DECISION_HOURS = { min: 24, max: 48 } as const;

export const DOCUMENT_BYTES_MAX = 8_000_000;

/** An uploaded document that is not handed in is dropped after that. */
export const UNSUBMITTED_LIFE = DAY;

/** Refused documents are kept for questions, then dropped. */
export const REFUSED_LIFE = 30 * DAY;

/**
 * Whether a proof of address of this day still counts. The player's day may have begun before that of UTC, hence one
 * day of tolerance ahead.
 */
export function acceptAddressDay(day: string, now: number): Ruling<string> {
  const at = dayStart(day);
  const today = dayStart(utcDay(now)) ?? now;
  if (at === null || at > today + DAY || at < today - ADDRESS_DAYS_MAX * DAY)
    return refuse('BAD_INPUT', { field: 'addressIssuedOn', data: { maxDays: ADDRESS_DAYS_MAX } });
  return allow(day);
}

/** Whether a player may hand in documents now. */
export function maySubmit(verification: VerificationStatus): Ruling<null> {
  if (verification === 'pending') return refuse('VERIFICATION_PENDING');
  if (verification === 'verified') return refuse('BAD_INPUT', { field: 'verification' });
  return allow(null);
}

/** What staff decide over a request; nobody decides over the own one, nor twice. */
export function mayDecide(
  staffId: string,
  request: { readonly userId: string; readonly outcome: VerificationOutcome },
): Ruling<null> {
  if (request.userId === staffId) return refuse('OWN_ACCOUNT');
  if (request.outcome !== 'pending') return refuse('VERIFICATION_DECIDED');
  return allow(null);
}
