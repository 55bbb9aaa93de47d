import type { Graph, MatchPlan } from './graph.ts';

/** Groups are letters. */
export const letterOf = (group: number): string => String.fromCodePoint(65 + group);

/** Matches are numbered as they stand in the graph, from 1. */
export const matchTitle = (match: number): string => `Match ${match + 1}`;

/** By what a match is known among those of all tournaments. */
export const matchIdOf = ({ tournamentId, match }: { readonly tournamentId: string; readonly match: number }): string =>
  `${tournamentId}:${match}`;

/** `Semi-finals`, `Lower round 3`, `Group B, round 1`. */
export function roundTitle(graph: Graph, { part, round, group }: MatchPlan): string {
  const { kind } = graph.plan.format;
  const last = Math.max(...graph.matches.filter((match) => match.part === part).map((match) => match.round));
  switch (part) {
    case 'upper': {
      if (kind === 'double') return round === last ? 'Upper final' : `Upper round ${round}`;
      const left = last - round;
      return ['Final', 'Semi-finals', 'Quarter-finals'][left] ?? `Round ${round}`;
    }
    case 'lower':
      return round === last ? 'Lower final' : `Lower round ${round}`;
    case 'final':
      return round === 1 ? 'Final' : 'Second final';
    case 'third':
      return 'Third place';
    case 'group':
      return kind === 'groups' ? `Group ${letterOf(group)}, round ${round}` : `Round ${round}`;
    case 'swiss':
      return `Round ${round}`;
  }
}
