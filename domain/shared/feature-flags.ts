/** Switches over parts of the product (EN-64). */
export const FLAG_CATEGORIES = ['matchmaking', 'payments', 'features', 'maintenance'] as const;
export type FlagCategory = (typeof FLAG_CATEGORIES)[number];

/** A switch: what a fresh installation starts with; afterwards the stored value rules. */
export interface Flag {
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly category: FlagCategory;
  /** Whether it opens a way of money: to switch it on needs two administrators, to switch it off one. */
  readonly isGuard?: boolean;
}

/** Of no room. Each flag governs something; one that does nothing is not listed. */
export const generalFlags = {
  'maintenance-mode': {
    name: 'Maintenance mode',
    description: 'Players can look at everything and change nothing; staff go on working',
    enabled: false,
    category: 'maintenance',
  },
} satisfies Readonly<Record<string, Flag>>;
