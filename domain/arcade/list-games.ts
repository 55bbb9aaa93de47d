import { DAY } from '../shared/time.ts';
import { GAMES, GAME_IDS, type GameId } from './games.ts';

/** AR-02 */
export const GAME_FILTERS = ['all', 'popular', 'low-stakes', 'high-stakes'] as const;
export type GameFilter = (typeof GAME_FILTERS)[number];

/** AR-02 */
export const GAME_SORTS = ['prize-pool', 'entry-fee', 'newest'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/** Popular are so many games, by the entries of so long. */
const POPULAR_GAMES = 3;
export const POPULAR_SPAN = 7 * DAY;
/** A game is new for so long after its first version came out. */
const NEW_FOR = 30 * DAY;
/** The largest entry of a game of low stakes, in cents; games without money are of low stakes. */
const LOW_STAKES_MAX_CENTS = 10_00;

/** What a list needs to know of a game, beside what is always so. */
export interface GameFigures {
  readonly id: GameId;
  /** In the last seven days. */
  readonly entries: number;
  /** In the open contests of the game, in cents; coins count a cent each. */
  readonly poolCents: number;
}

/** @param releasedAt when the first version came out; epoch milliseconds */
export const isNew = (releasedAt: number, now: number): boolean => now - releasedAt < NEW_FOR;

/** The games with most entries; one that nobody has entered is not popular. */
export const popularGames = (figures: readonly GameFigures[]): GameId[] =>
  figures
    .filter(({ entries }) => entries > 0)
    .toSorted((one, other) => other.entries - one.entries || placeOf(one) - placeOf(other))
    .slice(0, POPULAR_GAMES)
    .map(({ id }) => id);

/** Equals keep the order in which the games are listed. */
const placeOf = ({ id }: Pick<GameFigures, 'id'>): number => GAME_IDS.indexOf(id);

const isLow = ({ id }: GameFigures): boolean => GAMES[id].maxFeeCents <= LOW_STAKES_MAX_CENTS;

const SORTS: Readonly<Record<GameSort, (one: GameFigures, other: GameFigures) => number>> = {
  'prize-pool': (one, other) => other.poolCents - one.poolCents,
  'entry-fee': (one, other) => GAMES[other.id].maxFeeCents - GAMES[one.id].maxFeeCents,
  newest: (one, other) => placeOf(other) - placeOf(one),
};

/** The games of a filter in an order: the largest pool or entry, or the newest, first. */
export function listGames(figures: readonly GameFigures[], filter: GameFilter, sort: GameSort): GameFigures[] {
  const popular = new Set(popularGames(figures));
  const isShown: Readonly<Record<GameFilter, (one: GameFigures) => boolean>> = {
    all: () => true,
    popular: ({ id }) => popular.has(id),
    'low-stakes': isLow,
    'high-stakes': (one) => !isLow(one),
  };
  return figures
    .filter(isShown[filter])
    .toSorted((one, other) => SORTS[sort](one, other) || placeOf(one) - placeOf(other));
}
