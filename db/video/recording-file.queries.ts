import { and, asc, eq, gt, inArray, isNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { affected, lookup } from '../client/sql.ts';
import { CLAIM_MARGIN, READ_ON, UNCLAIMED_LIFE } from '../uploads/object.queries.ts';
import type { FileObject } from '../uploads/upload.table.ts';
import { type RecordingFile, recordingFiles } from './video.table.ts';

const { placeholder } = sql;

/** `12.m4s` and `i12.mp4` stand where their number says. */
const numberOf = (file: string): number => Number.parseInt(file.replace(/^i/, ''), 10);

/** Names an object that is about to be put for a recording. */
export async function insertRecordingFile(tx: Tx, object: FileObject, file: string, now: number): Promise<void> {
  const dueAt = now + UNCLAIMED_LIFE;
  await tx
    .insert(recordingFiles)
    .values({ ...object, recordingId: null, file, number: numberOf(file), lines: '', dueAt });
}

/** Gives an object to its recording; false where it may be removed already. The caller holds the recording. */
export const claimRecordingFile = async (
  tx: Tx,
  key: string,
  { recordingId, lines }: Pick<RecordingFile, 'lines'> & { readonly recordingId: string },
  now: number,
): Promise<boolean> =>
  affected(
    await tx
      .update(recordingFiles)
      .set({ recordingId, lines })
      .where(
        and(
          eq(recordingFiles.key, key),
          isNull(recordingFiles.recordingId),
          gt(recordingFiles.dueAt, now + CLAIM_MARGIN),
        ),
      ),
  ) > 0;

const fileOfRecording = lookup((reader) =>
  reader
    .select({ key: recordingFiles.key, sizeBytes: recordingFiles.sizeBytes, sha256: recordingFiles.sha256 })
    .from(recordingFiles)
    .where(
      and(
        eq(recordingFiles.recordingId, placeholder('recordingId')),
        eq(recordingFiles.number, placeholder('number')),
        eq(recordingFiles.file, placeholder('file')),
      ),
    )
    .prepare('file_of_recording'),
);

/** The object of a file; undefined where it lies in none. */
export async function readRecordingFile(
  reader: Reader,
  recordingId: string,
  file: string,
): Promise<FileObject | undefined> {
  const [found] = await fileOfRecording(reader, { recordingId, number: numberOf(file), file });
  return found;
}

/** What of a recording lies in objects, in the order of its playlist. */
export const listRecordingFiles = (reader: Reader, recordingId: string): Promise<RecordingFile[]> =>
  reader
    .select()
    .from(recordingFiles)
    .where(eq(recordingFiles.recordingId, recordingId))
    .orderBy(asc(recordingFiles.number), asc(recordingFiles.file));

/** The files of a recording that lie in objects, which nobody brings elsewhere before the transaction ends. */
export async function lockRecordingFiles(tx: Tx, recordingId: string): Promise<string[]> {
  const rows = await tx
    .select({ file: recordingFiles.file })
    .from(recordingFiles)
    .where(eq(recordingFiles.recordingId, recordingId))
    .for('update');
  return rows.map(({ file }) => file);
}

/** The next recording by id of which something lies in objects; null after the last. */
export async function nextRecordingInObjects(reader: Reader, after: string): Promise<string | null> {
  const [next] = await reader
    .select({ id: recordingFiles.recordingId })
    .from(recordingFiles)
    .where(gt(recordingFiles.recordingId, after))
    .orderBy(asc(recordingFiles.recordingId))
    .limit(1);
  return next?.id ?? null;
}

/** Lets go of the files of a recording but those to be kept: they are removed, new ones after nobody can put them any more. */
export async function releaseRecordingFiles(tx: Tx, recordingId: string, kept: readonly string[]): Promise<void> {
  await tx
    .update(recordingFiles)
    .set({ recordingId: null })
    .where(and(eq(recordingFiles.recordingId, recordingId), notInArray(recordingFiles.file, [...kept])));
}

/** Lets go of the files of a recording that lie elsewhere now; they stay for those who read them. */
export async function leaveRecordingFiles(tx: Tx, recordingId: string, now: number): Promise<void> {
  await tx
    .update(recordingFiles)
    .set({ recordingId: null, dueAt: now + READ_ON })
    .where(eq(recordingFiles.recordingId, recordingId));
}

/** Objects that no recording has and whose time has come, those that wait longest first. */
export async function listDueRecordingFiles(reader: Reader, now: number, limit: number): Promise<string[]> {
  const due = await reader
    .select({ key: recordingFiles.key })
    .from(recordingFiles)
    .where(and(isNull(recordingFiles.recordingId), lte(recordingFiles.dueAt, now)))
    .orderBy(asc(recordingFiles.dueAt))
    .limit(limit);
  return due.map(({ key }) => key);
}

const unclaimed = (keys: readonly string[]) =>
  and(inArray(recordingFiles.key, [...keys]), isNull(recordingFiles.recordingId));

/** Forgets objects that are removed. */
export async function deleteRecordingFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.delete(recordingFiles).where(unclaimed(keys));
}

/** Tries again later to remove them. */
export async function postponeRecordingFiles(tx: Tx, keys: readonly string[], dueAt: number): Promise<void> {
  await tx.update(recordingFiles).set({ dueAt }).where(unclaimed(keys));
}
