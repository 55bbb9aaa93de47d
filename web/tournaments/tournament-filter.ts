import type {
  BattleGame,
  TournamentFormat,
  TournamentKind,
  TournamentStatus,
} from '../data/__generated__/schema-types.ts';
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

const STAGES = [
  { value: 'open', label: t.openForEntry(), statuses: ['REGISTRATION'] },
  { value: 'coming', label: t.comingUp(), statuses: ['ANNOUNCED', 'CHECK_IN'] },
  { value: 'live', label: t.live(), statuses: ['RUNNING', 'SETTLING'] },
  { value: 'completed', label: t.completed(), statuses: ['COMPLETED'] },
] as const satisfies readonly { value: string; label: string; statuses: readonly TournamentStatus[] }[];

export const STAGE_OPTIONS = [
  { value: '', label: t.anyStage() },
  ...STAGES.map(({ value, label }) => ({ value: value as string, label })),
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
export function variablesOf(kind: TournamentKind, { search, game, format, stage }: TournamentFilter) {
  const statuses = STAGES.find(({ value }) => value === stage)?.statuses ?? null;
  return {
    kind,
    search: search === '' ? null : search,
    game: orNull<BattleGame>(game),
    format: orNull<TournamentFormat>(format),
    statuses: statuses && [...statuses],
  };
}
