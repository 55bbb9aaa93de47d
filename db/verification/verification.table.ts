import { sql } from 'drizzle-orm';
import { VERIFICATION_OUTCOMES } from '../../domain/verification/verification.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, at, index, uniqueIndex } = kit;

const owner = () =>
  text()
    .notNull()
    .references(() => users.id);

/** Documents that prove who a player is and where (WA-03, BC-09); seen by the player and by staff only. */
export const verificationRequests = table(
  'verification_requests',
  {
    id: text().primaryKey(),
    userId: owner(),
    identityUploadId: text().notNull(),
    addressUploadId: text().notNull(),
    /** What the player names as the date of the proof of address, `YYYY-MM-DD`. */
    addressIssuedOn: text().notNull(),
    outcome: oneOf(VERIFICATION_OUTCOMES).notNull(),
    reason: text(),
    submittedAt: at().notNull(),
    decidedAt: at(),
    decidedBy: text().references(() => users.id),
  },
  (t) => [
    index('verification_requests_user').on(t.userId, t.submittedAt),
    index('verification_requests_outcome').on(t.outcome, t.submittedAt, t.id),
    uniqueIndex('verification_requests_pending')
      .on(t.userId)
      .where(sql`${t.outcome} = 'pending'`),
  ],
);
export type VerificationRow = typeof verificationRequests.$inferSelect;
