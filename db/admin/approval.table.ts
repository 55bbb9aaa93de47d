import { sql } from 'drizzle-orm';
import { APPROVAL_KINDS, APPROVAL_STATES, type ApprovalChange } from '../../domain/admin/approvals.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, json, at, index, uniqueIndex } = kit;

const person = () => text().references(() => users.id);

/** What an administrator asked for that needs a second one: as it was asked, and what became of it. */
export const approvals = table(
  'approvals',
  {
    id: text().primaryKey(),
    kind: oneOf(APPROVAL_KINDS).notNull(),
    /** The account or the flag; `settings` for settings. */
    subjectId: text().notNull(),
    changes: json<readonly ApprovalChange[]>().notNull(),
    reason: text().notNull(),
    state: oneOf(APPROVAL_STATES).notNull(),
    askedBy: person().notNull(),
    askedAt: at().notNull(),
    decidedBy: person(),
    decidedAt: at(),
  },
  (t) => [
    index('approvals_waiting')
      .on(t.id)
      .where(sql`${t.state} = 'waiting'`),
    // Of a role or a flag one waits at a time; settings may be asked for by parts.
    uniqueIndex('approvals_subject')
      .on(t.kind, t.subjectId)
      .where(sql`${t.state} = 'waiting' and ${t.kind} <> 'settings'`),
    index('approvals_asked_by').on(t.askedBy),
    index('approvals_decided_by').on(t.decidedBy),
  ],
);
export type ApprovalRow = typeof approvals.$inferSelect;
