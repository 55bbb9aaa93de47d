import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from './time.ts';
import { comparedDays, courseOf, hoursOf } from './staff-day.ts';

const MIDNIGHT = Date.parse('2026-11-27T00:00:00Z');

describe('today beside the same day of last week', () => {
  it('ends at the same time of the day, seven days apart', () => {
    const { today, before } = comparedDays(MIDNIGHT + 9 * HOUR + 5);
    expect(today).toEqual({ from: MIDNIGHT, until: MIDNIGHT + 9 * HOUR + 6 });
    expect(before).toEqual({ from: MIDNIGHT - 7 * DAY, until: MIDNIGHT - 7 * DAY + 9 * HOUR + 6 });
  });

  it.each([
    [0, 1],
    [HOUR - 1, 1],
    [HOUR, 2],
    [DAY - 1, 24],
  ])('%i ms after midnight %i hours have begun', (after, hours) => {
    expect(hoursOf(comparedDays(MIDNIGHT + after).today)).toBe(hours);
  });

  it('is drawn as what had come together by each hour', () => {
    const rows = [
      { hour: 2, amount: 5 },
      { hour: 0, amount: 1 },
      { hour: 2, amount: -2 },
    ];
    expect(courseOf(rows, 4)).toEqual([1, 1, 4, 4]);
    expect(courseOf([], 2)).toEqual([0, 0]);
  });
});
