import type { Currency } from '../shared/money.ts';

/** The games of the arcade (AR-01), in the order in which they came out: one that is added goes to the end. */
export const GAME_IDS = [
  'spark-line',
  'turncoat',
  'echo-vault',
  'fuse-box',
  'copy-desk',
  'stray-glyph',
  'letter-forge',
  'bank-shot',
  'plumb-line',
  'counterweight',
] as const;
export type GameId = (typeof GAME_IDS)[number];

/** When the first versions of these came out, all in one release; a game that is added later says its own day. */
export const RELEASED_AT = Date.UTC(2026, 10, 22);

export const isGameId = (id: string): id is GameId => GAME_IDS.some((known) => known === id);

/** EN-42 */
export const GAME_CATEGORIES = ['reflex', 'memory', 'logic', 'typing', 'visual', 'word', 'precision', 'math'] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** What is known of a game without its rules, which are a file of their own and fetched when it is played. */
export interface GameInfo {
  readonly title: string;
  readonly category: GameCategory;
  readonly description: string;
  /** One sentence for each of the three pictures of the how-to. */
  readonly howTo: readonly [string, string, string];
  /** The version that is played now. */
  readonly version: number;
  readonly durationMs: number;
  /**
   * The score that three of five runs stay below, as made-up hands play. It is changed by a release alone: what unlocks
   * play for money does not follow what players hand in (docs/decisions/arcade-runs.md). A contest keeps the one that it was opened with.
   */
  readonly target: number;
  /** The largest entry for money, in cents; 0 where there is none because a program would win (C-19). */
  readonly maxFeeCents: number;
}

