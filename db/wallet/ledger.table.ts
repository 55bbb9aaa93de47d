import { type SQLWrapper, sql } from 'drizzle-orm';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { ENTRY_KINDS, LEDGER_ACCOUNT_KINDS, TRANSFER_KINDS } from '../../domain/wallet/ledger.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bytes, index, uniqueIndex, check, primaryKey } = kit;

export const ledgerAccounts = table(
  'ledger_accounts',
  {
    /** Speaks for itself: `user:1:USD`, `escrow:<battle>`, `house:fees:USD:3`, `external:USD`. */
    id: text().primaryKey(),
    kind: oneOf(LEDGER_ACCOUNT_KINDS).notNull(),
    /** The player of a `user` account, null for all others. */
    ownerId: text().references(() => users.id),
    currency: oneOf(CURRENCIES).notNull(),
    /** Always the sum of the account's entries; kept here so that a balance is one row. */
    balance: int().notNull(),
    /** How many entries it has: the number of the latest one. */
    entryCount: int().notNull().default(0),
  },
  (t) => [
    check('ledger_accounts_no_overdraft', sql`${t.kind} not in ('user', 'escrow') or ${t.balance} >= 0`),
    check('ledger_accounts_owner', sql`(${t.kind} = 'user') = (${t.ownerId} is not null)`),
    uniqueIndex('ledger_accounts_owner_currency')
      .on(t.ownerId, t.currency)
      .where(sql`${t.ownerId} is not null`),
  ],
);

/** Whether a transfer took a deposit back; literal, so that a partial index answers it. */
export const isChargeback = (kind: SQLWrapper) => sql`${kind} = 'chargeback'`;

/** One balanced movement of money: its entries sum to zero in each currency. */
export const transfers = table(
  'transfers',
  {
    id: text().primaryKey(),
    /** Names the one effect this transfer is, e.g. `settle:<battle>`; posting it again does nothing. */
    opKey: text().notNull(),
    kind: oneOf(TRANSFER_KINDS).notNull(),
    /** The battle or payment it belongs to. */
    subjectId: text(),
    /** Who caused it; null when the server did. */
    actorId: text().references(() => users.id),
    at: at().notNull(),
    /** Place in the hash chain, counted from 1 without gaps; null until linked. */
    position: int(),
    /** SHA-256 over the transfer, its entries and the hash before it; null until linked. */
    hash: text(),
  },
  (t) => [
    uniqueIndex('transfers_op_key').on(t.opKey),
    uniqueIndex('transfers_position')
      .on(t.position)
      .where(sql`${t.position} is not null`),
    index('transfers_unlinked')
      .on(t.id)
      .where(sql`${t.position} is null`),
    index('transfers_subject').on(t.subjectId),
    index('transfers_at').on(t.at, t.id),
    index('transfers_chargebacks').on(t.at, t.id).where(isChargeback(t.kind)),
    check('transfers_sealed', sql`(${t.position} is null) = (${t.hash} is null)`),
  ],
);
export type Transfer = typeof transfers.$inferSelect;

export const entries = table(
  'entries',
  {
    transferId: text()
      .notNull()
      .references(() => transfers.id),
    /** From 0 within the transfer. */
    seq: int().notNull(),
    accountId: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    /**
     * From 1 within the account, without gaps: the order in which money moved there. Ids cannot tell it, because
     * transactions side by side draw their ids in one order and take the account in another.
     */
    number: int().notNull(),
    kind: oneOf(ENTRY_KINDS).notNull(),
    /** Into the account when positive, out of it when negative, in the smallest unit of the account's currency. */
    amount: int().notNull(),
    /** The account's balance right after this entry. */
    balanceAfter: int().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.transferId, t.seq] }),
    uniqueIndex('entries_account').on(t.accountId, t.number),
    index('entries_coins_bought')
      .on(t.accountId)
      .where(sql`${t.kind} = 'battlecoin_purchase'`),
    index('entries_income')
      .on(t.accountId)
      .where(sql`${t.kind} in ('creator', 'bonus')`),
    check('entries_amount', sql`${t.amount} <> 0`),
  ],
);
export type Entry = typeof entries.$inferSelect;

/** The newest link of the hash chain, and how far the log has come; one row, locked by whoever adds to either. */
export const ledgerHead = table('ledger_head', {
  id: int().primaryKey(),
  position: int().notNull(),
  hash: text().notNull(),
  /** How many leaves the log has; behind `position` only in a database from before there was one, until it has caught up. */
  logSize: int().notNull().default(0),
  /** The full nodes that the tree of that size is made of, the largest first, 32 bytes each; null of an empty log. */
  logEdge: bytes(),
});

/** Hashes of the log's tree as they are served. A tile grows until it is full and never changes otherwise. */
export const ledgerTiles = table(
  'ledger_tiles',
  {
    /** 0 for leaves; each hash of a level is over a full tile of the one below. */
    level: int().notNull(),
    /** From 0 within the level. */
    number: int().notNull(),
    /** 32 bytes each, at most 256 of them. */
    hashes: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.level, t.number] }),
    check('ledger_tiles_hashes', sql`length(${t.hashes}) between 32 and 8192 and length(${t.hashes}) % 32 = 0`),
  ],
);

/** What a player did with money in a UTC day, for the daily limit and for the limits that players set themselves. */
export const playDays = table(
  'play_days',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    /** `YYYY-MM-DD`, UTC */
    day: text().notNull(),
    /** Stakes taken that day and not given back. */
    stakedCents: int().notNull().default(0),
    depositedCents: int().notNull().default(0),
    withdrawnCents: int().notNull().default(0),
    /** What was held for battles, fees too, less what came back: negative on a good day. */
    lostCents: int().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.day] }),
    check('play_days_positive', sql`${t.stakedCents} >= 0 and ${t.depositedCents} >= 0 and ${t.withdrawnCents} >= 0`),
  ],
);
