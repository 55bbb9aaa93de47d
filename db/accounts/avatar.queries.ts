import { and, eq } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { type Upload, uploads } from '../uploads/upload.table.ts';
import { users } from './user.table.ts';

/** Gives an account its picture, or none; the earlier one is dropped. The account is locked. */
export async function putAvatar(
  tx: Tx,
  ownerId: string,
  avatar: Pick<Upload, 'id' | 'contentType' | 'bytes' | 'createdAt'> | null,
): Promise<void> {
  await tx
    .update(users)
    .set({ avatarId: avatar?.id ?? null })
    .where(eq(users.id, ownerId));
  await tx.delete(uploads).where(and(eq(uploads.ownerId, ownerId), eq(uploads.purpose, 'avatar')));
  if (avatar) await tx.insert(uploads).values({ ...avatar, ownerId, purpose: 'avatar', name: 'avatar.webp' });
}
