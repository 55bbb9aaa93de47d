import type { EntryKind, TransactionStatus, TransferKind } from '../../data/__generated__/schema-types.ts';
import type { Tone } from '../../ui/tokens.ts';
import * as t from '../__generated__/messages.ts';

/** Types of EN-56 first, then what else the ledger books. */
export const TYPE_WORDS: Readonly<Record<EntryKind, string>> = {
  DEPOSIT: t.deposit(),
  WITHDRAWAL: t.withdrawal(),
  WAGER: t.wager(),
  PAYOUT: t.payout(),
  FEE: t.fee(),
  STORE_PURCHASE: t.storePurchase(),
  BATTLECOIN_PURCHASE: t.battlecoinPurchase(),
  REFUND: t.refund(),
  BONUS: t.bonus(),
  CHARGEBACK: t.chargeBack(),
  FORFEIT: t.forfeit(),
  CREATOR: t.creatorShare(),
  RESERVE: t.marketReserve({ sense: 'desk' }),
  ADJUSTMENT: t.balanceAdjustment(),
  GUARANTEE: t.prizeMoney({ sense: 'desk' }),
  OPENING: t.openingBalance(),
};

/** Where a type alone does not say why the money moved. */
const REASONS: Partial<Readonly<Record<TransferKind, string>>> = {
  HOLD: t.forABattle(),
  REFUND: t.givenBack2(),
  WITHDRAWAL: t.forAWithdrawal(),
  WITHDRAWAL_RETURN: t.withdrawalReturned2(),
  DEBT: t.debtPaid2(),
  CORRECTION: t.resultPutRight2(),
};

/** What a fee, a refund or a corrected payout was for; null where the type says it. */
export const reasonOf = (type: EntryKind, transferKind: TransferKind): string | null =>
  type === 'FEE' || type === 'REFUND' || type === 'CHARGEBACK' || transferKind === 'CORRECTION'
    ? (REASONS[transferKind] ?? null)
    : null;

export const TRANSACTION_STATUS_WORDS: Readonly<Record<TransactionStatus, { word: string; tone: Tone }>> = {
  COMPLETED: { word: t.completed(), tone: 'win' },
  APPROVED: { word: t.approved(), tone: 'info' },
  PENDING: { word: t.pending(), tone: 'warn' },
  PROCESSING: { word: t.processing(), tone: 'warn' },
  FAILED: { word: t.failed2({ sense: 'transaction' }), tone: 'loss' },
  REJECTED: { word: t.rejected(), tone: 'loss' },
};

const typeNames = Object.entries(TYPE_WORDS) as [EntryKind, string][];
const statusNames = Object.entries(TRANSACTION_STATUS_WORDS) as [TransactionStatus, { word: string }][];

export const TYPE_OPTIONS = [
  { value: '', label: t.allTypes() },
  ...typeNames.map(([type, label]) => ({ value: type.toLowerCase(), label })),
];
export const STATUS_OPTIONS = [
  { value: '', label: t.allStatuses() },
  ...statusNames.map(([status, { word }]) => ({ value: status.toLowerCase(), label: word })),
];

/** What the address asks for; null for all, and for what there is not. */
export const typeIn = (value: string | null): EntryKind | null =>
  typeNames.find(([type]) => type.toLowerCase() === value)?.[0] ?? null;
export const statusIn = (value: string | null): TransactionStatus | null =>
  statusNames.find(([status]) => status.toLowerCase() === value)?.[0] ?? null;
