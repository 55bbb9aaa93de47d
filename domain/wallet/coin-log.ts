import { type BonusSource, bonusSourceOf, isBonusSource } from './bonus-sources.ts';
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

const BONUS_DESCRIPTIONS: Readonly<Record<BonusSource, string>> = {
  'starter-bonus': 'For the first round of the tutorial',
  referral: 'For somebody who came by your link',
  mission: 'The reward of a mission',
  login: 'For opening Gauntlet that day',
  streak: 'For days in a row',
  loyalty: 'Part of what you paid in the store',
  pass: 'A reward of the battle pass',
};

const SOURCES: Readonly<Record<EntryKind, string>> = {
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
};

const DESCRIPTIONS: Readonly<Partial<Record<EntryKind, string>>> = {
  wager: 'Entry of a contest',
  payout: 'Won in a contest',
  fee: 'Fee of a contest',
  refund: 'Given back',
  battlecoin_purchase: 'Bought with money of your wallet',
  store_purchase: 'Bought in the store',
  adjustment: 'Set right by our staff',
};

/** A booking of BattleCoin as its owner reads it. */
export function coinEntryOf({ kind, opKey, amount, title }: Booked): CoinEntry {
  const [first = ''] = opKey.split(':', 1);
  if (first === 'gift-return')
    return { flow: 'earned', source: 'Store', description: 'A gift that nobody has claimed came back' };
  if (first === 'store-return')
    return { flow: 'earned', source: 'Store', description: 'Our staff took back what you had bought' };
  if (first === 'coins-return')
    return { flow: 'spent', source: 'Store', description: 'Our staff gave you the money for these coins back' };
  const isGift = kind === 'bonus' && isBonusSource(first);
  return {
    flow: amount > 0 ? 'earned' : 'spent',
    source: (kind === 'bonus' ? bonusSourceOf(opKey) : null) ?? SOURCES[kind],
    description: title ?? (isGift ? BONUS_DESCRIPTIONS[first] : (DESCRIPTIONS[kind] ?? SOURCES[kind])),
  };
}
