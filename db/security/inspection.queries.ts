import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before } from '../client/sql.ts';
import { type InspectionRow, inspections } from './inspection.table.ts';
import { sessions } from './session.table.ts';

const staff = alias(users, 'staff');

export async function insertInspection(tx: Tx, inspection: InspectionRow): Promise<void> {
  await tx.insert(inspections).values(inspection);
}

const isUnderWay = (now: number) => and(gt(inspections.expiresAt, now), isNull(inspections.endedAt));

export interface OpenInspection extends InspectionRow {
  readonly username: string;
  readonly role: Role;
}

/** What a session sees with the eyes of a player now; undefined where it sees with its own. */
export async function readInspectionOf(
  reader: Reader,
  sessionId: string,
  now: number,
): Promise<OpenInspection | undefined> {
  const [row] = await reader
    .select({
      id: inspections.id,
      playerId: inspections.playerId,
      staffId: inspections.staffId,
      sessionId: inspections.sessionId,
      reason: inspections.reason,
      startedAt: inspections.startedAt,
      expiresAt: inspections.expiresAt,
      endedAt: inspections.endedAt,
      username: users.username,
      role: users.role,
    })
    .from(inspections)
    .innerJoin(users, eq(users.id, inspections.playerId))
    .where(and(eq(inspections.sessionId, sessionId), isUnderWay(now), eq(users.status, 'active')))
    .orderBy(desc(inspections.expiresAt), desc(inspections.id))
    .limit(1);
  return row;
}

/** Those of some inspections that are under way, from sessions of administrators that have not ended. */
export async function liveInspectionIds(reader: Reader, ids: readonly string[], now: number): Promise<Set<string>> {
  const rows = await reader
    .select({ id: inspections.id })
    .from(inspections)
    .innerJoin(users, eq(users.id, inspections.playerId))
    .innerJoin(sessions, eq(sessions.id, inspections.sessionId))
    .innerJoin(staff, eq(staff.id, inspections.staffId))
    .where(
      and(
        inArray(inspections.id, [...ids]),
        isUnderWay(now),
        eq(users.status, 'active'),
        gt(sessions.expiresAt, now),
        eq(staff.status, 'active'),
        eq(staff.role, 'administrator'),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Ends what is under way; undefined where it had ended before. */
export async function endInspectionOf(tx: Tx, id: string, at: number): Promise<InspectionRow | undefined> {
  const [ended] = await tx
    .update(inspections)
    .set({ endedAt: at })
    .where(and(eq(inspections.id, id), isNull(inspections.endedAt)))
    .returning();
  return ended;
}

/** When administrators saw what a player sees, newest first. */
export const listInspectionsOf = (
  reader: Reader,
  playerId: string,
  limit: number,
  past: readonly [startedAt: number, id: string] | null,
): Promise<InspectionRow[]> =>
  reader
    .select()
    .from(inspections)
    .where(
      and(
        eq(inspections.playerId, playerId),
        past ? before([inspections.startedAt, inspections.id], [...past]) : undefined,
      ),
    )
    .orderBy(desc(inspections.startedAt), desc(inspections.id))
    .limit(limit);
