import { type SQLWrapper, sql } from 'drizzle-orm';
import { CRYPTO_NETWORKS, METHOD_KINDS } from '../../domain/wallet/methods.ts';
import { DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from '../../domain/wallet/payments.ts';
import type { Reversal } from '../../domain/wallet/reversals.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, json, index, uniqueIndex, check, primaryKey } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

interface MarkColumns {
  readonly kind: SQLWrapper;
  readonly destinationHash: SQLWrapper;
  readonly sealedTerms: SQLWrapper;
}
/** Whether the place that payouts go to is still to be hashed; literal, so that a partial index answers it. */
export const isUnmarked = ({ kind, destinationHash, sealedTerms }: MarkColumns) =>
  sql`${destinationHash} is null and ${sealedTerms} <> '' and ${kind} in ('paypal', 'venmo', 'bank', 'crypto')`;

/** How a player pays in and is paid (EN-24). A card is the provider's token; its number is nowhere here (C-14). */
export const paymentMethods = table(
  'payment_methods',
  {
    id: text().primaryKey(),
    userId: owner(),
    kind: oneOf(METHOD_KINDS).notNull(),
    /** As the player reads it: 'Visa ending 4242'. */
    name: text().notNull(),
    /** As much of the destination as may be shown. */
    details: text().notNull(),
    network: oneOf(CRYPTO_NETWORKS),
    /** The provider's token, or where a payout goes; sealed. */
    sealedTerms: text().notNull(),
    /**
     * A keyed hash of where payouts go, the same in every account that names it; null where none can go, or before it was
     * worked out; empty where it cannot be any more.
     */
    destinationHash: text(),
    isDefault: bool().notNull(),
    isVerified: bool().notNull(),
    createdAt: at().notNull(),
    lastUsedAt: at(),
    /** Since when no payout goes there, because of a reset by mail; null once its player has confirmed it anew. */
    lockedAt: at(),
    /** Payments of the past still name it; the player sees it no more. */
    removedAt: at(),
  },
  (t) => [
    index('payment_methods_user').on(t.userId, t.createdAt),
    index('payment_methods_destination')
      .on(t.destinationHash, t.createdAt)
      .where(sql`${t.destinationHash} is not null`),
    index('payment_methods_unmarked').on(t.id).where(isUnmarked(t)),
    uniqueIndex('payment_methods_default')
      .on(t.userId)
      .where(sql`${t.isDefault} and ${t.removedAt} is null`),
  ],
);
export type MethodRow = typeof paymentMethods.$inferSelect;

/** Whether a deposit's status says that the ledger holds nothing of it; literal, so that a partial index answers it. */
export const isUnbooked = (status: SQLWrapper) => sql`${status} in ('created', 'pending', 'failed')`;

export const deposits = table(
  'deposits',
  {
    id: text().primaryKey(),
    userId: owner(),
    methodId: text()
      .notNull()
      .references(() => paymentMethods.id),
    amountCents: int().notNull(),
    status: oneOf(DEPOSIT_STATUSES).notNull(),
    provider: text().notNull(),
    /** What the provider calls it; null until it answered. */
    providerRef: text(),
    /** Where the player has to confirm the payment; null when nothing is asked. */
    actionUrl: text(),
    /** Why it failed, in the provider's words. */
    failure: text(),
    createdAt: at().notNull(),
    /** When it last changed its status. */
    changedAt: at().notNull(),
    /** How much of it was taken back and booked so far, by refunds and disputes. */
    takenBackCents: int().notNull().default(0),
    /** On which grounds; null where nothing was, and where it was before they were kept. */
    reversals: json<readonly Reversal[]>(),
  },
  (t) => [
    check('deposits_amount', sql`${t.amountCents} > 0`),
    index('deposits_user').on(t.userId, t.createdAt, t.id),
    index('deposits_method_open')
      .on(t.methodId)
      .where(sql`${t.status} in ('created', 'pending')`),
    index('deposits_ended').on(t.provider, t.changedAt),
    index('deposits_unbooked').on(t.createdAt, t.id).where(isUnbooked(t.status)),
    uniqueIndex('deposits_provider_ref')
      .on(t.provider, t.providerRef)
      .where(sql`${t.providerRef} is not null`),
  ],
);
export type DepositRow = typeof deposits.$inferSelect;

/** Whether a withdrawal has left; literal, so that a partial index answers it. */
export const isPaidOut = (status: SQLWrapper) => sql`${status} = 'paid'`;

/** A request for a payout (EN-57). Amount and fee lie in escrow until it is paid, refused or failed. */
export const withdrawals = table(
  'withdrawals',
  {
    id: text().primaryKey(),
    userId: owner(),
    methodId: text()
      .notNull()
      .references(() => paymentMethods.id),
    amountCents: int().notNull(),
    feeCents: int().notNull(),
    status: oneOf(WITHDRAWAL_STATUSES).notNull(),
    /** Why staff refused it, or why it failed. */
    reason: text(),
    requestedAt: at().notNull(),
    /** When it last changed its status. */
    changedAt: at().notNull(),
    /** Of the first of two approvals, while the second is missing. */
    firstApproverId: text().references(() => users.id),
    decidedBy: text().references(() => users.id),
    provider: text().notNull(),
    providerRef: text(),
    /** Of a payout by hand: which administrator was shown the account last, or has marked it as sent. */
    handledBy: text().references(() => users.id),
    handledAt: at(),
    /** What the bank calls a payout that was made by hand, and the day that it says, `YYYY-MM-DD`. */
    bankReference: text(),
    sentOn: text(),
    /** Whether it pays out income of a creator, which is counted apart (CR-06). */
    isCreatorPayout: bool().notNull().default(false),
  },
  (t) => [
    check('withdrawals_amount', sql`${t.amountCents} > 0 and ${t.feeCents} >= 0`),
    index('withdrawals_creator')
      .on(t.userId)
      .where(sql`${t.isCreatorPayout}`),
    index('withdrawals_user').on(t.userId, t.requestedAt, t.id),
    // With the status, though all of it have the same: else SQLite would rather go through all that were ever paid.
    index('withdrawals_paid').on(t.status, t.changedAt).where(isPaidOut(t.status)),
    index('withdrawals_ended').on(t.provider, t.changedAt),
    index('withdrawals_status').on(t.status, t.requestedAt, t.id),
    index('withdrawals_method_open')
      .on(t.methodId)
      .where(sql`${t.status} in ('requested', 'processing', 'approved')`),
    uniqueIndex('withdrawals_provider_ref')
      .on(t.provider, t.providerRef)
      .where(sql`${t.providerRef} is not null`),
  ],
);
export type WithdrawalRow = typeof withdrawals.$inferSelect;

/** What a provider has told us, once each: a repetition finds its row and does nothing. */
export const providerEvents = table(
  'provider_events',
  {
    provider: text().notNull(),
    id: text().notNull(),
    kind: text().notNull(),
    providerRef: text().notNull(),
    receivedAt: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] }), index('provider_events_ref').on(t.provider, t.providerRef)],
);
