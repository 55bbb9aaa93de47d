import { type Share, splitPool } from '../wallet/stakes.ts';

/** Brackets are of four or eight players, all of whom have paid one entry. */
export const BRACKET_SIZES = [4, 8] as const;
export type BracketSize = (typeof BRACKET_SIZES)[number];

/** Hundredths of the pool: the winner, the other finalist, and what both other semi-finalists share. */
const PARTS: Readonly<Record<BracketSize, readonly [number, number, number]>> = { 4: [70, 30, 0], 8: [50, 30, 20] };

/** So many rounds a bracket has. */
export const roundsOf = (size: BracketSize): number => Math.log2(size);

/** A pair that is equal to the tie-break plays one more course; after it the better seed goes on. */
export const COURSES_A_PAIR = 2;

/** Hundredths of the pool for each place that is paid, the best first. */
export const placeParts = (size: BracketSize): readonly number[] => {
  const [first, other, semi] = PARTS[size];
  return semi > 0 ? [first, other, semi / 2, semi / 2] : [first, other];
};

export interface PlacePrize {
  /** Hundredths of the pool. */
  readonly part: number;
  /** In the smallest unit of the currency. */
  readonly amount: number;
}

/** What each place that is paid gets of a full bracket, the best first, by the rule that divides the pool. */
export function placePrizes(size: BracketSize, entry: number): PlacePrize[] {
  const shares = placeParts(size).map((parts, n) => ({ userId: String(n), parts }));
  return splitPool(size * entry, shares).map(({ amount }, n) => ({ part: shares[n]?.parts ?? 0, amount }));
}

export const isBracketSize = (size: number): size is BracketSize => BRACKET_SIZES.some((known) => known === size);

/** Places of the first round, from the top: the two best meet in the final at the earliest. */
const FIRST_ROUND: Readonly<Record<BracketSize, readonly number[]>> = {
  4: [0, 3, 1, 2],
  8: [0, 7, 3, 4, 1, 6, 2, 5],
};

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

/** Whoever comes up to a pair without an opponent goes on without playing. */
const freeWinner = ([one, other]: Pair): PairOutcome | null =>
  one !== null && other !== null ? null : { winnerId: one ?? other };

function pairsFrom(players: readonly (string | null)[]): Pair[] {
  return Array.from({ length: players.length / 2 }, (_, n) => [players[2 * n] ?? null, players[2 * n + 1] ?? null]);
}

/** All pairs that are known by now, round by round; the last round is the one that is played, or over. */
export function bracketPairs({ size, seeds, rounds }: Bracket): Pair[][] {
  const known = [pairsFrom(FIRST_ROUND[size].map((place) => seeds[place] ?? null))];
  for (let round = 0; ; round++) {
    const pairs = known[round] ?? [];
    const outcomes = pairs.map((pair, n) => freeWinner(pair) ?? rounds[round]?.[n] ?? null);
    if (pairs.length === 1 || outcomes.includes(null)) return known;
    known.push(pairsFrom(outcomes.map((outcome) => outcome?.winnerId ?? null)));
  }
}

/** What became of a pair, or null while it is open. */
export const outcomeOf = (bracket: Bracket, round: number, n: number): PairOutcome | null =>
  freeWinner(bracketPairs(bracket)[round]?.[n] ?? [null, null]) ?? bracket.rounds[round]?.[n] ?? null;

/** Who is to play now: pairs of two whose outcome is open. */
export function openPairs(bracket: Bracket): { readonly round: number; readonly n: number; readonly pair: Pair }[] {
  return bracketPairs(bracket).flatMap((pairs, round) =>
    pairs.flatMap((pair, n) => (outcomeOf(bracket, round, n) === null ? [{ round, n, pair }] : [])),
  );
}

/**
 * Who is paid which part of the pool. A place that nobody reached goes to the winner. Null while pairs are open, and
 * where nobody is left, when everybody gets entry and fee back: `isOver` tells the two apart.
 */
export function bracketShares(bracket: Bracket): Share[] | null {
  const known = bracketPairs(bracket);
  const lastRound = roundsOf(bracket.size) - 1;
  const final = known[lastRound]?.[0];
  const winnerId = outcomeOf(bracket, lastRound, 0)?.winnerId ?? null;
  if (!final || winnerId === null) return null;
  const losersOf = (pairs: readonly Pair[], winners: readonly (string | null)[]) =>
    pairs.flat().filter((player): player is string => player !== null && !winners.includes(player));
  const second = losersOf([final], [winnerId]);
  const semiFinalists = losersOf(known[lastRound - 1] ?? [], final).toSorted();
  const [first, other, semi] = PARTS[bracket.size];
  const paid = [
    ...second.map((userId) => ({ userId, parts: 2 * other })),
    ...(semi > 0 ? semiFinalists.map((userId) => ({ userId, parts: semi })) : []),
  ];
  const rest = paid.reduce((left, { parts }) => left - parts, 2 * (first + other + semi));
  return [{ userId: winnerId, parts: rest }, ...paid];
}

export const isOver = (bracket: Bracket): boolean => openPairs(bracket).length === 0;

/**
 * Everybody's place in a bracket that is over: 1, 2, then 3 for those who were out in the round before the final, and 5
 * for those before that.
 */
export function bracketPlaces(bracket: Bracket): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const last = roundsOf(bracket.size) - 1;
  for (const [round, pairs] of bracketPairs(bracket).entries())
    for (const player of pairs.flat()) if (player !== null) places.set(player, 2 ** (last - round) + 1);
  const winnerId = outcomeOf(bracket, last, 0)?.winnerId ?? null;
  if (winnerId !== null) places.set(winnerId, 1);
  return places;
}
