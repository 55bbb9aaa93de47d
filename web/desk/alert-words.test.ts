import { expect, it } from 'vitest';
import { type AlertSideFigures, apart, sideName, sideText } from './alert-words.ts';

const side = (value: number | null, status: string | null = null): AlertSideFigures => ({
  by: 'PAYMENT',
  sum: value === null ? null : { value },
  count: null,
  status,
});

it('says what each side knows in figures that people read', () => {
  expect(sideName(side(1))).toBe('The payment says');
  expect(sideText(side(13_001), 'USD')).toBe('$130.01');
  expect(sideText(side(500, 'succeeded'), 'USD')).toBe('$5.00, succeeded');
  expect(sideText(side(2_500), 'BC')).toBe('2,500 BC');
  expect(sideText({ ...side(null), count: 12 }, null)).toBe('12 bookings');
  expect(sideText(side(null, 'charged-back'), 'USD')).toBe('charged back');
  expect(sideText(side(null), null)).toBe('Nothing');
});

it('says how far two amounts are apart, and nothing where there are not two', () => {
  expect(apart([side(13_001), side(13_000)], 'USD')).toBe('$0.01');
  expect(apart([side(0), side(-500)], 'USD')).toBe('$5.00');
  expect(apart([side(5), side(5)], 'USD')).toBeNull();
  expect(apart([side(5), side(null, 'failed')], 'USD')).toBeNull();
  expect(apart([side(5)], 'USD')).toBeNull();
});
