/** Switches over parts of the product (EN-64). */
export const FLAG_CATEGORIES = ['matchmaking', 'payments', 'features', 'maintenance'] as const;
export type FlagCategory = (typeof FLAG_CATEGORIES)[number];

/** Each of them governs something; one that does nothing is not listed. */
export const FLAG_IDS = ['battlecoin-redemption'] as const;
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
    id: 'battlecoin-redemption',
    name: 'BattleCoin redemption',
    description: 'Players may spend BattleCoin; earning and buying go on without it',
    enabled: true,
    category: 'payments',
  },
];
