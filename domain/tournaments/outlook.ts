import { awardPrizes } from './award-prizes.ts';
import type { Bracket, Change } from './change-bracket.ts';
import type { Result } from './fold.ts';
import { type Entrant, type Pair, item } from './graph.ts';
import { placeNumbers, placesOf } from './places.ts';
import type { PoolTerms, Terms } from './tournament.ts';

/** The two of a match, by their seeds. */
export interface Paired {
  readonly match: number;
  readonly slots: Pair<Entrant>;
}

/** What a decision over a running tournament comes to, before it is taken. */
export interface Outlook {
  /** Results that fall with it. */
  readonly fallen: readonly Paired[];
  /** Matches that were called and may be under way, and are not to be played any more between these two. */
  readonly stopped: readonly Paired[];
  /** Matches that are called by it. */
  readonly called: readonly Paired[];
  /** Whose matches or results differ: who is told. */
  readonly told: readonly Entrant[];
  /** What is paid if the tournament ends by it; empty while it goes on. In whole cents. */
  readonly prizes: readonly { readonly entrant: Entrant; readonly place: number | null; readonly cents: number }[];
}

/**
 * What lies between a bracket and a change of it, in the words of whoever decides.
 * @param match the one that is decided, of which nothing is said; null where it is another thing
 */
export function outlookOf(
  terms: PoolTerms & Pick<Terms, 'prizeTable'>,
  { called: before, folded: was }: Bracket,
  { bracket, voided, rows, met, concerns }: Change,
  match: number | null,
): Outlook {
  const { graph, folded, called } = bracket;
  const fallen = voided.filter((fact): fact is Result => fact.kind === 'result' && fact.match !== match);
  const stopped = rows.filter((id) => id !== match && before.has(id) && (met.has(id) || !called.has(id)));
  const newly = rows.filter((id) => called.has(id) && (met.has(id) || !before.has(id)));
  const prizes = folded.isOver ? awardPrizes(terms, bracket) : new Map<Entrant, number>();
  const places = placeNumbers(placesOf(graph, folded));
  return {
    fallen: fallen.map((one) => ({ match: one.match, slots: one.pair })),
    stopped: stopped.map((id) => ({ match: id, slots: item(was.matches, id).slots })),
    called: newly.map((id) => ({ match: id, slots: item(folded.matches, id).slots })),
    told: concerns.toSorted((a, b) => a - b),
    prizes: [...prizes].map(([entrant, cents]) => ({ entrant, place: places.get(entrant) ?? null, cents })),
  };
}
