import { expect, it } from 'vitest';
import { DISPUTE_PRIORITIES, PRIOR_CASES, moreUrgent, urgencyOf } from './dispute.ts';

const priorities = (priorCases: number) =>
  [5_00, 49_99, 50_00, 249_99, 250_00, 499_99, 500_00, 1_000_00].map(
    (cents) => DISPUTE_PRIORITIES[urgencyOf(cents, priorCases)],
  );

it('looks sooner where more money waits, at the very cent', () => {
  const byStake = ['low', 'low', 'medium', 'medium', 'high', 'high', 'urgent', 'urgent'];
  for (const few of [0, PRIOR_CASES - 1]) expect(priorities(few)).toEqual(byStake);
});

it('looks one step sooner where a party has had cases enough, and at the urgent ones no sooner', () => {
  const sooner = ['medium', 'medium', 'high', 'high', 'urgent', 'urgent', 'urgent', 'urgent'];
  for (const many of [PRIOR_CASES, PRIOR_CASES + 40]) expect(priorities(many)).toEqual(sooner);
});

it('moves a case one step forward at a time', () => {
  expect([3, 2, 1, 0].map(moreUrgent)).toEqual([2, 1, 0, 0]);
});
