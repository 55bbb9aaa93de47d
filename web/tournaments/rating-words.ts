import { formatCount } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

/** The lowest and the highest rating; what is no number is no bound. */
interface Bounds {
  readonly minRating: unknown;
  readonly maxRating: unknown;
}

/** Which ratings a tournament is for, at least one of which is a bound. */
export function ratingWords({ minRating, maxRating }: Bounds): string {
  const [min, max] = [minRating, maxRating].map((one) => (typeof one === 'number' ? formatCount(one) : null));
  if (typeof min !== 'string') return t.ratingUpTo({ max: max ?? '' });
  return typeof max === 'string' ? t.ratingBetween({ min, max }) : t.ratingFrom({ min });
}
