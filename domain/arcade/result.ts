import type { Result } from './run.ts';

/** What places go by. */
export type Score = Pick<Result, 'score' | 'tieBreak'>;

/** Whoever has paid in. */
export interface Entrant {
  readonly userId: string;
  /** Null for a run that does not count: none was handed in, or nobody can have played it. */
  readonly result: Score | null;
}

/** What a stored run came to; null for one that does not count. */
export const scoreOf = ({ score, tieBreak }: { readonly [K in keyof Score]: number | null }): Score | null =>
  score === null || tieBreak === null ? null : { score, tieBreak };

export const entrantOf = (
  run: { readonly userId: string } & { readonly [K in keyof Score]: number | null },
): Entrant => ({ userId: run.userId, result: scoreOf(run) });

export type CountedEntrant = Entrant & { readonly result: Score };

export const isCounted = (entrant: Entrant): entrant is CountedEntrant => entrant.result !== null;

/** Negative where the first is better, 0 where nothing tells them apart. */
export const compareResults = (one: Score, other: Score): number =>
  other.score - one.score || other.tieBreak - one.tieBreak;

/** Those that count, best first, equals together, in the order of their ids. */
export function placesOf(entrants: readonly Entrant[]): CountedEntrant[][] {
  const counted = entrants
    .filter(isCounted)
    .toSorted((one, other) => compareResults(one.result, other.result) || (one.userId < other.userId ? -1 : 1));
  const places: CountedEntrant[][] = [];
  for (const entrant of counted) {
    const last = places.at(-1);
    if (last?.[0] && compareResults(last[0].result, entrant.result) === 0) last.push(entrant);
    else places.push([entrant]);
  }
  return places;
}
