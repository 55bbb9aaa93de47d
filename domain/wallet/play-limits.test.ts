import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, utcDay } from '../shared/time.ts';
import {
  LOOSEN_AFTER,
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayDay,
  type PlayLimit,
  firstPlayDay,
  limitAt,
  periodEnd,
  periodStart,
  playSums,
  removePlayLimit,
  setPlayLimit,
  withinPlayLimits,
} from './play-limits.ts';

/** A Monday noon, UTC. */
const NOON = Date.UTC(2026, 0, 5, 12);
const NAME = { kind: 'stake', period: 'day' } as const;
const limit = (cents: number, pending: Partial<PlayLimit> = {}): PlayLimit => ({
  ...NAME,
  cents,
  pendingCents: null,
  pendingFrom: null,
  ...pending,
});
const valueOf = <T>(ruling: { ok: true; value: T } | { ok: false }): T => {
  if (!ruling.ok) throw new Error(`refused: ${JSON.stringify(ruling)}`);
  return ruling.value;
};

/** Any millisecond of some forty years, midnights above all. */
const instants = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) }),
  fc.tuple(fc.integer({ min: 11_000, max: 25_000 }), fc.constantFrom(-1, 0, 1)).map(([day, off]) => day * DAY + off),
);
const amounts = fc.integer({ min: 0, max: 10_000_00 });

