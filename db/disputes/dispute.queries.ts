import {
  type SQL,
  type SQLWrapper,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  lte,
  min,
  sql,
} from 'drizzle-orm';
import type { Subject } from '../../domain/disputes/dispute.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { after, hourAfter } from '../client/sql.ts';
import { type DisputePartyRow, type DisputeRow, disputeParties, disputes } from './dispute.table.ts';

const reporters = alias(users, 'reporters');
const moderators = alias(users, 'moderators');
const later = alias(disputes, 'later');

// Literals: a partial index is found by its exact condition only.
const isOpen = sql`${disputes.status} <> 'resolved'`;
const isTimed = sql`${disputes.escalatesAt} is not null`;

const isAbout = ({ kind, id }: Subject) => and(eq(disputes.subjectKind, kind), eq(disputes.subjectId, id));

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

/** Files a dispute with its parties. */
export async function insertDispute(
  tx: Tx,
  dispute: typeof disputes.$inferInsert,
  parties: readonly Omit<DisputePartyRow, 'disputeId'>[],
): Promise<void> {
  await tx.insert(disputes).values(dispute);
  if (parties.length > 0)
    await tx.insert(disputeParties).values(parties.map((party) => ({ ...party, disputeId: dispute.id })));
}

/** The dispute, locked until the transaction ends. */
export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow | undefined> {
  const [row] = await tx.select().from(disputes).where(eq(disputes.id, id)).for('no key update');
  return row;
}

export async function readDispute(reader: Reader, id: string): Promise<DisputeView | undefined> {
  const [row] = await views(reader).where(eq(disputes.id, id));
  return row;
}

/** Some disputes, in no order. */
export async function listDisputes(reader: Reader, ids: readonly string[]): Promise<DisputeView[]> {
  return ids.length === 0 ? [] : views(reader).where(inArray(disputes.id, [...ids]));
}

/** The newest dispute over a contest, open or decided. */
export async function readDisputeOf(reader: Reader, subject: Subject): Promise<DisputeView | undefined> {
  const [row] = await views(reader)
    .where(isAbout(subject))
    .orderBy(desc(disputes.submittedAt), desc(disputes.id))
    .limit(1);
  return row;
}

export const listParties = (reader: Reader, disputeId: string): Promise<DisputePartyRow[]> =>
  reader.select().from(disputeParties).where(eq(disputeParties.disputeId, disputeId));

/** The side that a player is on; undefined for whoever is no party. */
export async function readSide(reader: Reader, disputeId: string, userId: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ sideId: disputeParties.sideId })
    .from(disputeParties)
    .where(and(eq(disputeParties.disputeId, disputeId), eq(disputeParties.userId, userId)));
  return row?.sideId;
}

export const isParty = async (reader: Reader, disputeId: string, userId: string): Promise<boolean> =>
  (await readSide(reader, disputeId, userId)) !== undefined;

