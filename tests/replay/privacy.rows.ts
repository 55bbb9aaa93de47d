import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { dataExports } from '../../db/privacy/data-export.table.ts';
import { fileObjects, uploads } from '../../db/uploads/upload.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, nth } from './words.ts';

export const edgeExport = (n: number): string => `export-${String(n).padStart(2, '0')}`;

/** Requests of two players, each three of one instant: to be made, there, in an object, past its time, and dropped. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (let n = 0; n < 20; n++) {
    const userId = edgeUser(n < 15 ? 0 : 1);
    const requestedAt = now - Math.floor(n / 3) * HOUR;
    const [isReady, isDropped, isInObject] = [n % 5 !== 0, n % 5 === 1, n % 5 === 2];
    const uploadId = isReady ? `archive-${n}` : null;
    await tx
      .insert(dataExports)
      .values({ id: edgeExport(n), userId, requestedAt, readyAt: isReady ? requestedAt + 1 : null, uploadId });
    if (uploadId === null || isDropped) continue;
    await tx.insert(uploads).values({
      id: uploadId,
      ownerId: userId,
      purpose: 'export',
      contentType: 'application/zip',
      name: 'archive.zip',
      bytes: isInObject ? Buffer.alloc(0) : Buffer.from('Ж\0\xff'),
      createdAt: requestedAt + 1,
      expiresAt: n % 5 === 3 ? now : now + HOUR,
    });
    if (isInObject)
      await tx
        .insert(fileObjects)
        .values({ key: `archive-${n}`, uploadId, sizeBytes: nth(EDGES, n), sha256: 'ab'.repeat(32), dueAt: now });
  }
}
