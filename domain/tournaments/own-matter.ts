import type { Bracket } from './change-bracket.ts';
import { type Entrant, type Graph, type MatchPlan, item } from './graph.ts';

/** What has to be decided before it is known who plays in a match. Of a Swiss, which is one table, nothing is asked. */
const feedersOf = (graph: Graph, { slots }: MatchPlan): readonly number[] =>
  slots.flatMap((source) => {
    switch (source.from) {
      case 'winner':
      case 'loser':
      case 'again':
        return [source.match];
      case 'rank':
        return item(graph.groupMatches, source.group);
      case 'seed':
      case 'board':
        return [];
    }
  });

/**
 * Whether a match decides how an entrant fares: one that they play or may play next, one that feeds it or follows it,
 * and every one of their table. Null is nobody.
 */
export function isOwnMatter({ graph, folded }: Bracket, match: number, entrant: Entrant | null): boolean {
  const plan = graph.matches[match];
  if (entrant === null || !plan) return false;
  if (plan.part === 'swiss' || (plan.part === 'group' && item(graph.groups, plan.group).includes(entrant))) return true;
  const feeders = graph.matches.map((other) => feedersOf(graph, other));
  const stands = folded.matches.map(({ slots }) => slots.includes(entrant));
  // Until the own match is decided, the next one may be theirs: else who meets them there could be decided before it.
  const isAhead = (id: number): boolean =>
    stands[id] === true && ['ready', 'open'].includes(item(folded.matches, id).state);
  const isOwn = (id: number): boolean => stands[id] === true || item(feeders, id).some(isAhead);
  return (
    isOwn(match) || item(feeders, match).some(isOwn) || feeders.some((ids, id) => ids.includes(match) && isOwn(id))
  );
}
