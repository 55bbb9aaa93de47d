import { expect, it } from 'vitest';
import { bonusSourceOf } from './bonus-sources.ts';

it('a player reads what each bonus was for', () => {
  expect(
    ['starter-bonus:u', 'referral:u:v', 'mission:u:7', 'login:u:2026-01-05', 'streak:u:7:2026-01-05'].map(
      bonusSourceOf,
    ),
  ).toEqual(['Tutorial Challenge', 'Referral', 'Mission', 'Daily login bonus', 'Streak milestone']);
});

it.each(['', 'deposit:1', 'missions:1', 'mission-7', 'toString:1', '__proto__'])('the key %j says nothing', (opKey) => {
  expect(bonusSourceOf(opKey)).toBeNull();
});
