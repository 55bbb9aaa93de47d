import { expect, it } from 'vitest';
import { buildGraph } from '../../domain/tournaments/graph.ts';
import type { BracketView } from './bracket-view.ts';
import { correctable, correctionOf, matchWords, placeWords } from './correction.ts';

const row = (match: number, slots: readonly number[], how: BracketView['rows'][number]['how']) => ({
  __typename: 'BracketMatch' as const,
  match,
  slots: [...slots],
  state: 'DECIDED' as const,
  winner: slots[0] ?? -1,
  how,
  games: [1, 0],
  status: 'DECIDED' as const,
  dueAt: null,
  attempt: 1,
});
const entrant = (username: string, seed: number) => ({
  __typename: 'TournamentEntrant' as const,
  id: `id-${username}`,
  username,
  avatarUrl: null,
  worn: null,
  teamId: null,
  players: [],
  status: 'HERE' as const,
  seed,
  rating: null,
  place: seed + 1,
  prizeCents: 0,
});

/** Of three: the best has a bye, the others play for the final. */
const view: BracketView = {
  tournamentId: 'cup',
  code: null,
  graph: buildGraph({ format: { kind: 'single', third: false }, entrants: 3, bestOf: [1] }),
  rows: [row(0, [0, -1], 'BYE'), row(1, [1, 2], 'PLAYED'), row(2, [0, 1], 'FORFEIT')],
  entrants: [entrant('Ada', 0), entrant('Bo', 1), entrant('Cy', 2)],
  rounds: [],
  ownSeed: null,
  isVisitor: false,
  opensTabs: false,
};

it('another result can be named of what somebody decided, once, and of no bye', () => {
  expect(correctable(view, []).map(({ match }) => match)).toEqual([1, 2]);
  expect(correctable(view, [{ match: 1, seeds: [1, 2], value: '0-1' }]).map(({ match }) => match)).toEqual([2]);
});

it('a match is named with its round and the two who would stand in it', () => {
  expect(matchWords(view, 2, [0, 2])).toBe('Match 3, Final: Ada vs Cy');
});

it('what is sent names players by their ids, as they stood in the match when it was chosen', () => {
  const results = [
    { match: 1, seeds: [1, 2], value: '0-1' },
    { match: 2, seeds: [0, 2], value: 'forfeit-1' },
  ];
  expect(correctionOf(view, results, [{ userId: 'id-Bo', isCheat: true }])).toEqual({
    tournamentId: 'cup',
    results: [
      { match: 1, winnerId: 'id-Cy', isDraw: false, games: [0, 1] },
      { match: 2, winnerId: 'id-Cy', isDraw: false, games: null },
    ],
    verdicts: [{ userId: 'id-Bo', isCheat: true }],
  });
});

it('a place is said with the one before it, none as a dash', () => {
  expect([placeWords(2, 1), placeWords(1, null), placeWords(3, 3), placeWords(null, null)]).toEqual([
    '2 → 1',
    '1 → –',
    '3',
    '–',
  ]);
});
