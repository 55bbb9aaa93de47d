import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../shared/time.ts';
import {
  dateIn,
  dayEnd,
  dayOfDeed,
  dayResetsAt,
  dayToOpen,
  daysBetween,
  mondayOf,
  timeZoneOf,
  weekResetsAt,
} from './day.ts';

/** With daylight saving on both halves, with half and three-quarter hours, at both ends of the calendar, and odd ones. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Pacific/Apia',
  'America/Havana',
  'Africa/Cairo',
] as const;
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) });

describe('a day', () => {
  it('ends when the date changes in its zone, to the minute, after 23 to 25 hours', () => {
    fc.assert(
      fc.property(zone, instant, (name, at) => {
        const end = dayEnd(name, at);
        expect(end % MINUTE).toBe(0);
        expect([end > at, end - at <= 25 * HOUR]).toEqual([true, true]);
        expect(dateIn(name, end - MINUTE) < dateIn(name, end) || end - at <= MINUTE).toBe(true);
        expect(dateIn(name, end) > dateIn(name, at)).toBe(true);
        const length = dayEnd(name, end) - end;
        expect(length >= 23 * HOUR && length <= 25 * HOUR).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['Europe/Berlin', Date.UTC(2026, 2, 29, 3), 23],
    ['Europe/Berlin', Date.UTC(2026, 9, 25, 3), 25],
    ['America/New_York', Date.UTC(2026, 2, 8, 12), 23],
    ['Australia/Lord_Howe', Date.UTC(2026, 3, 5, 0), 24.5],
    ['UTC', Date.UTC(2026, 5, 1, 12), 24],
  ])('in %s around %d has %d hours', (name, at, hours) => {
    const end = dayEnd(name, at);
    let start = end;
    while (dateIn(name, start - MINUTE) === dateIn(name, at)) start -= MINUTE;
    expect((end - start) / HOUR).toBe(hours);
  });

  it('begins at one where midnight does not exist', () => {
    // Clocks in Cairo go from midnight to one on 24 April 2026.
    expect(dayEnd('Africa/Cairo', Date.UTC(2026, 3, 23, 12))).toBe(Date.UTC(2026, 3, 23, 22));
    expect(dateIn('Africa/Cairo', Date.UTC(2026, 3, 23, 21, 59))).toBe('2026-04-23');
    expect(dateIn('Africa/Cairo', Date.UTC(2026, 3, 23, 22))).toBe('2026-04-24');
  });

  it('is of a zone that exists', () => {
    expect(['Europe/Berlin', 'eUROPE/berlin', ' Europe/Berlin ', 'UTC', '+05:45'].map(timeZoneOf)).toEqual([
      'Europe/Berlin',
      'Europe/Berlin',
      'Europe/Berlin',
      'UTC',
      '+05:45',
    ]);
    for (const name of ['Mars/Olympus', '', 'Etc/Unknown', 'undefined', 'null', '+99:00', 'GMT+2', 'Европа/Берлин'])
      expect(timeZoneOf(name), name).toBeNull();
  });

  it('belongs to the week of its Monday', () => {
    expect(['2026-11-22', '2026-11-23', '2026-11-29', '2027-01-01'].map(mondayOf)).toEqual([
      '2026-11-16',
      '2026-11-23',
      '2026-11-23',
      '2026-12-28',
    ]);
    expect([daysBetween('2026-02-28', '2026-03-01'), daysBetween('2026-03-01', '2026-02-28')]).toEqual([1, -1]);
  });
});

describe('a day opens', () => {
  it('once for each date, whatever the zone is changed to and how often', () => {
    const hops = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 * HOUR }), zone), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(instant, hops, (start, moves) => {
        const dates: string[] = [];
        let now = start;
        for (const [wait, name] of moves) {
          now += wait;
          const date = dayToOpen(dates.at(-1) ?? null, name, now);
          if (date) dates.push(date);
        }
        expect(dates).toEqual([...new Set(dates)].toSorted());
        // The calendar spans a day more than the time, and the first and last date may each be a part.
        expect(dates.length).toBeLessThanOrEqual(Math.floor((now - start) / DAY) + 3);
      }),
      { numRuns: 200 },
    );
  });

  it('on 61 dates in 60 days for whoever changes the zone each hour', () => {
    const dates: string[] = [];
    for (let hour = 0; hour < 60 * 24; hour++) {
      const date = dayToOpen(
        dates.at(-1) ?? null,
        hour % 2 === 0 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago',
        Date.UTC(2026, 5, 1) + hour * HOUR,
      );
      if (date) dates.push(date);
    }
    expect(dates).toHaveLength(61);
  });

  it('at each midnight of a player who stays, and at none before', () => {
    fc.assert(
      fc.property(zone, instant, (name, at) => {
        const today = dayToOpen(null, name, at) ?? '';
        expect(dayToOpen(today, name, dayEnd(name, at) - MINUTE)).toBeNull();
        expect(dayToOpen(today, name, dayEnd(name, at))).toBe(dateIn(name, dayEnd(name, at)));
      }),
    );
  });
});

describe('a deed', () => {
  const noon = Date.UTC(2026, 5, 10, 12);
  const calendar = (name: string, last: string | null, lastAt: number) => ({ zone: name, last, lastAt });

  it('belongs to the date in the zone, and to the newest day while that goes on', () => {
    expect(dayOfDeed(calendar('UTC', null, 0), noon)).toBe('2026-06-10');
    expect(dayOfDeed(calendar('UTC', '2026-06-08', noon - 2 * DAY), noon)).toBe('2026-06-10');
    // Opened far to the east, and then travelled back.
    expect(dayOfDeed(calendar('UTC', '2026-06-11', noon - HOUR), noon)).toBe('2026-06-11');
    // It was done before midnight and is told after the next day was opened.
    expect(dayOfDeed(calendar('UTC', '2026-06-11', noon + DAY), noon)).toBe('2026-06-10');
    expect(dayOfDeed(calendar('Pacific/Kiritimati', '2026-06-10', noon + HOUR), noon)).toBe('2026-06-10');
  });

  it('has a day that ends when the next one can open, and a week that does on a Monday', () => {
    fc.assert(
      fc.property(zone, instant, zone, (name, at, opened) => {
        const last = dateIn(opened, at) > dateIn(name, at) ? dateIn(opened, at) : dateIn(name, at);
        const reset = dayResetsAt(name, last, at);
        expect(dayToOpen(last, name, reset)).not.toBeNull();
        expect(dayToOpen(last, name, reset - MINUTE)).toBeNull();
        const week = weekResetsAt(name, last, at);
        expect(mondayOf(dateIn(name, week)) > mondayOf(last)).toBe(true);
        expect(mondayOf(dateIn(name, week - MINUTE)) <= mondayOf(last)).toBe(true);
      }),
    );
  });
});
