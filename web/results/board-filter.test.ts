import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOARD_REGIONS, LEADER_PERIODS } from '../../domain/results/leaderboard.ts';
import { PERIOD_OPTIONS, REGION_OPTIONS, TABS, filterIn, paramsOf, variablesOf } from './board-filter.ts';

it('reads back from the address whatever board it wrote there', () => {
  const filter = fc.record({
    tab: fc.constantFrom(...TABS.map(({ value }) => value)),
    region: fc.constantFrom(...BOARD_REGIONS),
    period: fc.constantFrom(...LEADER_PERIODS),
    previous: fc.boolean(),
  });
  fc.assert(
    fc.property(filter, (one) => {
      const previous = one.previous && one.period !== 'alltime';
      expect(filterIn(new URLSearchParams(paramsOf(one).toString()))).toEqual({ ...one, previous });
    }),
  );
});

it('takes an unknown address for the overall board of this week', () => {
  const usual = { tab: 'overall', region: 'global', period: 'weekly', previous: false };
  expect(filterIn(new URLSearchParams())).toEqual(usual);
  expect(filterIn(new URLSearchParams('tab=cs2&region=mars&period=daily&previous=yes'))).toEqual(usual);
  expect(filterIn(new URLSearchParams('period=alltime&previous=1')).previous).toBe(false);
});

it('offers the specified regions, periods and tabs', () => {
  expect(REGION_OPTIONS.map(({ value }) => value)).toEqual(['global', 'na', 'eu', 'asia']);
  expect(REGION_OPTIONS.map(({ label }) => label)).toEqual(['Global', 'North America', 'Europe', 'Asia']);
  expect(PERIOD_OPTIONS.map(({ value }) => value)).toEqual(['weekly', 'monthly', 'alltime']);
  expect(TABS.map(({ value, label }) => [value, label])).toEqual([
    ['overall', 'Overall'],
    ['valorant', 'Valorant'],
    ['csgo', 'CS2'],
    ['apex', 'Apex Legends'],
  ]);
  expect(variablesOf({ tab: 'csgo', region: 'na', period: 'alltime', previous: false })).toEqual({
    game: 'CS2',
    region: 'NA',
    period: 'ALLTIME',
    previous: false,
  });
});
