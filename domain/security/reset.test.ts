import { describe, expect, test } from 'vitest';
import { PLANTED_ENDS, type PlantedThing } from '../shared/planted.ts';
import { DAY } from '../shared/time.ts';
import { LATELY_MS, THINGS_MAX, doubtedSince, inOrder, newBrowsers } from './reset.ts';

const AT = 1_000 * DAY;
const seen = (...days: number[]) => days.map((day) => ({ firstSeenAt: AT - day * DAY }));

describe('an account is doubted', () => {
  test.each([
    ['from the last sign-in', AT - 5 * DAY, seen(400), AT - 5 * DAY],
    ['from the first sign-in of a new browser, however often it came since', AT - DAY, seen(400, 9), AT - 9 * DAY],
    ['from that of the earliest of several', AT - DAY, seen(9, 400, 12), AT - 12 * DAY],
    ['from the last sign-in, where its only browser is its first', AT - DAY, seen(3), AT - DAY],
    ['not from a browser that is known for longer', AT - DAY, seen(400, 31), AT - DAY],
    ['from the reset itself, where nobody knows of a sign-in', null, [], AT],
    ['from long ago, where nobody has come since', AT - 90 * DAY, seen(400, 91), AT - 90 * DAY],
  ])('%s', (_name, lastLoginAt, browsers, since) => {
    expect(doubtedSince(lastLoginAt, browsers, AT)).toBe(since);
  });
});

test('a browser is new for thirty days, to the millisecond', () => {
  const browsers = [{ firstSeenAt: 1 }, { firstSeenAt: AT - LATELY_MS }, { firstSeenAt: AT - LATELY_MS + 1 }];
  expect(newBrowsers(browsers, AT)).toEqual([{ firstSeenAt: AT - LATELY_MS + 1 }]);
});

describe('things are told', () => {
  const thing = (end: PlantedThing['end'], madeAt: number | null): PlantedThing => ({
    kind: 'api-key',
    name: '',
    madeAt,
    end,
  });

  test('by what became of them, and then the newest first', () => {
    const told = [thing('ended', 9), thing('ended', 2), thing('locked', 7), thing('gone', 3), thing('kept', null)];
    expect(inOrder(told.toReversed())).toEqual(told);
    expect(new Set(told.map(({ end }) => end))).toEqual(new Set(PLANTED_ENDS));
  });

  test('up to a bound', () => {
    const many = Array.from({ length: THINGS_MAX + 1 }, (_, n) => thing('ended', n));
    expect(inOrder(many)).toHaveLength(THINGS_MAX);
  });
});
