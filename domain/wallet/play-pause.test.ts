import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY } from '../shared/time.ts';
import { PAUSE_LENGTHS, PLAY_PAUSE_KINDS, mayPlay, pauseEnd, startPause } from './play-pause.ts';

const NOON = Date.UTC(2026, 0, 5, 12);

test('a cool-off lasts whole days from its instant, a self-exclusion whole calendar months', () => {
  expect(startPause('cool-off', 1, null, NOON)).toEqual({ ok: true, value: NOON + DAY });
  expect(startPause('cool-off', 42, null, NOON)).toEqual({ ok: true, value: NOON + 42 * DAY });
  expect(startPause('self-exclusion', 6, null, NOON)).toEqual({ ok: true, value: Date.UTC(2026, 6, 5, 12) });
  expect(startPause('self-exclusion', 60, null, NOON)).toEqual({ ok: true, value: Date.UTC(2031, 0, 5, 12) });
});

test('months end on the last day of a shorter month, at the same time of day', () => {
  expect(pauseEnd('self-exclusion', 6, Date.UTC(2026, 7, 31, 23, 59, 59, 999))).toBe(
    Date.UTC(2027, 1, 28, 23, 59, 59, 999),
  );
  expect(pauseEnd('self-exclusion', 6, Date.UTC(2027, 7, 31, 1))).toBe(Date.UTC(2028, 1, 29, 1));
  expect(pauseEnd('self-exclusion', 12, Date.UTC(2028, 1, 29))).toBe(Date.UTC(2029, 1, 28));
});

test.each([
  ['cool-off', 0],
  ['cool-off', 43],
  ['cool-off', 1.5],
  ['self-exclusion', 5],
  ['self-exclusion', 61],
  ['self-exclusion', Number.NaN],
] as const)('a %s of %s is refused', (kind, length) => {
  const { min, max } = PAUSE_LENGTHS[kind];
  expect(startPause(kind, length, null, NOON)).toEqual({
    ok: false,
    refusal: { code: 'BAD_INPUT', field: 'length', data: { min, max } },
  });
});

test('a running break is not replaced by one that ends no later, and is by a longer one', () => {
  const until = NOON + 42 * DAY;
  const running = { ok: false, refusal: { code: 'PAUSE_RUNNING', data: { endsAt: until } } };
  expect(startPause('cool-off', 41, until, NOON)).toEqual(running);
  expect(startPause('cool-off', 42, until, NOON)).toEqual(running);
  expect(startPause('cool-off', 42, until, NOON + 1)).toEqual({ ok: true, value: until + 1 });
  expect(startPause('self-exclusion', 6, until, NOON)).toEqual({ ok: true, value: Date.UTC(2026, 6, 5, 12) });
});

test('a break that is over stands in nobody’s way', () => {
  expect(startPause('cool-off', 1, NOON, NOON)).toEqual({ ok: true, value: NOON + DAY });
  expect(startPause('cool-off', 1, NOON - 100 * DAY, NOON)).toEqual({ ok: true, value: NOON + DAY });
});

test('nobody plays before the end of a break, and from that instant on everybody does', () => {
  expect(mayPlay(null, NOON).ok).toBe(true);
  expect(mayPlay(NOON, NOON).ok).toBe(true);
  expect(mayPlay(NOON + 1, NOON)).toEqual({
    ok: false,
    refusal: { code: 'PLAY_PAUSED', data: { endsAt: NOON + 1 } },
  });
});

test('a break is never shortened, whatever is begun after it', () => {
  const asks = fc.array(
    fc.record({
      kind: fc.constantFrom(...PLAY_PAUSE_KINDS),
      length: fc.integer({ min: 0, max: 61 }),
      wait: fc.integer({ min: 0, max: 200 * DAY }),
    }),
    { maxLength: 15 },
  );
  fc.assert(
    fc.property(asks, (steps) => {
      let now = NOON;
      let until: number | null = null;
      for (const { kind, length, wait } of steps) {
        const ruling = startPause(kind, length, until, now);
        const runs: boolean = until !== null && until > now;
        if (ruling.ok) {
          expect(ruling.value).toBeGreaterThanOrEqual(now + DAY);
          if (runs) expect(ruling.value).toBeGreaterThan(Number(until));
          until = ruling.value;
        } else if (ruling.refusal.code === 'PAUSE_RUNNING') {
          expect(runs).toBe(true);
          expect(ruling.refusal.data).toEqual({ endsAt: until });
        }
        expect(mayPlay(until, now).ok).toBe(until === null || until <= now);
        now += wait;
      }
    }),
  );
});
