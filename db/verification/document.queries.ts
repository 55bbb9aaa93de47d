import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { VerificationDocument } from '../../domain/verification/verification.ts';
import type { Reader, Tx } from '../client/database.ts';
import { verificationRequests } from './verification.table.ts';
import { insertUpload, readUpload } from '../uploads/upload.queries.ts';
import { type PlacedUpload, uploads } from '../uploads/upload.table.ts';

/** What was never handed in. */
const isWaiting = (reader: Reader) =>
  notExists(
    reader
      .select({ one: sql`1` })
      .from(verificationRequests)
      .where(
        and(
          eq(verificationRequests.userId, uploads.ownerId),
          or(
            eq(verificationRequests.identityUploadId, uploads.id),
            eq(verificationRequests.addressUploadId, uploads.id),
          ),
        ),
      ),
  );

/** Keeps a document until it is handed in or its time is over; an earlier one that still waits is dropped. */
export async function putDocument(tx: Tx, document: PlacedUpload & { purpose: VerificationDocument }): Promise<void> {
  const { ownerId, purpose } = document;
  await tx.delete(uploads).where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, purpose), isWaiting(tx)));
  await insertUpload(tx, document);
}

/** What a player has uploaded and not handed in: at most one of each kind. */
export const listWaitingDocuments = (reader: Reader, ownerId: string) =>
  reader
    .select({
      id: uploads.id,
      purpose: uploads.purpose,
      contentType: uploads.contentType,
      createdAt: uploads.createdAt,
    })
    .from(uploads)
    .where(and(eq(uploads.ownerId, ownerId), inArray(uploads.purpose, ['identity', 'address']), isWaiting(reader)));

/** When documents are dropped; null keeps them. */
export async function expireDocuments(tx: Tx, ids: readonly string[], expiresAt: number | null): Promise<void> {
  await tx
    .update(uploads)
    .set({ expiresAt })
    .where(inArray(uploads.id, [...ids]));
}

/** A document by its id, for staff who may see it; undefined once it is dropped. */
export const readDocument: (
  reader: Reader,
  id: string,
  purpose: VerificationDocument,
) => Promise<PlacedUpload | undefined> = readUpload;
