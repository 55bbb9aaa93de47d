import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Recorded, RecordingEnd } from '../../domain/video/recording.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected, lookup, sumInt } from '../client/sql.ts';
import { type Recording, recordingChoices, recordings } from './video.table.ts';

const { placeholder } = sql;

const recordingById = lookup((reader) =>
  reader
    .select({ recording: recordings, status: users.status })
    .from(recordings)
    .innerJoin(users, eq(users.id, recordings.userId))
    .where(eq(recordings.id, placeholder('id')))
    .prepare('recording_by_id'),
);

/** A recording, with the standing of whoever streamed it. */
export async function readRecording(reader: Reader, id: string) {
  const [row] = await recordingById(reader, { id });
  return row && { ...row.recording, status: row.status };
}

/** What a player's recordings take, in bytes. */
export async function sumRecorded(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ bytes: sumInt(recordings.bytes) })
    .from(recordings)
    .where(eq(recordings.userId, userId));
  return row?.bytes ?? 0;
}

/** What is recorded of a stream at this moment, by its id; null where nothing is. */
export async function readOpenRecording(reader: Reader, streamId: string): Promise<string | null> {
  const [row] = await reader
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(eq(recordings.streamId, streamId), isNull(recordings.endedAt)))
    .limit(1);
  return row?.id ?? null;
}

/** A recording, which nobody deletes before the transaction ends. */
export async function lockRecording(tx: Tx, id: string): Promise<Recording | undefined> {
  const [row] = await tx.select().from(recordings).where(eq(recordings.id, id)).for('update');
  return row;
}

export async function insertRecording(
  tx: Tx,
  row: Pick<Recording, 'id' | 'userId' | 'streamId' | 'startedAt'>,
): Promise<void> {
  const rest = { seenAt: row.startedAt, endedAt: null, end: null, seconds: 0, bytes: 0, expiresAt: null };
  await tx.insert(recordings).values({ ...row, ...rest });
}

/** Notes what a recording has come to; answers whether it still goes on. */
export const touchRecording = async (tx: Tx, id: string, { seconds, bytes }: Recorded, at: number): Promise<boolean> =>
  affected(
    await tx
      .update(recordings)
      .set({ seenAt: at, seconds: Math.floor(seconds), bytes })
      .where(and(eq(recordings.id, id), isNull(recordings.endedAt))),
  ) > 0;

export interface Closed extends Recorded {
  readonly end: RecordingEnd;
  readonly endedAt: number;
  readonly expiresAt: number;
}

/** Ends it unless somebody else has meanwhile; answers it where this did. */
export async function closeRecording(tx: Tx, id: string, { seconds, ...rest }: Closed): Promise<Recording | undefined> {
  const [row] = await tx
    .update(recordings)
    .set({ ...rest, seconds: Math.floor(seconds) })
    .where(and(eq(recordings.id, id), isNull(recordings.endedAt)))
    .returning();
  return row;
}

/** Recordings that no gateway has told of since; the oldest sign of life first. */
export const listSilentRecordings = (reader: Reader, before: number, limit: number): Promise<Recording[]> =>
  reader
    .select()
    .from(recordings)
    .where(and(isNull(recordings.endedAt), lt(recordings.seenAt, before)))
    .orderBy(asc(recordings.seenAt))
    .limit(limit);

/** Recordings whose time is over. */
export async function listExpiredRecordings(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: recordings.id })
    .from(recordings)
    .where(and(isNotNull(recordings.expiresAt), lte(recordings.expiresAt, now)))
    .orderBy(asc(recordings.expiresAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function listRecordingsOf(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader.select({ id: recordings.id }).from(recordings).where(eq(recordings.userId, userId));
  return rows.map(({ id }) => id);
}

/** The recording, unless it is gone; answers whether there was one. */
export const deleteRecording = async (tx: Tx, id: string): Promise<boolean> =>
  affected(await tx.delete(recordings).where(eq(recordings.id, id))) > 0;

/** Whether a player wants the own streams recorded. */
export async function readRecordingChoice(reader: Reader, userId: string): Promise<boolean> {
  const [row] = await reader
    .select({ isOn: recordingChoices.isOn })
    .from(recordingChoices)
    .where(eq(recordingChoices.userId, userId));
  return row?.isOn ?? true;
}

/** The account's row is locked by the caller. */
export async function writeRecordingChoice(tx: Tx, userId: string, isOn: boolean): Promise<void> {
  await tx
    .insert(recordingChoices)
    .values({ userId, isOn })
    .onConflictDoUpdate({ target: recordingChoices.userId, set: { isOn } });
}
