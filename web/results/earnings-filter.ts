import { EARNING_TYPES } from '../../domain/results/earnings.ts';
import { TEAM_GAMES, GAME_TITLES } from '../../domain/shared/games.ts';
import type { BattleGame, EarningPeriod, EarningType } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What the list of earnings is narrowed down to; the address and the export write it alike. */
export interface EarningsFilter {
  readonly game: string;
  readonly type: string;
  readonly period: string;
}

export const GAME_OPTIONS = [
  { value: '', label: t.allGames() },
  ...TEAM_GAMES.map((value) => ({ value, label: GAME_TITLES[value] })),
];

export const TYPE_WORDS: Readonly<Record<(typeof EARNING_TYPES)[number], string>> = {
  'battle-win': t.battleWin(),
  'battle-loss': t.battleLoss(),
  tournament: t.tournament(),
  challenge: t.challenge(),
};

export const TYPE_OPTIONS = [
  { value: '', label: t.allTypes() },
  ...EARNING_TYPES.map((value) => ({ value, label: TYPE_WORDS[value] })),
];

export const PERIOD_OPTIONS = [
  { value: '', label: t.allTime2() },
  { value: 'month', label: t.thisMonth2() },
  { value: 'days-30', label: t.last30Days() },
  { value: 'days-90', label: t.last90Days() },
  { value: 'year', label: t.thisYear() },
];

const known = (options: readonly { readonly value: string }[], value: string | null): string =>
  options.find((option) => option.value === value)?.value ?? '';

/** What the address says; anything unknown in it counts as nothing. */
export const filterIn = (params: URLSearchParams): EarningsFilter => ({
  game: known(GAME_OPTIONS, params.get('game')),
  type: known(TYPE_OPTIONS, params.get('type')),
  period: known(PERIOD_OPTIONS, params.get('period')),
});

export const isNarrowed = (filter: EarningsFilter): boolean => Object.values(filter).some((value) => value !== '');

const enumName = (value: string): string => value.replaceAll('-', '_').toUpperCase();

/** The same for the API. */
export const variablesOf = ({ game, type, period }: EarningsFilter) => ({
  game: game === '' ? null : (enumName(game) as BattleGame),
  type: type === '' ? null : (enumName(type) as EarningType),
  period: enumName(period === '' ? 'all' : period) as EarningPeriod,
});

/** Where the listed records can be saved from. */
export function exportPath(filter: EarningsFilter): string {
  const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== '')).toString();
  return query === '' ? '/api/earnings.csv' : `/api/earnings.csv?${query}`;
}
