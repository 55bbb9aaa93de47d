import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../shared/time.ts';
import { type EventPlace, bodyOf, isTaken, nextTryAt } from './webhook.ts';

/** When each try is made, in milliseconds since the first, while every one of them ends alike. */
function clockOf(status: number | null): number[] {
  const tries = [0];
  for (;;) {
    const now = tries.at(-1) ?? 0;
    const next = nextTryAt(tries.length, status, 0, now);
    if (next === null) return tries;
    tries.push(next);
  }
}

describe('a delivery that fails', () => {
  it.each([null, 500, 503, 408, 425, 429, 302])('with %s is tried for three days, ever more rarely', (status) => {
    const tries = clockOf(status);
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses.slice(0, 7)).toEqual([5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR]);
    expect(new Set(pauses.slice(6))).toEqual(new Set([2 * HOUR]));
    expect(tries.at(-1)).toBeLessThanOrEqual(3 * DAY);
    expect((tries.at(-1) ?? 0) + 2 * HOUR).toBeGreaterThan(3 * DAY);
  });

  it.each([400, 401, 404, 422])('with %s is wrong by itself, and dead after six tries', (status) => {
    expect(clockOf(status)).toHaveLength(6);
  });

  it('is taken with 2xx alone', () => {
    expect([200, 204, 299].map(isTaken)).toEqual([true, true, true]);
    expect([null, 199, 301, 302, 400, 500].map(isTaken)).toEqual(Array<boolean>(6).fill(false));
  });
});

it('a body names type, version, places and time; a place that there is not is left out', () => {
  const told = {
    type: 'wager.placed',
    version: 1,
    timestamp: '1970-01-01T00:00:00.000Z',
    data: { what: 'bet.placed' },
  };
  const terms = { as: 'wager.placed', version: 1 } as const;
  const bodyAt = (place: EventPlace): unknown => JSON.parse(bodyOf(terms, place, 0, { what: 'bet.placed' }));
  expect(bodyAt({ seq: 7, cursor: 'x' })).toEqual({ ...told, seq: 7, cursor: 'x' });
  expect(bodyAt({ cursor: 'x' })).toEqual({ ...told, cursor: 'x' });
  expect(bodyAt({ seq: 0 })).toEqual({ ...told, seq: 0 });
});
