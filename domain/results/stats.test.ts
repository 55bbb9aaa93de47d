import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_STATS, averageStakeOf, countBattle, winRateOf } from './stats.ts';

const battle = fc.record({ won: fc.boolean(), stakeCents: fc.integer({ min: 5_00, max: 1_000_00 }) });

it('moves the figures battle by battle to what the whole list of outcomes says', () => {
  fc.assert(
    fc.property(fc.array(battle, { maxLength: 60 }), (battles) => {
      const stats = battles.reduce((sum, { won, stakeCents }) => countBattle(sum, won, stakeCents), NO_STATS);
      const runs = battles
        .map(({ won }) => (won ? 'W' : 'L'))
        .join('')
        .split('L');
      expect(stats).toEqual({
        battles: battles.length,
        wins: battles.filter(({ won }) => won).length,
        stakedCents: battles.reduce((sum, { stakeCents }) => sum + stakeCents, 0),
        streak: runs.at(-1)?.length,
        bestStreak: Math.max(...runs.map((run) => run.length)),
      });
    }),
  );
});

it('ends a streak with a loss and remembers the best one', () => {
  const won = countBattle(countBattle(NO_STATS, true, 5_00), true, 5_00);
  const lost = countBattle(won, false, 5_00);
  expect([won.streak, won.bestStreak, lost.streak, lost.bestStreak]).toEqual([2, 2, 0, 2]);
});

it('rounds the win rate to a whole percent and says 0 without battles (BG-11)', () => {
  const rates = [
    [0, 0],
    [3, 0],
    [3, 1],
    [3, 2],
    [8, 1],
    [7, 7],
  ].map(([battles = 0, wins = 0]) => winRateOf({ battles, wins }));
  expect(rates).toEqual([0, 0, 33, 67, 13, 100]);
});

it('rounds the average stake half up to the cent and says 0 without battles', () => {
  const averages = [
    [0, 0],
    [2, 10_01],
    [3, 10_00],
    [3, 20_00],
  ].map(([battles = 0, stakedCents = 0]) => averageStakeOf({ battles, stakedCents }));
  expect(averages).toEqual([0, 5_01, 3_33, 6_67]);
});
