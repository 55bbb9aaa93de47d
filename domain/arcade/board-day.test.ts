import { describe, expect, it } from 'vitest';
import { DAY, HOUR, utcDay } from '../shared/time.ts';
import { BOARD_DAYS, boardDay } from './contests.ts';

const NOON = Date.UTC(2026, 2, 2) + 12 * HOUR;

describe('boardDay', () => {
  it('is the beginning of today and of each of the thirty days before it', () => {
    for (let ago = 0; ago <= BOARD_DAYS; ago++)
      expect(boardDay(utcDay(NOON - ago * DAY), NOON)).toBe(Date.UTC(2026, 2, 2) - ago * DAY);
  });

  it('is none for what is to come, too long ago, or no day at all', () => {
    for (const day of [utcDay(NOON + DAY), utcDay(NOON - 31 * DAY), '2026-02-30', '2026-3-2', 'yesterday', ''])
      expect(boardDay(day, NOON)).toBeNull();
  });
});
