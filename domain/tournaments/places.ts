import { type Folded, tablesOf } from './fold.ts';
import { type Entrant, type Graph, type MatchPlan, item } from './graph.ts';

/**
 * Best first; those in one list share a place; cheats have none. Final once the tournament is over. A bracket has one
 * champion, always: where play left several on top because nobody came to the final, the best seed of them.
 */
export function placesOf(graph: Graph, folded: Pick<Folded, 'matches' | 'out'>): Entrant[][] {
  const { kind } = graph.plan.format;
  const isTable = kind === 'robin' || kind === 'swiss';
  const far = isTable ? byTable(graph, folded) : byReach(graph, folded);
  const tiers = new Map<number, Entrant[]>();
  for (const [entrant, reached] of far) {
    if (folded.out.get(entrant)?.isCheat) continue;
    const tier = tiers.get(reached);
    if (tier) tier.push(entrant);
    else tiers.set(reached, [entrant]);
  }
  const [first, ...rest] = [...tiers].toSorted(([a], [b]) => b - a).map(([, tier]) => tier.toSorted((a, b) => a - b));
  if (!first) return [];
  return first.length > 1 && !isTable ? [first.slice(0, 1), first.slice(1), ...rest] : [first, ...rest];
}

const byTable = (graph: Graph, folded: Pick<Folded, 'matches' | 'out'>): Map<Entrant, number> =>
  new Map((tablesOf(graph, folded)[0] ?? []).map(({ entrant, place }) => [entrant, -place]));

/** How far each came: the last match of theirs, and whether it was won; out of a group by the rank in it. */
function byReach(graph: Graph, folded: Pick<Folded, 'matches' | 'out'>): Map<Entrant, number> {
  const reached = new Map<Entrant, number>();
  for (const table of tablesOf(graph, folded)) for (const { entrant, rank } of table) reached.set(entrant, -1 - rank);
  folded.matches.forEach(({ slots, winner }, id) => {
    const plan = item(graph.matches, id);
    if (plan.part === 'group') return;
    for (const entrant of slots) if (entrant >= 0) reached.set(entrant, plan.exit + farther(plan, entrant === winner));
  });
  return reached;
}

/** Who wins for third place stands above who loses it, and both below the finalists. */
const farther = ({ part }: MatchPlan, hasWon: boolean): number =>
  part === 'third' ? (hasWon ? 0.5 : 0.25) : hasWon ? 0.75 : 0;

/** From 1; those who share one have the same. */
export function placeNumbers<T>(places: readonly (readonly T[])[]): Map<T, number> {
  const numbers = new Map<T, number>();
  for (const tied of places) {
    const place = numbers.size + 1;
    for (const entrant of tied) numbers.set(entrant, place);
  }
  return numbers;
}
