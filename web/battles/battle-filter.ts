import { REGIONS } from '../../domain/shared/regions.ts';
import { gameOptionsOf } from '../forms/battle-options.ts';
import type { BattleGame, Region } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What is shown of the open battles; all of it stands in the address. */
export interface BattleFilter {
  readonly search: string;
  readonly game: string;
  readonly stake: string;
  readonly region: string;
  readonly sort: string;
}

/** @param offered null while that is not known */
export const filterGamesOf = (offered: readonly BattleGame[] | null) => [
  { value: '', label: t.allGames() },
  ...gameOptionsOf(offered).map(({ value, label }) => ({ value: value.toLowerCase(), label })),
];

/** In cents; a bound belongs to the band below it. */
const BANDS = [
  { value: 'low', label: t.upTo25(), minStakeCents: null, maxStakeCents: 25_00 },
  { value: 'middle', label: t.from25To100(), minStakeCents: 25_01, maxStakeCents: 100_00 },
  { value: 'high', label: t.over100(), minStakeCents: 100_01, maxStakeCents: null },
] as const;

export const STAKE_OPTIONS = [
  { value: '', label: t.anyStake() },
  ...BANDS.map(({ value, label }) => ({ value, label })),
];

const REGION_NAMES: Readonly<Record<(typeof REGIONS)[number], string>> = {
  na: t.northAmerica(),
  eu: t.europe(),
  asia: t.asia(),
};

export const REGION_OPTIONS = [
  { value: '', label: t.allRegions() },
  ...REGIONS.map((value) => ({ value, label: REGION_NAMES[value] })),
];

export const SORT_OPTIONS = [
  { value: '', label: t.newestFirst() },
  { value: 'ending-soon', label: t.endingSoon() },
];

const known = (options: readonly { readonly value: string }[], value: string | null): string =>
  options.find((option) => option.value === value)?.value ?? '';

/** What the address says; anything unknown in it counts as nothing. */
export const filterIn = (params: URLSearchParams): BattleFilter => ({
  search: params.get('q') ?? '',
  game: known(filterGamesOf(['CHESS']), params.get('game')),
  stake: known(STAKE_OPTIONS, params.get('stake')),
  region: known(REGION_OPTIONS, params.get('region')),
  sort: known(SORT_OPTIONS, params.get('sort')),
});

/** Whether anything leaves battles out. */
export const isNarrowed = ({ search, game, stake, region }: BattleFilter): boolean =>
  [search, game, stake, region].some((value) => value !== '');

/** How many filters are chosen, the search and another order among them. */
export const countActive = ({ search, game, stake, region, sort }: BattleFilter): number =>
  [search, game, stake, region, sort].filter((value) => value !== '').length;

const orNull = <V extends string>(value: string): V | null => (value === '' ? null : (value.toUpperCase() as V));

/** The same for the API. */
export function variablesOf({ search, game, stake, region, sort }: BattleFilter) {
  const band = BANDS.find(({ value }) => value === stake);
  return {
    search: search === '' ? null : search,
    game: orNull<BattleGame>(game),
    minStakeCents: band?.minStakeCents ?? null,
    maxStakeCents: band?.maxStakeCents ?? null,
    region: orNull<Region>(region),
    sort: sort === '' ? ('NEWEST' as const) : ('ENDING_SOON' as const),
  };
}
