import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { partialUploads, uploadParts } from '../../db/uploads/partial-upload.table.ts';
import { fileObjects, uploads } from '../../db/uploads/upload.table.ts';
import { WIRING } from '../../gateway/rooms.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const UPLOAD_PURPOSES = [...WIRING.purposes];
export const OWNERS = [edgeUser(0), edgeUser(1), edgeUser(4)] as const;
export const edgeUpload = (n: number): string => `upload-${String(n).padStart(2, '0')}`;
export const edgePartial = (n: number): string => `partial-${String(n).padStart(2, '0')}`;
/** An object that no file has: three were placed too long ago, three just so, and three may still be claimed. */
export const freeObject = (n: number): string => `free-${n}`;

/** Of each part that a file comes in. */
export const PART = Buffer.from('Ж\0\xff');

/** Files of every purpose of three players, each three of one instant, and files that come in. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (let n = 0; n < OWNERS.length * UPLOAD_PURPOSES.length; n++) await addFile(tx, edges, n);
  for (let n = 0; n < 9; n++)
    await tx.insert(fileObjects).values({
      key: freeObject(n),
      uploadId: null,
      sizeBytes: nth(EDGES, n),
      sha256: 'ab'.repeat(32),
      dueAt: edges.now + (Math.floor(n / 3) - 1) * HOUR,
    });
  for (const [n] of WORDS.entries()) await addPartial(tx, edges, n);
}

async function addFile(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const isInObject = n % 4 === 0;
  await tx.insert(uploads).values({
    id: edgeUpload(n),
    ownerId: nth(OWNERS, n),
    purpose: nth(UPLOAD_PURPOSES, n),
    contentType: n % 2 === 0 ? 'image/webp' : 'video/mp4',
    name: nth(WORDS, n),
    bytes: isInObject ? Buffer.alloc(0) : Buffer.from(nth(WORDS, n)),
    createdAt: now - Math.floor(n / 3) * HOUR,
    expiresAt: n % 2 === 1 ? null : now + ((n % 6) - 2) * HOUR,
  });
  if (isInObject)
    await tx.insert(fileObjects).values({
      key: `object-${n}`,
      uploadId: edgeUpload(n),
      sizeBytes: nth(EDGES, n),
      sha256: 'cd'.repeat(32),
      dueAt: now - HOUR,
    });
}

async function addPartial(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const parts = n % 3;
  await tx.insert(partialUploads).values({
    id: edgePartial(n),
    ownerId: nth(OWNERS, n),
    path: `/files/${nth(WORDS, n)}`,
    contentType: 'image/webp',
    sha256: 'ef'.repeat(32),
    lengthBytes: n % 4 === 3 ? nth(EDGES, n) % 2 ** 48 : 2 * PART.length,
    offsetBytes: parts * PART.length,
    createdAt: now - Math.floor(n / 4) * HOUR,
    expiresAt: now + (n % 5 === 4 ? 0 : HOUR),
    endingUntil: n % 4 === 0 ? null : now + ((n % 4) - 2) * HOUR,
    outcome: n % 7 === 5 ? { answer: { ж: nth(WORDS, n), size: 1 } } : null,
  });
  for (let part = 0; part < parts; part++)
    await tx.insert(uploadParts).values({ uploadId: edgePartial(n), offsetBytes: part * PART.length, bytes: PART });
}
