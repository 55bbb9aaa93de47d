import type { Currency } from '../shared/money.ts';
import { type Difference, restsOn } from '../wallet/alerts.ts';
import { prizeShares, winnerOf } from './prizes.ts';
import { entrantOf } from './result.ts';
import type { RunSign } from './signs.ts';

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

/** A run as far as its win can have to wait. */
interface SignedRun {
  readonly id: string;
  readonly userId: string;
  readonly score: number | null;
  readonly tieBreak: number | null;
  readonly signs: readonly RunSign[] | null;
}

interface Held {
  readonly currency: Currency;
  readonly heldAt: number | null;
  readonly bracketId: string | null;
}

/** Of the runs of a contest that all have played those with signs that would win money: it waits for staff, once. */
export function winsToReview<R extends SignedRun>({ currency, heldAt, bracketId }: Held, played: readonly R[]): R[] {
  if (currency !== 'USD' || heldAt !== null) return [];
  const entrants = played.map(entrantOf);
  const shares = prizeShares(entrants) ?? [];
  // Whoever goes on from a pair of a bracket may win its money.
  const wins = (userId: string): boolean =>
    bracketId === null
      ? shares.some((share) => share.userId === userId && share.parts > 0)
      : winnerOf(entrants) === userId;
  return played.filter(({ userId, signs }) => signs !== null && wins(userId));
}

/** What staff are told of wins that wait. */
export function heldWin(contestId: string, odd: readonly SignedRun[]): Difference {
  const carried = odd.map(({ id, signs }) => `run ${id}: ${signs?.join(', ')}`).join('; ');
  return {
    kind: 'arcade-held',
    message: `a win of the arcade waits to be looked at, and is paid after a day unless decided: ${carried}`,
    subject: contestId,
    currency: null,
    sides: [],
    players: odd.map(({ userId }) => userId),
    evidence: restsOn(
      'run',
      odd.map(({ id }) => id),
    ),
  };
}
