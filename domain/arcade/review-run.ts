/** What of a run decides whether staff look into it. */
export interface ReviewedRun {
  readonly isRefused: boolean;
  /** Whether the money of its contest waits for staff, or has waited. */
  readonly isHeld: boolean;
  readonly isContestOpen: boolean;
}

/**
 * Whether staff see a run in whole: one that was refused, and those of a win that is or was held. Never while somebody may
 * still play on its course, which they would know; nobody enters a contest that is held.
 */
export const isReviewed = ({ isRefused, isHeld, isContestOpen }: ReviewedRun): boolean =>
  isHeld || (isRefused && !isContestOpen);
