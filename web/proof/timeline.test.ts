import { expect, it } from 'vitest';
import type { ServerVerdict } from '../data/__generated__/schema-types.ts';
import { serverWords, verdictWords } from './proof-words.ts';
import { type FeedLine, type ServerLine, rowsOf } from './timeline.ts';

const line = (seat: FeedLine['seat'], own: number, other: number, more: Partial<FeedLine> = {}): FeedLine => ({
  __typename: 'FeedLine',
  seat,
  kind: own + other === 0 ? 'BEGUN' : 'ROUND',
  own,
  other,
  side: null,
  isWon: null,
  flag: null,
  at: 0,
  sha256: '',
  ...more,
});

it('puts what both told of a round beside each other, and says where they differ', () => {
  const lines = [
    line('CREATOR', 0, 0),
    line('CREATOR', 1, 0),
    line('CREATOR', 2, 0),
    line('CREATOR', 3, 0),
    line('OPPONENT', 0, 0),
    line('OPPONENT', 0, 1),
    line('OPPONENT', 1, 1),
  ];
  expect(rowsOf(lines).map(({ round, differs }) => [round, differs])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [3, null],
  ]);
});

it('forgets of a match that began anew what was told before, and leaves out what is no round', () => {
  const odd = { kind: 'FLAG', flag: 'RESTARTED' } as const;
  const lines = [
    line('CREATOR', 0, 0),
    line('CREATOR', 1, 0),
    line('CREATOR', 0, 0, odd),
    line('CREATOR', 0, 0, { kind: 'ANEW' }),
    line('CREATOR', 0, 0),
    line('CREATOR', 0, 1),
    line('CREATOR', 0, 1, { kind: 'ENDED' }),
  ];
  expect(rowsOf(lines).map(({ round, creator }) => [round, creator?.other])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it('says that the money follows the reports unless the games settle', () => {
  const told = { verdict: 'AGREED', winner: 'OPPONENT', contradiction: null, round: null } as const;
  const names = { creator: 'Ada', opponent: 'Bo' };
  expect(verdictWords({ ...told, mode: 'SETTLE' }, names, true)).toBe('Both games say that Bo won.');
  expect(verdictWords({ ...told, mode: 'SHOW' }, names, true)).toMatch(/The money follows what you report\.$/);
});

it('puts a game server beside the games, and says where it differs from them', () => {
  const told = (creatorRounds: number | null, opponentRounds: number | null): ServerLine => ({
    __typename: 'ServerLine',
    kind: creatorRounds === 0 && opponentRounds === 0 ? 'BEGUN' : 'ROUND',
    creatorRounds,
    opponentRounds,
    flag: null,
    at: 0,
    sha256: '',
  });
  const games = [line('CREATOR', 0, 0), line('CREATOR', 1, 0), line('CREATOR', 2, 0)];
  const server = [told(0, 0), told(1, 0), told(1, 1), told(null, null), told(2, 1)];
  expect(rowsOf(games, server).map(({ round, differs }) => [round, differs])).toEqual([
    [0, false],
    [1, false],
    [2, true],
    [3, null],
  ]);
  expect(rowsOf([], [...server, { ...told(0, 0), kind: 'ANEW' }])).toEqual([]);
});

it('says in a sentence what a game server comes to', () => {
  const names = { creator: 'ada', opponent: 'bob' };
  const words = (verdict: ServerVerdict, heardAt: number | null = 1) =>
    serverWords({ verdict, winner: verdict === 'WON' ? 'OPPONENT' : null, heardAt }, names);
  expect(words('WAITING', null)).toBe('Set for this battle. No data yet.');
  expect(words('WAITING')).toBe('Heard, the match is not over yet.');
  expect(words('WON')).toBe('Says that bob won.');
  expect(words('DRAWN')).toBe('Says that the match was a draw.');
  expect(words('REVIEW')).toBe('Heard, but it settles nothing here.');
});
