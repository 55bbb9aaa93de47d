import { expect, it } from 'vitest';
import { SAMPLE_CUP } from '../../tests/support/sample-cup.ts';
import { MINUTE } from '../shared/time.ts';
import type { Pair } from './graph.ts';
import type { PlayerReport } from './match-life.ts';
import { matchReplaysOf } from './match-replay.ts';

const CUP = { ...SAMPLE_CUP, game: 'valorant', buyInCents: 10_00, privacy: 'public', field: 4 } as const;
const SEATED = new Map(['ann', 'bob', 'cem', 'dot'].map((userId, seed) => [seed, { userId, isClosed: false }]));

const said = (who: string, at: number, scheme = 'https'): PlayerReport => {
  return { games: [2, 1], recordingUrl: `${scheme}://recordings.example/${who}`, at };
};
const FINAL = {
  match: 2,
  one: 0,
  other: 1,
  winner: 1,
  how: 'played',
  gamesOne: 1,
  gamesOther: 2,
  words: [said('ann', 30 * MINUTE), said('bob', 25 * MINUTE)] as Pair<PlayerReport | null>,
  begunAt: 10 * MINUTE,
} as const;

const one = (change: object = {}, seated = SEATED) => matchReplaysOf(CUP, [{ ...FINAL, ...change }], seated)[0];

it('tells who met in which round, who won by how much, for what, and how long it took (EN-18)', () => {
  expect(one()).toEqual({
    id: 'cup:2',
    tournamentId: 'cup',
    match: 2,
    title: 'Night Cup · Final',
    titleKey: 'night cup · final',
    game: 'valorant',
    creatorId: 'ann',
    opponentId: 'bob',
    winnerId: 'bob',
    score: '2–1',
    stakeCents: 10_00,
    durationMs: 20 * MINUTE,
    recordingUrl: 'https://recordings.example/bob',
    isPublic: true,
    at: 30 * MINUTE,
  });
});

it('has the loser’s recording where the winner gave none, and no link of a closed account', () => {
  expect(one({ words: [said('ann', 5), null] })?.recordingUrl).toBe('https://recordings.example/ann');
  expect(one({ words: [said('ann', 5), said('bob', 5, 'http')] })?.recordingUrl).toBe('https://recordings.example/ann');
  const gone = (...seeds: readonly number[]) =>
    new Map([...SEATED].map(([seed, player]) => [seed, { ...player, isClosed: seeds.includes(seed) }]));
  expect(one({}, gone(1))?.recordingUrl).toBe('https://recordings.example/ann');
  expect(one({}, gone(0, 1))?.recordingUrl).toBe('');
});

it('takes no time where its beginning is unknown', () => {
  expect(one({ begunAt: null })?.durationMs).toBe(0);
});

it.each([
  ['that was not played', { how: 'forfeit' }],
  ['that nobody won', { how: 'draw', winner: -1 }],
  ['of which nobody left a recording', { words: [null, null] }],
  ['of which nobody left an https link', { words: [said('ann', 5, 'http'), null] }],
])('there is none of a match %s', (_which, change) => {
  expect(one(change)).toBeUndefined();
});

it('what is for those who know a code is not public', () => {
  expect(matchReplaysOf({ ...CUP, privacy: 'code' }, [FINAL], SEATED)[0]?.isPublic).toBe(false);
});
