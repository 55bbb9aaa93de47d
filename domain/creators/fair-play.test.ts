import fc from 'fast-check';
import { expect, it } from 'vitest';
import { VIOLATION_KINDS, VIOLATION_LIFE, type Violation, fairPlayScore, pointsOf } from './fair-play.ts';

const NOW = Date.UTC(2026, 5, 1);

it('the fair play score is 100 less the points of each violation that still counts (CR-16)', () => {
  const at = NOW - 5;
  expect(fairPlayScore([], NOW)).toBe(100);
  expect(fairPlayScore([{ kind: 'decided-case', at }], NOW)).toBe(90);
  expect(
    fairPlayScore(
      [
        { kind: 'decided-case', at },
        { kind: 'warning', at },
        { kind: 'suspension', at },
      ],
      NOW,
    ),
  ).toBe(45);
  expect(
    fairPlayScore(
      [
        { kind: 'ban', at },
        { kind: 'ban', at },
      ],
      NOW,
    ),
  ).toBe(0);
});

it('a violation costs nothing from 180 days on', () => {
  const old = { kind: 'warning', at: NOW - VIOLATION_LIFE } as const;
  expect([pointsOf(old, NOW), pointsOf({ ...old, at: old.at + 1 }, NOW)]).toEqual([0, 15]);
});

it('one violation more never raises the score, time never lowers it, and it stays between 0 and 100', () => {
  const violation = fc.record({
    kind: fc.constantFrom(...VIOLATION_KINDS),
    at: fc.integer({ min: NOW - 2 * VIOLATION_LIFE, max: NOW }),
  });
  fc.assert(
    fc.property(fc.array(violation, { maxLength: 8 }), violation, (some: Violation[], more) => {
      const score = fairPlayScore(some, NOW);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(fairPlayScore([...some, more], NOW)).toBeLessThanOrEqual(score);
      expect(fairPlayScore(some, NOW + VIOLATION_LIFE / 2)).toBeGreaterThanOrEqual(score);
    }),
  );
});
