import { type Entrant, type Graph, type Pair, type Side, type Source, NOBODY, OPEN, item } from './graph.ts';
import { type Line, standingsOf } from './standings.ts';

export const RESULT_HOWS = ['played', 'forfeit', 'draw', 'both-out'] as const;

/** What was decided of a match. It names its pair, so that it counts for nobody else when what feeds it changes. */
export interface Result {
  readonly kind: 'result';
  readonly match: number;
  readonly pair: Pair<Entrant>;
  /** The side that won; null for a draw (tables only) or where nobody did. */
  readonly winner: Side | null;
  readonly how: (typeof RESULT_HOWS)[number];
  /** Games won by each side, in the order of the pair. */
  readonly games?: Pair<number>;
}

/** A Swiss round as it was published: a fact and no consequence, so that a correction changes scores, not who met. */
export interface Pairing {
  readonly kind: 'pairing';
  readonly round: number;
  readonly pairs: readonly Pair<Entrant>[];
}

/** Somebody who plays no more: what is undecided is lost. A cheat also loses place and prize. */
export interface Out {
  readonly kind: 'out';
  readonly entrant: Entrant;
  readonly isCheat: boolean;
}

export type Fact = Result | Pairing | Out;

export const MATCH_STATES = ['open', 'ready', 'decided', 'empty'] as const;
export const ENDINGS = [...RESULT_HOWS, 'bye', 'walkover'] as const;

export interface MatchState {
  readonly slots: Pair<Entrant>;
  /** open: a slot is unknown; ready: may be played; empty: nobody comes, as to a reset final that is not needed. */
  readonly state: (typeof MATCH_STATES)[number];
  readonly winner: Entrant;
  readonly loser: Entrant;
  /** Null until decided. */
  readonly how: (typeof ENDINGS)[number] | null;
  readonly games: Pair<number>;
}

export interface Folded {
  readonly matches: readonly MatchState[];
  /** Results whose pair does not stand there any more. */
  readonly orphans: readonly Result[];
  readonly out: ReadonlyMap<Entrant, Out>;
  readonly isOver: boolean;
}

const isEnded = ({ state }: MatchState): boolean => state === 'decided' || state === 'empty';

/** Everything there is to know, from a set of facts whose order means nothing. One pass over the matches. */
export function fold(graph: Graph, facts: Iterable<Fact>): Folded {
  const results = new Map<number, Result>();
  const pairings = new Map<number, Pairing>();
  const out = new Map<Entrant, Out>();
  for (const fact of facts)
    if (fact.kind === 'result') results.set(fact.match, fact);
    else if (fact.kind === 'pairing') pairings.set(fact.round, fact);
    else out.set(fact.entrant, fact);
  const matches: MatchState[] = [];
  const orphans: Result[] = [];
  const tables = new Map<number, readonly Line[]>();

  const rankOf = (group: number, rank: number): Entrant => {
    if (!item(graph.groupMatches, group).every((id) => item(matches, id).state === 'decided')) return OPEN;
    const table = tables.get(group) ?? tableOf(graph, { matches, out }, group);
    tables.set(group, table);
    return table[rank]?.entrant ?? NOBODY;
  };
  const resolve = (source: Source): Entrant => {
    switch (source.from) {
      case 'seed':
        return source.seed;
      case 'winner':
        return item(matches, source.match).winner;
      case 'loser':
        return item(matches, source.match).loser;
      case 'again': {
        const { state, winner, loser, slots } = item(matches, source.match);
        if (state === 'open' || state === 'ready') return OPEN;
        return winner !== NOBODY && winner === slots[1] && loser !== NOBODY ? slots[source.side] : NOBODY;
      }
      case 'rank':
        return rankOf(source.group, source.rank);
      case 'board': {
        const pairing = pairings.get(source.round);
        return pairing ? (pairing.pairs[source.board]?.[source.side] ?? NOBODY) : OPEN;
      }
    }
  };

  graph.matches.forEach((plan, id) => {
    const slots: Pair<Entrant> = [resolve(plan.slots[0]), resolve(plan.slots[1])];
    const result = results.get(id);
    const stands =
      result && slots[0] >= 0 && slots[0] === result.pair[0] && slots[1] >= 0 && slots[1] === result.pair[1];
    if (result && !stands) orphans.push(result);
    matches.push(stands ? playedOf(slots, result) : unplayedOf(slots, out));
  });
  return { matches, orphans, out, isOver: matches.every(isEnded) };
}

function playedOf(slots: Pair<Entrant>, { winner, how, games = [0, 0] }: Result): MatchState {
  if (winner === null) return { slots, state: 'decided', winner: NOBODY, loser: NOBODY, how, games };
  return { slots, state: 'decided', winner: slots[winner], loser: slots[winner === 0 ? 1 : 0], how, games };
}

function unplayedOf(slots: Pair<Entrant>, out: ReadonlyMap<Entrant, Out>): MatchState {
  const [one, other] = slots;
  const ended = (winner: Entrant, loser: Entrant, how: MatchState['how']): MatchState => ({
    slots,
    state: how === null ? 'empty' : 'decided',
    winner,
    loser,
    how,
    games: [0, 0],
  });
  if (one === OPEN || other === OPEN)
    return { slots, state: 'open', winner: OPEN, loser: OPEN, how: null, games: [0, 0] };
  if (one === NOBODY && other === NOBODY) return ended(NOBODY, NOBODY, null);
  if (one === NOBODY || other === NOBODY) return ended(one === NOBODY ? other : one, NOBODY, 'bye');
  if (out.has(one) && out.has(other)) return ended(NOBODY, NOBODY, 'both-out');
  if (out.has(one)) return ended(other, one, 'walkover');
  if (out.has(other)) return ended(one, other, 'walkover');
  return { slots, state: 'ready', winner: OPEN, loser: OPEN, how: null, games: [0, 0] };
}

type Played = Pick<Folded, 'matches' | 'out'>;

const tableOf = (graph: Graph, { matches, out }: Played, group: number): Line[] =>
  standingsOf(
    'robin',
    item(graph.groups, group),
    item(graph.groupMatches, group).map((id) => item(matches, id)),
    out,
  );

/** The tables as they stand: one for each group, one for a Swiss, none for a bracket. */
export function tablesOf(graph: Graph, folded: Played): Line[][] {
  const { format, entrants } = graph.plan;
  if (format.kind !== 'swiss') return graph.groups.map((_, group) => tableOf(graph, folded, group));
  const everybody = Array.from({ length: entrants }, (_, entrant) => entrant);
  return [standingsOf('swiss', everybody, folded.matches, folded.out)];
}

/** Which matches are to be played now: whose two are known, and in tables those of the first round that is open. */
export function calledOf(graph: Graph, matches: readonly MatchState[]): ReadonlySet<number> {
  const round = graph.matches.reduce(
    (least, { part, round: own }, id) =>
      part === 'group' && !isEnded(item(matches, id)) ? Math.min(least, own) : least,
    Infinity,
  );
  const called = new Set<number>();
  graph.matches.forEach((plan, id) => {
    if (item(matches, id).state === 'ready' && (plan.part !== 'group' || plan.round === round)) called.add(id);
  });
  return called;
}
