import { expect, it } from 'vitest';
import { kindIn, mailTitle, usualPeriods } from './report-words.ts';

it('the usual periods are whole months and years up to today, over the turn of a year too', () => {
  expect(usualPeriods(Date.UTC(2026, 0, 15, 12))).toEqual([
    ['Last 31 days', { from: '2025-12-16', to: '2026-01-15' }],
    ['This month', { from: '2026-01-01', to: '2026-01-15' }],
    ['Last month', { from: '2025-12-01', to: '2025-12-31' }],
    ['This year', { from: '2026-01-01', to: '2026-01-15' }],
    ['Last year', { from: '2025-01-01', to: '2025-12-31' }],
  ]);
});

it('an address that names no report leads to the daily close', () => {
  expect([kindIn('revenue'), kindIn('nonsense'), kindIn(null)]).toEqual(['revenue', 'daily-close', 'daily-close']);
});

it('a row of the mails is named as the report and its rhythm are', () => {
  expect(mailTitle('CHARGEBACKS', 'WEEKLY')).toBe('Charge-backs, every week');
});
