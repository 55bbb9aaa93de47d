import { dayStart } from '../../domain/shared/time.ts';
import { formatCents, formatUtcDate } from '../format/format.ts';
import { failureWords, methodWords } from '../format/payment-words.ts';
import { LOCALE } from '../format/locale.ts';
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
import * as t from './__generated__/messages.ts';

export const METHOD_LABELS: Readonly<Record<PaymentMethodKind, string>> = {
  CREDIT: t.creditOrDebitCard(),
  PAYPAL: 'PayPal',
  APPLE: 'Apple Pay',
  GOOGLE: 'Google Pay',
  VENMO: 'Venmo',
  BANK: t.bankOrWireTransfer(),
  CRYPTO: t.cryptocurrency(),
  STRIPE: 'Stripe',
};

const anyOf = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** 'PayPal, Venmo, or Cryptocurrency' within a sentence. */
export const anyOfKinds = (kinds: readonly PaymentMethodKind[]): string =>
  anyOf.format(kinds.map((kind) => t.methodInSentence({ kind })));

export const NETWORK_LABELS: Readonly<Record<CryptoNetwork, string>> = {
  BTC: 'Bitcoin (BTC)',
  ETH: 'Ethereum (ETH)',
  USDC: t.usdCoinOnEthereum(),
  DOGE: 'Dogecoin (DOGE)',
};

interface Word {
  readonly word: string;
  readonly tone: Tone;
}

export const DEPOSIT_WORDS: Readonly<Record<DepositStatus, Word>> = {
  CREATED: { word: t.pending(), tone: 'info' },
  PENDING: { word: t.pending(), tone: 'info' },
  FAILED: { word: t.failed(), tone: 'loss' },
  SUCCEEDED: { word: t.completed(), tone: 'win' },
  CHARGED_BACK: { word: t.chargedBack(), tone: 'warn' },
};

/** Whether a later word of the provider is still to come. */
export const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalStatus, Word>> = {
  REQUESTED: { word: t.pending(), tone: 'info' },
  PROCESSING: { word: t.processing(), tone: 'warn' },
  APPROVED: { word: t.approved(), tone: 'info' },
  PAID: { word: t.paid(), tone: 'win' },
  REJECTED: { word: t.rejected(), tone: 'loss' },
  FAILED: { word: t.failed(), tone: 'loss' },
};

type Way = Pick<WithdrawalState, 'bankReference' | 'sentOn'>;

interface WithdrawalState {
  readonly status: WithdrawalStatus;
  readonly amountCents: number;
  readonly feeCents: number;
  readonly reason: string | null;
  readonly methodName: string;
  readonly bankReference: string | null;
  readonly sentOn: string | null;
}

/** That it was sent; of what people have sent by hand also when, and what the bank calls it. */
function sentWords(amount: string, methodName: string, { bankReference, sentOn }: Way): string {
  const at = sentOn === null ? null : dayStart(sentOn);
  return at === null || bankReference === null
    ? t.amountWasSentToMethodName({ amount, methodName })
    : t.amountWasSentWithReference({ amount, methodName, day: formatUtcDate(at), reference: bankReference });
}

/** Where a withdrawal stands and what happens next, in a sentence or two. */
export function withdrawalStory({ status, amountCents, feeCents, reason, ...way }: WithdrawalState): string {
  const methodName = methodWords(way.methodName);
  const back = t.amountIsBackInYourWallet({ amount: formatCents(amountCents + feeCents) });
  switch (status) {
    case 'REQUESTED':
      return t.ourStaffWillDecideWithdrawalsTake1();
    case 'PROCESSING':
      return t.ourStaffAreTakingACloserLook();
    case 'APPROVED':
      return t.amountWillBeSentToMethod({ amount: formatCents(amountCents), methodName });
    case 'PAID':
      return sentWords(formatCents(amountCents), methodName, way);
    case 'REJECTED':
    case 'FAILED':
      return reason === null ? back : `${closed(failureWords(reason))} ${back}`;
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
  if (transferKind === 'CORRECTION' && kind === 'PAYOUT') return amount < 0 ? t.payoutTakenBack() : t.payout();
  if (kind === 'FEE' && amount > 0) return t.feeReturned();
  if (kind === 'FEE') return isWithdrawal ? t.withdrawalFee() : t.platformFee();
  if (kind === 'REFUND') return isWithdrawal ? t.withdrawalReturned() : t.stakeReturned();
  if (kind === 'CHARGEBACK' && transferKind === 'DEBT') return t.debtPaid();
  if (kind === 'GUARANTEE') return amount < 0 ? t.prizeMoneyAdded() : t.prizeMoneyReturned();
  return ENTRY_WORDS[kind];
}

interface HistoryFilter {
  readonly value: string;
  readonly label: string;
  /** Null for all. */
  readonly kinds: readonly EntryKind[] | null;
}

const ALL: HistoryFilter = { value: '', label: t.everything(), kinds: null };

/** What the history can be narrowed down to; the value stands in the address. */
export const HISTORY_FILTERS: readonly HistoryFilter[] = [
  ALL,
  { value: 'deposit', label: t.deposits(), kinds: ['DEPOSIT', 'CHARGEBACK'] },
  { value: 'withdrawal', label: t.withdrawals(), kinds: ['WITHDRAWAL'] },
  { value: 'wager', label: t.stakes(), kinds: ['WAGER'] },
  { value: 'payout', label: t.payouts(), kinds: ['PAYOUT'] },
  { value: 'fee', label: t.fees(), kinds: ['FEE'] },
  { value: 'refund', label: t.moneyReturned(), kinds: ['REFUND'] },
  { value: 'battlecoin_purchase', label: t.battlecoinPurchases(), kinds: ['BATTLECOIN_PURCHASE'] },
];

export const historyFilter = (value: string | null): HistoryFilter =>
  HISTORY_FILTERS.find((filter) => filter.value === value) ?? ALL;
