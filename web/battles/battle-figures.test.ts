import { expect, it } from 'vitest';
import { figuresOf, figuresOfBattle, paymentsOf } from './battle-figures.ts';
import { RIVAL, sampleBattle } from './testing/sample-battle.ts';

it('charges 5% on top of the stake and pays both stakes to the winner', () => {
  expect(figuresOf(50_00, 500, 1_247_50)).toEqual({
    stakeCents: 50_00,
    feeCents: 2_50,
    feeBasisPoints: 500,
    holdCents: 52_50,
    poolCents: 100_00,
    remainingCents: 1_195_00,
  });
});

it('rounds the fee half up to the cent', () => {
  expect(figuresOf(10_10, 500, null)).toMatchObject({ feeCents: 51, holdCents: 10_61, remainingCents: null });
  expect(figuresOf(10_09, 500, null)).toMatchObject({ feeCents: 50 });
});

it('names the rate of a battle only where the fee came from it', () => {
  expect(figuresOfBattle(sampleBattle({ stakeCents: 10_09 }), null).feeBasisPoints).toBe(500);
  expect(figuresOfBattle(sampleBattle({ feeCents: 1_00 }), null).feeBasisPoints).toBeNull();
});

it('shows what is missing as a negative remainder', () => {
  expect(figuresOf(50_00, 500, 52_49).remainingCents).toBe(-1);
  expect(figuresOf(50_00, 500, 52_50).remainingCents).toBe(0);
});

it.each([
  ['COMPLETED', { opponent: RIVAL, winnerId: '2' }],
  ['CANCELLED', { opponent: RIVAL }],
  ['EXPIRED', { opponent: RIVAL }],
  ['CANCELLED', {}],
] as const)('accounts for every cent that was held by a battle that is %s', (status, seats) => {
  const battle = sampleBattle({ ...seats, status, stakeCents: 33_33 });
  const held = battle.holdCents * (battle.opponent === null ? 1 : 2);
  expect(paymentsOf(battle).reduce((sum, { cents }) => sum + cents, 0)).toBe(held);
});

it('pays the pool to the winner and nothing to the loser', () => {
  expect(paymentsOf(sampleBattle({ status: 'COMPLETED', opponent: RIVAL, winnerId: '2' }))).toEqual([
    { to: 'demo', what: 'lost the stake', cents: 0 },
    { to: 'rival', what: 'wins the full pool', cents: 100_00 },
    { to: 'Gauntlet', what: 'platform fee of both players', cents: 5_00 },
  ]);
});

it('lists no payment while the money is held', () => {
  for (const status of ['WAITING', 'ACTIVE', 'DISPUTED'] as const) {
    expect(paymentsOf(sampleBattle({ status, opponent: RIVAL }))).toEqual([]);
  }
});
