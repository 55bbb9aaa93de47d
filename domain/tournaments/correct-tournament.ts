import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';
import { awardPrizes } from './award-prizes.ts';
import { type Bracket, type Change, type NamedResult, changeBetween, ruleResult, setOut } from './change-bracket.ts';
import { type Entrant, type Graph, type MatchPlan, type Pair, item } from './graph.ts';
import { placeNumbers, placesOf } from './places.ts';
import type { PoolTerms, Terms, Tournament } from './tournament.ts';

/** How long after its end a tournament can be put right. */
export const CORRECTION_WINDOW = 14 * DAY;

/** What staff have found after the prizes were paid. */
export interface Correction {
  readonly results: readonly (NamedResult & { readonly match: number })[];
  /** Who has cheated, or has not after all. */
  readonly verdicts: readonly { readonly entrant: Entrant; readonly isCheat: boolean }[];
}

/** Refusals: TOURNAMENT_NOT_COMPLETED, TOURNAMENT_OVER, OWN_MATCH. */
export function mayCorrect(
  { status, endedAt }: Pick<Tournament, 'status'> & { readonly endedAt: number | null },
  isConcerned: boolean,
  now: number,
): Ruling<null> {
  if (status !== 'completed' || endedAt === null) return refuse('TOURNAMENT_NOT_COMPLETED');
  if (now > endedAt + CORRECTION_WINDOW) return refuse('TOURNAMENT_OVER');
  // Whoever played in it gains or loses by every place, and a guarantee comes back where nobody has one.
  return isConcerned ? refuse('OWN_MATCH') : allow(null);
}

/** Tables are played round by round, whatever the group; in a bracket what feeds a match stands before it. */
const turnOf = ({ part, round }: MatchPlan): number => (part === 'group' ? round : Infinity);

/** What is said of matches, in an order in which they can be played. */
export const inOrderOfPlay = <T extends { readonly match: number }>({ matches }: Graph, all: readonly T[]): T[] =>
  all.toSorted((a, b) => {
    const [one, other] = [turnOf(item(matches, a.match)), turnOf(item(matches, b.match))];
    return one === other ? a.match - b.match : one - other;
  });

/**
 * The bracket of a tournament that is over as it ought to have been: who cheated first, then results from the first match
 * on, so that a later one is of those who meet there now. Matches may be left open, for whoever decides to name them too.
 * Refusals: NOT_ENTERED and those of `ruleResult`.
 */
export function correctBracket(before: Bracket, { results, verdicts }: Correction): Ruling<Change> {
  let bracket = before;
  for (const { entrant, isCheat } of verdicts) {
    const isPlayer = entrant >= 0 && entrant < bracket.graph.plan.entrants;
    const wasCheat = bracket.folded.out.get(entrant)?.isCheat === true;
    if (!isPlayer || wasCheat === isCheat) return refuse('NOT_ENTERED', { field: 'verdicts' });
    bracket = setOut(bracket, entrant, isCheat ? { isCheat } : null).bracket;
  }
  const { matches } = bracket.graph;
  if (results.some(({ match }) => matches[match] === undefined)) return refuse('NOT_FOUND');
  for (const { match, ...result } of inOrderOfPlay(bracket.graph, results)) {
    const change = ruleResult(bracket, match, result);
    if (!change.ok) return change;
    bracket = change.value.bracket;
  }
  return allow(changeBetween(before, bracket));
}

/** A match that a correction leaves without a result holds it up. Refusals: TOURNAMENT_UNDECIDED. */
export const requireDecided = ({ bracket: { called, folded } }: Change): Ruling<null> =>
  folded.isOver ? allow(null) : refuse('TOURNAMENT_UNDECIDED', { data: { matches: [...called].join() } });

export type Priced = PoolTerms & Pick<Terms, 'prizeTable'> & Pick<Tournament, 'feeCents'>;

/** What each entrant has had or is due as a bracket stands: the prize, or everything back where nobody has a place. */
export function duesOf(terms: Priced, bracket: Bracket): ReadonlyMap<Entrant, number> {
  const prizes = awardPrizes(terms, bracket);
  if (prizes.size > 0) return prizes;
  const held = terms.buyInCents + terms.feeCents;
  return new Map(Array.from({ length: bracket.graph.plan.entrants }, (_, entrant) => [entrant, held]));
}

/** What moves between two states, for each whom it concerns: negative for what is taken back. */
export function moneyBetween(
  before: ReadonlyMap<Entrant, number>,
  after: ReadonlyMap<Entrant, number>,
): ReadonlyMap<Entrant, number> {
  const all = [...new Set([...before.keys(), ...after.keys()])].toSorted((a, b) => a - b);
  const changes = all.map((entrant) => [entrant, (after.get(entrant) ?? 0) - (before.get(entrant) ?? 0)] as const);
  return new Map(changes.filter(([, cents]) => cents !== 0));
}

/** How an entrant fares otherwise. */
export interface Shift {
  readonly entrant: Entrant;
  /** Before and after; null for none. */
  readonly places: Pair<number | null>;
  readonly cents: number;
}

/** Everybody whose place or money a change moves, in the order of seeds. */
export function shiftsBetween(terms: Priced, before: Bracket, after: Bracket): Shift[] {
  const [was, now] = [before, after].map(({ graph, folded }) => placeNumbers(placesOf(graph, folded)));
  const money = moneyBetween(duesOf(terms, before), duesOf(terms, after));
  return Array.from({ length: after.graph.plan.entrants }, (_, entrant): Shift => ({
    entrant,
    places: [was?.get(entrant) ?? null, now?.get(entrant) ?? null],
    cents: money.get(entrant) ?? 0,
  })).filter(({ places, cents }) => places[0] !== places[1] || cents !== 0);
}
