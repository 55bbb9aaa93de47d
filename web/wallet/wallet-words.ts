import { formatCents } from '../format/format.ts';
import type {
  CryptoNetwork,
  DepositStatus,
  EntryKind,
  PaymentMethodKind,
  TransferKind,
  WithdrawalStatus,
} from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';
import { ENTRY_WORDS } from './booking-words.ts';

export const METHOD_LABELS: Readonly<Record<PaymentMethodKind, string>> = {
  CREDIT: 'Credit or debit card',
  PAYPAL: 'PayPal',
  APPLE: 'Apple Pay',
  GOOGLE: 'Google Pay',
  VENMO: 'Venmo',
  BANK: 'Bank or wire transfer',
  CRYPTO: 'Cryptocurrency',
};

/** 'PayPal, Venmo, or Cryptocurrency' within a sentence. */
export const anyOfKinds = (kinds: readonly PaymentMethodKind[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(kinds.map((kind) => METHOD_LABELS[kind]));

export const NETWORK_LABELS: Readonly<Record<CryptoNetwork, string>> = {
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ethereum (ETH)',
  USDC: 'USD Coin (USDC, on Ethereum)',
  DOGE: 'Dogecoin (DOGE)',
};

interface Word {
  readonly word: string;
  readonly tone: Tone;
}

export const DEPOSIT_WORDS: Readonly<Record<DepositStatus, Word>> = {
  CREATED: { word: 'Pending', tone: 'info' },
  PENDING: { word: 'Pending', tone: 'info' },
  FAILED: { word: 'Failed', tone: 'loss' },
  SUCCEEDED: { word: 'Completed', tone: 'win' },
  CHARGED_BACK: { word: 'Charged back', tone: 'warn' },
};

/** Whether a later word of the provider is still to come. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalStatus, Word>> = {
  REQUESTED: { word: 'Pending', tone: 'info' },
  PROCESSING: { word: 'Processing', tone: 'warn' },
  APPROVED: { word: 'Approved', tone: 'info' },
  PAID: { word: 'Paid', tone: 'win' },
  REJECTED: { word: 'Rejected', tone: 'loss' },
  FAILED: { word: 'Failed', tone: 'loss' },
};

interface WithdrawalState {
  readonly status: WithdrawalStatus;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly reason: string | null;
  readonly methodName: string;
}

/** Where a withdrawal stands and what happens next, in a sentence or two. */
export function withdrawalStory({ status, amountCents, feeCents, reason, methodName }: WithdrawalState): string {
  const back = `${formatCents(amountCents + feeCents)} is back in your wallet.`;
  switch (status) {
    case 'REQUESTED':
      return 'Our staff will decide; withdrawals take 1-3 business days.';
    case 'PROCESSING':
      return 'Our staff are taking a closer look before they decide. The money stays held until then.';
    case 'APPROVED':
      return `Approved: ${formatCents(amountCents)} is on its way to ${methodName}.`;
    case 'PAID':
      return `${formatCents(amountCents)} was sent to ${methodName}.`;
    case 'REJECTED':
    case 'FAILED':
      return reason === null ? back : `${closed(reason)} ${back}`;
  }
}

/** With a full stop at its end, so that another sentence can follow. */
export const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

interface Booking {
  readonly kind: EntryKind;
  readonly transferKind: TransferKind;
  readonly sum: { readonly value: number };
}

/** What a booking is called in a list, where its kind alone would not say enough. */
export function bookingName({ kind, transferKind, sum: { value: amount } }: Booking): string {
  const isWithdrawal = transferKind === 'WITHDRAWAL' || transferKind === 'WITHDRAWAL_RETURN';
  if (transferKind === 'CORRECTION' && kind === 'PAYOUT') return amount < 0 ? 'Payout taken back' : 'Payout';
  if (kind === 'FEE' && amount > 0) return 'Fee returned';
  if (kind === 'FEE') return isWithdrawal ? 'Withdrawal fee' : 'Platform fee';
  if (kind === 'REFUND') return isWithdrawal ? 'Withdrawal returned' : 'Stake returned';
  if (kind === 'CHARGEBACK' && transferKind === 'DEBT') return 'Debt paid';
  if (kind === 'GUARANTEE') return amount < 0 ? 'Prize money added' : 'Prize money returned';
  return ENTRY_WORDS[kind];
}

interface HistoryFilter {
  readonly value: string;
  readonly label: string;
  /** Null for all. */
  readonly kinds: readonly EntryKind[] | null;
}

const ALL: HistoryFilter = { value: '', label: 'Everything', kinds: null };

/** What the history can be narrowed down to; the value stands in the address. */
export const HISTORY_FILTERS: readonly HistoryFilter[] = [
  ALL,
  { value: 'deposit', label: 'Deposits', kinds: ['DEPOSIT', 'CHARGEBACK'] },
  { value: 'withdrawal', label: 'Withdrawals', kinds: ['WITHDRAWAL'] },
  { value: 'wager', label: 'Stakes', kinds: ['WAGER'] },
  { value: 'payout', label: 'Payouts', kinds: ['PAYOUT'] },
  { value: 'fee', label: 'Fees', kinds: ['FEE'] },
  { value: 'refund', label: 'Money returned', kinds: ['REFUND'] },
  { value: 'battlecoin_purchase', label: 'BattleCoin purchases', kinds: ['BATTLECOIN_PURCHASE'] },
];

export const historyFilter = (value: string | null): HistoryFilter =>
  HISTORY_FILTERS.find((filter) => filter.value === value) ?? ALL;
