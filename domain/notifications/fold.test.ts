import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY, HOUR } from '../shared/time.ts';
import { foldNotices } from './fold.ts';

interface One {
  readonly id: string;
  readonly fold: string | null;
  readonly time: number;
}

const startOfDay = (at: number): number => at - (at % DAY);
const one = (id: string, fold: string | null, time: number): One => ({ id, fold, time });
const read = (notices: readonly One[], hasMore = false) =>
  foldNotices(notices, startOfDay, hasMore).map(({ newest, older, isWhole }) => [
    newest.id,
    older.map(({ id }) => id).join(' '),
    isWhole,
  ]);

it('makes one of the sign-ins of a day, where the newest stands', () => {
  expect(
    read([
      one('a', 'device.added', 2 * DAY + 9 * HOUR),
      one('b', null, 2 * DAY + 8 * HOUR),
      one('c', 'device.added', 2 * DAY + 7 * HOUR),
      one('d', 'device.added', 2 * DAY),
      one('e', 'device.added', 2 * DAY - 1),
    ]),
  ).toEqual([
    ['a', 'c d', true],
    ['b', '', true],
    ['e', '', true],
  ]);
});

it('keeps apart what is of another kind, and whatever stands alone', () => {
  expect(
    read([one('a', 'device.added', 3), one('b', 'mission.completed', 2), one('c', null, 1), one('d', null, 0)]),
  ).toEqual([
    ['a', '', true],
    ['b', '', true],
    ['c', '', true],
    ['d', '', true],
  ]);
});

it('does not say how many there are of a day whose older ones were not read yet', () => {
  const rows = [one('a', 'x', DAY + 5), one('b', 'x', 9), one('c', 'x', 8), one('d', null, 7)];
  expect(read(rows, true)).toEqual([
    ['a', '', true],
    ['b', 'c', false],
    ['d', '', true],
  ]);
  expect(read(rows, false)[1]).toEqual(['b', 'c', true]);
  expect(read([], true)).toEqual([]);
});

it('loses nothing and doubles nothing, whatever is read', () => {
  const notice = fc.record({
    id: fc.uuid(),
    fold: fc.constantFrom(null, 'a', 'b'),
    time: fc.integer({ min: 0, max: 5 * DAY }),
  });
  fc.assert(
    fc.property(fc.array(notice), fc.boolean(), (notices, hasMore) => {
      const sorted = notices.toSorted((a, b) => b.time - a.time);
      const folds = foldNotices(sorted, startOfDay, hasMore);
      const all = folds.flatMap(({ newest, older }) => [newest, ...older]);
      expect(all.map(({ id }) => id).toSorted()).toEqual(sorted.map(({ id }) => id).toSorted());
      for (const { newest, older } of folds)
        for (const each of older) {
          expect(each.fold).toBe(newest.fold);
          expect(startOfDay(each.time)).toBe(startOfDay(newest.time));
          expect(each.time).toBeLessThanOrEqual(newest.time);
        }
    }),
  );
});
