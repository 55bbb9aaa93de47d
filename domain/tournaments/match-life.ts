import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';
import type { Said } from './change-bracket.ts';
import type { BestOf, Pair, Side } from './graph.ts';

export const MEETING_STATUSES = ['waiting', 'check-in', 'playing', 'reported', 'disputed', 'decided'] as const;

/** What one side says of the result. */
export interface PlayerReport {
  /** Games won, in the order of the slots. */
  readonly games: Pair<number>;
  /** The stream or recording. */
  readonly recordingUrl: string;
  readonly at: number;
}

/** How far the two of a match have come with playing it. It belongs to its pair: other slots, another meeting. */
export interface Meeting {
  readonly status: (typeof MEETING_STATUSES)[number];
  readonly here: Pair<boolean>;
  readonly words: Pair<PlayerReport | null>;
  /** When both were there; null before, and where the match began before this was kept. */
  readonly begunAt: number | null;
  /** When the server acts by itself; null where no clock runs. */
  readonly dueAt: number | null;
}

export type MeetingEvent = 'match.here' | 'match.begun' | 'match.reported' | 'match.disputed' | 'match.decided';

/** What becomes of a meeting, and what the bracket learns. */
export interface MeetingTransition {
  readonly meeting: Meeting;
  readonly result: Said | null;
  readonly event: MeetingEvent;
}

/** How long the two of a called match have to say that they are there. */
export const MATCH_CHECK_IN = 10 * MINUTE;
/** How long one game may take; a best of n has n times this. */
export const GAME_WINDOW = 60 * MINUTE;
/** One report stands after this long unless contradicted. */
export const MATCH_CONTEST = 15 * MINUTE;

const NOBODY_HERE: Pair<boolean> = [false, false];
const NO_WORDS: Pair<PlayerReport | null> = [null, null];

export const waiting: Meeting = {
  status: 'waiting',
  here: NOBODY_HERE,
  words: NO_WORDS,
  begunAt: null,
  dueAt: null,
};
export const decided: Meeting = { ...waiting, status: 'decided' };
export const callMatch = (now: number): Meeting => ({ ...waiting, status: 'check-in', dueAt: now + MATCH_CHECK_IN });

const withSide = <T>([one, other]: Pair<T>, side: Side, value: T): Pair<T> =>
  side === 0 ? [value, other] : [one, value];

const over = (meeting: Meeting, result: Said): MeetingTransition => ({
  meeting: { ...meeting, status: 'decided', dueAt: null },
  result,
  event: 'match.decided',
});

const wonBy = ({ games }: PlayerReport): Said => ({ winner: games[0] > games[1] ? 0 : 1, how: 'played', games });

/** Says that one side is there; once both are, the match begins. Refusals: MATCH_NOT_CALLED. */
export function checkIn(meeting: Meeting, side: Side, bestOf: BestOf, now: number): Ruling<MeetingTransition> {
  if (meeting.status !== 'check-in') return refuse('MATCH_NOT_CALLED');
  const here = withSide(meeting.here, side, true);
  return here[0] && here[1]
    ? allow({
        meeting: { ...meeting, here, status: 'playing', begunAt: now, dueAt: now + bestOf * GAME_WINDOW },
        result: null,
        event: 'match.begun',
      })
    : allow({ meeting: { ...meeting, here }, result: null, event: 'match.here' });
}

/** One side's report. Two that agree decide, two that do not are a dispute. Refusals: MATCH_NOT_PLAYING, ALREADY_REPORTED. */
export function reportMatch(meeting: Meeting, side: Side, report: PlayerReport): Ruling<MeetingTransition> {
  if (meeting.status !== 'playing' && meeting.status !== 'reported') return refuse('MATCH_NOT_PLAYING');
  if (meeting.words[side]) return refuse('ALREADY_REPORTED');
  const other = meeting.words[side === 0 ? 1 : 0];
  const next = { ...meeting, words: withSide(meeting.words, side, report) };
  if (!other)
    return allow({
      meeting: { ...next, status: 'reported', dueAt: report.at + MATCH_CONTEST },
      result: null,
      event: 'match.reported',
    });
  if (other.games.join() === report.games.join()) return allow(over(next, wonBy(report)));
  // No clock runs against a dispute; the bracket goes on around it.
  return allow({ meeting: { ...next, status: 'disputed', dueAt: null }, result: null, event: 'match.disputed' });
}

/** What the server does by itself; null when nothing is due. Nothing here waits for an organiser. */
export function passMatchDeadline(meeting: Meeting, now: number): MeetingTransition | null {
  if (meeting.dueAt === null || now < meeting.dueAt) return null;
  const report = meeting.words[0] ?? meeting.words[1];
  if (report) return over(meeting, wonBy(report));
  const [one, other] = meeting.status === 'check-in' ? meeting.here : NOBODY_HERE;
  if (one !== other) return over(meeting, { winner: one ? 0 : 1, how: 'forfeit' });
  return over(meeting, { winner: null, how: 'both-out' });
}
