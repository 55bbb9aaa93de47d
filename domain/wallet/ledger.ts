import type { Currency } from '../shared/money.ts';

export const LEDGER_ACCOUNT_KINDS = ['user', 'escrow', 'house', 'external'] as const;

/** What a transfer is for. */
export const TRANSFER_KINDS = [
  'opening',
  'hold',
  'refund',
  'settle',
  'deposit',
  'chargeback',
  'debt',
  'withdrawal',
  'withdrawal-return',
  'withdrawal-payout',
  'purchase',
  'bonus',
  'forfeit',
  'reserve',
  'creator',
  'fund',
  'sponsorship',
  'adjustment',
  'correction',
  /** Moves nothing: it dates commitments by its place in the chain. */
  'commitments',
] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

/** What a single entry is to the account that it stands on (EN-56). */
export const ENTRY_KINDS = [
  'opening',
  'deposit',
  'withdrawal',
  'chargeback',
  'wager',
  'payout',
  'fee',
  'refund',
  'bonus',
  'battlecoin_purchase',
  'store_purchase',
  'forfeit',
  'reserve',
  'creator',
  'adjustment',
  'guarantee',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Fees land on one of so many accounts, so that settlements do not queue for a single row. */
const HOUSE_SHARDS = 16;

export const userAccount = (userId: string, currency: Currency): string => `user:${userId}:${currency}`;
export const escrowAccount = (battleId: string): string => `escrow:${battleId}`;
/** What a player owes of money that was taken back after it had been spent: below zero by that much. */
export const debtAccount = (userId: string): string => `house:debt:${userId}`;
/** What the house gives away, and takes back of that. */
export const bonusAccount = (currency: Currency): string => `house:bonus:${currency}`;
/** What administrators set right by hand. */
export const adjustmentAccount = (currency: Currency): string => `house:adjustments:${currency}`;
/** What players have paid for BattleCoin. */
export const COIN_SALES_ACCOUNT = 'house:coins:USD';
/** What players have paid with BattleCoin in the store. */
export const STORE_SALES_ACCOUNT = 'house:store:BC';
/** What of it was for passes, the one thing that is sold for a time. */
export const PASS_SALES_ACCOUNT = 'house:passes:BC';
/** What the house has put up for bets of spectators: an escrow, so that it never goes below zero. */
export const MARKET_FUND_ACCOUNT = 'escrow:market-fund';
/** Where the operator's own money lies, which comes in for the market fund as deposits do. */
export const CAPITAL_ACCOUNT = 'external:capital:USD';
/** Where the money of sponsors comes from, and goes back to. */
export const SPONSORS_ACCOUNT = 'external:sponsors:USD';
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

/** Transfers that take coins back without buying anything; every other one that takes them from a player is spending. */
const GIVING_BACK: ReadonlySet<TransferKind> = new Set([
  'refund',
  'forfeit',
  'chargeback',
  'debt',
  'adjustment',
  'correction',
]);

/** Whether a transfer spends BattleCoin of a player: what `battlecoin-redemption` switches (C-06). */
export const isRedemption = (kind: TransferKind, currency: Currency, legs: readonly Leg[]): boolean =>
  currency === 'BC' &&
  !GIVING_BACK.has(kind) &&
  legs.some(({ accountId, amount }) => amount < 0 && accountId.startsWith('user:'));

/** A transfer as the hash chain sees it; field order is part of the format. */
export interface LinkedContent {
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

/** The exact text whose SHA-256 is a transfer's content hash: what its receipt shows. */
export const contentText = (content: LinkedContent): string =>
  JSON.stringify([
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

/** The exact text that the server signs, to be held to its past (Ed25519). */
export const headText = (head: { readonly position: number; readonly hash: string; readonly at: number }): string =>
  JSON.stringify(['gauntlet-ledger-head', head.position, head.hash, head.at]);
