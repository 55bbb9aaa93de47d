import { type SQL, and, asc, desc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { type AuditLine, auditLog } from './audit.table.ts';
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

/** Whether somebody of the staff has done anything to a thing. */
export async function hasActedOn(
  reader: Reader,
  actorId: string,
  { subject, subjectId }: AuditSubject,
): Promise<boolean> {
  const rows = await reader
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId), eq(auditLog.actorId, actorId)))
    .limit(1);
  return rows.length > 0;
}

/** Writes down what staff did and why. */
export async function insertAudit(tx: Tx, entry: Omit<AuditLine, 'position' | 'hash'>): Promise<void> {
  await tx.insert(auditLog).values(entry);
}

const ofAccount = (userId: string) => and(eq(auditLog.subject, 'account'), eq(auditLog.subjectId, userId));

/** What staff did to an account and why, for its person: not who they were. */
export const listStaffActions = (reader: Reader, userId: string) =>
  reader
    .select({ action: auditLog.action, reason: auditLog.reason, at: auditLog.at })
    .from(auditLog)
    .where(ofAccount(userId))
    .orderBy(asc(auditLog.at), asc(auditLog.id));

/** When staff did one of some things to an account, newest first, for its person: not who they were. */
export const listLooks = (
  reader: Reader,
  userId: string,
  actions: readonly string[],
  limit: number,
  after: readonly [at: number, id: string] | null,
) =>
  reader
    .select({ id: auditLog.id, action: auditLog.action, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        ofAccount(userId),
        inArray(auditLog.action, [...actions]),
        after ? before([auditLog.at, auditLog.id], [...after]) : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);

/** Whether a member of staff has done something to an account since a moment. */
export async function hasDone(
  reader: Reader,
  actorId: string,
  action: string,
  userId: string,
  since: number,
): Promise<boolean> {
  const [row] = await reader
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.actorId, actorId), eq(auditLog.action, action), ofAccount(userId), gt(auditLog.at, since)))
    .limit(1);
  return row !== undefined;
}
