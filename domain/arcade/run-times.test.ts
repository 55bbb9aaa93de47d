import { describe, expect, it } from 'vitest';
import { mayHandIn, mayReveal, overAt, secretsOut } from './run-times.ts';

/** Ten stages of six seconds. */
const SHAPE = { stages: 10, stageTicks: 1_200 };
const codeOf = (ruling: ReturnType<typeof mayReveal>): string => (ruling.ok ? 'ok' : ruling.refusal.code);

describe('a secret', () => {
  it('is out a second before its stage, that of the first stage from the start', () => {
    const at = (stage: number, now: number) => codeOf(mayReveal(SHAPE, 1_000, stage, now));
    expect([at(0, 1_000), at(1, 5_999), at(1, 6_000), at(9, 53_999), at(9, 54_000)]).toEqual([
      'ok',
      'ARCADE_SECRET_EARLY',
      'ok',
      'ARCADE_SECRET_EARLY',
      'ok',
    ]);
    expect([1_000, 5_999, 6_000, 54_000, 90_000].map((now) => secretsOut(SHAPE, 1_000, now))).toEqual([
      1, 1, 2, 10, 10,
    ]);
  });
});

describe('a stage', () => {
  const at = (stage: number, last: number, now: number) => codeOf(mayHandIn(SHAPE, 0, stage, last, now));

  it('is taken from a second before its end until ten seconds after it', () => {
    expect([at(0, -1, 4_999), at(0, -1, 5_000), at(0, -1, 15_999), at(0, -1, 16_000)]).toEqual([
      'ARCADE_STAGE_EARLY',
      'ok',
      'ok',
      'ARCADE_STAGE_OVER',
    ]);
  });

  it('is not taken twice, nor after a later one', () => {
    expect([at(1, 1, 12_000), at(1, 2, 12_000), at(2, 0, 18_000)]).toEqual([
      'ARCADE_STAGE_OVER',
      'ARCADE_STAGE_OVER',
      'ok',
    ]);
  });

  it('that is the last can come until the run is over', () => {
    expect(overAt(SHAPE, 0)).toBe(70_000);
    expect([at(9, 8, 69_999), at(9, 8, 70_000)]).toEqual(['ok', 'ARCADE_STAGE_OVER']);
  });
});
