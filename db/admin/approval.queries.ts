import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type ApprovalRow, approvals } from './approval.table.ts';

export interface ApprovalView extends ApprovalRow {
  readonly askedByName: string;
}

// A literal: a partial index is found by its exact condition only.
const isWaiting = sql`${approvals.state} = 'waiting'`;

/** Those that wait and were asked for after an instant, the oldest first: ids grow with time. */
export const listApprovals = (
  reader: Reader,
  askedAfter: number,
  limit: number,
  past: string | null,
): Promise<ApprovalView[]> =>
  reader
    .select({
      id: approvals.id,
      kind: approvals.kind,
      subjectId: approvals.subjectId,
      changes: approvals.changes,
      reason: approvals.reason,
      state: approvals.state,
      askedBy: approvals.askedBy,
      askedAt: approvals.askedAt,
      decidedBy: approvals.decidedBy,
      decidedAt: approvals.decidedAt,
      askedByName: users.username,
    })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.askedBy))
    .where(and(isWaiting, gt(approvals.askedAt, askedAfter), past === null ? undefined : gt(approvals.id, past)))
    .orderBy(approvals.id)
    .limit(limit);

/** How many wait that were asked for after an instant, and since when the oldest does. */
export async function summarizeApprovals(reader: Reader, askedAfter: number) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(approvals.askedAt) })
    .from(approvals)
    .where(and(isWaiting, gt(approvals.askedAt, askedAfter)));
  return row;
}

export async function readApproval(reader: Reader, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await reader.select().from(approvals).where(eq(approvals.id, id));
  return row;
}

export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update');
  return row;
}

/** What waits for an account or a flag, locked; undefined where nothing does. */
export async function lockWaiting(
  tx: Tx,
  kind: ApprovalRow['kind'],
  subjectId: string,
): Promise<ApprovalRow | undefined> {
  const [row] = await tx
    .select()
    .from(approvals)
    .where(and(isWaiting, eq(approvals.kind, kind), eq(approvals.subjectId, subjectId)))
    .orderBy(approvals.id)
    .limit(1)
    .for('update');
  return row;
}

export async function insertApproval(tx: Tx, row: ApprovalRow): Promise<void> {
  await tx.insert(approvals).values(row);
}

export async function closeApproval(
  tx: Tx,
  id: string,
  { state, decidedBy, decidedAt }: Pick<ApprovalRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(approvals).set({ state, decidedBy, decidedAt }).where(eq(approvals.id, id));
}
