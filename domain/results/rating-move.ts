/** Why a rating has moved by a battle, or has not. */
export const RATING_REASONS = ['won', 'lost', 'day-limit', 'kept'] as const;
export type RatingReason = (typeof RATING_REASONS)[number];

/** What a player is told of the rating in a game after a battle. */
interface RatingMove {
  readonly before: number;
  readonly after: number;
  readonly reason: RatingReason;
}

/**
 * How a counted battle has moved a rating, and why. A win never lowers a rating and a loss never raises it: what says
 * otherwise was put right after it had counted, and ratings are not taken back.
 * @param result as it stands; null where the battle is void
 */
export function ratingMove(before: number, after: number, result: 'win' | 'loss' | null): RatingMove {
  const isRightWay = result === 'win' ? after >= before : result === 'loss' && after <= before;
  return { before, after, reason: isRightWay ? (result === 'win' ? 'won' : 'lost') : 'kept' };
}
