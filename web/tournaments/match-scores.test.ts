import { expect, it } from 'vitest';
import { acceptResult } from '../../domain/tournaments/change-bracket.ts';
import { BEST_OF, buildGraph } from '../../domain/tournaments/graph.ts';
import { gamesOf, scoreOptions } from './match-scores.ts';

it.each(BEST_OF)('offers every score that a best of %i ends with, and no other', (bestOf) => {
  const graph = buildGraph({ format: { kind: 'single', third: false }, entrants: 2, bestOf: [bestOf] });
  const offered = scoreOptions(bestOf, ['Ada', 'Bo']).map(({ value }) => value);
  const accepted = [];
  for (let one = 0; one <= bestOf; one++)
    for (let other = 0; other <= bestOf; other++) {
      const winner = one > other ? 0 : 1;
      if (acceptResult(graph, 0, { winner, how: 'played', games: [one, other] }).ok) accepted.push(`${one}-${other}`);
    }
  expect(offered.toSorted()).toEqual(accepted.toSorted());
  expect(gamesOf(offered[0] ?? '')).toEqual([(bestOf + 1) / 2, 0]);
});
