import { expect, it } from 'vitest';
import { newerBoard } from './newer-board.ts';

type Board = NonNullable<Parameters<typeof newerBoard>[0]>;

const board = (contestId: string, id: string | null, version = 0, ownStakedCents = 0): Board => ({
  __typename: 'StakeBoard',
  contestId,
  reason: null,
  market: id === null ? null : ({ __typename: 'Market', id, version, ownStakedCents } as NonNullable<Board['market']>),
});

it('shows no odds of a market again that newer ones have followed', () => {
  const newer = board('a', 'of a', 3);
  expect(newerBoard(newer, board('a', 'of a', 2))).toBe(newer);
  const newest = board('a', 'of a', 4);
  expect(newerBoard(newer, newest)).toBe(newest);
});

it('shows what came last where odds and state are the same: the own stake may have changed', () => {
  const staked = board('a', 'of a', 3, 25_00);
  expect(newerBoard(board('a', 'of a', 3), staked)).toBe(staked);
});

it('shows another contest or market whatever its version, and nothing where nothing came', () => {
  for (const other of [board('b', 'of b', 1), board('a', 'another of a', 1), board('a', null)])
    expect(newerBoard(board('a', 'of a', 9), other)).toBe(other);
  expect(newerBoard(board('a', 'of a', 9), undefined)).toBeUndefined();
  const first = board('a', 'of a', 1);
  expect(newerBoard(undefined, first)).toBe(first);
});
