import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { insertUpload, placedColumns } from '../uploads/upload.queries.ts';
import { type PlacedUpload, fileObjects, uploads } from '../uploads/upload.table.ts';
import { dataExports } from './data-export.table.ts';

/** A request for the own data, with what became of it. */
export interface ExportRow {
  readonly id: string;
  readonly requestedAt: number;
  /** Null until the archive is there. */
  readonly readyAt: number | null;
  /** Null before it is ready and after it was dropped. */
  readonly expiresAt: number | null;
  readonly sizeBytes: number | null;
}

/** The latest requests of an account, newest first. */
export const listExports = (reader: Reader, userId: string, limit: number): Promise<ExportRow[]> =>
  reader
    .select({
      id: dataExports.id,
      requestedAt: dataExports.requestedAt,
      readyAt: dataExports.readyAt,
      expiresAt: uploads.expiresAt,
      sizeBytes: sql<
        number | null
      >`cast(coalesce(${fileObjects.sizeBytes}, length(${uploads.bytes})) as bigint)`.mapWith((size: unknown) =>
        size === null ? null : Number(size),
      ),
    })
    .from(dataExports)
    .leftJoin(uploads, eq(uploads.id, dataExports.uploadId))
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.requestedAt), desc(dataExports.id))
    .limit(limit);

export async function hasRunningExport(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), isNull(dataExports.readyAt)))
    .limit(1);
  return rows.length > 0;
}

export async function insertExport(
  tx: Tx,
  request: { id: string; userId: string; requestedAt: number },
): Promise<void> {
  await tx.insert(dataExports).values(request);
}

/** Who asked for an archive that is still to be made; undefined when it is there, or the account has gone. */
export async function readRunningExport(reader: Reader, id: string): Promise<{ userId: string } | undefined> {
  const [request] = await reader
    .select({ userId: dataExports.userId })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)));
  return request;
}

/** Stores the archive; false when it is there already or nobody asks for it any more. */
export async function storeExport(tx: Tx, id: string, file: PlacedUpload): Promise<boolean> {
  const done = await tx
    .update(dataExports)
    .set({ readyAt: file.createdAt, uploadId: file.id })
    .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
    .returning({ id: dataExports.id });
  if (done.length === 0) return false;
  await insertUpload(tx, file);
  return true;
}

/** The archive of a request, for its owner only. */
export async function readExportFile(
  reader: Reader,
  userId: string,
  id: string,
  now: number,
): Promise<PlacedUpload | undefined> {
  const [file] = await reader
    .select(placedColumns)
    .from(dataExports)
    .innerJoin(uploads, eq(uploads.id, dataExports.uploadId))
    .leftJoin(fileObjects, eq(fileObjects.uploadId, uploads.id))
    .where(and(eq(dataExports.id, id), eq(dataExports.userId, userId), sql`${uploads.expiresAt} > ${now}`));
  return file;
}
