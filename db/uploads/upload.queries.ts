import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { type Upload, type UploadPurpose, uploads } from './upload.table.ts';

const { placeholder } = sql;

const fileById = lookup((reader) =>
  reader
    .select({ purpose: uploads.purpose, contentType: uploads.contentType, bytes: uploads.bytes })
    .from(uploads)
    .where(eq(uploads.id, placeholder('id')))
    .prepare('upload_by_id'),
);

/** The file behind a public address. Whatever else is kept in the same table does not exist here. */
export async function readPublicFile(
  reader: Reader,
  id: string,
  purposes: ReadonlySet<UploadPurpose>,
): Promise<Pick<Upload, 'contentType' | 'bytes'> | undefined> {
  const [file] = await fileById(reader, { id });
  return file && purposes.has(file.purpose) ? file : undefined;
}

/** What a player has sent, without the bytes. */
export const listUploadsOf = (reader: Reader, ownerId: string) =>
  reader
    .select({
      purpose: uploads.purpose,
      name: uploads.name,
      contentType: uploads.contentType,
      createdAt: uploads.createdAt,
      expiresAt: uploads.expiresAt,
    })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));

export async function deleteUploadsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.ownerId, ownerId));
}

/** Drops the files whose time has passed. */
export async function deleteExpiredUploads(tx: Tx, now: number): Promise<void> {
  await tx.delete(uploads).where(and(isNotNull(uploads.expiresAt), lte(uploads.expiresAt, now)));
}
