import { BATTLE_GAMES, GAME_TITLES } from '../../domain/shared/games.ts';
import type { BattleGame, BattleResult, EarningPeriod } from '../data/__generated__/schema-types.ts';

/** What the list of earnings is narrowed down to; the address and the export write it alike. */
export interface EarningsFilter {
  readonly game: string;
  readonly result: string;
  readonly period: string;
}

export const GAME_OPTIONS = [
  { value: '', label: 'All games' },
  ...BATTLE_GAMES.map((value) => ({ value, label: GAME_TITLES[value] })),
];

export const RESULT_OPTIONS = [
  { value: '', label: 'Wins and losses' },
  { value: 'win', label: 'Wins' },
  { value: 'loss', label: 'Losses' },
];

export const PERIOD_OPTIONS = [
  { value: '', label: 'All time' },
  { value: 'month', label: 'This month' },
  { value: 'days-30', label: 'Last 30 days' },
  { value: 'days-90', label: 'Last 90 days' },
  { value: 'year', label: 'This year' },
];

const known = (options: readonly { readonly value: string }[], value: string | null): string =>
  options.find((option) => option.value === value)?.value ?? '';

/** What the address says; anything unknown in it counts as nothing. */
export const filterIn = (params: URLSearchParams): EarningsFilter => ({
  game: known(GAME_OPTIONS, params.get('game')),
  result: known(RESULT_OPTIONS, params.get('result')),
  period: known(PERIOD_OPTIONS, params.get('period')),
});

export const isNarrowed = (filter: EarningsFilter): boolean => Object.values(filter).some((value) => value !== '');

const enumName = (value: string): string => value.replaceAll('-', '_').toUpperCase();

/** The same for the API. */
export const variablesOf = ({ game, result, period }: EarningsFilter) => ({
  game: game === '' ? null : (enumName(game) as BattleGame),
  result: result === '' ? null : (enumName(result) as BattleResult),
  period: enumName(period === '' ? 'all' : period) as EarningPeriod,
});

/** Where the listed records can be saved from. */
export function exportPath(filter: EarningsFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? '/api/earnings.csv' : `/api/earnings.csv?${query}`;
}
