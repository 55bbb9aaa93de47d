import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY } from '../shared/time.ts';
import { type Standing, chooseRegion, inBoardOrder, placesOf, winShare } from './leaderboard.ts';

const standing = fc.record({
  earningsCents: fc.integer({ min: -3, max: 3 }),
  battles: fc.integer({ min: 1, max: 4 }),
  wins: fc.integer({ min: 0, max: 4 }),
  nameKey: fc.constantFrom('ann', 'bob', 'cid', 'dee', 'eve'),
});

it('shares a place among equal earnings and leaves out the places that they fill', () => {
  const places = (...cents: number[]) => placesOf(cents.map((earningsCents) => ({ earningsCents })));
  expect(places(90, 50, 50, 10)).toEqual([1, 2, 2, 4]);
  expect(places(50, 50, 50)).toEqual([1, 1, 1]);
  expect(places()).toEqual([]);
  expect(placesOf([{ earningsCents: 7 }, { earningsCents: 7 }, { earningsCents: 1 }], 4)).toEqual([4, 4, 6]);
});

it('gives everybody one more than the number of those who earned more, in whatever order they came', () => {
  fc.assert(
    fc.property(fc.array(standing, { maxLength: 12 }), (rows) => {
      const sorted = rows.toSorted(inBoardOrder);
      expect(placesOf(sorted)).toEqual(
        sorted.map((row) => 1 + rows.filter((other) => other.earningsCents > row.earningsCents).length),
      );
    }),
  );
});

it('stands equals by their share of wins and then by name, so that the order never depends on chance', () => {
  const row = (nameKey: string, wins: number, battles: number): Standing => ({
    earningsCents: 5,
    nameKey,
    wins,
    battles,
  });
  const rows = [row('zoe', 1, 2), row('bob', 1, 2), row('ann', 0, 1), row('cid', 2, 3)];
  expect(rows.toSorted(inBoardOrder).map(({ nameKey }) => nameKey)).toEqual(['cid', 'bob', 'zoe', 'ann']);
  fc.assert(
    fc.property(standing, standing, (a, b) => {
      expect(Math.sign(inBoardOrder(a, b))).toBe(-Math.sign(inBoardOrder(b, a)) + 0);
    }),
  );
  expect(winShare({ battles: 3, wins: 2 })).toBe(666_666);
  expect(winShare({ battles: 0, wins: 0 })).toBe(0);
});

it('lets a player choose a region at once and another one after 30 days', () => {
  const now = 100 * DAY;
  expect(chooseRegion({ region: null, regionSetAt: null }, 'eu', now)).toEqual({ ok: true, value: 'eu' });
  const settled = { region: 'eu', regionSetAt: now } as const;
  expect(chooseRegion(settled, 'eu', now + DAY)).toEqual({ ok: true, value: 'eu' });
  expect(chooseRegion(settled, 'na', now + 30 * DAY - 1)).toEqual({
    ok: false,
    refusal: { code: 'REGION_FIXED', field: 'region', data: { freeAt: now + 30 * DAY } },
  });
  expect(chooseRegion(settled, 'na', now + 30 * DAY)).toEqual({ ok: true, value: 'na' });
});
