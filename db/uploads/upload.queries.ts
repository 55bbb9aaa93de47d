import { and, eq, getTableColumns, inArray, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { claimObject } from './object.queries.ts';
import {
  type Placed,
  type PlacedUpload,
  type Upload,
  type UploadPurpose,
  fileObjects,
  uploads,
} from './upload.table.ts';

const { placeholder } = sql;

const fileById = lookup((reader) =>
  reader
    .select({
      purpose: uploads.purpose,
      contentType: uploads.contentType,
      bytes: uploads.bytes,
      key: fileObjects.key,
      sizeBytes: fileObjects.sizeBytes,
      sha256: fileObjects.sha256,
    })
    .from(uploads)
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(eq(uploads.id, placeholder('id')))
    .prepare('upload_by_id'),
);

/** The file behind a public address. Whatever else is kept in the same table does not exist here. */
export async function readPublicFile(
  reader: Reader,
  id: string,
  purposes: ReadonlySet<UploadPurpose>,
): Promise<(Placed & Pick<Upload, 'contentType'>) | undefined> {
  const [file] = await fileById(reader, { id });
  if (!file || !purposes.has(file.purpose)) return undefined;
  const { contentType, bytes, key, sizeBytes, sha256 } = file;
  const isInRow = key === null || sizeBytes === null || sha256 === null;
  return { contentType, bytes, object: isInRow ? null : { key, sizeBytes, sha256 } };
}

/** All of a file, with where its bytes lie; for queries that join `fileObjects` from the left. */
export const placedColumns = {
  ...getTableColumns(uploads),
  object: { key: fileObjects.key, sizeBytes: fileObjects.sizeBytes, sha256: fileObjects.sha256 },
};

/** How much a file takes, in bytes. */
export const sizeOf = ({ bytes, object }: Placed): number => object?.sizeBytes ?? bytes.length;

/** Drops all files of a player but those of some purposes. */
export async function deleteUploadsOf(tx: Tx, ownerId: string, kept: ReadonlySet<UploadPurpose>): Promise<void> {
  await tx.delete(uploads).where(and(eq(uploads.ownerId, ownerId), notInArray(uploads.purpose, [...kept])));
}

/** Keeps the files of a player that are used until an instant, and drops those that wait to be. */
export async function keepUploadsOf(tx: Tx, ownerId: string, purpose: UploadPurpose, until: number): Promise<void> {
  const own = and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose));
  await tx.delete(uploads).where(and(own, isNotNull(uploads.expiresAt)));
  await tx.update(uploads).set({ expiresAt: until }).where(own);
}

/** Drops the files whose time has passed. */
export async function deleteExpiredUploads(tx: Tx, now: number): Promise<void> {
  await tx.delete(uploads).where(and(isNotNull(uploads.expiresAt), lte(uploads.expiresAt, now)));
}

/** Stores a file. @throws Refused FILES_UNAVAILABLE where its object was placed too long ago */
export async function deleteUpload(tx: Tx, id: string): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
}

export async function insertUpload(tx: Tx, { object, ...upload }: PlacedUpload): Promise<void> {
  await tx.insert(uploads).values(upload);
  if (object) await claimObject(tx, object.key, upload.id, upload.createdAt);
}

/** A file by its id; undefined for one that is kept for something else. */
export async function readUpload(
  reader: Reader,
  id: string,
  purpose: UploadPurpose,
): Promise<PlacedUpload | undefined> {
  const [upload] = await reader
    .select(placedColumns)
    .from(uploads)
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(and(eq(uploads.id, id), eq(uploads.purpose, purpose)));
  return upload;
}

/** Keeps files of a player that waited to be used, each once; answers how many of them there were. */
export async function useUploads(
  tx: Tx,
  ownerId: string,
  purpose: UploadPurpose,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const used = await tx
    .update(uploads)
    .set({ expiresAt: null })
    .where(
      and(
        inArray(uploads.id, [...ids]),
        eq(uploads.ownerId, ownerId),
        eq(uploads.purpose, purpose),
        isNotNull(uploads.expiresAt),
      ),
    )
    .returning({ id: uploads.id });
  return used.length;
}
