import { expect, it } from 'vitest';
import { betLegs, betPayoutLegs, betRefundLegs, creatorLegs, fundLegs, reserveLegs } from './bet-legs.ts';

const bet = { marketId: 'm', userId: '7' };

it('every movement of a bet has two to four entries, none of them empty, and sums to zero', () => {
  const all = [
    betLegs(bet, 50_00, -42_50),
    betLegs(bet, 50_00, 0),
    betLegs(bet, 50_00, 8_00),
    betRefundLegs(bet, 50_00),
    betPayoutLegs(bet, 92_50),
    creatorLegs(bet, 1_00),
    reserveLegs('m', 42_50),
    fundLegs(20_000_00),
    fundLegs(-5_000_00),
  ];
  for (const legs of all) {
    expect(legs.length === 2 || legs.length === 4).toBe(true);
    expect(legs.every(({ amount }) => amount !== 0)).toBe(true);
    expect(legs.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
});

it('a bet takes its stake from the player and what is missing from the fund (HZ-06)', () => {
  expect(betLegs(bet, 50_00, -42_50)).toEqual([
    { accountId: 'user:7:USD', kind: 'wager', amount: -50_00 },
    { accountId: 'escrow:m', kind: 'wager', amount: 50_00 },
    { accountId: 'escrow:m', kind: 'reserve', amount: 42_50 },
    { accountId: 'escrow:market-fund', kind: 'reserve', amount: -42_50 },
  ]);
});
