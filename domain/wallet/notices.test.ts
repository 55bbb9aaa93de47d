import { describe, expect, it } from 'vitest';
import { toldBy } from '../../tests/support/told.ts';
import { walletNotices } from './notices.ts';

const told = toldBy(walletNotices);

describe('payments', () => {
  const MONEY = { userId: 'u', amountCents: 1_234_56 };

  it.each([
    ['deposit.succeeded', null, 'digest'],
    ['deposit.failed', null, 'digest'],
    ['deposit.charged-back', null, 'at-once'],
    ['deposit.reinstated', null, 'at-once'],
    ['withdrawal.approved', 'processed', 'digest'],
    ['withdrawal.paid', 'completed', 'at-once'],
    ['withdrawal.rejected', null, 'at-once'],
    ['withdrawal.failed', null, 'at-once'],
  ])('%s is a payout with status %s, or none (NO-05, EN-37)', (type, status, mail) => {
    const [notice, ...more] = told(type, MONEY);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId: 'u', type: 'payment', tab: status === null ? 'other' : 'payouts', mail });
    expect(notice?.data).toEqual(
      status === null ? {} : { payout: 'Withdrawal', status, amountCents: 1_234_56, source: 'Gauntlet' },
    );
    expect(notice?.message).toContain('$1,234.56');
    expect(notice?.link).toMatch(/^\/wallet\?tab=/);
  });

  it('tells a debt whatever is switched off, and everything else by the topic', () => {
    expect(told('deposit.charged-back', MONEY)).toMatchObject([{ topics: [] }]);
    expect(told('deposit.succeeded', MONEY)).toMatchObject([{ topics: ['walletChanges'] }]);
  });

  it('is silent while nothing has been decided', () => {
    for (const type of [
      'deposit.created',
      'deposit.pending',
      'withdrawal.requested',
      'withdrawal.processing',
      'deposit.toString',
    ])
      expect(told(type, MONEY)).toEqual([]);
  });

  it('tells statements of the same day once', () => {
    const keys = ['2026-01', '2026-02'].flatMap((period) => told('statement.issued', { userId: 'u', period }));
    expect(new Set(keys.map(({ uniqueKey }) => uniqueKey))).toEqual(new Set(['statements:2026-03-02']));
  });
});
