import { REPLAY_GAMES, REPLAY_GAME_TITLES } from '../../domain/results/replay.ts';
import type { BattleResult, ReplayGame, ReplayView, WagerBand } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** What is shown of the replays; all of it stands in the address. */
export interface ReplayFilter {
  readonly view: 'mine' | 'community';
  readonly search: string;
  readonly game: string;
  readonly result: string;
  readonly wager: string;
}

export const VIEW_TABS = [
  { value: 'mine', label: t.myReplays() },
  { value: 'community', label: t.community() },
] as const;

export const GAME_OPTIONS = [
  { value: '', label: t.allGames() },
  ...REPLAY_GAMES.map((value) => ({ value, label: REPLAY_GAME_TITLES[value] })),
];

export const RESULT_OPTIONS = [
  { value: '', label: t.allResults() },
  { value: 'win', label: t.win() },
  { value: 'loss', label: t.loss() },
];

export const WAGER_OPTIONS = [
  { value: '', label: t.allWagers() },
  { value: 'low', label: t.lowUnder500() },
  { value: 'high', label: t.high500OrMore() },
];

const known = (options: readonly { readonly value: string }[], value: string | null): string =>
  options.find((option) => option.value === value)?.value ?? '';

/** What the address says; anything unknown in it counts as nothing. */
export const filterIn = (params: URLSearchParams): ReplayFilter => ({
  view: params.get('view') === 'community' ? 'community' : 'mine',
  search: (params.get('q') ?? '').trim(),
  game: known(GAME_OPTIONS, params.get('game')),
  result: known(RESULT_OPTIONS, params.get('result')),
  wager: known(WAGER_OPTIONS, params.get('wager')),
});

/** How many filters are chosen, the search among them. */
export const countActive = ({ search, game, result, wager }: ReplayFilter): number =>
  [search, game, result, wager].filter((value) => value !== '').length;

/** Whether anything but the view leaves replays out. */
export const isNarrowed = (filter: ReplayFilter): boolean => countActive(filter) > 0;

const orNull = <V extends string>(value: string): V | null => (value === '' ? null : (value.toUpperCase() as V));

/** The same for the API. */
export const variablesOf = ({ view, search, game, result, wager }: ReplayFilter) => ({
  view: view.toUpperCase() as ReplayView,
  search: search === '' ? null : search,
  game: orNull<ReplayGame>(game),
  result: orNull<BattleResult>(result),
  wager: orNull<WagerBand>(wager),
});