describe('setting a limit', () => {
  test('a first limit holds at once', () => {
    expect(setPlayLimit(NAME, null, 50_00, NOON)).toEqual({ ok: true, value: limit(50_00) });
    expect(setPlayLimit(NAME, null, 0, NOON)).toEqual({ ok: true, value: limit(0) });
  });

  test('a lower one holds at once, a higher one after a day', () => {
    expect(setPlayLimit(NAME, limit(50_00), 20_00, NOON)).toEqual({ ok: true, value: limit(20_00) });
    const raised = valueOf(setPlayLimit(NAME, limit(50_00), 80_00, NOON));
    expect(raised).toEqual(limit(50_00, { pendingCents: 80_00, pendingFrom: NOON + 24 * HOUR }));
    expect(limitAt(raised, NOON + 24 * HOUR - 1)?.cents).toBe(50_00);
    expect(limitAt(raised, NOON + 24 * HOUR)).toEqual(limit(80_00));
  });

  test('the same one again cancels what waits', () => {
    const raised = limit(50_00, { pendingCents: 80_00, pendingFrom: NOON + DAY });
    expect(setPlayLimit(NAME, raised, 50_00, NOON + HOUR)).toEqual({ ok: true, value: limit(50_00) });
    expect(setPlayLimit(NAME, raised, 49_99, NOON + HOUR)).toEqual({ ok: true, value: limit(49_99) });
  });

  test('asking again for what waits, or for less, keeps its day; for more begins a new one', () => {
    const raised = limit(50_00, { pendingCents: 80_00, pendingFrom: NOON + DAY });
    const ask = (cents: number) => valueOf(setPlayLimit(NAME, raised, cents, NOON + HOUR));
    expect(ask(80_00)).toEqual(raised);
    expect(ask(60_00)).toEqual(limit(50_00, { pendingCents: 60_00, pendingFrom: NOON + DAY }));
    expect(ask(80_01)).toEqual(limit(50_00, { pendingCents: 80_01, pendingFrom: NOON + HOUR + DAY }));
    const leaving = limit(50_00, { pendingCents: null, pendingFrom: NOON + DAY });
    expect(valueOf(setPlayLimit(NAME, leaving, 900_00, NOON + HOUR)).pendingFrom).toBe(NOON + DAY);
  });

  test('one that goes holds for a day more, and is then a first one again', () => {
    const leaving = valueOf(removePlayLimit(limit(50_00), NOON));
    expect(leaving).toEqual(limit(50_00, { pendingCents: null, pendingFrom: NOON + DAY }));
    expect(limitAt(leaving, NOON + DAY - 1)?.cents).toBe(50_00);
    expect(limitAt(leaving, NOON + DAY)).toBeNull();
    expect(valueOf(removePlayLimit(leaving, NOON + HOUR)), 'twice is once').toEqual(leaving);
    expect(removePlayLimit(leaving, NOON + DAY)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
    expect(removePlayLimit(null, NOON)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
    expect(valueOf(setPlayLimit(NAME, leaving, 900_00, NOON + DAY))).toEqual(limit(900_00));
    const raised = limit(50_00, { pendingCents: 80_00, pendingFrom: NOON + DAY });
    expect(valueOf(removePlayLimit(raised, NOON + HOUR)).pendingFrom, 'more than what waited').toBe(NOON + HOUR + DAY);
  });

  test.each([-1, 0.5, Number.NaN, 1e13])('%s is no limit', (cents) => {
    expect(setPlayLimit(NAME, null, cents, NOON)).toMatchObject({
      ok: false,
      refusal: { code: 'BAD_INPUT', field: 'cents' },
    });
  });

  test('whatever is asked for in whatever order, nothing gets looser before a day after it was asked for', () => {
    const asks = fc.array(
      fc.record({
        cents: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
        wait: fc.constantFrom(0, 1, HOUR, DAY - 1, DAY),
      }),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(asks, (steps) => {
        let now = NOON;
        let stored: PlayLimit | null = null;
        // What was asked for, and when: at any instant the loosest of what a day has passed over.
        for (const { cents, wait } of steps) {
          const before: PlayLimit | null = stored && limitAt(stored, now);
          const ruling: ReturnType<typeof setPlayLimit> =
            cents === null ? removePlayLimit(stored, now) : setPlayLimit(NAME, stored, cents, now);
          if (ruling.ok) stored = ruling.value;
          const after = stored && limitAt(stored, now);
          if (before) {
            expect(after).not.toBeNull();
            expect(after?.cents).toBeLessThanOrEqual(before.cents);
            if (cents !== null && cents <= before.cents) expect(after?.cents).toBe(cents);
            const wouldBe = stored && limitAt(stored, now + DAY - 1);
            if (before.pendingFrom === null) expect(wouldBe?.cents).toBeLessThanOrEqual(before.cents);
          }
          now += wait;
        }
      }),
    );
    expect(LOOSEN_AFTER).toBe(DAY);
  });
});

describe('periods', () => {
  test('a day begins at midnight, a week on Monday, a month on the first, all UTC', () => {
    const at = Date.UTC(2026, 2, 1, 23, 59, 59, 999); // a Sunday
    expect(periodStart('day', at)).toBe(Date.UTC(2026, 2, 1));
    expect(periodStart('week', at)).toBe(Date.UTC(2026, 1, 23));
    expect(periodStart('month', at)).toBe(Date.UTC(2026, 2, 1));
    expect(periodEnd('day', at)).toBe(at + 1);
    expect(periodEnd('week', at)).toBe(at + 1);
    expect(periodEnd('month', at)).toBe(Date.UTC(2026, 3, 1));
    expect(periodStart('week', at + 1)).toBe(at + 1);
    expect(periodEnd('month', Date.UTC(2028, 1, 29, 5)), 'a leap year').toBe(Date.UTC(2028, 2, 1));
    expect(periodEnd('month', Date.UTC(2026, 11, 31, 5)), 'the turn of the year').toBe(Date.UTC(2027, 0, 1));
  });

  test('every instant lies in exactly one period of each length, and the next begins where it ends', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...PLAY_LIMIT_PERIODS), (at, period) => {
        const [start, end] = [periodStart(period, at), periodEnd(period, at)];
        expect(start).toBeLessThanOrEqual(at);
        expect(end).toBeGreaterThan(at);
        expect(start % DAY).toBe(0);
        expect(periodStart(period, end - 1)).toBe(start);
        expect(periodStart(period, end)).toBe(end);
        if (period === 'week') expect(new Date(start).getUTCDay()).toBe(1);
        if (period === 'month') expect(new Date(start).getUTCDate()).toBe(1);
        expect(firstPlayDay(at) <= utcDay(start)).toBe(true);
      }),
    );
  });

  test('a day counts towards the periods that it lies in and towards no other', () => {
    const days = fc.array(
      fc.record({ back: fc.integer({ min: 0, max: 60 }), cents: fc.integer({ min: -500, max: 500 }) }),
    );
    fc.assert(
      fc.property(instants, days, (now, spread) => {
        const rows = spread.map(({ back, cents }): PlayDay => ({
          day: utcDay(now - back * DAY),
          stakedCents: Math.abs(cents),
          depositedCents: 2 * Math.abs(cents),
          lostCents: cents,
        }));
        const sums = playSums(rows, now);
        for (const period of PLAY_LIMIT_PERIODS) {
          const inside = spread.filter(({ back }) => now - back * DAY >= periodStart(period, now));
          const total = inside.reduce((sum, { cents }) => sum + Math.abs(cents), 0);
          expect(sums.stake[period]).toBe(total);
          expect(sums.deposit[period]).toBe(2 * total);
          expect(sums.loss[period]).toBe(inside.reduce((sum, { cents }) => sum + cents, 0));
        }
      }),
    );
  });
});

