import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, at, json, index } = kit;

/** What staff did to whom, and why. Never changed. */
export const auditLog = table(
  'audit_log',
  {
    id: text().primaryKey(),
    actorId: text()
      .notNull()
      .references(() => users.id),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    reason: text().notNull(),
    data: json<Record<string, string | number | null>>().notNull(),
    at: at().notNull(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.subjectId, t.at),
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
  ],
);
