import type { EntryKind, TransactionStatus, TransferKind } from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

/** Types of EN-56 first, then what else the ledger books. */
export const TYPE_WORDS: Readonly<Record<EntryKind, string>> = {
  DEPOSIT: 'Deposit',
  WITHDRAWAL: 'Withdrawal',
  WAGER: 'Wager',
  PAYOUT: 'Payout',
  FEE: 'Fee',
  STORE_PURCHASE: 'Store purchase',
  BATTLECOIN_PURCHASE: 'BattleCoin purchase',
  REFUND: 'Refund',
  BONUS: 'Bonus',
  CHARGEBACK: 'Charge-back',
  FORFEIT: 'Forfeit',
  CREATOR: 'Creator share',
  RESERVE: 'Market reserve',
  ADJUSTMENT: 'Balance adjustment',
  GUARANTEE: 'Prize money',
  OPENING: 'Opening balance',
};

/** Where a type alone does not say why the money moved. */
const REASONS: Partial<Readonly<Record<TransferKind, string>>> = {
  HOLD: 'for a battle',
  REFUND: 'given back',
  WITHDRAWAL: 'for a withdrawal',
  WITHDRAWAL_RETURN: 'withdrawal returned',
  DEBT: 'debt paid',
  CORRECTION: 'result put right',
};

/** What a fee, a refund or a corrected payout was for; null where the type says it. */
export const reasonOf = (type: EntryKind, transferKind: TransferKind): string | null =>
  type === 'FEE' || type === 'REFUND' || type === 'CHARGEBACK' || transferKind === 'CORRECTION'
    ? (REASONS[transferKind] ?? null)
    : null;

export const TRANSACTION_STATUS_WORDS: Readonly<Record<TransactionStatus, { word: string; tone: Tone }>> = {
  COMPLETED: { word: 'Completed', tone: 'win' },
  APPROVED: { word: 'Approved', tone: 'info' },
  PENDING: { word: 'Pending', tone: 'warn' },
  PROCESSING: { word: 'Processing', tone: 'warn' },
  FAILED: { word: 'Failed', tone: 'loss' },
  REJECTED: { word: 'Rejected', tone: 'loss' },
};

const typeNames = Object.entries(TYPE_WORDS) as [EntryKind, string][];
const statusNames = Object.entries(TRANSACTION_STATUS_WORDS) as [TransactionStatus, { word: string }][];

export const TYPE_OPTIONS = [
  { value: '', label: 'All types' },
  ...typeNames.map(([type, label]) => ({ value: type.toLowerCase(), label })),
];
export const STATUS_OPTIONS = [
  { value: '', label: 'All statuses' },
  ...statusNames.map(([status, { word }]) => ({ value: status.toLowerCase(), label: word })),
];

/** What the address asks for; null for all, and for what there is not. */
export const typeIn = (value: string | null): EntryKind | null =>
  typeNames.find(([type]) => type.toLowerCase() === value)?.[0] ?? null;
export const statusIn = (value: string | null): TransactionStatus | null =>
  statusNames.find(([status]) => status.toLowerCase() === value)?.[0] ?? null;
