import { expect, it } from 'vitest';
import { plainFigure, spanTitle } from './figure-table.ts';

it('money in dollars is written with its cents, BattleCoin and counts as they are, nothing as nothing', () => {
  expect([
    plainFigure(-123_405, 'money', 'USD'),
    plainFigure(1_500, 'money', 'BC'),
    plainFigure(7, 'count', 'USD'),
    plainFigure(0, 'money', 'USD'),
    plainFigure(null, 'money', 'USD'),
  ]).toEqual(['-1234.05', '1500', '7', '0.00', '']);
});

it('a span names its first and last day, or the one day that it is', () => {
  expect(spanTitle(Date.UTC(2026, 10, 1), Date.UTC(2026, 11, 1))).toBe('Nov 1, 2026 to Nov 30, 2026 (UTC)');
  expect(spanTitle(Date.UTC(2026, 10, 1), Date.UTC(2026, 10, 2))).toBe('Nov 1, 2026 (UTC)');
});
