import { Refused } from '../../domain/shared/refusals.ts';
import { decodeCursor, encodeCursor } from '../schema/connection.ts';

/** A place in the log of an account, as those outside know it. It names the account, so that no other goes on with it. */
export const eventCursor = (userId: string, seq: number): string => encodeCursor([seq, userId]);

/** The number that a cursor of an account names; null without one. @throws Refused BAD_INPUT */
export function eventSeqOf(cursor: string | null | undefined, userId: string): number | null {
  const key = decodeCursor(cursor);
  if (key === null) return null;
  if (key[1] !== userId) throw new Refused('BAD_INPUT', { field: 'after' });
  return key[0];
}
