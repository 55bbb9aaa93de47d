import type {
  ArcadeCategory,
  ArcadeFilter,
  ArcadeMode,
  ArcadeRunState,
  ArcadeSort,
  Currency,
  InputClass,
} from '../data/__generated__/schema-types.ts';
import { ARCADE_MODE_TITLES, GAMES, isGameId } from '../../domain/arcade/games.ts';
import { formatCents, formatCoins } from '../format/format.ts';

export const MODE_WORDS: Readonly<Record<ArcadeMode, string>> = {
  PRACTICE: ARCADE_MODE_TITLES.practice,
  DAILY: ARCADE_MODE_TITLES.daily,
  FREE: ARCADE_MODE_TITLES.free,
  SKILL: ARCADE_MODE_TITLES.skill,
  BATTLE: ARCADE_MODE_TITLES.battle,
  BRACKET: ARCADE_MODE_TITLES.bracket,
};

export const CATEGORY_WORDS: Readonly<Record<ArcadeCategory, string>> = {
  REFLEX: 'Reflex',
  MEMORY: 'Memory',
  LOGIC: 'Logic',
  TYPING: 'Typing',
  VISUAL: 'Visual',
  WORD: 'Word',
  PRECISION: 'Precision',
  MATH: 'Math',
};

/** AR-02 */
export const FILTER_WORDS: Readonly<Record<ArcadeFilter, string>> = {
  ALL: 'All Games',
  POPULAR: 'Popular',
  LOW_STAKES: 'Low Stakes',
  HIGH_STAKES: 'High Stakes',
};

/** AR-02 */
export const SORT_WORDS: Readonly<Record<ArcadeSort, string>> = {
  PRIZE_POOL: 'Prize Pool',
  ENTRY_FEE: 'Entry Fee',
  NEWEST: 'Newest',
};

/** AR-02: what the list of modes says for those that it filters by. */
export const MODE_FILTER_WORDS: Readonly<Partial<Record<ArcadeMode, string>>> = {
  FREE: 'Free Play',
  SKILL: 'Skill Match',
  BATTLE: '1v1 Battles',
};

export const STATE_WORDS: Readonly<Record<ArcadeRunState, string>> = {
  ENTERED: 'Not begun',
  BEGUN: 'Under way',
  ENDED: 'Ended',
  REFUSED: 'Did not count',
  VOID: 'Given back',
};

/** What a round of a bracket is called, counted from the final. */
export const roundName = (size: number, round: number): string =>
  ['Final', 'Semi-finals', 'Quarter-finals'][Math.log2(size) - 1 - round] ?? `Round ${round + 1}`;

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
  POINTER: 'Mouse or trackpad',
  TOUCH: 'Touch screen',
  KEYS: 'Keyboard',
};

export const titleOf = (game: string): string => (isGameId(game) ? GAMES[game].title : game);
