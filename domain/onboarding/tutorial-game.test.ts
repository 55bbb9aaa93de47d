import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../shared/random.ts';
import {
  FIELD,
  GRID,
  ROUND_MS,
  SHOTS_PER_SECOND_MAX,
  type Shot,
  TARGETS,
  TARGET_RADIUS,
  cellMiddle,
  isHit,
  mayShoot,
  replay,
  standingAt,
  targetsOf,
} from './tutorial-game.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const shot = fc.record({
  atMs: fc.integer({ min: 0, max: ROUND_MS - 1 }),
  x: fc.integer({ min: 0, max: FIELD.width - 1 }),
  y: fc.integer({ min: 0, max: FIELD.height - 1 }),
});
/** Shots in order, never faster than allowed. */
const rounds = fc.array(shot, { maxLength: 200 }).map((shots) => {
  const kept: Shot[] = [];
  for (const next of shots.toSorted((one, other) => one.atMs - other.atMs)) if (mayShoot(kept, next)) kept.push(next);
  return kept;
});

/** One shot at each of the first targets. */
const aimedAt = (seed: number, count: number): Shot[] =>
  targetsOf(seed)
    .slice(0, count)
    .map(({ x, y, shownAtMs }) => ({ atMs: shownAtMs + 400, x, y }));

describe('the targets of a round', () => {
  it('stand one at a time, inside the field, for the whole of their time within thirty seconds', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const targets = targetsOf(seed);
        expect(targets).toHaveLength(TARGETS);
        for (const [n, { x, y, shownAtMs, goneAtMs }] of targets.entries()) {
          expect([x, y, shownAtMs, goneAtMs].every(Number.isInteger)).toBe(true);
          expect(shownAtMs).toBeGreaterThan(n === 0 ? 0 : (targets[n - 1]?.goneAtMs ?? 0));
          expect(goneAtMs - shownAtMs).toBe(1_500);
          expect(goneAtMs).toBeLessThan(ROUND_MS);
          expect(Math.min(x, y, FIELD.width - x, FIELD.height - y)).toBeGreaterThanOrEqual(TARGET_RADIUS);
        }
      }),
    );
  });

  it('are hit from the middle of their cell, so that the keyboard aims as well as the pointer', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const middles = Array.from({ length: GRID.columns * GRID.rows }, (_, n) =>
          cellMiddle(n % GRID.columns, Math.floor(n / GRID.columns)),
        );
        let last = -1;
        for (const target of targetsOf(seed)) {
          const cells = middles.flatMap((middle, n) => (isHit(target, middle) ? [n] : []));
          expect(cells).toHaveLength(1);
          expect(cells[0]).not.toBe(last);
          last = cells[0] ?? -1;
        }
      }),
    );
  });

  it('come from every cell', () => {
    const seen = new Set(
      Array.from({ length: 50 }, (_, seed) => targetsOf(seed))
        .flat()
        .map(({ x, y }) => `${Math.floor(x / 250)},${Math.floor(y / 250)}`),
    );
    expect(seen.size).toBe(GRID.columns * GRID.rows);
  });

  it('differ from seed to seed', () => {
    expect(new Set(Array.from({ length: 500 }, (_, seed) => JSON.stringify(targetsOf(seed)))).size).toBe(500);
  });
});

