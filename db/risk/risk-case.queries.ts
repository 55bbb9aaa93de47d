import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  min,
  ne,
  not,
  sql,
} from 'drizzle-orm';
import { CASE_WINDOW_MS, type RiskState } from '../../domain/risk/risk-case.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { staffAlerts } from '../wallet/index.ts';
import {
  type RiskCaseRow,
  type RiskNoteRow,
  riskCasePlayers,
  riskCases,
  riskNotes,
  riskSignals,
} from './risk-case.table.ts';

export interface RiskCaseView extends RiskCaseRow {
  readonly assigneeName: string | null;
}

const views = (reader: Reader) =>
  reader
    .select({ ...getTableColumns(riskCases), assigneeName: users.username })
    .from(riskCases)
    .leftJoin(users, eq(users.id, riskCases.assigneeId));

const about = (reader: Reader, userId: string) =>
  exists(
    reader
      .select({ id: riskCasePlayers.userId })
      .from(riskCasePlayers)
      .where(and(eq(riskCasePlayers.caseId, riskCases.id), eq(riskCasePlayers.userId, userId))),
  );

export interface RiskListTerms {
  readonly state: RiskState;
  /** Undefined for everybody's, null for those that nobody looks after. */
  readonly assigneeId: string | null | undefined;
  /** Only cases about this player; null for all. */
  readonly playerId: string | null;
  /** Who asks, and is shown none about themselves. */
  readonly viewerId: string;
}

export interface RiskKey {
  readonly score: number;
  readonly id: string;
}

/** The cases of a state, the highest score first, of equals the newest. */
export const listCases = (
  reader: Reader,
  { state, assigneeId, playerId, viewerId }: RiskListTerms,
  limit: number,
  past: RiskKey | null,
): Promise<RiskCaseView[]> =>
  views(reader)
    .where(
      and(
        eq(riskCases.state, state),
        assigneeId === undefined
          ? undefined
          : assigneeId === null
            ? isNull(riskCases.assigneeId)
            : eq(riskCases.assigneeId, assigneeId),
        playerId === null ? undefined : about(reader, playerId),
        not(about(reader, viewerId)),
        past ? before([riskCases.score, riskCases.id], [past.score, past.id]) : undefined,
      ),
    )
    .orderBy(desc(riskCases.score), desc(riskCases.id))
    .limit(limit);

export async function readCase(reader: Reader, id: string): Promise<RiskCaseView | undefined> {
  const [row] = await views(reader).where(eq(riskCases.id, id));
  return row;
}

/** The case, locked until the transaction ends. */
export async function lockCase(tx: Tx, id: string): Promise<RiskCaseRow | undefined> {
  const [row] = await tx.select().from(riskCases).where(eq(riskCases.id, id)).for('update');
  return row;
}

/** The newest case about a player that is not closed, by its id; none that is about whoever asks. */
export async function readUnclosed(reader: Reader, userId: string, viewerId: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ id: riskCases.id })
    .from(riskCasePlayers)
    .innerJoin(riskCases, eq(riskCases.id, riskCasePlayers.caseId))
    .where(and(eq(riskCasePlayers.userId, userId), ne(riskCases.state, 'closed'), not(about(reader, viewerId))))
    .orderBy(desc(riskCases.openedAt), desc(riskCases.id))
    .limit(1);
  return row?.id;
}

/**
 * The newest case that a signal of an instant about some players joins, locked until the transaction ends. Their accounts
 * must be locked, so that no other is made meanwhile.
 */
export async function lockCaseFor(tx: Tx, userIds: readonly string[], at: number): Promise<RiskCaseRow | undefined> {
  const theirs = tx
    .select({ id: riskCasePlayers.caseId })
    .from(riskCasePlayers)
    .where(inArray(riskCasePlayers.userId, [...userIds]));
  const [row] = await tx
    .select()
    .from(riskCases)
    .where(
      and(
        inArray(riskCases.id, theirs),
        ne(riskCases.state, 'closed'),
        gte(riskCases.lastSignalAt, at - CASE_WINDOW_MS),
        lte(riskCases.firstSignalAt, at + CASE_WINDOW_MS),
      ),
    )
    .orderBy(desc(riskCases.openedAt), desc(riskCases.id))
    .limit(1)
    .for('update');
  return row;
}

