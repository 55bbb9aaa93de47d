import { expect, it } from 'vitest';
import { begin } from '../../tests/support/bracket-play.ts';
import { must } from '../shared/refusals.ts';
import { type Bracket, recordResult } from './change-bracket.ts';
import { item } from './graph.ts';
import { isOwnMatter } from './own-matter.ts';

const win = (bracket: Bracket, match: number, winner: 0 | 1 = 0): Bracket =>
  must(recordResult(bracket, match, { winner, how: 'played' })).bracket;
const ownOf = (bracket: Bracket, entrant: number | null): number[] =>
  bracket.graph.matches.flatMap((_, match) => (isOwnMatter(bracket, match, entrant) ? [match] : []));

it('in a bracket the own match, what feeds the next one and what follows', () => {
  // 0 v 7, 3 v 4, 1 v 6, 2 v 5; then 4, 5 and the final 6.
  const start = begin({ kind: 'single', third: false }, 8);
  expect(ownOf(start, null)).toEqual([]);
  // Whoever wins match 1 meets whoever wins the own one, whichever is decided first.
  expect(ownOf(start, 0)).toEqual([0, 1, 4, 6]);
  expect(ownOf(win(start, 0), 0)).toEqual([0, 1, 4, 5, 6]);
  expect(ownOf(win(start, 0, 1), 0)).toEqual([0, 4]);
});

it('in a table every match counts for everybody in it', () => {
  for (const format of [{ kind: 'robin' }, { kind: 'swiss', rounds: 3 }] as const) {
    const start = begin(format, 8);
    for (const entrant of [0, 7]) expect(ownOf(start, entrant)).toEqual(start.graph.matches.map((_, match) => match));
  }
});

it('of groups the own one, and those whose first and second may be met next', () => {
  const start = begin({ kind: 'groups', groups: 4, through: 2 }, 16);
  const { graph } = start;
  const groupsOf = (entrant: number) => [
    ...new Set(ownOf(start, entrant).flatMap((match) => [item(graph.matches, match).group])),
  ];
  // The first of one group meets the second of its neighbour.
  expect(groupsOf(0)).toEqual([0, 1, -1]);
  expect(groupsOf(2)).toEqual([2, 3, -1]);
});
