import { type MatchState, type Result, fold } from '../tournaments/fold.ts';
import { buildGraph, item } from '../tournaments/graph.ts';
import { type Share, splitPool } from '../wallet/stakes.ts';
import { winnerOf } from './prizes.ts';
import { type Entrant, placesOf } from './result.ts';

/** Brackets are of four or eight players, all of whom have paid one entry. */
export const BRACKET_SIZES = [4, 8] as const;
export type BracketSize = (typeof BRACKET_SIZES)[number];

/** Hundredths of the pool for each place that is paid, the best first: the winner, the other finalist, the semi-finalists. */
const PARTS: Readonly<Record<BracketSize, readonly number[]>> = { 4: [70, 30], 8: [50, 30, 10, 10] };

/** So many rounds a bracket has. */
export const roundsOf = (size: BracketSize): number => Math.log2(size);

/** A pair that is equal to the tie-break plays one more course; after it the better seed goes on. */
const COURSES_A_PAIR = 2;

export interface PlacePrize {
  /** Hundredths of the pool. */
  readonly part: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
}

/** What each place that is paid gets of a full bracket, the best first, by the rule that divides the pool. */
export function placePrizes(size: BracketSize, entry: number): PlacePrize[] {
  const shares = PARTS[size].map((parts, n) => ({ userId: String(n), parts }));
  return splitPool(size * entry, shares).map(({ amount }, n) => ({ part: shares[n]?.parts ?? 0, amount }));
}

export const isBracketSize = (size: number): size is BracketSize => BRACKET_SIZES.some((known) => known === size);

/** What became of a pair: who goes on, or that nobody does because no run counts. */
export interface PairOutcome {
  readonly winnerId: string | null;
}

/** Two players that meet on a course of their own; null where nobody came up. */
export type Pair = readonly [string | null, string | null];

/** A bracket as it stands: players by rating, the best first, and the outcomes of pairs round by round. */
export interface Bracket {
  readonly size: BracketSize;
  readonly seeds: readonly string[];
  readonly rounds: readonly (readonly (PairOutcome | null)[])[];
}

/** What is stored of a course that a pair was given. */
interface Course {
  readonly round: number | null;
  readonly pair: number | null;
  readonly state: string;
  readonly advancedId: string | null;
}

/** The newest course of a pair, of those of its bracket from the oldest on: the one before it came to nothing. */
export const newestOf = <C extends Pick<Course, 'round' | 'pair'>>(courses: readonly C[], round: number, n: number) =>
  courses.findLast((course) => course.round === round && course.pair === n);

/** A bracket as it follows from what is stored: its seats, and the courses that its pairs were given. */
export function bracketOf(
  { size }: { readonly size: number },
  seats: readonly { readonly userId: string; readonly seed: number | null }[],
  courses: readonly Course[],
): Bracket {
  const known: BracketSize = size === 4 ? 4 : 8;
  const outcome = (round: number, n: number): PairOutcome | null => {
    const course = newestOf(courses, round, n);
    return course?.state === 'settled' ? { winnerId: course.advancedId } : null;
  };
  return {
    size: known,
    seeds: seats
      .flatMap(({ userId, seed }) => (seed === null ? [] : [{ userId, seed }]))
      .toSorted((one, other) => one.seed - other.seed)
      .map(({ userId }) => userId),
    rounds: [0, 1, 2].map((round) => Array.from({ length: known / 2 ** (round + 1) }, (_, n) => outcome(round, n))),
  };
}

/** What a pair comes to by its runs on the newest of so many courses; null where it plays one more. */
export function decidePair(
  entrants: readonly Entrant[],
  seeds: readonly string[],
  courses: number,
): PairOutcome | null {
  if (placesOf(entrants)[0]?.length !== 2) return { winnerId: winnerOf(entrants) };
  if (courses < COURSES_A_PAIR) return null;
  return { winnerId: seeds.find((seed) => entrants.some(({ userId }) => userId === seed)) ?? null };
}

/** A pair of a bracket, known as soon as all pairs of the round before are decided. */
export interface BracketPair {
  /** From 0. */
  readonly round: number;
  /** From 0 within its round, from the top. */
  readonly n: number;
  readonly pair: Pair;
  /** Null while it is open. Whoever comes up without an opponent goes on without playing. */
  readonly outcome: PairOutcome | null;
}

const isOpen = ({ state }: MatchState): boolean => state === 'open' || state === 'ready';

/**
 * All pairs that are known by now, round by round, the last being the one that is played, or over: the matches of a
 * tournament of single elimination, in which a pair that sends nobody on is one whose both are out.
 */
export function bracketPairs({ size, seeds, rounds }: Bracket): BracketPair[] {
  const graph = buildGraph({ format: { kind: 'single', third: false }, entrants: size, bestOf: [1] });
  const facts: Result[] = [];
  graph.matches.forEach(({ round, spot }, match) => {
    const { slots, state } = item(fold(graph, facts).matches, match);
    const outcome = rounds[round - 1]?.[spot];
    if (state !== 'ready' || !outcome) return;
    const winner = ([0, 1] as const).find((side) => seeds[slots[side]] === outcome.winnerId) ?? null;
    facts.push({ kind: 'result', match, pair: slots, winner, how: winner === null ? 'both-out' : 'played' });
  });
  const { matches } = fold(graph, facts);
  const playerOf = (seed: number): string | null => seeds[seed] ?? null;
  const played = Math.min(...graph.matches.flatMap(({ round }, id) => (isOpen(item(matches, id)) ? [round] : [])));
  return graph.matches.flatMap(({ round, spot }, id) => {
    const match = item(matches, id);
    if (round > played) return [];
    const [one, other] = match.slots;
    const outcome = isOpen(match) ? null : { winnerId: playerOf(match.winner) };
    return [{ round: round - 1, n: spot, pair: [playerOf(one), playerOf(other)], outcome }];
  });
}

/** Who is to play now: pairs of two whose outcome is open. */
export const openPairs = (bracket: Bracket): BracketPair[] =>
  bracketPairs(bracket).filter(({ outcome }) => outcome === null);

export const isOver = (bracket: Bracket): boolean => openPairs(bracket).length === 0;

/**
 * Everybody's place in a bracket that is over: 1, 2, then 3 for those who were out in the round before the final, and 5
 * for those before that, also where nobody stands between.
 */
export function bracketPlaces(bracket: Bracket): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const last = roundsOf(bracket.size) - 1;
  for (const { round, pair, outcome } of bracketPairs(bracket))
    for (const player of pair)
      if (player !== null)
        places.set(player, round === last && player === outcome?.winnerId ? 1 : 2 ** (last - round) + 1);
  return places;
}

/**
 * Who is paid which part of the pool. A place that nobody reached goes to the winner. Null while pairs are open, and
 * where nobody is left, when everybody gets entry and fee back: `isOver` tells the two apart.
 */
export function bracketShares(bracket: Bracket): Share[] | null {
  const parts = PARTS[bracket.size];
  const [winner, ...others] = [...bracketPlaces(bracket)]
    .toSorted(([one, place], [other, otherPlace]) => place - otherPlace || (one < other ? -1 : 1))
    .flatMap(([userId, place]) => (place <= parts.length ? [{ userId, place, parts: parts[place - 1] ?? 0 }] : []));
  if (winner?.place !== 1) return null;
  const paid = others.map(({ userId, parts: own }) => ({ userId, parts: own }));
  return [{ userId: winner.userId, parts: paid.reduce((left, share) => left - share.parts, 100) }, ...paid];
}
