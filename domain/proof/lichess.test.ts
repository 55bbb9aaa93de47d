import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LichessGame,
  type LichessTerms,
  LICHESS_CLOCK,
  colorOf,
  judgeGame,
  lichessGame,
  linesOf,
} from './lichess.ts';

const terms: LichessTerms = {
  gameId: 'abcd1234',
  accounts: { creator: 'anna', opponent: 'boris' },
  white: 'opponent',
  startedAt: 1_000_000,
};
const game = (more: Partial<LichessGame> = {}): LichessGame => ({
  id: 'abcd1234',
  rated: false,
  variant: 'standard',
  status: 'started',
  createdAt: 1_000_500,
  players: { white: { user: { id: 'boris' } }, black: { user: { id: 'anna' } } },
  clock: { initial: LICHESS_CLOCK.limit, increment: LICHESS_CLOCK.increment },
  ...more,
});
const saysOf = (status: string, winner?: 'white' | 'black') => {
  const judged = judgeGame(terms, game({ status, ...(winner && { winner }) }));
  return judged.kind === 'over' ? judged.says : judged.kind === 'odd' ? judged.doubt : judged.kind;
};

describe('the words of Lichess for how a game stands', () => {
  it('each come to one thing, by the colour that the player had', () => {
    expect([saysOf('created'), saysOf('started')]).toEqual(['running', 'running']);
    for (const status of ['mate', 'resign', 'outoftime', 'timeout']) {
      expect(saysOf(status, 'white'), status).toBe('opponent');
      expect(saysOf(status, 'black'), status).toBe('creator');
    }
    for (const status of [
      'draw',
      'stalemate',
      'insufficientMaterialClaim',
      'outoftime',
      'timeout',
      'aborted',
      'noStart',
    ])
      expect(saysOf(status), status).toBe('drawn');
    expect([saysOf('cheat', 'white'), saysOf('cheat'), saysOf('unknownFinish')]).toEqual(
      Array.from({ length: 3 }, () => 'contradiction'),
    );
  });

  it('that do not fit the winner, or that nobody knows, say nothing', () => {
    expect([saysOf('started', 'white'), saysOf('mate'), saysOf('resign'), saysOf('draw', 'black')]).toEqual(
      Array.from({ length: 4 }, () => 'odd-winner'),
    );
    expect([saysOf('variantEnd', 'white'), saysOf('eloped'), saysOf('')]).toEqual(
      Array.from({ length: 3 }, () => 'unknown-status'),
    );
  });
});

it('a game that differs in any part from what was asked for is never over, whatever it says', () => {
  const status = fc.constantFrom('mate', 'resign', 'draw', 'aborted', 'outoftime', 'cheat', 'started', 'x');
  const winner = fc.constantFrom(undefined, 'white', 'black');
  const lie = fc.oneof(
    fc.string().map((id) => ({ id: `${id}!` })),
    fc.constant({ rated: true }),
    fc.string().map((name) => ({ variant: `${name}-960` })),
    fc.nat({ max: 599 }).map((initial) => ({ clock: { initial, increment: 0 } })),
    fc.nat().map((increment) => ({ clock: { initial: 600, increment: increment + 1 } })),
    fc.constant({ clock: undefined }),
    fc.nat({ max: 1_000_000 - 120_001 }).map((createdAt) => ({ createdAt })),
    fc.string().map((id) => ({ players: { white: { user: { id: `${id}?` } }, black: { user: { id: 'anna' } } } })),
    fc.constant({ players: { white: { user: { id: 'anna' } }, black: { user: { id: 'boris' } } } }),
    fc.constant({ players: { white: {}, black: {} } }),
  );
  fc.assert(
    fc.property(status, winner, lie, (how, who, differs) => {
      const told = { ...game({ status: how, ...(who && { winner: who }) }), ...differs };
      expect(judgeGame(terms, told).kind).toBe('odd');
    }),
    { numRuns: 2_000 },
  );
});

it('reads what it needs of a game in any letters of its players, and drops the rest', () => {
  const told = { ...game({ status: 'mate', winner: 'white' }), moves: 'e4 e5', speed: 'rapid' };
  expect(lichessGame.parse(told)).not.toHaveProperty('moves');
  const players = { white: { user: { id: 'Boris' } }, black: { user: { id: 'ANNA' } } };
  expect(judgeGame(terms, game({ players })).kind).toBe('running');
  expect(judgeGame(terms, game({ createdAt: 1_000_000 - 120_000 })).kind).toBe('running');
  expect([colorOf('creator', 'creator'), colorOf('creator', 'opponent')]).toEqual(['white', 'black']);
});

it('reads line after line of a stream, so that one without sense spoils no other', () => {
  expect(linesOf('{"a":1}\n\n<html>\n{"b":2}\n{"c":')).toEqual([{ a: 1 }, null, { b: 2 }, null]);
  expect(linesOf('')).toEqual([]);
  fc.assert(fc.property(fc.string(), (text) => void linesOf(text)));
});
