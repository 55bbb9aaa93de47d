import type { Currency } from '../shared/money.ts';

export const LEDGER_ACCOUNT_KINDS = ['user', 'escrow', 'house', 'external'] as const;

/** What a transfer is for. */
export const TRANSFER_KINDS = ['opening', 'hold', 'refund', 'settle', 'deposit', 'withdrawal', 'bonus'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** What a single entry is to the account that it stands on (EN-56). */
export const ENTRY_KINDS = [
  'opening',
  'deposit',
  'withdrawal',
  'wager',
  'payout',
  'fee',
  'refund',
  'bonus',
  'battlecoin_purchase',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Fees land on one of so many accounts, so that settlements do not queue for a single row. */
const HOUSE_SHARDS = 16;

export const userAccount = (userId: string, currency: Currency): string => `user:${userId}:${currency}`;
export const escrowAccount = (battleId: string): string => `escrow:${battleId}`;
export const externalAccount = (currency: Currency): string => `external:${currency}`;

/** The house account that takes the fees of one battle; the same for every call. */
export function feeAccount(currency: Currency, subjectId: string): string {
  let hash = 0;
  for (let i = 0; i < subjectId.length; i++) hash = (Math.imul(hash, 31) + subjectId.charCodeAt(i)) | 0;
  return `house:fees:${currency}:${(hash >>> 0) % HOUSE_SHARDS}`;
}

export const feeAccounts = (currency: Currency): string[] =>
  Array.from({ length: HOUSE_SHARDS }, (_, shard) => `house:fees:${currency}:${shard}`);

/** One side of a transfer. */
export interface Leg {
  readonly accountId: string;
  readonly kind: EntryKind;
  readonly amount: number;
}

/** A transfer as the hash chain sees it; field order is part of the format. */
export interface SealedContent {
  readonly position: number;
  readonly previousHash: string;
  readonly id: string;
  readonly opKey: string;
  readonly kind: TransferKind;
  readonly subjectId: string | null;
  readonly actorId: string | null;
  readonly at: number;
  readonly entries: readonly {
    seq: number;
    accountId: string;
    number: number;
    kind: EntryKind;
    amount: number;
    balanceAfter: number;
  }[];
}

/** The hash before the first link. */
export const CHAIN_START = '0'.repeat(64);

/** The exact text whose SHA-256 is a transfer's hash. Anyone can compute it again from the published rows. */
export const sealText = (content: SealedContent): string =>
  JSON.stringify([
    content.position,
    content.previousHash,
    content.id,
    content.opKey,
    content.kind,
    content.subjectId,
    content.actorId,
    content.at,
    content.entries.map((entry) => [
      entry.seq,
      entry.accountId,
      entry.number,
      entry.kind,
      entry.amount,
      entry.balanceAfter,
    ]),
  ]);
