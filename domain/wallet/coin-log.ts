import { type BonusName, type BonusSource, bonusSourceOf, isBonusSource } from './bonus-sources.ts';
import type { EntryKind } from './ledger.ts';

/** EN-25 */
export const COIN_FLOWS = ['earned', 'spent'] as const;
export type CoinFlow = (typeof COIN_FLOWS)[number];

/** An entry of a player's BattleCoin log, beside its amount and time (EN-25). */
export interface CoinEntry {
  readonly flow: CoinFlow;
  readonly source: string;
  readonly description: string;
}

interface Booked {
  readonly kind: EntryKind;
  readonly opKey: string;
  readonly amount: number;
  /** The title of the contest or purchase that it belongs to; null for others. */
  readonly title: string | null;
}

const BONUS_DESCRIPTIONS = {
  'starter-bonus': 'For your first tutorial round',
  referral: 'For someone who joined with your link',
  mission: 'The reward of a mission',
  login: 'For opening Gauntlet that day',
  streak: 'For days in a row',
  loyalty: 'Part of what you paid in the store',
  pass: 'Battle pass reward',
} as const satisfies Readonly<Record<BonusSource, string>>;

const SOURCES = {
  opening: 'Opening balance',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  chargeback: 'Chargeback',
  wager: 'Contest',
  payout: 'Contest',
  fee: 'Fee',
  refund: 'Refund',
  bonus: 'Bonus',
  battlecoin_purchase: 'Wallet',
  store_purchase: 'Store',
  forfeit: 'Closed account',
  reserve: 'Reserve',
  creator: 'Viewer wagers',
  adjustment: 'Staff',
  guarantee: 'Contest',
} as const satisfies Readonly<Record<EntryKind, string>>;

const DESCRIPTIONS = {
  wager: 'Contest entry',
  payout: 'Won in a contest',
  fee: 'Contest fee',
  refund: 'Given back',
  battlecoin_purchase: 'Bought with money from your wallet',
  store_purchase: 'Bought in the store',
  adjustment: 'Set right by our staff',
} as const satisfies Readonly<Partial<Record<EntryKind, string>>>;

/** By the first part of the operation key. */
const RETURNS = {
  'gift-return': { flow: 'earned', source: 'Store', description: 'Unclaimed gift returned' },
  'store-return': { flow: 'earned', source: 'Store', description: 'Our staff took back your purchase' },
  'coins-return': {
    flow: 'spent',
    source: 'Store',
    description: 'Our staff refunded these coins',
  },
} as const satisfies Readonly<Record<string, CoinEntry>>;

type Described<K extends EntryKind> = K extends keyof typeof DESCRIPTIONS
  ? (typeof DESCRIPTIONS)[K]
  : (typeof SOURCES)[K];

/** Every source there is: the app says them in the reader's language. */
export type CoinSource = (typeof SOURCES)[EntryKind] | BonusName;
/** Every description that is no title. */
export type CoinPhrase =
  | (typeof BONUS_DESCRIPTIONS)[BonusSource]
  | (typeof RETURNS)[keyof typeof RETURNS]['description']
  | Described<EntryKind>;

const isReturn = (first: string): first is keyof typeof RETURNS => Object.hasOwn(RETURNS, first);
const isDescribed = (kind: EntryKind): kind is keyof typeof DESCRIPTIONS => Object.hasOwn(DESCRIPTIONS, kind);

function phraseOf(kind: EntryKind, first: string): CoinPhrase {
  if (kind === 'bonus' && isBonusSource(first)) return BONUS_DESCRIPTIONS[first];
  return isDescribed(kind) ? DESCRIPTIONS[kind] : SOURCES[kind];
}

/** A booking of BattleCoin as its owner reads it. */
export function coinEntryOf({ kind, opKey, amount, title }: Booked): CoinEntry {
  const [first = ''] = opKey.split(':', 1);
  if (isReturn(first)) return RETURNS[first];
  const source: CoinSource = (kind === 'bonus' ? bonusSourceOf(opKey) : null) ?? SOURCES[kind];
  return { flow: amount > 0 ? 'earned' : 'spent', source, description: title ?? phraseOf(kind, first) };
}
