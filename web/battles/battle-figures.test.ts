import { expect, it } from 'vitest';
import { paymentsOf } from './battle-figures.ts';
import { RIVAL, sampleBattle } from './testing/sample-battle.ts';

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
    { to: 'Gauntlet', what: 'platform fee from both players', cents: 5_00 },
  ]);
});

it('lists no payment while the money is held', () => {
  for (const status of ['WAITING', 'ACTIVE', 'DISPUTED'] as const) {
    expect(paymentsOf(sampleBattle({ status, opponent: RIVAL }))).toEqual([]);
  }
});
