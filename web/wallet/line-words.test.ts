import { expect, it } from 'vitest';
import { PHRASES, SOURCES, coinWords } from './coin-words.ts';
import type { Line } from './hooks/use-lines.ts';
import { GIVEN_FOR, lineWords } from './line-words.ts';

it.each([...Object.entries({ ...GIVEN_FOR, ...SOURCES }), ...Object.entries(PHRASES)])(
  '%s reads in English as the API says it',
  (own, words) => {
    expect(words).toBe(own);
  },
);

const LINE = { kind: 'BONUS', transferKind: 'BONUS', path: null, detail: null, coins: null, sum: { value: 1 } } as Line;

it('money says what it was booked for, a battle by its title', () => {
  expect([
    lineWords({ ...LINE, detail: 'Tutorial Challenge' }),
    lineWords({ ...LINE, kind: 'DEPOSIT', detail: 'Main card' }),
    lineWords({ ...LINE, kind: 'WAGER', path: '/battles/7', detail: 'Mission' }),
    lineWords(LINE),
  ]).toEqual([
    { name: 'Bonus', detail: 'Tutorial Challenge' },
    { name: 'Deposit', detail: 'Main card' },
    { name: 'Stake', detail: 'Mission' },
    { name: 'Bonus', detail: null },
  ]);
});

it('BattleCoin says its source and what for, a contest by its title (EN-25)', () => {
  const coins = { __typename: 'CoinEntry', source: 'Mission', description: 'The reward of a mission' } as const;
  expect([
    coinWords({ ...LINE, coins }),
    coinWords({ ...LINE, coins: { ...coins, source: 'Something newer', description: 'Not known here' } }),
    coinWords({ ...LINE, path: '/arcade/7', coins: { ...coins, source: 'Contest', description: 'Deposit' } }),
  ]).toEqual([
    { name: 'Mission', detail: 'The reward of a mission' },
    { name: 'Something newer', detail: 'Not known here' },
    { name: 'Contest', detail: 'Deposit' },
  ]);
});
