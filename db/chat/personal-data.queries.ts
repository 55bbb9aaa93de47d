import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import {
  blockedMessages,
  chatMessages,
  chatMutes,
  chatReactions,
  chatReads,
  chatSettings,
  userReports,
} from './chat.table.ts';

/** Everything that a person has said and chosen in the chat, for the person. */
export async function readChatData(reader: Reader, userId: string) {
  const [settings] = await reader.select().from(chatSettings).where(eq(chatSettings.userId, userId));
  return {
    settings: settings ?? null,
    messages: await reader
      .select({
        channel: chatMessages.channelId,
        kind: chatMessages.kind,
        text: chatMessages.body,
        at: chatMessages.at,
        deletedAt: chatMessages.deletedAt,
      })
      .from(chatMessages)
      .where(eq(chatMessages.authorId, userId))
      .orderBy(asc(chatMessages.at), asc(chatMessages.id)),
    blockedMessages: await reader
      .select({
        channel: blockedMessages.channelId,
        text: blockedMessages.body,
        rule: blockedMessages.rule,
        at: blockedMessages.at,
        appeal: blockedMessages.appeal,
        appealedAt: blockedMessages.appealedAt,
        reason: blockedMessages.reason,
      })
      .from(blockedMessages)
      .where(eq(blockedMessages.authorId, userId))
      .orderBy(asc(blockedMessages.at), asc(blockedMessages.id)),
    reactions: await reader
      .select({ messageId: chatReactions.messageId, emoji: chatReactions.emoji, at: chatReactions.at })
      .from(chatReactions)
      .where(eq(chatReactions.userId, userId))
      .orderBy(asc(chatReactions.at), asc(chatReactions.messageId), asc(chatReactions.emoji)),
    reads: await reader
      .select({ channel: chatReads.channelId, readAt: chatReads.readAt })
      .from(chatReads)
      .where(eq(chatReads.userId, userId))
      .orderBy(asc(chatReads.channelId)),
    mutes: await reader
      .select({ place: chatMutes.placeId, at: chatMutes.at })
      .from(chatMutes)
      .where(eq(chatMutes.userId, userId))
      .orderBy(asc(chatMutes.at), asc(chatMutes.placeId)),
    reports: await reader
      .select({
        type: userReports.reportType,
        reason: userReports.reason,
        status: userReports.status,
        at: userReports.at,
      })
      .from(userReports)
      .where(eq(userReports.reporterId, userId))
      .orderBy(asc(userReports.at), asc(userReports.id)),
  };
}

/** Empties everything that a person has said; what staff were told stays, under the name that is left. */
export async function eraseChatOf(tx: Tx, userId: string, at: number): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ body: '', deletedAt: at, deletedBy: userId, pinnedAt: null, flag: null })
    .where(and(eq(chatMessages.authorId, userId), isNull(chatMessages.deletedAt)));
  await tx.delete(chatReactions).where(eq(chatReactions.userId, userId));
  await tx.delete(chatMutes).where(eq(chatMutes.userId, userId));
  await tx.delete(chatReads).where(eq(chatReads.userId, userId));
  await tx.delete(chatSettings).where(eq(chatSettings.userId, userId));
  await tx.delete(blockedMessages).where(eq(blockedMessages.authorId, userId));
}
