import { sql } from 'drizzle-orm';
import { APPEAL_VERDICTS } from '../../domain/disputes/appeal.ts';
import { DISPUTE_ACTIONS, DISPUTE_STATUSES, DISPUTE_TYPES } from '../../domain/disputes/dispute.ts';
import { CONTESTED_KINDS } from '../../domain/shared/subjects.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, oneOf, json, at, index, uniqueIndex, primaryKey } = kit;

/** EN-55, whatever was contested. */
export const disputes = table(
  'disputes',
  {
    id: text().primaryKey(),
    subjectKind: oneOf(CONTESTED_KINDS).notNull(),
    /** The contest's id in the room of its kind. */
    subjectId: text().notNull(),
    /** Null when the two results contradicted each other and nobody had to complain. */
    reportedById: text().references(() => users.id),
    type: oneOf(DISPUTE_TYPES).notNull(),
    description: text().notNull(),
    /** Whom it is about and under what it is filed, where the complaint says so (EN-46). */
    usernames: json<readonly string[]>(),
    tags: json<readonly string[]>(),
    /** The place in DISPUTE_PRIORITIES: 0 is the most urgent. */
    urgency: int().notNull(),
    status: oneOf(DISPUTE_STATUSES).notNull(),
    submittedAt: at().notNull(),
    /** When it goes to a senior moderator by itself; null once it did, or is decided. */
    escalatesAt: at(),
    /** Who looks at it, has escalated it by hand, or has decided it. */
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
    index('disputes_submitted').on(t.submittedAt),
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
    /**
     * Until when the party's side may answer what has come last, for which decisions wait; null where it has had the last
     * word, or was never asked.
     */
    answerUntil: at(),
  },
  (t) => [primaryKey({ columns: [t.disputeId, t.userId] }), index('dispute_parties_user').on(t.userId, t.disputeId)],
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
    /** A file, by its upload, with the hash of what is kept of it; null without one. */
    uploadId: text(),
    sha256: text(),
    at: at().notNull(),
  },
  (t) => [index('dispute_evidence_dispute').on(t.disputeId, t.id), index('dispute_evidence_by').on(t.byId, t.at)],
);
export type DisputeEvidenceRow = typeof disputeEvidence.$inferSelect;

/**
 * What the sides of a contest said to each other, as it stood when it became evidence: a message that is deleted
 * afterwards stays here.
 */
export const disputeTalk = table(
  'dispute_talk',
  {
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    /** Counts the lines of a dispute from 0, in the order in which they were kept. */
    line: int().notNull(),
    messageId: text().notNull(),
    authorId: text()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    /** When it was said. */
    at: at().notNull(),
    /** Of the line and the hash of the line before it, in hex: that of the last one stands for all. */
    sha256: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.disputeId, t.line] }), index('dispute_talk_author').on(t.authorId, t.at)],
);
export type DisputeTalkRow = typeof disputeTalk.$inferSelect;

/** Who of the staff has opened which piece of evidence, and when for the first time. */
export const evidenceReadings = table(
  'evidence_readings',
  {
    evidenceId: text()
      .notNull()
      .references(() => disputeEvidence.id),
    staffId: text()
      .notNull()
      .references(() => users.id),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.evidenceId, t.staffId] })],
);

/** What a party says against the decision of a dispute, at most once in a case, and what came of it (BC-13). */
export const appeals = table(
  'appeals',
  {
    id: text().primaryKey(),
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    byId: text()
      .notNull()
      .references(() => users.id),
    words: text().notNull(),
    filedAt: at().notNull(),
    /** Null until decided, as what follows is. */
    verdict: oneOf(APPEAL_VERDICTS),
    /** Of an overturned one: the side that has won after all; null where everybody got theirs back. */
    winnerId: text(),
    deciderId: text().references(() => users.id),
    reason: text(),
    decidedAt: at(),
  },
  (t) => [
    uniqueIndex('appeals_once').on(t.disputeId),
    index('appeals_by').on(t.byId, t.filedAt),
    // Ids grow with time: the oldest first.
    index('appeals_open')
      .on(t.id)
      .where(sql`${t.verdict} is null`),
  ],
);
export type AppealRow = typeof appeals.$inferSelect;
