import { and, asc, count, eq, gt, isNull, lte, or, sum } from 'drizzle-orm';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
import { type PartialUpload, type UploadOutcome, partialUploads, uploadParts } from './partial-upload.table.ts';

/** Whose upload under way is meant, and when. */
export interface OwnUpload {
  readonly id: string;
  readonly ownerId: string;
  readonly now: number;
}

/** One of its owner that has not expired. */
const own = ({ id, ownerId, now }: OwnUpload) =>
  and(eq(partialUploads.id, id), eq(partialUploads.ownerId, ownerId), gt(partialUploads.expiresAt, now));

/** Whether nobody is just handing it over. */
const isFree = (now: number) => or(isNull(partialUploads.endingUntil), lte(partialUploads.endingUntil, now));

export async function readPartialUpload(reader: Reader, upload: OwnUpload): Promise<PartialUpload | undefined> {
  const [found] = await reader.select().from(partialUploads).where(own(upload));
  return found;
}

/** How many files of a player come in, and how many bytes they will have. The account is locked. */
export async function measurePartialUploads(tx: Tx, ownerId: string, now: number) {
  const [measured] = await tx
    .select({ count: count(), bytes: sum(partialUploads.lengthBytes).mapWith(Number) })
    .from(partialUploads)
    .where(and(eq(partialUploads.ownerId, ownerId), gt(partialUploads.expiresAt, now), isNull(partialUploads.outcome)));
  return { count: measured?.count ?? 0, bytes: measured?.bytes ?? 0 };
}

/** The same file for the same place, if its owner sends it already. The account is locked. */
export async function findPartialUpload(
  tx: Tx,
  file: Pick<PartialUpload, 'ownerId' | 'path' | 'contentType' | 'sha256' | 'lengthBytes'>,
  now: number,
): Promise<Pick<PartialUpload, 'id' | 'expiresAt'> | undefined> {
  const [found] = await tx
    .select({ id: partialUploads.id, expiresAt: partialUploads.expiresAt })
    .from(partialUploads)
    .where(
      and(
        eq(partialUploads.ownerId, file.ownerId),
        eq(partialUploads.path, file.path),
        eq(partialUploads.contentType, file.contentType),
        eq(partialUploads.sha256, file.sha256),
        eq(partialUploads.lengthBytes, file.lengthBytes),
        gt(partialUploads.expiresAt, now),
        isNull(partialUploads.outcome),
      ),
    )
    .limit(1);
  return found;
}

export async function insertPartialUpload(
  tx: Tx,
  upload: Omit<PartialUpload, 'offsetBytes' | 'endingUntil' | 'outcome'>,
): Promise<void> {
  await tx.insert(partialUploads).values({ ...upload, offsetBytes: 0, endingUntil: null, outcome: null });
}

/**
 * Adds a part where the file ends so far; of two that begin at the same byte one does.
 * @throws Refused UPLOAD_OFFSET
 */
export async function addUploadPart(tx: Tx, upload: OwnUpload, offsetBytes: number, bytes: Buffer): Promise<void> {
  const end = offsetBytes + bytes.length;
  const added = await tx
    .update(partialUploads)
    .set({ offsetBytes: end })
    .where(and(own(upload), eq(partialUploads.offsetBytes, offsetBytes)));
  if (affected(added) === 0) throw new Refused('UPLOAD_OFFSET');
  await tx.insert(uploadParts).values({ uploadId: upload.id, offsetBytes, bytes });
}

/** Takes the handing over of a whole file upon itself until an instant; false where another has. */
export async function claimUploadEnd(tx: Tx, upload: OwnUpload, endingUntil: number): Promise<boolean> {
  const claimed = await tx
    .update(partialUploads)
    .set({ endingUntil })
    .where(
      and(
        own(upload),
        eq(partialUploads.offsetBytes, partialUploads.lengthBytes),
        isNull(partialUploads.outcome),
        isFree(upload.now),
      ),
    );
  return affected(claimed) > 0;
}

/** Leaves the handing over to a later try. */
export async function releaseUploadEnd(tx: Tx, id: string): Promise<void> {
  await tx.update(partialUploads).set({ endingUntil: null }).where(eq(partialUploads.id, id));
}

/** Says what became of a file, and drops its parts. */
export async function endPartialUpload(tx: Tx, id: string, outcome: UploadOutcome): Promise<void> {
  await tx.update(partialUploads).set({ endingUntil: null, outcome }).where(eq(partialUploads.id, id));
  await tx.delete(uploadParts).where(eq(uploadParts.uploadId, id));
}

/** All bytes of a file that have come. */
export async function readUploadParts(reader: Reader, uploadId: string): Promise<Buffer> {
  const parts = await reader
    .select({ bytes: uploadParts.bytes })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.offsetBytes));
  return Buffer.concat(parts.map(({ bytes }) => bytes));
}

/** Drops an upload with its parts; false where there is none, or it is just handed over. */
export async function deletePartialUpload(tx: Tx, upload: OwnUpload): Promise<boolean> {
  return affected(await tx.delete(partialUploads).where(and(own(upload), isFree(upload.now)))) > 0;
}

export async function deletePartialUploadsOf(tx: Tx, ownerId: string): Promise<void> {
  await tx.delete(partialUploads).where(eq(partialUploads.ownerId, ownerId));
}

/** Drops what was begun too long ago. */
export async function deleteExpiredPartialUploads(tx: Tx, now: number): Promise<void> {
  await tx.delete(partialUploads).where(lte(partialUploads.expiresAt, now));
}
