import {
  type Contest,
  type Standing,
  CONTESTED,
  countsFrom,
  isDue,
  needsRecording,
  passDeadline,
  report,
} from '../disputes/contest.ts';
import { recordingMissing } from '../battles/report-result.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { MINUTE } from '../shared/time.ts';
import type { Said } from './change-bracket.ts';
import type { BestOf, Pair, Side } from './graph.ts';

export const MEETING_STATUSES = ['waiting', 'check-in', 'playing', 'reported', 'disputed', 'decided'] as const;

/** What one side says of the result. */
export interface PlayerReport {
  /** Games won, in the order of the slots. */
  readonly games: Pair<number>;
  /** The stream or recording; empty where none was needed. */
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
const SIDES = [0, 1] as const;
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

/** The side that has won more games. */
export const winnerOf = ([one, other]: Pair<number>): Side => (one > other ? 0 : 1);

const BOTH_OUT: Said = { winner: null, how: 'both-out' };

/** What the two have said, the first to speak first. */
export const reportsOf = (words: Meeting['words']) =>
  SIDES.flatMap((side) => (words[side] ? [{ ...words[side], side, claim: words[side].games }] : [])).toSorted(
    (a, b) => a.at - b.at,
  );

/** A match as a contest of two sides: its players report how many games each has won. */
const contestOf = ({ status, words, dueAt }: Meeting): Contest<Side, Pair<number>> => ({
  sides: SIDES,
  reports: reportsOf(words),
  closed: status === 'playing' || status === 'reported' ? null : 'MATCH_NOT_PLAYING',
  isContested: status === 'disputed',
  dueAt,
});

/** What the words of the two make of a match. */
function becomes(meeting: Meeting, standing: Standing<Pair<number> | null>): MeetingTransition {
  switch (standing.kind) {
    case 'settled': {
      const games = standing.by;
      return over(meeting, games ? { winner: winnerOf(games), how: 'played', games } : BOTH_OUT);
    }
    case 'contested':
      // No clock runs against a dispute; the bracket goes on around it.
      return { meeting: { ...meeting, status: 'disputed', dueAt: null }, result: null, event: 'match.disputed' };
    case 'waits':
      return {
        meeting: { ...meeting, status: 'reported', dueAt: standing.until },
        result: null,
        event: 'match.reported',
      };
  }
}

/** What somebody has contested waits for staff, whatever was decided of it. */
export const disputeMatch = (meeting: Meeting): MeetingTransition => becomes(meeting, CONTESTED);

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

/** One side's report: as in every contest of two sides, two that are the same settle. Refusals: MATCH_NOT_PLAYING, ALREADY_REPORTED, RECORDING_REQUIRED. */
export function reportMatch(meeting: Meeting, side: Side, said: PlayerReport): Ruling<MeetingTransition> {
  const contest = contestOf(meeting);
  const told = { side, claim: said.games };
  const ruling = report(contest, told, said.at, MATCH_CONTEST);
  if (!ruling.ok) return ruling;
  if (said.recordingUrl === '' && needsRecording(contest, told, winnerOf(said.games) === side))
    return recordingMissing();
  const words = withSide(meeting.words, side, { ...said, at: countsFrom(said.at, reportsOf(meeting.words)) });
  return allow(becomes({ ...meeting, words }, ruling.value));
}

/** What the server does by itself; null when nothing is due. Nothing here waits for an organiser. */
export function passMatchDeadline(meeting: Meeting, now: number): MeetingTransition | null {
  if (meeting.status === 'check-in' && isDue(meeting, now)) {
    const [one, other] = meeting.here;
    return over(meeting, one === other ? BOTH_OUT : { winner: one ? 0 : 1, how: 'forfeit' });
  }
  const standing = passDeadline(contestOf(meeting), now);
  return standing && becomes(meeting, standing);
}
