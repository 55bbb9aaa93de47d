import { and, asc, count, desc, eq, getTableColumns, gt, inArray, min, sql } from 'drizzle-orm';
import type { AppealVerdict } from '../../domain/disputes/appeal.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { isOfOthers } from './dispute.queries.ts';
import { type AppealRow, appeals, disputes } from './dispute.table.ts';

const appellants = alias(users, 'appellants');
const deciders = alias(users, 'deciders');
const moderators = alias(users, 'moderators');

// A literal: a partial index is found by its exact condition only.
const isOpen = sql`${appeals.verdict} is null`;

export interface AppealView extends AppealRow {
  readonly byName: string;
  readonly byAvatarId: string | null;
  readonly deciderName: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({
      ...getTableColumns(appeals),
      byName: appellants.username,
      byAvatarId: appellants.avatarId,
      deciderName: deciders.username,
    })
    .from(appeals)
    .innerJoin(appellants, eq(appellants.id, appeals.byId))
    .leftJoin(deciders, eq(deciders.id, appeals.deciderId));

/** Files an appeal; false where the case has one. */
export async function insertAppeal(
  tx: Tx,
  appeal: Pick<AppealRow, 'id' | 'disputeId' | 'byId' | 'words' | 'filedAt'>,
): Promise<boolean> {
  const added = await tx.insert(appeals).values(appeal).onConflictDoNothing().returning({ id: appeals.id });
  return added.length > 0;
}

/** The appeals of some disputes, in no order. */
export async function listAppealsOf(reader: Reader, disputeIds: readonly string[]): Promise<AppealView[]> {
  return disputeIds.length === 0 ? [] : views(reader).where(inArray(appeals.disputeId, [...disputeIds]));
}

/** The appeal of a dispute, locked until the transaction ends. */
export async function lockAppealOf(tx: Tx, disputeId: string): Promise<AppealRow | undefined> {
  const [row] = await tx.select().from(appeals).where(eq(appeals.disputeId, disputeId)).for('update');
  return row;
}

export async function decideAppealOf(
  tx: Tx,
  disputeId: string,
  decision: Pick<AppealRow, 'verdict' | 'winnerId' | 'deciderId' | 'reason' | 'decidedAt'>,
): Promise<void> {
  await tx.update(appeals).set(decision).where(eq(appeals.disputeId, disputeId));
}

/** Disputes of others whose appeals nobody has decided, the oldest appeal first; ids of appeals lead on. */
export async function listOpenAppeals(
  reader: Reader,
  viewerId: string,
  limit: number,
  past: string | null,
): Promise<{ id: string; disputeId: string }[]> {
  return reader
    .select({ id: appeals.id, disputeId: appeals.disputeId })
    .from(appeals)
    .where(and(isOpen, isOfOthers(viewerId, appeals.disputeId), past === null ? undefined : gt(appeals.id, past)))
    .orderBy(asc(appeals.id))
    .limit(limit);
}

/** How many appeals in cases of others wait, and those over cases of the highest priority. */
export async function countOpenAppeals(
  reader: Reader,
  viewerId: string,
): Promise<{ readonly open: number; readonly urgent: number }> {
  const rows = await reader
    .select({ urgency: disputes.urgency, count: count() })
    .from(appeals)
    .innerJoin(disputes, eq(disputes.id, appeals.disputeId))
    .where(and(isOpen, isOfOthers(viewerId)))
    .groupBy(disputes.urgency);
  return {
    open: rows.reduce((sum, row) => sum + row.count, 0),
    urgent: rows.find(({ urgency }) => urgency === 0)?.count ?? 0,
  };
}

/** How the latest decided appeals ended, newest first. */
export async function listAppealVerdicts(reader: Reader, limit: number): Promise<readonly AppealVerdict[]> {
  const rows = await reader.select({ verdict: appeals.verdict }).from(appeals).orderBy(desc(appeals.id)).limit(limit);
  return rows.flatMap(({ verdict }) => verdict ?? []);
}

/** The latest decided disputes with who decided them and what came of an appeal, newest first. */
export const listModerated = (reader: Reader, limit: number) =>
  reader
    .select({
      moderatorId: disputes.moderatorId,
      username: moderators.username,
      avatarId: moderators.avatarId,
      submittedAt: disputes.submittedAt,
      decidedAt: disputes.decidedAt,
      appealId: appeals.id,
      verdict: appeals.verdict,
    })
    .from(disputes)
    .innerJoin(moderators, eq(moderators.id, disputes.moderatorId))
    .leftJoin(appeals, eq(appeals.disputeId, disputes.id))
    .where(eq(disputes.status, 'resolved'))
    .orderBy(desc(disputes.id))
    .limit(limit);

/** Appeals in cases of others that nobody has decided, and since when the oldest waits. */
export async function readWaitingAppeals(reader: Reader, viewerId: string) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(appeals.filedAt) })
    .from(appeals)
    .where(and(isOpen, isOfOthers(viewerId, appeals.disputeId)));
  return row;
}
