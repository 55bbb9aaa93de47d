import { expect, it } from 'vitest';
import { figuresOfShare, payersWith, shareDetails } from './share-figures.ts';

it('names stake, fee, total, pool and payout of one payer and of several', () => {
  expect(figuresOfShare(100_00, 1)).toEqual({
    shareCents: 100_00,
    feeCents: 5_00,
    holdCents: 105_00,
    poolCents: 200_00,
    payoutCents: 200_00,
  });
  expect(figuresOfShare(100_00, 3)).toMatchObject({ shareCents: 33_34, feeCents: 1_67, holdCents: 35_01 });
  expect(shareDetails(100_00, 3).map(({ detail }) => detail)).toEqual([
    '$100.00',
    '$33.34',
    '$1.67',
    '$35.01',
    '$200.00',
    '$66.68',
  ]);
});

it('counts the captain, the viewer and who is in on that side, each once', () => {
  const agreements = [
    { teamId: 'a', player: { id: 'cap' } },
    { teamId: 'a', player: { id: 'one' } },
    { teamId: 'b', player: { id: 'foe' } },
  ];
  expect(payersWith({ payer: 'MEMBERS', agreements }, 'a', 'cap', 'two')).toBe(3);
  expect(payersWith({ payer: 'MEMBERS', agreements }, 'a', 'cap', 'one')).toBe(2);
  expect(payersWith({ payer: 'MEMBERS', agreements }, 'b', 'boss', 'boss')).toBe(2);
  expect(payersWith({ payer: 'CAPTAIN', agreements }, 'a', 'cap', 'cap')).toBe(1);
});
