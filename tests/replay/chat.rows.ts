import { BLOCKED_KINDS, BLOCK_APPEALS } from '../../domain/chat/blocked-message.ts';
import { CHANNEL_IDS, MESSAGE_KINDS, type TalkId } from '../../domain/chat/channels.ts';
import { REPORT_STATUSES, REPORT_TYPES } from '../../domain/chat/report.ts';
import { HOUR } from '../../domain/shared/time.ts';
import {
  bannedWords,
  blockedMessages,
  chatMessages,
  chatMutes,
  chatReactions,
  chatReads,
  userReports,
} from '../../db/chat/chat.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const PLACE = 'battle:battle-001';
export const edgeMessage = (n: number): string => `message-${String(n).padStart(3, '0')}`;

/** Messages of which each four are of one instant, in a channel, a place and elsewhere, with all that can be said of one. */
export async function addRows(tx: Tx, { now, newId }: Edges): Promise<void> {
  for (let n = 0; n < 3 * WORDS.length; n++) {
    const at = now - Math.floor(n / 4) * HOUR;
    const isDeleted = n % 7 === 6;
    const channelId: TalkId = n % 3 === 0 ? 'general' : n % 3 === 1 ? PLACE : nth(CHANNEL_IDS, n);
    await tx.insert(chatMessages).values({
      id: edgeMessage(n),
      channelId,
      authorId: edgeUser(n % 2 === 0 ? 4 : n),
      kind: nth(MESSAGE_KINDS, n),
      body: isDeleted ? '' : nth(WORDS, n),
      at,
      pinnedAt: n % 5 === 0 && !isDeleted ? now - (n % 2) * HOUR : null,
      deletedAt: isDeleted ? at + 1 : null,
      deletedBy: isDeleted ? edgeUser(0) : null,
      flag: n % 4 === 1 && !isDeleted ? 'profanity' : null,
    });
    for (const [m, emoji] of ['🎲', '👍', '👍🏽', 'e\u0301', 'é'].entries())
      if ((n + m) % 3 === 0)
        for (const who of [n, n + 1])
          await tx.insert(chatReactions).values({ messageId: edgeMessage(n), userId: edgeUser(who), emoji, at });
    await tx.insert(blockedMessages).values({
      id: newId(),
      channelId,
      authorId: edgeUser(n % 2 === 0 ? 4 : n),
      kind: nth(BLOCKED_KINDS, n),
      rule: n % 2 === 0 ? 'spam' : 'links',
      body: nth(WORDS, n),
      at,
      appeal: n % 4 === 3 ? null : nth(BLOCK_APPEALS, n),
      appealedAt: n % 4 === 3 ? null : at + 1,
      reason: n % 4 === 2 ? nth(WORDS, n) : null,
    });
    await tx.insert(userReports).values({
      id: newId(),
      reporterId: edgeUser(n),
      reportedId: edgeUser(n % 2 === 0 ? 4 : n + 1),
      messageId: n % 3 === 0 ? edgeMessage(n) : null,
      clipId: n % 3 === 1 ? `clip-${n}` : null,
      reportType: nth(REPORT_TYPES, n),
      reason: nth(WORDS, n),
      status: nth(REPORT_STATUSES, n),
      at,
    });
  }
  for (const [n, word] of WORDS.entries()) {
    await tx.insert(bannedWords).values({ word, byId: edgeUser(0), at: now });
    await tx.insert(chatMutes).values({ placeId: PLACE, userId: edgeUser(n), at: now - Math.floor(n / 3) * HOUR });
    await tx.insert(chatReads).values({
      userId: edgeUser(n),
      channelId: nth(CHANNEL_IDS, n),
      readAt: now - n * HOUR,
      messageId: n % 4 === 0 ? '' : edgeMessage(n),
    });
  }
}
