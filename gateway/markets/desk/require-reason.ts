import { Refused } from '../../../domain/shared/refusals.ts';

/** Why somebody of the staff does something, in words that say something. @throws Refused BAD_INPUT */
export function requireReason(given: string, max: number): string {
  const reason = given.trim();
  if (reason === '' || reason.length > max) throw new Refused('BAD_INPUT', { field: 'reason', data: { max } });
  return reason;
}