/** Which of some disputes are not the newest ones over their contests. */
export async function listSuperseded(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .select({ id: disputes.id })
    .from(disputes)
    .innerJoin(
      later,
      and(
        eq(later.subjectKind, disputes.subjectKind),
        eq(later.subjectId, disputes.subjectId),
        gt(later.submittedAt, disputes.submittedAt),
      ),
    )
    .where(inArray(disputes.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Whether an earlier dispute over the contest was dismissed. */
export async function wasDismissed(reader: Reader, subject: Subject): Promise<boolean> {
  const rows = await reader
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(isAbout(subject), eq(disputes.action, 'dismiss')))
    .limit(1);
  return rows.length > 0;
}

/** Which of some disputes a player is a party of. */
export async function listPartied(reader: Reader, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader
    .select({ id: disputeParties.disputeId })
    .from(disputeParties)
    .where(and(inArray(disputeParties.disputeId, [...ids]), eq(disputeParties.userId, userId)));
  return new Set(rows.map(({ id }) => id));
}

/** That whoever asks is no party of the dispute: staff read of their own cases as its parties do. */
export const isOfOthers = (viewerId: string, disputeId: SQLWrapper = disputes.id): SQL =>
  sql`not exists (select 1 from ${disputeParties} where ${disputeParties.disputeId} = ${disputeId} and ${disputeParties.userId} = ${viewerId})`;

export interface DisputeKey {
  readonly urgency: number;
  readonly id: string;
}

/** Undecided disputes of others, of every kind: the most urgent first and the oldest of these before the newer. */
export const listOpenDisputes = (
  reader: Reader,
  viewerId: string,
  limit: number,
  past: DisputeKey | null,
): Promise<DisputeView[]> =>
  views(reader)
    .where(
      and(
        isOpen,
        isOfOthers(viewerId),
        past ? after([disputes.urgency, disputes.id], [past.urgency, past.id]) : undefined,
      ),
    )
    .orderBy(asc(disputes.urgency), asc(disputes.id))
    .limit(limit);

/** Ids of disputes that nobody has decided in time, the longest due first. */
export async function listDueDisputes(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(isTimed, lte(disputes.escalatesAt, now)))
    .orderBy(asc(disputes.escalatesAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function updateDispute(
  tx: Tx,
  id: string,
  change: Pick<DisputeRow, 'status' | 'escalatesAt'> &
    Partial<Pick<DisputeRow, 'urgency' | 'moderatorId' | 'action' | 'reason' | 'decidedAt'>>,
): Promise<void> {
  await tx.update(disputes).set(change).where(eq(disputes.id, id));
}

/** Disputes over contests that a player plays in, decided or not, newest first. */
export const listDisputesOf = (
  reader: Reader,
  userId: string,
  isResolved: boolean,
  limit: number,
  past: string | null,
): Promise<DisputeView[]> =>
  views(reader)
    .innerJoin(disputeParties, eq(disputeParties.disputeId, disputes.id))
    .where(
      and(
        eq(disputeParties.userId, userId),
        past === null ? undefined : lt(disputeParties.disputeId, past),
        isResolved ? eq(disputes.status, 'resolved') : isOpen,
      ),
    )
    .orderBy(desc(disputeParties.disputeId))
    .limit(limit);

/** Whether somebody of the staff looks at an undecided dispute of one of some players, whatever it is over. */
export async function hasDisputeInHand(
  reader: Reader,
  staffId: string,
  playerIds: readonly string[],
): Promise<boolean> {
  const rows = await reader
    .select({ id: disputes.id })
    .from(disputeParties)
    .innerJoin(disputes, eq(disputes.id, disputeParties.disputeId))
    .where(and(inArray(disputeParties.userId, [...playerIds]), eq(disputes.moderatorId, staffId), isOpen))
    .limit(1);
  return rows.length > 0;
}

/** Ends what is still undecided of a contest that is no more what was disputed; nobody decided it. */
export async function closeDisputeOf(tx: Tx, subject: Subject, reason: string, at: number): Promise<void> {
  await tx
    .update(disputes)
    .set({ status: 'resolved', escalatesAt: null, moderatorId: null, action: 'void', reason, decidedAt: at })
    .where(and(isAbout(subject), isOpen));
}

export interface OpenDisputes {
  readonly open: number;
  /** Of these, of the highest priority. */
  readonly urgent: number;
}

/** How many cases of others nobody has decided. */
export async function countOpenDisputes(reader: Reader, viewerId: string): Promise<OpenDisputes> {
  const rows = await reader
    .select({ urgency: disputes.urgency, count: count() })
    .from(disputes)
    .where(and(isOpen, isOfOthers(viewerId)))
    .groupBy(disputes.urgency);
  const open = rows.reduce((sum, row) => sum + row.count, 0);
  return { open, urgent: rows.find(({ urgency }) => urgency === 0)?.count ?? 0 };
}

export interface DisputeOutcome {
  readonly action: DisputeRow['action'];
  /** Milliseconds from filing to the decision; null where nobody decided, because the contest was called off. */
  readonly tookMs: number | null;
}

/** How the latest decided disputes ended, and how long each took. */
export async function listOutcomes(reader: Reader, limit: number): Promise<readonly DisputeOutcome[]> {
  // Ids grow with time: the newest first, of which the undecided are few.
  const rows = await reader
    .select({
      action: disputes.action,
      status: disputes.status,
      submittedAt: disputes.submittedAt,
      decidedAt: disputes.decidedAt,
      moderatorId: disputes.moderatorId,
    })
    .from(disputes)
    .orderBy(desc(disputes.id))
    .limit(limit);
  return rows.flatMap(({ action, status, submittedAt, decidedAt, moderatorId }) =>
    status === 'resolved'
      ? [{ action, tookMs: moderatorId === null || decidedAt === null ? null : decidedAt - submittedAt }]
      : [],
  );
}

/** How many disputes were filed in a stretch of time, by its hours. */
export const countFiled = (reader: Reader, from: number, until: number) => {
  const hour = hourAfter(disputes.submittedAt, from);
  return reader
    .select({ hour, amount: count() })
    .from(disputes)
    .where(and(gte(disputes.submittedAt, from), lt(disputes.submittedAt, until)))
    .groupBy(hour);
};

/** Cases that nobody has decided, and since when the oldest waits, by their status. */
export const listWaitingDisputes = (reader: Reader, viewerId: string) =>
  reader
    .select({ status: disputes.status, count: count(), oldestAt: min(disputes.submittedAt) })
    .from(disputes)
    .where(and(isOpen, isOfOthers(viewerId)))
    .groupBy(disputes.status);
