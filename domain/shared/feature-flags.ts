/** Switches over parts of the product (EN-64). */
export const FLAG_CATEGORIES = ['matchmaking', 'payments', 'features', 'maintenance'] as const;
export type FlagCategory = (typeof FLAG_CATEGORIES)[number];

/** Each of them governs something; one that does nothing is not listed. */
export const FLAG_IDS = [
  'arcade-cash',
  'battlecoin-redemption',
  'chess-lichess',
  'community-jury',
  'crypto-payments',
  'maintenance-mode',
  'new-matchmaking',
  'stream-recording',
  'stream-simulcast',
] as const;
export type FlagId = (typeof FLAG_IDS)[number];

export interface FlagSeed {
  readonly id: FlagId;
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly category: FlagCategory;
}

/** What a fresh installation starts with; afterwards the stored values rule. */
export const FLAG_DEFAULTS: readonly FlagSeed[] = [
  {
    id: 'arcade-cash',
    name: 'Arcade for cash',
    description: 'Players who have unlocked it may play pairs of the arcade for money',
    enabled: false,
    category: 'features',
  },
  {
    id: 'battlecoin-redemption',
    name: 'BattleCoin redemption',
    description: 'Players may spend BattleCoin; earning and buying go on without it',
    enabled: true,
    category: 'payments',
  },
  {
    id: 'chess-lichess',
    name: 'Chess on Lichess',
    description:
      'Players may stake on games of chess that Lichess makes and decides; battles under way end without it. Needs LICHESS_URL',
    enabled: false,
    category: 'features',
  },
  {
    id: 'community-jury',
    name: 'Community jury',
    description:
      'Three players look at small cases without names and advise whoever decides; switched off, all that are asked are let go',
    enabled: false,
    category: 'features',
  },
  {
    id: 'crypto-payments',
    name: 'Crypto payments',
    description: 'Players may pay in and be paid out in cryptocurrency; payments under way end without it',
    enabled: true,
    category: 'payments',
  },
  {
    id: 'maintenance-mode',
    name: 'Maintenance mode',
    description: 'Players can look at everything and change nothing; staff go on working',
    enabled: false,
    category: 'maintenance',
  },
  {
    id: 'new-matchmaking',
    name: 'Find me a match',
    description: 'Players may queue for an opponent of their strength; switched off, the queue empties at once',
    enabled: false,
    category: 'matchmaking',
  },
  {
    id: 'stream-recording',
    name: 'Recording of streams',
    description: 'Streams are recorded while they are live; what was recorded can be watched without it too',
    enabled: true,
    category: 'features',
  },
  {
    id: 'stream-simulcast',
    name: 'Simulcast of streams',
    description: 'Streams may go on to Twitch, YouTube and Kick while they are live',
    enabled: true,
    category: 'features',
  },
];

/** Flags that open a way of money: to switch one on needs two administrators, to switch it off one. */
const GUARDS: ReadonlySet<string> = new Set<FlagId>(['arcade-cash', 'chess-lichess', 'crypto-payments']);
export const isFlagLoosened = (id: string, enabled: boolean): boolean => enabled && GUARDS.has(id);
