import { expect, it } from 'vitest';
import { priorityOf } from './dispute.ts';

it('looks sooner where more money waits, at the very cent', () => {
  expect([5_00, 49_99, 50_00, 249_99, 250_00, 499_99, 500_00, 1_000_00].map(priorityOf)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
    'urgent',
    'urgent',
  ]);
});
