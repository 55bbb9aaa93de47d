import { expect, it } from 'vitest';
import type { MatchState } from './fold.ts';
import { type Line, standingsOf } from './standings.ts';

/** A match of two, by the games that each has won. */
const played = (one: number, other: number, games: readonly [number, number] = [1, 0]): MatchState => {
  const [winner, loser] = games[0] > games[1] ? [one, other] : [other, one];
  return { slots: [one, other], state: 'decided', winner, loser, how: 'played', games };
};
const drawn = (one: number, other: number): MatchState => ({
  ...played(one, other, [0, 0]),
  winner: -1,
  loser: -1,
  how: 'draw',
});

/** The table of so many, a line each: who, the place, and what parts them from the line above. */
function tableOf(kind: 'robin' | 'swiss', count: number, matches: readonly MatchState[]) {
  const members = Array.from({ length: count }, (_, entrant) => entrant);
  return standingsOf(kind, members, matches, new Map()).map(({ entrant, place, decidedBy, figures }: Line) => [
    entrant,
    place,
    decidedBy,
    figures,
  ]);
}

it('of two with the same points whoever won their match stands above, and the line says by which figures', () => {
  const matches = [played(1, 0), played(0, 2), played(0, 3), played(2, 1), played(1, 3), played(3, 2)];
  expect(tableOf('robin', 4, matches)).toEqual([
    [1, 1, null, null],
    [0, 2, 'head-to-head', [0, 2]],
    [3, 3, 'points', [2, 4]],
    [2, 4, 'head-to-head', [0, 2]],
  ]);
});

it('head-to-head says nothing before all who are equal have met; then whoever has won more stands above', () => {
  const matches = [drawn(0, 2), drawn(0, 3), played(1, 3), played(2, 1)];
  expect(tableOf('robin', 4, matches)).toEqual([
    [2, 1, null, null],
    [1, 2, 'points', [2, 3]],
    [0, 3, 'wins', [0, 1]],
    [3, 4, 'points', [1, 2]],
  ]);
});

it('three who beat each other in a circle are parted by games', () => {
  const matches = [played(0, 1, [2, 0]), played(1, 2, [2, 1]), played(2, 0, [2, 1])];
  expect(tableOf('robin', 3, matches)).toEqual([
    [0, 1, null, null],
    [2, 2, 'game-difference', [0, 1]],
    [1, 3, 'game-difference', [-1, 0]],
  ]);
});

it('whom nothing parts share a place, and no line claims a reason', () => {
  expect(tableOf('robin', 3, [drawn(0, 1), drawn(1, 2), drawn(2, 0)])).toEqual([
    [0, 1, null, null],
    [1, 1, null, null],
    [2, 1, null, null],
  ]);
});

it('a Swiss asks how strong the opponents were: all but the weakest first, then all of them', () => {
  const rounds = [played(0, 3), played(1, 4), played(2, 5), played(0, 1), played(2, 3), played(4, 5)];
  expect(tableOf('swiss', 6, rounds)).toEqual([
    [0, 1, null, null],
    [2, 2, 'buchholz-cut-1', [0, 2]],
    [1, 3, 'points', [2, 4]],
    [4, 4, 'buchholz-cut-1', [2, 4]],
    [3, 5, 'points', [0, 2]],
    [5, 6, 'buchholz', [6, 8]],
  ]);
});

it('of equals in a round robin whoever took the points from the stronger stands above', () => {
  // 0 and 1 have not met: 0 has beaten the stronger of the two others.
  const matches = [played(0, 2), played(3, 0), played(1, 3), played(2, 1), played(2, 4), played(4, 3)];
  const [, first, second] = tableOf('robin', 5, matches);
  expect([first, second].map((line) => line?.slice(2))).toEqual([
    ['points', [2, 4]],
    ['sonneborn-berger', [4, 8]],
  ]);
});
