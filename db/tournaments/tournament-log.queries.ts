import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { type LogRow, tournamentLog } from './tournament.table.ts';

export async function insertLog(tx: Tx, row: typeof tournamentLog.$inferInsert): Promise<void> {
  await tx.insert(tournamentLog).values(row);
}

/** An announcement by the id of its entry; undefined where there is none. */
export async function readAnnouncement(reader: Reader, id: string): Promise<LogRow | undefined> {
  const [row] = await reader.select().from(tournamentLog).where(eq(tournamentLog.id, id));
  return row?.what === 'announcement' ? row : undefined;
}

/** Takes an announcement back, under the lock of its tournament; false where that was done before. */
export async function endAnnouncement(tx: Tx, id: string, at: number): Promise<boolean> {
  const rows = await tx
    .update(tournamentLog)
    .set({ withdrawnAt: at })
    .where(and(eq(tournamentLog.id, id), isNull(tournamentLog.withdrawnAt)))
    .returning({ id: tournamentLog.id });
  return rows.length > 0;
}

export interface LogView extends LogRow {
  readonly byName: string;
  readonly byAvatarId: string | null;
}

/** Decisions over a tournament, newest first, after a keyset cursor. */
export async function listLog(
  reader: Reader,
  tournamentId: string,
  limit: number,
  past: { readonly at: number; readonly id: string } | null,
): Promise<LogView[]> {
  const rows = await reader
    .select({ row: tournamentLog, byName: users.username, byAvatarId: users.avatarId })
    .from(tournamentLog)
    .innerJoin(users, eq(users.id, tournamentLog.byId))
    .where(
      and(
        eq(tournamentLog.tournamentId, tournamentId),
        past ? before([tournamentLog.at, tournamentLog.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(desc(tournamentLog.at), desc(tournamentLog.id))
    .limit(limit);
  return rows.map(({ row, ...by }) => ({ ...row, ...by }));
}

/**
 * What somebody has decided over the result of a match; null where nobody has.
 * @param made who has made the result that it has, and when; null for one without, which may have been taken back
 */
export async function readRuling(
  reader: Reader,
  tournamentId: string,
  match: number,
  made: { readonly byId: string; readonly at: number } | null,
): Promise<LogView | null> {
  const [found] = await reader
    .select({ row: tournamentLog, byName: users.username, byAvatarId: users.avatarId })
    .from(tournamentLog)
    .innerJoin(users, eq(users.id, tournamentLog.byId))
    .where(
      and(
        eq(tournamentLog.tournamentId, tournamentId),
        made === null
          ? and(eq(tournamentLog.match, match), eq(tournamentLog.what, 'undone'))
          : and(
              eq(tournamentLog.byId, made.byId),
              eq(tournamentLog.at, made.at),
              // A correction is about no single match.
              or(eq(tournamentLog.match, match), isNull(tournamentLog.match)),
              inArray(tournamentLog.what, ['ruled', 'corrected']),
            ),
      ),
    )
    .orderBy(desc(tournamentLog.at), desc(tournamentLog.id))
    .limit(1);
  return found ? { ...found.row, byName: found.byName, byAvatarId: found.byAvatarId } : null;
}

/** Who has last held the prizes of a tournament; null where nobody has. */
export async function readHolder(reader: Reader, tournamentId: string): Promise<string | null> {
  const [row] = await reader
    .select({ byId: tournamentLog.byId })
    .from(tournamentLog)
    .where(and(eq(tournamentLog.tournamentId, tournamentId), eq(tournamentLog.what, 'prizes-held')))
    .orderBy(desc(tournamentLog.at), desc(tournamentLog.id))
    .limit(1);
  return row?.byId ?? null;
}

/** When staff have last released the prizes of a tournament; null where nobody has. */
export async function readReleasedAt(reader: Reader, tournamentId: string): Promise<number | null> {
  const [row] = await reader
    .select({ at: tournamentLog.at })
    .from(tournamentLog)
    .where(and(eq(tournamentLog.tournamentId, tournamentId), eq(tournamentLog.what, 'prizes-released')))
    .orderBy(desc(tournamentLog.at), desc(tournamentLog.id))
    .limit(1);
  return row?.at ?? null;
}

export interface AnnouncementView {
  readonly id: string;
  readonly text: string;
  readonly at: number;
  readonly byId: string;
  readonly byName: string;
  readonly byAvatarId: string | null;
}

/** What was announced in a tournament and stands, newest first. */
export const listAnnouncements = (reader: Reader, tournamentId: string, limit: number): Promise<AnnouncementView[]> =>
  reader
    .select({
      id: tournamentLog.id,
      text: tournamentLog.reason,
      at: tournamentLog.at,
      byId: tournamentLog.byId,
      byName: users.username,
      byAvatarId: users.avatarId,
    })
    .from(tournamentLog)
    .innerJoin(users, eq(users.id, tournamentLog.byId))
    // A literal: a partial index is found by its exact condition only.
    .where(
      and(
        eq(tournamentLog.tournamentId, tournamentId),
        sql`${tournamentLog.what} = 'announcement'`,
        isNull(tournamentLog.withdrawnAt),
      ),
    )
    .orderBy(desc(tournamentLog.at), desc(tournamentLog.id))
    .limit(limit);
