import type { ArcadeMode } from './games.ts';

/** What of a run decides whether others can watch it. */
export interface SharedRun {
  readonly mode: ArcadeMode;
  readonly isCounted: boolean;
  readonly isContestSettled: boolean;
  /** Null where it is no pair of a bracket. */
  readonly isBracketSettled: boolean | null;
}

/**
 * Whether a run can be watched by those who were not in its contest: only once nobody can use it any more, neither on its
 * course nor in the next round against its player. Practice is one's own.
 */
export const isShareable = ({ mode, isCounted, isContestSettled, isBracketSettled }: SharedRun): boolean =>
  mode !== 'practice' && isCounted && isContestSettled && isBracketSettled !== false;
