import type { DepositStatus, WithdrawalStatus } from './payments.ts';

/** How far a transaction of the platform is (EN-56). */
export const TRANSACTION_STATUSES = ['completed', 'approved', 'pending', 'processing', 'failed', 'rejected'] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** Deposits that the ledger holds nothing of. */
export type UnbookedStatus = Extract<DepositStatus, 'created' | 'pending' | 'failed'>;

const UNBOOKED_WORDS: Readonly<Record<UnbookedStatus, TransactionStatus>> = {
  created: 'pending',
  pending: 'pending',
  failed: 'failed',
};

const WITHDRAWAL_WORDS: Readonly<Record<WithdrawalStatus, TransactionStatus>> = {
  requested: 'pending',
  processing: 'processing',
  approved: 'approved',
  paid: 'completed',
  rejected: 'rejected',
  failed: 'failed',
};

const keysOf = <K extends string>(words: Readonly<Record<K, TransactionStatus>>, status: TransactionStatus): K[] =>
  (Object.keys(words) as K[]).filter((key) => words[key] === status);

export const statusOfUnbooked = (status: UnbookedStatus): TransactionStatus => UNBOOKED_WORDS[status];
export const unbookedWith = (status: TransactionStatus): UnbookedStatus[] => keysOf(UNBOOKED_WORDS, status);

/** What is booked is done, but for the request of a withdrawal: that is as far as the withdrawal is. */
export const statusOfBooked = (withdrawal: WithdrawalStatus | null): TransactionStatus =>
  withdrawal === null ? 'completed' : WITHDRAWAL_WORDS[withdrawal];
export const withdrawalsWith = (status: TransactionStatus): WithdrawalStatus[] => keysOf(WITHDRAWAL_WORDS, status);
