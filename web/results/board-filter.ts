import { BOARD_REGIONS, LEADER_PERIODS } from '../../domain/results/leaderboard.ts';
import { BOARD_REGION_OPTIONS } from './region-words.ts';
import type { BoardGame, BoardRegion, LeaderPeriod } from '../data/__generated__/schema-types.ts';
import { optionsOf } from '../ui/options.ts';
import * as t from './__generated__/messages.ts';

/** Tabs as the address writes them (LB-02, C-38). */
export const TABS = [
  { value: 'overall', label: t.overall(), game: 'OVERALL' },
  { value: 'valorant', label: 'Valorant', game: 'VALORANT' },
  { value: 'csgo', label: 'CS2', game: 'CS2' },
  { value: 'apex', label: 'Apex Legends', game: 'APEX' },
] as const satisfies readonly { value: string; label: string; game: BoardGame }[];

export type BoardTab = (typeof TABS)[number]['value'];

export const REGION_OPTIONS = BOARD_REGION_OPTIONS;

export const PERIOD_OPTIONS = optionsOf<(typeof LEADER_PERIODS)[number]>({
  weekly: t.weekly(),
  monthly: t.monthly(),
  alltime: t.allTime(),
});

/** Which board the page shows. */
export interface BoardFilter {
  readonly tab: BoardTab;
  readonly region: (typeof BOARD_REGIONS)[number];
  readonly period: (typeof LEADER_PERIODS)[number];
  /** The week or month before; never for all time. */
  readonly previous: boolean;
}

/** What the address says; anything unknown in it counts as nothing. */
export function filterIn(params: URLSearchParams): BoardFilter {
  const period = LEADER_PERIODS.find((value) => value === params.get('period')) ?? 'weekly';
  return {
    tab: TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'overall',
    region: BOARD_REGIONS.find((value) => value === params.get('region')) ?? 'global',
    period,
    previous: period !== 'alltime' && params.get('previous') === '1',
  };
}

/** The address of a board, with everything that it takes to find it again. */
export function paramsOf({ tab, region, period, previous }: BoardFilter): URLSearchParams {
  const params = new URLSearchParams({ tab, region, period });
  if (previous && period !== 'alltime') params.set('previous', '1');
  return params;
}

/** The same for the API. */
export const variablesOf = ({ tab, region, period, previous }: BoardFilter) => ({
  game: TABS.find(({ value }) => value === tab)?.game ?? 'OVERALL',
  region: region.toUpperCase() as BoardRegion,
  period: period.toUpperCase() as LeaderPeriod,
  previous,
});