describe('replay', () => {
  it('comes to the same score every time', () => {
    fc.assert(
      fc.property(seeds, rounds, (seed, shots) => {
        const score = replay(seed, shots);
        expect(score).not.toBeNull();
        expect(replay(seed, structuredClone(shots))).toEqual(score);
      }),
    );
  });

  it('counts every target once, every shot once, and their share in whole per cent', () => {
    fc.assert(
      fc.property(seeds, rounds, (seed, shots) => {
        const { hits, misses, accuracy } = replay(seed, shots) ?? { hits: -1, misses: -1, accuracy: -1 };
        expect(hits).toBeLessThanOrEqual(Math.min(TARGETS, shots.length));
        expect(hits + misses).toBe(TARGETS + shots.length - hits);
        expect(accuracy).toBe(Math.round((100 * hits) / (hits + misses)));
      }),
    );
  });

  it('gives 100 for perfect play, 0 for none, and each number of hits what it is worth', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: TARGETS }), (seed, count) => {
        expect(replay(seed, aimedAt(seed, count))).toEqual({
          hits: count,
          misses: TARGETS - count,
          accuracy: Math.round((100 * count) / TARGETS),
        });
      }),
    );
    expect(replay(1, [])).toEqual({ hits: 0, misses: TARGETS, accuracy: 0 });
    expect(replay(1, aimedAt(1, TARGETS))?.accuracy).toBe(100);
  });

  it('counts a second shot at a target that was hit as a miss', () => {
    const [first] = aimedAt(7, 1);
    if (!first) throw new Error('a round has targets');
    expect(replay(7, [first, { ...first, atMs: first.atMs + 200 }])).toEqual({ hits: 1, misses: 15, accuracy: 6 });
  });

  it('counts a target as standing from its first to before its last instant, up to its edge', () => {
    const [target] = targetsOf(3);
    if (!target) throw new Error('a round has targets');
    const { x, y, shownAtMs, goneAtMs } = target;
    const hitsAt = (at: Partial<Shot>) => replay(3, [{ atMs: shownAtMs, x, y, ...at }])?.hits;
    expect([hitsAt({}), hitsAt({ atMs: goneAtMs - 1 }), hitsAt({ x: x + TARGET_RADIUS })]).toEqual([1, 1, 1]);
    expect([
      hitsAt({ atMs: shownAtMs - 1 }),
      hitsAt({ atMs: goneAtMs }),
      hitsAt({ x: x + TARGET_RADIUS, y: y + 1 }),
    ]).toEqual([0, 0, 0]);
    expect([shownAtMs - 1, shownAtMs, goneAtMs - 1, goneAtMs].map((at) => standingAt([target], at))).toEqual([
      null,
      0,
      0,
      null,
    ]);
  });
});

describe('shots that nobody can have fired are refused', () => {
  const good: Shot = { atMs: 500, x: 10, y: 10 };
  it.each<[string, Shot[]]>([
    ['before the start', [{ ...good, atMs: -1 }]],
    ['after the end', [{ ...good, atMs: ROUND_MS }]],
    ['in a fraction of a millisecond', [{ ...good, atMs: 500.5 }]],
    ['at no number', [{ ...good, x: Number.NaN }]],
    ['at no time', [{ ...good, atMs: Number.POSITIVE_INFINITY }]],
    ['left of the field', [{ ...good, x: -1 }]],
    ['right of the field', [{ ...good, x: FIELD.width }]],
    ['below the field', [{ ...good, y: FIELD.height }]],
    ['between two units', [{ ...good, y: 0.1 }]],
    ['out of order', [good, { ...good, atMs: 499 }]],
    [
      'eleven within a second',
      Array.from({ length: SHOTS_PER_SECOND_MAX + 1 }, (_, n) => ({ ...good, atMs: 500 + n * 99 })),
    ],
    ['all at once', Array.from({ length: 50 }, () => good)],
  ])('%s', (_what, shots) => {
    expect(replay(1, shots)).toBeNull();
  });

  it('while ten within a second, and three hundred in all, are what a quick hand does', () => {
    const tenASecond = Array.from({ length: 300 }, (_, n) => ({ ...good, atMs: n * 100 }));
    expect(replay(1, tenASecond)).not.toBeNull();
    expect(replay(1, [...tenASecond, { ...good, atMs: ROUND_MS - 1 }])).toBeNull();
  });
});

describe('seededRandom', () => {
  it('gives the published numbers of mulberry32, so that no machine and no change comes to others', () => {
    const next = seededRandom(42);
    expect([next(2 ** 32), next(2 ** 32), next(2 ** 32)]).toEqual([2_581_720_956, 1_925_393_290, 3_661_312_704]);
  });

  it('stays below its bound and reaches all of it', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 20 }), (seed, bound) => {
        const next = seededRandom(seed);
        const numbers = Array.from({ length: 40 * bound }, () => next(bound));
        expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < bound)).toBe(true);
      }),
    );
    const next = seededRandom(9);
    expect(new Set(Array.from({ length: 500 }, () => next(12))).size).toBe(12);
  });
});
