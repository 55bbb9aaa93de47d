import { eq, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup } from '../client/sql.ts';
import { type MeetingRow, battleMeetings } from './meeting.table.ts';

const meetingOf = lookup((reader) =>
  reader
    .select()
    .from(battleMeetings)
    .where(eq(battleMeetings.battleId, sql.placeholder('battleId')))
    .prepare('meeting_of_battle'),
);

export async function readMeeting(reader: Reader, battleId: string): Promise<MeetingRow | null> {
  const [row] = await meetingOf(reader, { battleId });
  return row ?? null;
}

/** Stores what the host says in place of what was said before; the battle is locked. */
export async function putMeeting(tx: Tx, row: MeetingRow): Promise<void> {
  const { hostId, opponentId, code, region, map, updatedAt } = battleMeetings;
  await tx
    .insert(battleMeetings)
    .values(row)
    .onConflictDoUpdate({
      target: battleMeetings.battleId,
      set: {
        hostId: excluded(hostId),
        opponentId: excluded(opponentId),
        code: excluded(code),
        region: excluded(region),
        map: excluded(map),
        updatedAt: excluded(updatedAt),
      },
    });
}

export async function deleteMeeting(tx: Tx, battleId: string): Promise<void> {
  await tx.delete(battleMeetings).where(eq(battleMeetings.battleId, battleId));
}

/** Deletes what nobody has touched since `until`. */
export async function deleteOldMeetings(tx: Tx, until: number): Promise<void> {
  await tx.delete(battleMeetings).where(lte(battleMeetings.updatedAt, until));
}
