import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { affected } from '../client/sql.ts';
import { chatReactions } from './chat.table.ts';

/** How often a message was answered with an emoji. */
export interface ReactionCount {
  readonly messageId: string;
  readonly emoji: string;
  readonly count: number;
  /** Whether the viewer is among them. */
  readonly isOwn: boolean;
}

/** The reactions of a page of messages for one viewer, in the order in which each emoji came up. */
export async function countReactions(
  reader: Reader,
  messageIds: readonly string[],
  viewerId: string,
): Promise<ReactionCount[]> {
  if (messageIds.length === 0) return [];
  const first = min(chatReactions.at);
  return reader
    .select({
      messageId: chatReactions.messageId,
      emoji: chatReactions.emoji,
      count: sql<number>`cast(count(*) as int)`.mapWith(Number),
      isOwn: sql<boolean>`max(case when ${chatReactions.userId} = ${viewerId} then 1 else 0 end)`.mapWith(Boolean),
    })
    .from(chatReactions)
    .where(inArray(chatReactions.messageId, [...messageIds]))
    .groupBy(chatReactions.messageId, chatReactions.emoji)
    .orderBy(asc(first), asc(chatReactions.emoji));
}

/** Whether the reaction is new. */
export async function insertReaction(
  tx: Tx,
  reaction: { messageId: string; userId: string; emoji: string; at: number },
): Promise<boolean> {
  const rows = await tx.insert(chatReactions).values(reaction).onConflictDoNothing().returning({
    at: chatReactions.at,
  });
  return rows.length > 0;
}

/** Whether there was one to take back. */
export async function deleteReaction(tx: Tx, messageId: string, userId: string, emoji: string): Promise<boolean> {
  const result = await tx
    .delete(chatReactions)
    .where(
      and(eq(chatReactions.messageId, messageId), eq(chatReactions.userId, userId), eq(chatReactions.emoji, emoji)),
    );
  return affected(result) > 0;
}

export async function deleteReactionsOn(tx: Tx, messageId: string): Promise<void> {
  await tx.delete(chatReactions).where(eq(chatReactions.messageId, messageId));
}
