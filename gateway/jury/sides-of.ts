import type { JuryChoice } from '../../domain/jury/jury.ts';
import type { Contest, Side } from '../kernel/manifest/contested.ts';

/**
 * The two sides of a contest as a jury reads them, A and B: by their ids, so that nothing tells who challenged whom.
 * Null where there are not two.
 */
export function sidesOf({ sides }: Contest): { readonly a: Side; readonly b: Side } | null {
  const [a, b, ...more] = sides.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return a && b && more.length === 0 ? { a, b } : null;
}

/** What a choice says: the id of a side, null for nobody. */
export const sideIdOf = (sides: { readonly a: Side; readonly b: Side }, choice: JuryChoice): string | null =>
  choice === 'neither' ? null : sides[choice].id;
