import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../../domain/shared/time.ts';
import {
  formatCapped,
  formatCents,
  formatClock,
  formatCoins,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDollars,
  formatPercent,
  formatRelative,
  formatSignedCents,
  formatTimeLeft,
  parseDollars,
} from './format.ts';

describe('money', () => {
  it('writes cents as dollars with two decimals', () => {
    expect(formatCents(124_750)).toBe('$1,247.50');
    expect(formatCents(5)).toBe('$0.05');
    expect(formatCents(-5_000)).toBe('-$50.00');
  });

  it('leaves the cents of a round sum out inside of a sentence', () => {
    expect(formatDollars(100_00)).toBe('$100');
    expect(formatDollars(1_250_00)).toBe('$1,250');
  });

  it('signs gains and losses, but not nothing', () => {
    expect(formatSignedCents(5_000)).toBe('+$50.00');
    expect(formatSignedCents(-5_000)).toBe('-$50.00');
    expect(formatSignedCents(0)).toBe('$0.00');
  });

  it('never lets BattleCoin stand without its suffix', () => {
    expect(formatCoins(2_500)).toBe('2,500 BC');
    expect(formatCoins(0)).toBe('0 BC');
  });
});

describe('counts', () => {
  it('shortens big counts without rounding up', () => {
    expect(formatCompact(999)).toBe('999');
    expect(formatCompact(1_234)).toBe('1.2K');
    expect(formatCompact(999_999)).toBe('999.9K');
    expect(formatCompact(2_000_000)).toBe('2M');
  });

  it('caps badge counts', () => {
    expect(formatCapped(99)).toBe('99');
    expect(formatCapped(100)).toBe('99+');
    expect(formatCapped(10, 9)).toBe('9+');
  });

  it('writes a percentage whole', () => {
    expect(formatPercent(66.6)).toBe('67%');
    expect(formatPercent(0)).toBe('0%');
  });
});

describe('time', () => {
  const noon = Date.UTC(2026, 2, 4, 12);

  it('writes a clock of hours, minutes and seconds that stops at zero', () => {
    expect(formatClock(26 * HOUR + 3 * MINUTE + 9 * SECOND)).toBe('26:03:09');
    expect(formatClock(1)).toBe('00:00:01');
    expect(formatClock(0)).toBe('00:00:00');
    expect(formatClock(-HOUR)).toBe('00:00:00');
  });

  it('tells what is left in days and hours beyond two days, and to the second within them', () => {
    expect(formatTimeLeft(173 * HOUR + 28 * MINUTE)).toBe('7 days 6 hours');
    expect(formatTimeLeft(2 * DAY + 1)).toBe('2 days 1 hour');
    expect(formatTimeLeft(2 * DAY)).toBe('48:00:00');
    expect(formatTimeLeft(-HOUR)).toBe('00:00:00');
  });

  it('says how long ago or how soon', () => {
    expect(formatRelative(noon - 59 * SECOND, noon)).toBe('just now');
    expect(formatRelative(noon + 30 * SECOND, noon)).toBe('in a moment');
    expect(formatRelative(noon - 5 * MINUTE, noon)).toBe('5 minutes ago');
    expect(formatRelative(noon + 2 * HOUR, noon)).toBe('in 2 hours');
    expect(formatRelative(noon - DAY, noon)).toBe('yesterday');
    expect(formatRelative(noon - 20 * DAY, noon)).toBe('2 weeks ago');
    expect(formatRelative(noon - 800 * DAY, noon)).toBe('2 years ago');
  });

  it('writes dates and moments in the reader’s zone', () => {
    const local = new Date(2026, 2, 4, 14, 5).getTime();
    expect(formatDate(local)).toBe('Mar 4, 2026');
    expect(formatDateTime(local).replace('\u202F', ' ')).toBe('Mar 4, 2026, 2:05 PM');
  });
});

describe('parseDollars', () => {
  it.each([
    ['50', 5_000],
    ['1247.50', 124_750],
    ['0.05', 5],
    ['1000000.00', 100_000_000],
  ])('reads %j', (text, cents) => {
    expect(parseDollars(text)).toBe(cents);
  });

  it.each(['', '1,50', '$5', '1,234', '1.234', '-5', '5e3', 'abc', '$', '1,2345'])('refuses %j', (text) => {
    expect(parseDollars(text)).toBeNull();
  });
});
