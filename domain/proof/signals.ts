import { type Feeds, type Seat, type Verdict, SEATS, otherSeat } from './cross-check.ts';

/** What people look at when it happens again and again with the same players. */
export const SIGNALS = ['contradiction', 'two-writers', 'silence', 'one-network', 'one-machine'] as const;
export type Signal = (typeof SIGNALS)[number];

/** Whom a signal is about: one player of the battle, or both where it cannot be said which. */
export const SIGNAL_SEATS = ['creator', 'opponent', 'both'] as const;
export type SignalSeat = (typeof SIGNAL_SEATS)[number];

export interface SignalOf {
  readonly kind: Signal;
  readonly seat: SignalSeat;
}

const silentIn = (verdict: Verdict): Seat | null => {
  if (verdict.kind === 'one-sided') return otherSeat(verdict.winner);
  return verdict.kind === 'concession' ? verdict.winner : null;
};

/**
 * What the two feeds of a battle that is over leave for the desk. None of it decides anything.
 * @param isOneMachine whether both players have signed in from one browser
 */
export function signalsOf(feeds: Feeds, verdict: Verdict, isOneMachine: boolean): SignalOf[] {
  const signals: SignalOf[] = [];
  if (verdict.kind === 'contradiction') signals.push({ kind: 'contradiction', seat: 'both' });
  for (const seat of SEATS) if (feeds[seat].flags.includes('two-writers')) signals.push({ kind: 'two-writers', seat });
  // Whoever was never heard has no game connected; silence is a game that was heard and stopped.
  const silent = silentIn(verdict);
  if (silent !== null && feeds[silent].startedAt !== null) signals.push({ kind: 'silence', seat: silent });
  const { creator, opponent } = feeds;
  if (creator.sources.some((source) => opponent.sources.includes(source)))
    signals.push({ kind: 'one-network', seat: 'both' });
  if (isOneMachine) signals.push({ kind: 'one-machine', seat: 'both' });
  return signals;
}

/** Battles in which a player's game fell silent, from which on it is a habit. */
const HABIT_MIN = 3;

/** Whether a game falls silent too often to be a line that breaks: in at least a third of what it was heard in. */
export const isHabit = (silences: number, heard: number): boolean => silences >= HABIT_MIN && silences * 3 >= heard;
