import { type SQL, and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { auditLog } from './audit.table.ts';
import { users } from '../accounts/index.ts';

export interface AuditKey {
  readonly at: number;
  readonly id: string;
}

/** What the log is asked about; everything without it. */
export interface AuditSubject {
  readonly subject: string;
  readonly subjectId: string;
}

/** What narrows the log down; null for all. */
export interface AuditFilter {
  readonly actorId: string | null;
  readonly action: string | null;
}

const EVERYTHING: AuditFilter = { actorId: null, action: null };

/** What staff did, newest first, with the name of who did it. */
export function listAudit(
  reader: Reader,
  about: AuditSubject | null,
  limit: number,
  after: AuditKey | null,
  { actorId, action }: AuditFilter = EVERYTHING,
) {
  const conditions: (SQL | undefined)[] = [
    actorId === null ? undefined : eq(auditLog.actorId, actorId),
    action === null ? undefined : eq(auditLog.action, action),
    about ? and(eq(auditLog.subject, about.subject), eq(auditLog.subjectId, about.subjectId)) : undefined,
    after ? before([auditLog.at, auditLog.id], [after.at, after.id]) : undefined,
  ];
  return reader
    .select({ ...getTableColumns(auditLog), actorName: users.username })
    .from(auditLog)
    .innerJoin(users, eq(users.id, auditLog.actorId))
    .where(and(...conditions))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
}
export type AuditView = Awaited<ReturnType<typeof listAudit>>[number];

/** Writes down what staff did and why. */
export async function insertAudit(tx: Tx, entry: typeof auditLog.$inferInsert): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

/** What staff did to an account and why, for its person: not who they were. */
export const listStaffActions = (reader: Reader, userId: string) =>
  reader
    .select({ action: auditLog.action, reason: auditLog.reason, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subject, 'account'), eq(auditLog.subjectId, userId)))
    .orderBy(asc(auditLog.at));
