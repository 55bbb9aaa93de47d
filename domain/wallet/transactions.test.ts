import { describe, expect, it } from 'vitest';
import { WITHDRAWAL_STATUSES } from './payments.ts';
import {
  TRANSACTION_STATUSES,
  statusOfBooked,
  statusOfUnbooked,
  unbookedWith,
  withdrawalsWith,
} from './transactions.ts';

describe('the status of a transaction', () => {
  it('of a booking is completed, that of a withdrawal’s request how far the withdrawal is', () => {
    expect(statusOfBooked(null)).toBe('completed');
    expect(WITHDRAWAL_STATUSES.map(statusOfBooked)).toEqual([
      'pending',
      'processing',
      'approved',
      'completed',
      'rejected',
      'failed',
    ]);
  });

  it('finds again exactly what has it', () => {
    for (const status of TRANSACTION_STATUSES) {
      expect(withdrawalsWith(status).map(statusOfBooked)).toEqual([status]);
      for (const unbooked of unbookedWith(status)) expect(statusOfUnbooked(unbooked)).toBe(status);
    }
    expect(TRANSACTION_STATUSES.flatMap(unbookedWith).toSorted()).toEqual(['created', 'failed', 'pending']);
  });
});
