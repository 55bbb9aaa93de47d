import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { dayStart, utcDay } from '../shared/time.ts';
import type { VerificationStatus } from './roles.ts';

/** What an account knows of a player's age. */
export interface Birth {
  readonly verification: VerificationStatus;
  /** The date of birth on the documents, `YYYY-MM-DD`; null where none were checked, or it was not noted. */
  readonly bornOn: string | null;
  /** The one that the player has stated; null until it is asked for. */
  readonly statedBornOn: string | null;
}

/** Whether a date of birth is still to be asked for: documents that were checked make it needless. */
export const isBirthDateAsked = ({ verification, bornOn, statedBornOn }: Birth): boolean =>
  verification !== 'verified' && bornOn === null && statedBornOn === null;

/** A date of birth as players state it, however young they are: who is too young is told so where it matters. */
export function statedBirthDate(day: string, now: number): Ruling<string> {
  const isPast = dayStart(day) !== null && day >= '1900-01-01' && day < utcDay(now);
  return isPast ? allow(day) : refuse('BIRTH_DATE_UNUSABLE', { field: 'bornOn' });
}