export const GAMES: Readonly<Record<GameId, GameInfo>> = {
  'spark-line': {
    title: 'Spark Line',
    category: 'reflex',
    description: 'Strike the full sparks before they go out, and keep your hands off the hollow ones.',
    howTo: [
      'Five lamps. A full spark lights up: strike that lamp before it goes out.',
      'A hollow spark is a trap. Let it pass.',
      'Faster is better, but a strike within a tenth of a second is a guess and costs points.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 1_980,
    maxFeeCents: 30_00,
  },
  turncoat: {
    title: 'Turncoat',
    category: 'reflex',
    description: 'Follow the arrow, unless its frame is against you.',
    howTo: [
      'In a solid frame, answer the way the arrow points.',
      'In a dashed frame, answer the opposite way.',
      'Frames change more and more often. A wrong answer costs more than a missed one.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 1_700,
    maxFeeCents: 30_00,
  },
  'echo-vault': {
    title: 'Echo Vault',
    category: 'memory',
    description: 'Watch the pads light up, then press them in the same order.',
    howTo: [
      'Pads light up one after another. Watch.',
      'When the last light goes out, press them in the same order.',
      'A wrong pad closes the vault until the next path. Time left adds points.',
    ],
    version: 1,
    durationMs: 80_000,
    target: 980,
    maxFeeCents: 0,
  },
  'fuse-box': {
    title: 'Fuse Box',
    category: 'logic',
    description: 'Set the switches so that six crossing wires reach their lamps.',
    howTo: [
      'Each wire belongs to the lamp with the same sign on the other side.',
      'A switch makes two neighbouring wires swap places.',
      'Light all six lamps. Fewer presses are worth more.',
    ],
    version: 1,
    durationMs: 72_000,
    target: 520,
    maxFeeCents: 10_00,
  },
  'copy-desk': {
    title: 'Copy Desk',
    category: 'typing',
    description: 'Copy the line key by key, fast and without mistakes.',
    howTo: [
      'Type the line exactly as you see it, spaces included.',
      'The caret waits for the right key: nothing has to be taken back.',
      'A word without mistakes earns extra points, and a mistake costs points.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 2_560,
    maxFeeCents: 10_00,
  },
  'stray-glyph': {
    title: 'Stray Glyph',
    category: 'visual',
    description: 'One shape in the grid is mirrored. Find it to get the next grid.',
    howTo: [
      'All shapes are the same except one, which is mirrored.',
      'Rotated isn’t the same as mirrored.',
      'Pick it and you get the next grid right away. A wrong pick costs points.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 900,
    maxFeeCents: 15_00,
  },
  'letter-forge': {
    title: 'Letter Forge',
    category: 'word',
    description: 'Make words of 3 to 8 letters from 8 tiles.',
    howTo: [
      'Use tiles to spell a word of at least 3 letters, then hand it in.',
      'Each word counts once and scores its length times its length.',
      'If points are tied, longer words win.',
    ],
    version: 1,
    durationMs: 90_000,
    target: 300,
    maxFeeCents: 0,
  },
  'bank-shot': {
    title: 'Bank Shot',
    category: 'precision',
    description: 'Bounce the ball off a cushion or a post and stop it on the mark.',
    howTo: [
      'Pull to aim: the longer the pull, the harder the push.',
      'A push only counts if the ball touches a cushion or a post.',
      'You have three pushes, and the best one counts. Inner rings and extra touches score more.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 310,
    maxFeeCents: 30_00,
  },
  'plumb-line': {
    title: 'Plumb Line',
    category: 'precision',
    description: 'Let go of the swinging bob when it is over the line.',
    howTo: [
      'The bob swings. Let go right over the line.',
      'You get five bobs each time, and none of them waits for you.',
      'It swings faster and less evenly each time, and you have to be more exact.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 2_400,
    maxFeeCents: 30_00,
  },
  counterweight: {
    title: 'Counterweight',
    category: 'math',
    description: 'Choose the weights that balance the load exactly.',
    howTo: [
      'Add weights until they match the load.',
      'Weigh. If the scale balances, you get the next load right away.',
      'The faster you balance it, the more points. A wrong weighing costs points.',
    ],
    version: 1,
    durationMs: 60_000,
    target: 600,
    maxFeeCents: 10_00,
  },
};

/** How a game is played: alone, for the house's prize, or against others (AR-02, AR-03). */
export const ARCADE_MODES = ['practice', 'daily', 'free', 'skill', 'battle', 'bracket'] as const;
export type ArcadeMode = (typeof ARCADE_MODES)[number];
export const ARCADE_MODE_TITLES: Readonly<Record<ArcadeMode, string>> = {
  practice: 'Practice',
  daily: 'Daily Board',
  free: 'Free Play',
  skill: 'Skill Match',
  battle: '1v1 Battle',
  bracket: 'Bracket',
};

/** What the house takes for a run of mode free, in coins (AR-05, C-20). */
export const FREE_ENTRIES = [100, 200, 300] as const;
/** What players put in against each other (AR-06, C-19). */
const COIN_ENTRY = { least: 200, most: 500 } as const;
const CASH_ENTRY_LEAST_CENTS = 5_00;
/**
 * Between two entries that may be chosen. Few enough that those who pay one are many: two who agree on an odd amount would
 * be drawn together, and could hand each other money by losing.
 */
export const ENTRY_GAPS: Readonly<Record<Currency, number>> = { BC: 50, USD: 5_00 };

export interface EntryBounds {
  readonly least: number;
  readonly most: number;
}

/** Between which amounts an entry lies, in the smallest unit of the currency; null where there is none to pay. */
export function entryBounds(game: GameId, mode: ArcadeMode, currency: Currency): EntryBounds | null {
  if (mode === 'practice' || mode === 'daily') return null;
  if (mode === 'free')
    return currency === 'BC' ? { least: Math.min(...FREE_ENTRIES), most: Math.max(...FREE_ENTRIES) } : null;
  if (currency === 'BC') return COIN_ENTRY;
  const most = GAMES[game].maxFeeCents;
  return most >= CASH_ENTRY_LEAST_CENTS ? { least: CASH_ENTRY_LEAST_CENTS, most } : null;
}

/** Whether an amount may be paid in; `amount` is in the smallest unit of the currency. */
export function isEntry(game: GameId, mode: ArcadeMode, currency: Currency, amount: number): boolean {
  const bounds = entryBounds(game, mode, currency);
  if (!bounds || !Number.isInteger(amount)) return false;
  if (mode === 'free') return FREE_ENTRIES.some((entry) => entry === amount);
  const isOffered = (amount - bounds.least) % ENTRY_GAPS[currency] === 0;
  return isOffered && amount >= bounds.least && amount <= bounds.most;
}

/** With what a hand plays. */
export const INPUT_CLASSES = ['pointer', 'touch', 'keys'] as const;
export type InputClass = (typeof INPUT_CLASSES)[number];

/** Where the way of input decides more than the hand does: for money, equals meet. */
const BY_INPUT_CLASS: ReadonlySet<GameId> = new Set(['spark-line', 'turncoat', 'copy-desk']);

/** Whether a player is bound to one way of input. */
export const isByInputClass = (game: GameId, currency: Currency): boolean =>
  currency === 'USD' && BY_INPUT_CLASS.has(game);

/** Whether two players may meet with what they play with. */
export const mayMeetBy = (game: GameId, currency: Currency, one: InputClass, other: InputClass): boolean =>
  !isByInputClass(game, currency) || one === other;
