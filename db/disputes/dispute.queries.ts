import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { DisputeStatus } from '../../domain/disputes/dispute.ts';
import { users } from '../accounts/user.table.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { type DisputeRow, disputes } from './dispute.table.ts';

const reporters = alias(users, 'reporters');
const moderators = alias(users, 'moderators');

// A literal: a partial index is found by its exact condition only.
const isOpen = sql`${disputes.status} <> 'resolved'`;

export interface DisputeView extends DisputeRow {
  readonly reportedByName: string | null;
  readonly reportedByAvatarId: string | null;
  readonly moderatorName: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({
      ...getTableColumns(disputes),
      reportedByName: reporters.username,
      reportedByAvatarId: reporters.avatarId,
      moderatorName: moderators.username,
    })
    .from(disputes)
    .leftJoin(reporters, eq(reporters.id, disputes.reportedById))
    .leftJoin(moderators, eq(moderators.id, disputes.moderatorId));

export async function insertDispute(
  tx: Tx,
  dispute: Omit<DisputeRow, 'moderatorId' | 'action' | 'reason' | 'decidedAt'>,
): Promise<void> {
  await tx.insert(disputes).values(dispute);
}

/** The dispute, locked until the transaction ends. */
export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('update');
  return row;
}

export async function readDispute(reader: Reader, id: string): Promise<DisputeView | undefined> {
  const [row] = await views(reader).where(eq(disputes.id, id));
  return row;
}

/** The newest dispute of a battle, open or decided. */
export async function readDisputeOf(reader: Reader, battleId: string): Promise<DisputeView | undefined> {
  const [row] = await views(reader).where(eq(disputes.battleId, battleId)).orderBy(desc(disputes.submittedAt)).limit(1);
  return row;
}

/** Undecided disputes, the oldest first. */
export const listOpenDisputes = (reader: Reader, limit: number): Promise<DisputeView[]> =>
  views(reader).where(isOpen).orderBy(asc(disputes.submittedAt), asc(disputes.id)).limit(limit);

export async function updateDispute(
  tx: Tx,
  id: string,
  change: Partial<Pick<DisputeRow, 'moderatorId' | 'action' | 'reason' | 'decidedAt'>> & { status: DisputeStatus },
): Promise<void> {
  await tx.update(disputes).set(change).where(eq(disputes.id, id));
}

/** Hands the open dispute of a battle to a senior moderator. */
export async function escalateDisputeOf(tx: Tx, battleId: string): Promise<void> {
  await tx
    .update(disputes)
    .set({ status: 'escalated' })
    .where(and(eq(disputes.battleId, battleId), isOpen));
}
