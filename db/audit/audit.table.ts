import { sql } from 'drizzle-orm';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, int, at, json, index, uniqueIndex } = kit;

/** What staff did to whom, and why. Never changed, but for its place in the hash chain, which it is given once. */
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
    /** Place in the hash chain, counted from 1 without gaps; null until linked. */
    position: int(),
    /** SHA-256 over the line and the hash before it; null until linked. */
    hash: text(),
  },
  (t) => [
    index('audit_log_subject').on(t.subject, t.subjectId, t.at),
    index('audit_log_at').on(t.at, t.id),
    index('audit_log_actor').on(t.actorId, t.at, t.id),
    index('audit_log_actor_action').on(t.actorId, t.action, t.at, t.id),
    index('audit_log_action').on(t.action, t.at, t.id),
    uniqueIndex('audit_log_position')
      .on(t.position)
      .where(sql`${t.position} is not null`),
    index('audit_log_unlinked')
      .on(t.id)
      .where(sql`${t.position} is null`),
  ],
);
export type AuditLine = typeof auditLog.$inferSelect;

/** The newest link of the audit log's hash chain; one row, locked by whoever adds links. */
export const auditHead = table('audit_head', {
  id: int().primaryKey(),
  position: int().notNull(),
  hash: text().notNull(),
});
