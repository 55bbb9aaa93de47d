import { describe, expect, it, test } from 'vitest';
import { acceptSentOn, endByHand, endsByHand, isManualPayout, manualRef } from './hand-payouts.ts';
import { WITHDRAWAL_STATUSES } from './payments.ts';

const payout = { status: 'approved', amountCents: 90_00, doubleFromCents: 100_00, handledBy: null } as const;
const large = { ...payout, amountCents: 100_00 } as const;

describe('a payout by hand', () => {
  it('can be marked as sent, or as what could not be, while it is approved, and as returned once it was sent', () => {
    const ends = Object.fromEntries(
      WITHDRAWAL_STATUSES.map((status) => [status, endsByHand({ ...payout, status }, 'admin')]),
    );
    expect(ends).toEqual({
      requested: [],
      processing: [],
      approved: ['paid', 'failed'],
      paid: ['returned'],
      rejected: [],
      failed: [],
    });
  });

  it('that is large brings its money back by the word of another than the one who may have sent it', () => {
    expect(endsByHand({ ...large, handledBy: 'admin' }, 'admin')).toEqual(['paid']);
    expect(endsByHand({ ...large, handledBy: 'admin' }, 'other')).toEqual(['paid', 'failed']);
    expect(endsByHand(large, 'admin')).toEqual(['paid', 'failed']);
    expect(endByHand({ ...large, status: 'paid', handledBy: 'admin' }, 'returned', 'admin')).toMatchObject({
      refusal: { code: 'SECOND_ADMINISTRATOR' },
    });
    expect(endByHand({ ...payout, status: 'paid', handledBy: 'admin' }, 'returned', 'admin').ok).toBe(true);
  });
});

test.each([
  ['2026-03-09', false],
  ['2026-03-10', true],
  ['2026-03-11', true],
  ['2026-03-15', true],
  ['2026-03-16', true],
  ['2026-03-17', false],
  ['2026-02-30', false],
  ['yesterday', false],
])('a payout of 11 March was sent on %s, says the bank on 15 March: %s', (day, isRight) => {
  const at = (text: string) => Date.parse(`${text}T12:00:00Z`);
  expect(acceptSentOn(day, at('2026-03-11'), at('2026-03-15')).ok).toBe(isRight);
});

test('a payout by hand is known by its reference', () => {
  expect(isManualPayout(manualRef('w'))).toBe(true);
  expect(['w', 'sbx_w', null].map(isManualPayout)).toEqual([false, false, false]);
});
