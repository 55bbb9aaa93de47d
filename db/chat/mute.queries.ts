import { and, asc, eq, sql } from 'drizzle-orm';
import type { PlaceId } from '../../domain/chat/channels.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { type ChatMuteRow, chatMutes } from './chat.table.ts';

const { placeholder } = sql;

const muteOf = lookup((reader) =>
  reader
    .select({ at: chatMutes.at })
    .from(chatMutes)
    .where(and(eq(chatMutes.placeId, placeholder('placeId')), eq(chatMutes.userId, placeholder('userId'))))
    .prepare('chat_mute_of'),
);

/** Whether somebody may only read in a place. */
export async function isMuted(reader: Reader, placeId: PlaceId, userId: string): Promise<boolean> {
  return (await muteOf(reader, { placeId, userId })).length > 0;
}

/** Who is muted in a place, the longest first. */
export const listMuted = (reader: Reader, placeId: PlaceId, limit: number) =>
  reader
    .select({ id: users.id, username: users.username, avatarId: users.avatarId })
    .from(chatMutes)
    .innerJoin(users, eq(users.id, chatMutes.userId))
    .where(eq(chatMutes.placeId, placeId))
    .orderBy(asc(chatMutes.at), asc(chatMutes.userId))
    .limit(limit);

export const countMuted = (reader: Reader, placeId: PlaceId): Promise<number> =>
  reader.$count(chatMutes, eq(chatMutes.placeId, placeId));

/** Answers whether it was not there before. */
export async function insertMute(tx: Tx, row: ChatMuteRow): Promise<boolean> {
  const rows = await tx.insert(chatMutes).values(row).onConflictDoNothing().returning({ at: chatMutes.at });
  return rows.length > 0;
}

/** Answers whether it was there. */
export async function deleteMute(tx: Tx, placeId: PlaceId, userId: string): Promise<boolean> {
  const rows = await tx
    .delete(chatMutes)
    .where(and(eq(chatMutes.placeId, placeId), eq(chatMutes.userId, userId)))
    .returning({ at: chatMutes.at });
  return rows.length > 0;
}
