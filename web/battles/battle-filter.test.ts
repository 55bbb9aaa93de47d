import { expect, test } from 'vitest';
import { type BattleFilter, STAKE_OPTIONS, filterIn, isNarrowed, variablesOf } from './battle-filter.ts';

const filterOf = (search: string): BattleFilter => filterIn(new URLSearchParams(search));

test('the address says what is wanted, and the unknown in it counts as nothing', () => {
  expect(variablesOf(filterOf('?q=duel&game=cs2&stake=middle&region=eu&sort=ending-soon'))).toEqual({
    search: 'duel',
    game: 'CS2',
    minStakeCents: 25_01,
    maxStakeCents: 100_00,
    region: 'EU',
    sort: 'ENDING_SOON',
  });
  expect(variablesOf(filterOf('?game=tetris&stake=all&region=mars&sort=best'))).toEqual({
    search: null,
    game: null,
    minStakeCents: null,
    maxStakeCents: null,
    region: null,
    sort: 'NEWEST',
  });
});

test('every stake belongs to exactly one band', () => {
  const bands = STAKE_OPTIONS.slice(1).map(({ value }) => variablesOf(filterOf(`?stake=${value}`)));
  for (const cents of [5_00, 24_99, 25_00, 25_01, 100_00, 100_01, 1_000_00]) {
    const own = bands.filter(
      ({ minStakeCents, maxStakeCents }) => cents >= (minStakeCents ?? 0) && cents <= (maxStakeCents ?? Infinity),
    );
    expect(own, String(cents)).toHaveLength(1);
  }
});

test('an order leaves nothing out', () => {
  expect(isNarrowed(filterOf('?sort=ending-soon'))).toBe(false);
  expect(isNarrowed(filterOf('?region=na'))).toBe(true);
});