/** At least one. */
type Players = readonly [string, ...string[]];

/** When the last case was closed that was about all of some players; 0 where there was none. */
export async function readLastClosed(reader: Reader, [one, ...others]: Players): Promise<number> {
  const [row] = await reader
    .select({ at: riskCases.closedAt })
    .from(riskCasePlayers)
    .innerJoin(riskCases, eq(riskCases.id, riskCasePlayers.caseId))
    .where(
      and(
        eq(riskCasePlayers.userId, one),
        eq(riskCases.state, 'closed'),
        ...others.map((other) => about(reader, other)),
      ),
    )
    .orderBy(desc(riskCases.closedAt))
    .limit(1);
  return row?.at ?? 0;
}

export async function insertCase(tx: Tx, row: RiskCaseRow): Promise<void> {
  await tx.insert(riskCases).values(row);
}

export async function updateCase(tx: Tx, id: string, change: Partial<RiskCaseRow>): Promise<void> {
  await tx.update(riskCases).set(change).where(eq(riskCases.id, id));
}

export async function addPlayers(tx: Tx, caseId: string, userIds: readonly string[]): Promise<void> {
  await tx
    .insert(riskCasePlayers)
    .values(userIds.map((userId) => ({ caseId, userId })))
    .onConflictDoNothing();
}

/** False when the alert is a signal already. */
export async function insertSignal(tx: Tx, row: typeof riskSignals.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(riskSignals).values(row).onConflictDoNothing().returning({ id: riskSignals.alertId });
  return rows.length > 0;
}

export async function isSignal(reader: Reader, alertId: string): Promise<boolean> {
  const rows = await reader
    .select({ id: riskSignals.alertId })
    .from(riskSignals)
    .where(eq(riskSignals.alertId, alertId));
  return rows.length > 0;
}

/** How many signals of each kind some cases have. */
export const countSignals = (reader: Reader, caseIds: readonly string[]) =>
  reader
    .select({ caseId: riskSignals.caseId, kind: staffAlerts.kind, count: count() })
    .from(riskSignals)
    .innerJoin(staffAlerts, eq(staffAlerts.id, riskSignals.alertId))
    .where(inArray(riskSignals.caseId, [...caseIds]))
    .groupBy(riskSignals.caseId, staffAlerts.kind);

/** The signals of a case in the order of time, with the alerts that they are. */
export const listSignals = (reader: Reader, caseId: string) =>
  reader
    .select({ at: riskSignals.at, alert: getTableColumns(staffAlerts) })
    .from(riskSignals)
    .innerJoin(staffAlerts, eq(staffAlerts.id, riskSignals.alertId))
    .where(eq(riskSignals.caseId, caseId))
    .orderBy(asc(riskSignals.at), asc(riskSignals.alertId));

/** Whom some cases are about, by case in the order of names. */
export const listPlayers = (reader: Reader, caseIds: readonly string[]) =>
  reader
    .select({ caseId: riskCasePlayers.caseId, id: users.id, username: users.username, avatarId: users.avatarId })
    .from(riskCasePlayers)
    .innerJoin(users, eq(users.id, riskCasePlayers.userId))
    .where(inArray(riskCasePlayers.caseId, [...caseIds]))
    .orderBy(asc(riskCasePlayers.caseId), asc(users.username));

export async function insertNote(tx: Tx, row: RiskNoteRow): Promise<void> {
  await tx.insert(riskNotes).values(row);
}

/** What staff wrote in a case, in its order. */
export const listNotes = (reader: Reader, caseId: string) =>
  reader
    .select({ ...getTableColumns(riskNotes), byName: users.username })
    .from(riskNotes)
    .innerJoin(users, eq(users.id, riskNotes.byId))
    .where(eq(riskNotes.caseId, caseId))
    .orderBy(asc(riskNotes.id));

