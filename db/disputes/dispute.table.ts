import { sql } from 'drizzle-orm';
import { DISPUTE_ACTIONS, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { SUBJECT_KINDS } from '../../domain/shared/subjects.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, oneOf, at, index, uniqueIndex, primaryKey } = kit;

/** EN-55, whatever was contested. */
export const disputes = table(
  'disputes',
  {
    id: text().primaryKey(),
    subjectKind: oneOf(SUBJECT_KINDS).notNull(),
    /** The contest's id in the room of its kind. */
    subjectId: text().notNull(),
    /** Null when the two results contradicted each other and nobody had to complain. */
    reportedById: text().references(() => users.id),
    type: oneOf(DISPUTE_TYPES).notNull(),
    description: text().notNull(),
    /** The place in DISPUTE_PRIORITIES: 0 is the most urgent. */
    urgency: int().notNull(),
    status: oneOf(DISPUTE_STATUSES).notNull(),
    submittedAt: at().notNull(),
    /** When it goes to a senior moderator by itself; null once it did, or is decided. */
    escalatesAt: at(),
    moderatorId: text().references(() => users.id),
    /** The deciding action; null until decided. */
    action: oneOf(DISPUTE_ACTIONS),
    reason: text(),
    decidedAt: at(),
  },
  (t) => [
    index('disputes_subject').on(t.subjectKind, t.subjectId, t.submittedAt),
    index('disputes_reporter').on(t.reportedById, t.submittedAt),
    // Ids grow with time: within an urgency the oldest comes first.
    index('disputes_open')
      .on(t.urgency, t.id)
      .where(sql`${t.status} <> 'resolved'`),
    index('disputes_due')
      .on(t.escalatesAt)
      .where(sql`${t.escalatesAt} is not null`),
    uniqueIndex('disputes_one_open')
      .on(t.subjectKind, t.subjectId)
      .where(sql`${t.status} <> 'resolved'`),
  ],
);
export type DisputeRow = typeof disputes.$inferSelect;

/** Who plays on which side of a contest in dispute. */
export const disputeParties = table(
  'dispute_parties',
  {
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** A player's own id, or the team's. */
    sideId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.disputeId, t.userId] }), index('dispute_parties_user').on(t.userId)],
);
export type DisputePartyRow = typeof disputeParties.$inferSelect;

/** What the parties of a dispute show and say beside their reports. */
export const disputeEvidence = table(
  'dispute_evidence',
  {
    id: text().primaryKey(),
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    byId: text()
      .notNull()
      .references(() => users.id),
    /** Empty where the link says it all. */
    words: text().notNull(),
    url: text(),
    at: at().notNull(),
  },
  (t) => [index('dispute_evidence_dispute').on(t.disputeId, t.id), index('dispute_evidence_by').on(t.byId, t.at)],
);
export type DisputeEvidenceRow = typeof disputeEvidence.$inferSelect;
