import type {
  BattleGame,
  TournamentFormat,
  TournamentKind,
  TournamentStage,
} from '../data/__generated__/schema-types.ts';
import { LIST_STAGES, type ListStage } from '../../domain/tournaments/list-order.ts';
import { GAME_OPTIONS as GAMES } from '../forms/battle-options.ts';
import { FORMAT_WORDS } from './tournament-words.ts';
import * as t from './__generated__/messages.ts';

/** What is shown of a list of tournaments; all of it stands in the address. */
export interface TournamentFilter {
  readonly search: string;
  readonly game: string;
  readonly format: string;
  readonly stage: string;
}

export const GAME_OPTIONS = [
  { value: '', label: t.allGames() },
  ...GAMES.map(({ value, label }) => ({ value: value.toLowerCase(), label })),
];

const FORMATS: Readonly<Record<TournamentKind, readonly TournamentFormat[]>> = {
  TOURNAMENT: ['SINGLE', 'DOUBLE', 'ROBIN', 'SWISS', 'GROUPS'],
  BRACKET: ['SINGLE', 'DOUBLE', 'ROBIN'],
  PREMIUM: ['SINGLE', 'DOUBLE', 'ROBIN'],
};

/** Brackets and premium listings are of three types (BG-21). */
export const formatsOf = (kind: TournamentKind) =>
  FORMATS[kind].map((value) => ({ value, label: FORMAT_WORDS[value] }));

export const formatOptions = (kind: TournamentKind) => [
  { value: '', label: t.allTypes() },
  ...formatsOf(kind).map(({ value, label }) => ({ value: value.toLowerCase(), label })),
];

const STAGES: Readonly<Record<ListStage, string>> = {
  open: t.openForEntry(),
  coming: t.comingUp(),
  live: t.live(),
  completed: t.completed(),
};

export const STAGE_OPTIONS = [
  { value: '', label: t.anyStage() },
  ...LIST_STAGES.map((value) => ({ value: value as string, label: STAGES[value] })),
];

const known = (options: readonly { readonly value: string }[], value: string | null): string =>
  options.find((option) => option.value === value)?.value ?? '';

/** What the address says; anything unknown in it counts as nothing. */
export const filterIn = (params: URLSearchParams, kind: TournamentKind): TournamentFilter => ({
  search: params.get('q') ?? '',
  game: known(GAME_OPTIONS, params.get('game')),
  format: known(formatOptions(kind), params.get('type')),
  stage: known(STAGE_OPTIONS, params.get('stage')),
});

/** Whether anything leaves tournaments out. */
export const isNarrowed = ({ search, game, format, stage }: TournamentFilter): boolean =>
  [search, game, format, stage].some((value) => value !== '');

/** How many filters are chosen, the search among them. */
export const countActive = ({ search, game, format, stage }: TournamentFilter): number =>
  [search, game, format, stage].filter((value) => value !== '').length;

const orNull = <V extends string>(value: string): V | null => (value === '' ? null : (value.toUpperCase() as V));

/** The same for the API. */
export const variablesOf = (kind: TournamentKind, { search, game, format, stage }: TournamentFilter) => ({
  kind,
  search: search === '' ? null : search,
  game: orNull<BattleGame>(game),
  format: orNull<TournamentFormat>(format),
  stage: orNull<TournamentStage>(stage),
});