export async function countNotes(reader: Reader, caseId: string): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(riskNotes).where(eq(riskNotes.caseId, caseId));
  return row?.total ?? 0;
}

/** Open cases that are about others. */
const isOpenToOthers = (reader: Reader, viewerId: string) =>
  and(eq(riskCases.state, 'open'), not(about(reader, viewerId)));

/** How many about others wait for staff. */
export async function countOpenCases(reader: Reader, viewerId: string): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(riskCases).where(isOpenToOthers(reader, viewerId));
  return row?.total ?? 0;
}

/** Cases about others that wait for staff, and since when the oldest does. */
export async function readWaitingCases(reader: Reader, viewerId: string) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(riskCases.openedAt) })
    .from(riskCases)
    .where(isOpenToOthers(reader, viewerId));
  return row;
}

/** Which of some cases are about a player. */
export async function listCasesAbout(reader: Reader, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader
    .select({ id: riskCasePlayers.caseId })
    .from(riskCasePlayers)
    .where(and(eq(riskCasePlayers.userId, userId), inArray(riskCasePlayers.caseId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** Whether somebody of the staff looks after a case about one of some players that is not closed. */
export async function hasRiskCaseInHand(
  reader: Reader,
  staffId: string,
  playerIds: readonly string[],
): Promise<boolean> {
  const rows = await reader
    .select({ id: riskCases.id })
    .from(riskCasePlayers)
    .innerJoin(riskCases, eq(riskCases.id, riskCasePlayers.caseId))
    .where(
      and(
        inArray(riskCasePlayers.userId, [...playerIds]),
        eq(riskCases.assigneeId, staffId),
        inArray(riskCases.state, ['open', 'watched']),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

const DELETED_AT_ONCE = 500;

/** Drops cases that were closed up to an instant, with all that belongs to them but the alerts. */
export async function deleteOldCases(tx: Tx, until: number): Promise<void> {
  const old = await tx
    .select({ id: riskCases.id })
    .from(riskCases)
    .where(and(sql`${riskCases.closedAt} is not null`, lte(riskCases.closedAt, until)))
    .orderBy(asc(riskCases.closedAt))
    .limit(DELETED_AT_ONCE)
    // One that is opened again at this moment is waited for, and is closed no longer then.
    .for('update');
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.delete(riskNotes).where(inArray(riskNotes.caseId, ids));
  await tx.delete(riskSignals).where(inArray(riskSignals.caseId, ids));
  await tx.delete(riskCasePlayers).where(inArray(riskCasePlayers.caseId, ids));
  await tx.delete(riskCases).where(inArray(riskCases.id, ids));
}

/** What cases about a player rest on, for the player's own archive: nothing of others, and nothing that staff wrote. */
export async function readRiskData(reader: Reader, userId: string) {
  const cases = await reader
    .select({
      id: riskCases.id,
      state: riskCases.state,
      openedAt: riskCases.openedAt,
      closedAt: riskCases.closedAt,
    })
    .from(riskCasePlayers)
    .innerJoin(riskCases, eq(riskCases.id, riskCasePlayers.caseId))
    .where(eq(riskCasePlayers.userId, userId))
    .orderBy(asc(riskCases.id));
  const signals = await reader
    .select({ caseId: riskSignals.caseId, kind: staffAlerts.kind, at: riskSignals.at, details: staffAlerts.details })
    .from(riskSignals)
    .innerJoin(staffAlerts, eq(staffAlerts.id, riskSignals.alertId))
    .innerJoin(riskCasePlayers, eq(riskCasePlayers.caseId, riskSignals.caseId))
    .where(eq(riskCasePlayers.userId, userId))
    .orderBy(asc(riskSignals.at), asc(riskSignals.alertId));
  return cases.map(({ id, ...found }) => ({
    ...found,
    signals: signals
      .filter(({ caseId, details }) => caseId === id && details.players?.includes(userId))
      .map(({ kind, at }) => ({ kind, at })),
  }));
}
