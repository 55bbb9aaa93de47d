import type { Graph, MatchPlan } from '../../domain/tournaments/graph.ts';
import { letterOf } from '../../domain/tournaments/match-names.ts';
import * as t from './__generated__/messages.ts';

/** As `matchTitle` of the domain has it, in the language of the reader. */
export const matchTitle = (match: number): string => t.matchNumber({ number: match + 1 });

/** As `roundTitle` of the domain has it, in the language of the reader. */
export function roundTitle(graph: Graph, { part, round, group }: MatchPlan): string {
  const { kind } = graph.plan.format;
  const last = Math.max(...graph.matches.filter((match) => match.part === part).map((match) => match.round));
  switch (part) {
    case 'upper':
      if (kind === 'double') return round === last ? t.upperFinal() : t.upperRound({ number: round });
      return [t.final(), t.semiFinals(), t.quarterFinals()][last - round] ?? t.roundNumber({ number: round });
    case 'lower':
      return round === last ? t.lowerFinal() : t.lowerRound({ number: round });
    case 'final':
      return round === 1 ? t.final() : t.secondFinal();
    case 'third':
      return t.thirdPlace();
    case 'group':
      return kind === 'groups'
        ? t.groupAndRound({ group: letterOf(group), number: round })
        : t.roundNumber({ number: round });
    case 'swiss':
      return t.roundNumber({ number: round });
  }
}
