import { CATEGORY_OPTIONS, GAME_OPTIONS, SORT_OPTIONS } from './stream-words.ts';
import * as t from './__generated__/messages.ts';

/** What the list is narrowed down to, as the address has it; an empty text is no choice. */
export interface StreamFilter {
  readonly category: string;
  readonly game: string;
  readonly sort: string;
}

const known = (options: readonly { readonly value: string }[], value: string | null): string =>
  options.some((option) => option.value === value) ? (value ?? '') : '';

export const filterIn = (params: URLSearchParams): StreamFilter => ({
  category: known(CATEGORY_OPTIONS, params.get('category')),
  game: known(GAME_OPTIONS, params.get('game')),
  sort: known(SORT_OPTIONS, params.get('sort')),
});

type Upper<T extends string> = Uppercase<T>;

export const variablesOf = ({ category, game, sort }: StreamFilter) => ({
  category: category === '' ? null : (category.toUpperCase() as Upper<'tournament' | 'competitive' | 'casual'>),
  game: game === '' ? null : game,
  sort: (sort === '' ? 'VIEWERS' : sort.toUpperCase()) as Upper<'viewers' | 'recent' | 'title' | 'wager'>,
});

export interface Chip {
  readonly name: keyof StreamFilter;
  readonly label: string;
}

/** What is applied, each to be taken back by itself (SM-06). */
export function chipsOf(filter: StreamFilter): Chip[] {
  const lists = { category: CATEGORY_OPTIONS, game: GAME_OPTIONS, sort: SORT_OPTIONS } as const;
  return (['category', 'game', 'sort'] as const).flatMap((name) => {
    if (filter[name] === '') return [];
    const label = lists[name].find(({ value }) => value === filter[name])?.label ?? '';
    return [{ name, label: name === 'sort' ? t.sortedByLabel({ label }) : label }];
  });
}