describe('fitting within the limits', () => {
  const none = { day: 0, week: 0, month: 0 };
  const nothing = { deposit: none, loss: none, stake: none };

  test('without a limit everything fits', () => {
    expect(withinPlayLimits([], nothing, { stake: 1e9, loss: 1e9, deposit: 1e9 }, NOON).ok).toBe(true);
  });

  test('up to the cent, and the refusal names the limit, what it is and what is left of it', () => {
    const sums = { ...nothing, stake: { day: 30_00, week: 60_00, month: 60_00 } };
    const limits = [limit(50_00), { ...limit(70_00), period: 'week' } as const];
    expect(withinPlayLimits(limits, sums, { stake: 10_00, loss: 10_50 }, NOON).ok).toBe(true);
    expect(withinPlayLimits(limits, sums, { stake: 10_01, loss: 10_51 }, NOON)).toEqual({
      ok: false,
      refusal: {
        code: 'PLAY_LIMIT_REACHED',
        data: { kind: 'stake', period: 'week', maxCents: 70_00, leftCents: 10_00 },
      },
    });
    for (const held of [limits, limits.toReversed()])
      expect(withinPlayLimits(held, sums, { stake: 25_00 }, NOON), 'both, and the tighter one is named').toMatchObject({
        refusal: { data: { period: 'week', leftCents: 10_00 } },
      });
    expect(withinPlayLimits([limit(50_00)], sums, { stake: 20_01 }, NOON)).toMatchObject({
      refusal: { data: { period: 'day', leftCents: 20_00 } },
    });
  });

  test('a limit below what was used before leaves nothing, and refuses nothing of another kind', () => {
    const sums = { ...nothing, stake: { day: 90_00, week: 90_00, month: 90_00 } };
    expect(withinPlayLimits([limit(50_00)], sums, { stake: 1 }, NOON)).toMatchObject({
      refusal: { data: { leftCents: 0 } },
    });
    expect(withinPlayLimits([limit(50_00)], sums, { deposit: 1_000_00 }, NOON).ok).toBe(true);
  });

  test('what was won makes room within a limit on losses', () => {
    const lossLimit = { ...limit(20_00), kind: 'loss' } as const;
    const sums = { ...nothing, loss: { day: -30_00, week: 0, month: 0 } };
    expect(withinPlayLimits([lossLimit], sums, { loss: 50_00 }, NOON).ok).toBe(true);
    expect(withinPlayLimits([lossLimit], sums, { loss: 50_01 }, NOON).ok).toBe(false);
  });

  test('a raised limit counts from its instant on, and one that has gone no more', () => {
    const raised = limit(50_00, { pendingCents: 80_00, pendingFrom: NOON });
    const gone = limit(50_00, { pendingFrom: NOON });
    const fits = (held: PlayLimit, cents: number, now: number) =>
      withinPlayLimits([held], nothing, { stake: cents }, now).ok;
    expect([fits(raised, 80_00, NOON - 1), fits(raised, 80_00, NOON), fits(raised, 80_01, NOON)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([fits(gone, 80_00, NOON - 1), fits(gone, 80_00, NOON)]).toEqual([false, true]);
  });

  test('an amount fits exactly when it fits into every limit of its kind', () => {
    const periods = fc.record({ day: amounts, week: amounts, month: amounts });
    const limits = fc.uniqueArray(
      fc.record({
        kind: fc.constantFrom(...PLAY_LIMIT_KINDS),
        period: fc.constantFrom(...PLAY_LIMIT_PERIODS),
        cents: amounts,
        pendingCents: fc.constant(null),
        pendingFrom: fc.constant(null),
      }),
      { selector: ({ kind, period }) => `${kind} ${period}` },
    );
    fc.assert(
      fc.property(
        limits,
        fc.record({ deposit: periods, loss: periods, stake: periods }),
        fc.record({ deposit: amounts, loss: amounts, stake: amounts }),
        (held, sums, added) => {
          const fits = held.every(
            ({ kind, period, cents }) => added[kind] === 0 || sums[kind][period] + added[kind] <= cents,
          );
          const ruling = withinPlayLimits(held, sums, added, NOON);
          expect(ruling.ok).toBe(fits);
          if (!ruling.ok) expect(Number(ruling.refusal.data?.['leftCents'])).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
