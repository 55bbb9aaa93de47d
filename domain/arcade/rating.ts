/**
 * How strong a player is in a game, by Elo: 400 points are ten to one. The step is the same for everybody and forever:
 * free mode pays by it, and a step that shrinks could be farmed (docs/decisions/arcade-money.md). Fractions are kept, nothing is played
 * again by them.
 */
export const NEW_RATING = 1_000;

/** Stored ratings are in millionths. */
export const microOf = (rating: number): number => Math.round(rating * 1_000_000);
export const ratingOf = (micro: number): number => micro / 1_000_000;

export const RATING_MOVE = 32;

/** What one run came to beside another. */
export interface Meeting {
  /** The rating of the other player at that time. */
  readonly rating: number;
  /** 1 for a better run, 0 for a worse one, a half for an equal one. */
  readonly outcome: 0 | 0.5 | 1;
}

export const winChance = (rating: number, other: number): number => 1 / (1 + 10 ** ((other - rating) / 400));

/** After a counted run; however many were met, they make one step together. Nobody met, nothing moves. */
export function ratingAfter(rating: number, meetings: readonly Meeting[]): number {
  if (meetings.length === 0) return rating;
  const surplus = meetings.reduce((sum, { rating: other, outcome }) => sum + outcome - winChance(rating, other), 0);
  return rating + (RATING_MOVE * surplus) / meetings.length;
}

/** From so many rated runs of a game on a player stands on its board. */
export const RATED_RUNS_TO_LEAD = 10;
