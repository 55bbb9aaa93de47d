import { expect, it } from 'vitest';
import { must } from '../shared/refusals.ts';
import { recordResult, startBracket } from './change-bracket.ts';
import { buildGraph } from './graph.ts';
import { type SeatedTeam, teamFigures } from './team-figures.ts';
import { planOf } from './tournament.ts';

const shape = { format: 'single', hasThird: false, swissRounds: null, groupSize: 4, bestOf: [1] } as const;
const first = startBracket(buildGraph(planOf(shape, 2))).bracket;
const terms = { buyInCents: 5_00, guaranteeCents: 0, prizeTable: [100] };
const team = (teamId: string, seed: number): SeatedTeam => ({
  teamId,
  seed,
  seats: [
    { userId: `${teamId}1`, stakeCents: 2_50, feeCents: 13 },
    { userId: `${teamId}2`, stakeCents: 2_50, feeCents: 12 },
  ],
});
const teams = [team('a', 0), team('b', 1)];
const wonBy = (winner: 0 | 1) =>
  must(recordResult(first, 0, { winner, how: 'played', games: winner === 0 ? [1, 0] : [0, 1] })).bracket;

it('a team has what it has won and lost, and each of it the part of the prize less the share', () => {
  expect(teamFigures(terms, teams, null, wonBy(0))).toEqual([
    {
      teamId: 'a',
      wins: 1,
      losses: 0,
      members: [
        { userId: 'a1', cents: 5_00 - 2_63 },
        { userId: 'a2', cents: 5_00 - 2_62 },
      ],
    },
    {
      teamId: 'b',
      wins: 0,
      losses: 1,
      members: [
        { userId: 'b1', cents: -2_63 },
        { userId: 'b2', cents: -2_62 },
      ],
    },
  ]);
});

it('a correction is the difference: with what was counted before it is what the new outcome counts', () => {
  const [before, after] = [wonBy(0), wonBy(1)];
  const moved = teamFigures(terms, teams, before, after);
  expect(moved.map(({ wins, losses }) => [wins, losses])).toEqual([
    [-1, 1],
    [1, -1],
  ]);
  const sums = teamFigures(terms, teams, null, before).map(({ members }, n) =>
    members.map(({ cents }, k) => cents + (moved[n]?.members[k]?.cents ?? 0)),
  );
  expect(sums).toEqual(teamFigures(terms, teams, null, after).map(({ members }) => members.map(({ cents }) => cents)));
});
