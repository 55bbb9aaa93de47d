import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** Characters of a note, without the spaces around it. */
export const NOTE_MAX = 1_000;
/** How many players one may have a note about. */
export const NOTES_MAX = 200;

/** What a player has written about another, for nobody else to read. */
export interface Note {
  readonly authorId: string;
  readonly aboutId: string;
  readonly text: string;
  /** When the text last became another one, in epoch milliseconds. */
  readonly changedAt: number;
}

interface Standing {
  /** The author's note about the same player; null without one. */
  readonly known: Pick<Note, 'text' | 'changedAt'> | null;
  /** How many notes the author has. */
  readonly count: number;
}

/**
 * What is to stand in the place of the note that the author has about a player; null for nothing. The same text again is
 * the same note, so that a call may be repeated.
 */
export function setNote(wish: Omit<Note, 'changedAt'>, { known, count }: Standing, now: number): Ruling<Note | null> {
  if (wish.authorId === wish.aboutId) return refuse('ONESELF');
  if (wish.text === '') return allow(null);
  if (known === null && count >= NOTES_MAX) return refuse('LIST_FULL', { data: { max: NOTES_MAX } });
  return allow({ ...wish, changedAt: known?.text === wish.text ? known.changedAt : now });
}
