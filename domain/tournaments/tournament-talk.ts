import { DAY } from '../shared/time.ts';
import type { TournamentStatus } from './tournament.ts';

/** So long after the end those who took part still write; then it can be read alone. */
export const TALK_AFTER_END = 7 * DAY;

interface TalkedAbout {
  readonly status: TournamentStatus;
  readonly organiserId: string;
  /** When it was completed or cancelled; null before. */
  readonly endedAt: number | null;
}

interface Talker {
  readonly id: string;
  readonly isStaff: boolean;
  /** Has a place, waits for one, was not there, or plays for a team or is asked to. */
  readonly takesPart: boolean;
}

/** Whether the end is so long ago that nothing is said any more. */
export const isTalkOver = ({ endedAt }: Pick<TalkedAbout, 'endedAt'>, now: number): boolean =>
  endedAt !== null && now >= endedAt + TALK_AFTER_END;

/** Whether somebody writes in the chat of a tournament now: those who take part, its organiser and staff. */
export const maySpeak = (tournament: TalkedAbout, who: Talker, now: number): boolean =>
  !isTalkOver(tournament, now) && (who.takesPart || who.isStaff || who.id === tournament.organiserId);

/** Whether there is a chat, which a draft has not. */
export const isTalkedAbout = ({ status }: Pick<TalkedAbout, 'status'>): boolean => status !== 'draft';
