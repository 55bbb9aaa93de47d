import { expect, test } from 'vitest';
import { heldNote } from './held-note.ts';
import { bookingName, historyFilter, withdrawalStory } from './wallet-words.ts';

test.each([
  ['FEE', 'HOLD', -2_50, 'Platform fee'],
  ['FEE', 'REFUND', 2_50, 'Fee returned'],
  ['FEE', 'WITHDRAWAL', -2_50, 'Withdrawal fee'],
  ['REFUND', 'WITHDRAWAL_RETURN', 60_00, 'Withdrawal returned'],
  ['REFUND', 'REFUND', 50_00, 'Stake returned'],
  ['CHARGEBACK', 'DEBT', -5_00, 'Debt paid'],
  ['PAYOUT', 'CORRECTION', -100_00, 'Payout taken back'],
  ['PAYOUT', 'CORRECTION', 100_00, 'Payout'],
  ['DEPOSIT', 'DEPOSIT', 50_00, 'Deposit'],
] as const)('a %s entry of a %s over %i is called %s', (kind, transferKind, amount, name) => {
  expect(bookingName({ kind, transferKind, sum: { value: amount } })).toBe(name);
});

test('each state of a withdrawal says what happens next, with its figures', () => {
  const withdrawal = {
    amountCents: 60_00,
    feeCents: 2_50,
    reason: null,
    methodName: 'Bank account',
    bankReference: null,
    sentOn: null,
  };
  expect(withdrawalStory({ ...withdrawal, status: 'REQUESTED' })).toMatch(/1-3 business days/);
  expect(withdrawalStory({ ...withdrawal, status: 'PROCESSING' })).toMatch(/held/);
  expect(withdrawalStory({ ...withdrawal, status: 'APPROVED' })).toBe('Approved. $60.00 goes to Bank account next.');
  expect(withdrawalStory({ ...withdrawal, status: 'PAID' })).toBe('We sent $60.00 to Bank account.');
  const byHand = { ...withdrawal, bankReference: 'TR-4711', sentOn: '2026-03-09' };
  expect(withdrawalStory({ ...byHand, status: 'PAID' })).toBe(
    'We sent $60.00 to Bank account on Mar 9, 2026. Bank reference: TR-4711.',
  );
  expect(withdrawalStory({ ...byHand, status: 'FAILED', reason: 'Account closed' })).toBe(
    'Account closed. $62.50 is back in your wallet.',
  );
  expect(withdrawalStory({ ...withdrawal, status: 'REJECTED', reason: 'Name differs' })).toBe(
    'Name differs. $62.50 is back in your wallet.',
  );
});

test('an unknown filter shows everything', () => {
  expect(historyFilter('deposit').kinds).toContain('DEPOSIT');
  expect(historyFilter('x').kinds).toBeNull();
  expect(historyFilter(null).kinds).toBeNull();
});

test('says what holds money', () => {
  const hold = (kind: 'BATTLE' | 'WITHDRAWAL', id: string) =>
    ({ __typename: 'FundsHold', kind, id, title: '', path: null, cents: 1 }) as const;
  expect(heldNote([])).toBe('Nothing is held');
  expect(heldNote([hold('BATTLE', 'a')])).toBe('In 1 battle');
  expect(heldNote([hold('BATTLE', 'a'), hold('BATTLE', 'b'), hold('WITHDRAWAL', 'c')])).toBe(
    'In 2 battles and 1 withdrawal',
  );
});
