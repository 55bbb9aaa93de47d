import { and, eq } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { insertUpload } from '../uploads/upload.queries.ts';
import { type PlacedUpload, uploads } from '../uploads/upload.table.ts';
import { users } from './user.table.ts';

/** Gives an account its picture, or none; the earlier one is dropped. The account is locked. */
export async function putAvatar(
  tx: Tx,
  ownerId: string,
  avatar: Pick<PlacedUpload, 'id' | 'contentType' | 'bytes' | 'object' | 'createdAt'> | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ avatarId: avatar?.id ?? null })
    .where(eq(users.id, ownerId));
  await tx.delete(uploads).where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, 'avatar')));
  if (avatar) await insertUpload(tx, { ...avatar, ownerId, purpose: 'avatar', name: 'avatar.webp', expiresAt: null });
}
