import type {
  ArcadeCategory,
  ArcadeFilter,
  ArcadeMode,
  ArcadeRunState,
  ArcadeSort,
  Currency,
  InputClass,
} from '../data/__generated__/schema-types.ts';
import { GAMES, isGameId } from '../../domain/arcade/games.ts';
import { formatCents, formatCoins } from '../format/format.ts';
import * as t from './__generated__/messages.ts';

export const MODE_WORDS: Readonly<Record<ArcadeMode, string>> = {
  PRACTICE: t.practice(),
  DAILY: t.dailyBoardMode(),
  FREE: t.freePlay(),
  SKILL: t.skillMatch(),
  BATTLE: t.oneOnOneBattle(),
  BRACKET: t.bracket(),
};

export const CATEGORY_WORDS: Readonly<Record<ArcadeCategory, string>> = {
  REFLEX: t.reflex(),
  MEMORY: t.memory(),
  LOGIC: t.logic(),
  TYPING: t.typing(),
  VISUAL: t.visual(),
  WORD: t.word(),
  PRECISION: t.precision(),
  MATH: t.math(),
};

/** AR-02 */
export const FILTER_WORDS: Readonly<Record<ArcadeFilter, string>> = {
  ALL: t.allGames(),
  POPULAR: t.popular(),
  LOW_STAKES: t.lowStakes(),
  HIGH_STAKES: t.highStakes(),
};

/** AR-02 */
export const SORT_WORDS: Readonly<Record<ArcadeSort, string>> = {
  PRIZE_POOL: t.prizePool(),
  ENTRY_FEE: t.entryFee(),
  NEWEST: t.newest(),
};

/** AR-02: what the list of modes says for those that it filters by. */
export const MODE_FILTER_WORDS: Readonly<Partial<Record<ArcadeMode, string>>> = {
  FREE: t.freePlay(),
  SKILL: t.skillMatch(),
  BATTLE: t.oneOnOneBattles(),
};

export const STATE_WORDS: Readonly<Record<ArcadeRunState, string>> = {
  ENTERED: t.notBegun(),
  BEGUN: t.underWay(),
  ENDED: t.ended(),
  REFUSED: t.didNotCount(),
  VOID: t.givenBack(),
};

/** What a round of a bracket is called, counted from the final. */
export const roundName = (size: number, round: number): string =>
  [t.final(), t.semiFinals(), t.quarterFinals()][Math.log2(size) - 1 - round] ?? t.roundNumber({ number: round + 1 });

/** `amount` is in the smallest unit of the currency. */
export const formatAmount = (currency: Currency, amount: number): string =>
  currency === 'BC' ? formatCoins(amount) : formatCents(amount);

/** What a name of an address means among those that there are; the first where it means none. */
export const chosen = <Name extends string>(names: Readonly<Record<Name, string>>, text: string | null): Name => {
  const all = Object.keys(names) as Name[];
  return all.find((name) => nameInAddress(name) === text) ?? (all[0] as Name);
};

export const nameInAddress = (name: string): string => name.toLowerCase().replaceAll('_', '-');

export const HAND_WORDS: Readonly<Record<InputClass, string>> = {
  POINTER: t.mouseOrTrackpad(),
  TOUCH: t.touchScreen(),
  KEYS: t.keyboard(),
};

export const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);
