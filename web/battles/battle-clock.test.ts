import { expect, test } from 'vitest';
import { clockOf } from './battle-clock.ts';
import { RIVAL, sampleBattle } from './testing/sample-battle.ts';

test.each([
  ['a free seat', sampleBattle(), 'openUntil'],
  ['a free seat at chess', sampleBattle({ game: 'CHESS' }), 'openUntil'],
  ['two players who have not started', sampleBattle({ opponent: RIVAL }), 'startsIn'],
  ['a running match', sampleBattle({ opponent: RIVAL, status: 'ACTIVE' }), 'reportBy'],
  ['a running game of chess', sampleBattle({ opponent: RIVAL, status: 'ACTIVE', game: 'CHESS' }), 'playUntil'],
  ['a dispute', sampleBattle({ opponent: RIVAL, status: 'DISPUTED' }), null],
  ['a completed battle', sampleBattle({ opponent: RIVAL, status: 'COMPLETED' }), null],
  ['a battle that nothing is due for', sampleBattle({ endsAt: null }), null],
] as const)('the clock of %s has its word', (_, battle, word) => {
  expect(clockOf(battle)).toBe(word);
});
