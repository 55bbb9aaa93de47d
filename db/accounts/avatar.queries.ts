import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { type Upload, uploads } from '../uploads/upload.table.ts';
import { users } from './user.table.ts';

const { placeholder } = sql;

const avatarById = lookup((reader) =>
  reader
    .select({ contentType: uploads.contentType, bytes: uploads.bytes })
    .from(uploads)
    .where(and(eq(uploads.id, placeholder('id')), inArray(uploads.purpose, ['avatar', 'team-logo'])))
    .prepare('avatar_by_id'),
);

/** The picture of a player or team behind a public address. Whatever else is kept in the same table does not exist here. */
export async function readAvatar(
  reader: Reader,
  id: string,
): Promise<Pick<Upload, 'contentType' | 'bytes'> | undefined> {
  const [avatar] = await avatarById(reader, { id });
  return avatar;
}

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
