import { STATEMENT_TYPES } from '../../domain/wallet/statements.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bytes, index, uniqueIndex } = kit;

/** A period of an account as it was issued; never changed afterwards (EN-45, ST-02). */
export const statements = table(
  'statements',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    type: oneOf(STATEMENT_TYPES).notNull(),
    /** `2026-10` or `2026-Q3` */
    period: text().notNull(),
    /** The first instant after the period. */
    endsAt: at().notNull(),
    openingCents: int().notNull(),
    closingCents: int().notNull(),
    lineCount: int().notNull(),
    /** The number of the account's last entry on it: the next statement begins right behind. */
    lastNumber: int().notNull(),
    issuedAt: at().notNull(),
    pdf: bytes().notNull(),
    csv: bytes().notNull(),
    pdfBytes: int().notNull(),
  },
  (t) => [
    uniqueIndex('statements_period').on(t.userId, t.type, t.period),
    index('statements_user').on(t.userId, t.endsAt, t.id),
  ],
);

/** A day's root over the balances of all players: what a player's own proof leads to. */
export const balanceRoots = table('balance_roots', {
  /** `YYYY-MM-DD`, UTC */
  day: text().primaryKey(),
  root: text().notNull(),
  /** Of all players together, in cents. */
  totalCents: int().notNull(),
  /** Stakes and withdrawals under way: players' money too, held in escrow. */
  escrowCents: int().notNull(),
  /** What the platform holds for them: the other side of all deposits and withdrawals. */
  fundsCents: int().notNull(),
  leafCount: int().notNull(),
  at: at().notNull(),
  /** How far the chain over the audit log reached then, and its hash there; null of days before it was kept. */
  auditPosition: int(),
  auditHash: text(),
});

/** The leaves of a day's root, so that a proof can be shown later. */
export const balanceLeaves = table(
  'balance_leaves',
  {
    day: text().notNull(),
    /** From 0, in the order of user ids. */
    position: int().notNull(),
    userId: text().notNull(),
    balanceCents: int().notNull(),
    /** Random, so that nobody finds a balance by trying. */
    salt: text().notNull(),
  },
  (t) => [kit.primaryKey({ columns: [t.day, t.position] }), uniqueIndex('balance_leaves_user').on(t.day, t.userId)],
);
