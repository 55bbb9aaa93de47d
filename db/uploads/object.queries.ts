import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { Refused } from '../../domain/shared/refusals.ts';
import { HOUR, MINUTE } from '../../domain/shared/time.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
import { type FileObject, type Placed, fileObjects, uploads } from './upload.table.ts';

/** What was placed and belongs to nothing by then is removed. */
export const UNCLAIMED_LIFE = HOUR;
/** And so long before that it can be claimed no more: no transaction takes as long, nor do clocks differ by it. */
export const CLAIM_MARGIN = 30 * MINUTE;
/** How long after a file was moved its object stays for those who read it. */
export const READ_ON = HOUR;

/** The row in place of the bytes that lie in an object. */
const NO_BYTES = Buffer.alloc(0);

/** Names an object that is about to be put. */
export async function insertObject(tx: Tx, object: FileObject, now: number): Promise<void> {
  await tx.insert(fileObjects).values({ ...object, uploadId: null, dueAt: now + UNCLAIMED_LIFE });
}

/** Gives an object to the file whose bytes it holds. @throws Refused FILES_UNAVAILABLE where it may be removed already */
export async function claimObject(tx: Tx, key: string, uploadId: string, now: number): Promise<void> {
  const claimed = await tx
    .update(fileObjects)
    .set({ uploadId })
    .where(and(eq(fileObjects.key, key), isNull(fileObjects.uploadId), gt(fileObjects.dueAt, now + CLAIM_MARGIN)));
  if (affected(claimed) === 0) throw new Refused('FILES_UNAVAILABLE');
}

/** Objects that no file has and whose time has come, those that wait longest first. */
export async function listDueObjects(reader: Reader, now: number, limit: number): Promise<string[]> {
  const due = await reader
    .select({ key: fileObjects.key })
    .from(fileObjects)
    .where(and(isNull(fileObjects.uploadId), lte(fileObjects.dueAt, now)))
    .orderBy(asc(fileObjects.dueAt))
    .limit(limit);
  return due.map(({ key }) => key);
}

const unclaimed = (keys: readonly string[]) => and(inArray(fileObjects.key, [...keys]), isNull(fileObjects.uploadId));

/** Forgets objects that are removed. */
export async function deleteObjects(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.delete(fileObjects).where(unclaimed(keys));
}

/** Tries again later to remove them. */
export async function postponeObjects(tx: Tx, keys: readonly string[], dueAt: number): Promise<void> {
  await tx.update(fileObjects).set({ dueAt }).where(unclaimed(keys));
}

/** Files whose bytes lie in their rows, by id, after one of them. */
export async function listFilesInRows(reader: Reader, after: string, limit: number): Promise<string[]> {
  const files = await reader
    .select({ id: uploads.id })
    .from(uploads)
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(and(gt(uploads.id, after), isNull(fileObjects.key)))
    .orderBy(asc(uploads.id))
    .limit(limit);
  return files.map(({ id }) => id);
}

/** Files whose bytes lie in objects, by id, after one of them. */
export async function listFilesInObjects(reader: Reader, after: string, limit: number): Promise<string[]> {
  const files = await reader
    .select({ id: fileObjects.uploadId })
    .from(fileObjects)
    .where(gt(fileObjects.uploadId, after))
    .orderBy(asc(fileObjects.uploadId))
    .limit(limit);
  return files.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** The bytes of any file; undefined once it is gone. */
export async function readPlaced(reader: Reader, uploadId: string): Promise<Placed | undefined> {
  const [placed] = await reader
    .select({
      bytes: uploads.bytes,
      object: { key: fileObjects.key, sizeBytes: fileObjects.sizeBytes, sha256: fileObjects.sha256 },
    })
    .from(uploads)
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(eq(uploads.id, uploadId));
  return placed;
}

const lockFile = (tx: Tx, id: string) =>
  tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, id)).for('update');

/** Leaves the bytes of a file to an object that holds the same; false where the file is gone, or has one already. */
export async function moveToObject(tx: Tx, uploadId: string, key: string, now: number): Promise<boolean> {
  const [file] = await lockFile(tx, uploadId);
  const held = await tx.select({ key: fileObjects.key }).from(fileObjects).where(eq(fileObjects.uploadId, uploadId));
  if (!file || held.length > 0) return false;
  await tx.update(uploads).set({ bytes: NO_BYTES }).where(eq(uploads.id, uploadId));
  await claimObject(tx, key, uploadId, now);
  return true;
}

/** Takes the bytes of a file back into its row; false where it has not the object any more. */
export async function moveToRow(tx: Tx, uploadId: string, key: string, bytes: Buffer, now: number): Promise<boolean> {
  await lockFile(tx, uploadId);
  const released = await tx
    .update(fileObjects)
    .set({ uploadId: null, dueAt: now + READ_ON })
    .where(and(eq(fileObjects.key, key), eq(fileObjects.uploadId, uploadId)));
  if (affected(released) === 0) return false;
  await tx.update(uploads).set({ bytes }).where(eq(uploads.id, uploadId));
  return true;
}
