import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { dateIn, dayToOpen } from './day.ts';
import {
  MILESTONES,
  MILESTONE_COINS,
  type Streak,
  claimableMilestones,
  isAlive,
  loginBonus,
  openDay,
} from './streak.ts';

const START = Date.UTC(2026, 0, 5, 12);

/** The streak after days, by their distance from the first; each opens at noon UTC. */
const after = (days: readonly number[]): Streak => {
  let streak: Streak | null = null;
  for (const day of days) streak = openDay(streak, dateIn('UTC', START + day * DAY), START + day * DAY);
  if (!streak) throw new Error('no day was opened');
  return streak;
};
const inARow = (count: number, from = 0): number[] => Array.from({ length: count }, (_, n) => from + n);

describe('a streak', () => {
  it('counts days in a row and begins anew after a missed one', () => {
    expect([after([0]).days, after(inARow(7)).days, after([0, 1, 3]).days]).toEqual([1, 7, 1]);
    expect(after([0, 1, 3, 4])).toMatchObject({ days: 2, since: '2026-01-08', last: '2026-01-09' });
  });

  it('earns a freeze with each seven days, has two at most, and spends one for one missed day by itself', () => {
    expect(
      [after(inARow(6)), after(inARow(7)), after(inARow(14)), after(inARow(40))].map(({ freezes }) => freezes),
    ).toEqual([0, 1, 2, 2]);
    const saved = after([...inARow(7), 8]);
    expect([saved.days, saved.freezes, saved.since]).toEqual([8, 0, '2026-01-05']);
  });

  it('is lost with two missed days in a row, however many freezes there are', () => {
    const lost = after([...inARow(14), 16]);
    expect([lost.days, lost.freezes]).toEqual([1, 2]);
  });

  it('goes on today and tomorrow, the day after only by a freeze', () => {
    const plain = after(inARow(3));
    const aliveOn = (streak: Streak, day: number) =>
      isAlive(streak, dateIn('UTC', START + day * DAY), START + day * DAY);
    expect([2, 3, 4].map((day) => aliveOn(plain, day))).toEqual([true, true, false]);
    expect([7, 8, 9].map((day) => aliveOn(after(inARow(7)), day))).toEqual([true, true, false]);
  });

  it('does not break on a journey that leaves a date out', () => {
    // From Monday evening in Honolulu to Wednesday morning in Auckland, nine hours later.
    const monday = Date.UTC(2026, 5, 9, 6);
    const [from, to] = [dateIn('Pacific/Honolulu', monday), dateIn('Pacific/Auckland', monday + 9 * HOUR)];
    expect([from, to]).toEqual(['2026-06-08', '2026-06-10']);
    expect(openDay(openDay(null, from, monday), to, monday + 9 * HOUR).days).toBe(2);
  });

  it('never grows faster than the calendar, whatever the zone is changed to', () => {
    const zone = fc.constantFrom(
      'UTC',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'America/New_York',
      'Asia/Kathmandu',
    );
    const hops = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 * HOUR }), zone), { minLength: 1, maxLength: 150 });
    fc.assert(
      fc.property(hops, (moves) => {
        let now = START;
        let streak: Streak | null = null;
        for (const [wait, name] of moves) {
          now += wait;
          const date = dayToOpen(streak?.last ?? null, name, now);
          if (date) streak = openDay(streak, date, now);
        }
        expect(streak?.days ?? 0).toBeLessThanOrEqual(Math.floor((now - START) / DAY) + 3);
        expect(streak?.freezes ?? 0).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });

  it('is unbroken for whoever opens each day in one zone, clocks changed or not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo'),
        fc.integer({ min: 0, max: 364 }),
        fc.integer({ min: 2, max: 60 }),
        (zone, first, days) => {
          let streak: Streak | null = null;
          for (let hour = 0; hour < days * 24; hour += 5) {
            const now = START + first * DAY + hour * HOUR;
            const date = dayToOpen(streak?.last ?? null, zone, now);
            if (date) streak = openDay(streak, date, now);
          }
          expect(streak?.days).toBeGreaterThanOrEqual(days);
          expect(streak?.freezes).toBe(Math.min(2, Math.floor((streak?.days ?? 0) / 7)));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what a streak brings', () => {
  it('is 50 coins on the first day, 10 more each day, and 100 from the sixth on', () => {
    expect([1, 2, 5, 6, 7, 400].map(loginBonus)).toEqual([50, 60, 90, 100, 100, 100]);
  });

  it('has milestones at 3, 7, 14 and 30 days, each once a streak and once in thirty days', () => {
    expect(MILESTONES).toEqual([3, 7, 14, 30]);
    expect(MILESTONES.every((milestone) => MILESTONE_COINS[milestone] > 0)).toBe(true);
    const claimed = [{ milestone: 3, since: '2026-01-05', date: '2026-01-08' }] as const;
    const claimable = (days: number, since: string, date: string) =>
      claimableMilestones({ days, since }, claimed, date);
    expect(claimable(2, '2026-03-01', '2026-03-02')).toEqual([]);
    expect(claimable(14, '2026-01-05', '2026-01-18')).toEqual([7, 14]);
    expect(claimable(14, '2026-01-05', '2026-02-18')).toEqual([7, 14]);
    expect(claimable(3, '2026-02-01', '2026-02-06')).toEqual([]);
    expect(claimable(3, '2026-02-04', '2026-02-07')).toEqual([3]);
  });
});
