import { chatNotices } from '../../domain/chat/notices.ts';
import {
  bannedWords,
  blockedMessages,
  chatMessages,
  chatMutes,
  chatReactions,
  chatReads,
  chatSettings,
  userReports,
} from '../../db/chat/chat.table.ts';
import { emptyMessagesOf, listSaid } from '../../db/chat/message.queries.ts';
import { personal } from '../../db/client/personal-data.ts';
import { listBlockedOf } from '../../db/chat/blocked-message.queries.ts';
import { listReportsOn } from '../../db/chat/moderation.queries.ts';
import { samples } from '../../db/chat/samples.ts';
import type { Room } from '../kernel/manifest/room.ts';
import { BlockedMessageResolver } from './moderation/blocked-message.resolver.ts';
import { ChatActionResolver } from './chat-action.resolver.ts';
import { ChatPlaceResolver } from './chat-place.resolver.ts';
import { ChatResolver } from './chat.resolver.ts';
import { ModerationResolver } from './moderation/moderation.resolver.ts';
import { chatRefusals } from './refusals.ts';
import { answerReport } from './moderation/decide-report.ts';
import { chatDashboard } from './dashboard.ts';

export const chat: Room = {
  name: 'chat',
  dashboard: chatDashboard,
  activity: {
    'report.filed': 'A player was reported.',
    'report.decided': 'A report about a player was decided.',
    'blocked-message.appealed': 'Somebody asks staff to look at a blocked message.',
    'blocked-message.decided': 'The appeal of a blocked message was decided.',
  },
  refusals: chatRefusals,
  resolvers: [BlockedMessageResolver, ChatActionResolver, ChatPlaceResolver, ChatResolver, ModerationResolver],
  notices: chatNotices,
  topics: ['channel'],
  provides: {
    answerReport,
    saidIn: (reader, channelId, since, limit) => listSaid(reader, { channelId, since, limit }),
  },
  matters: { 'user-report': listReportsOn, 'blocked-message': listBlockedOf },
  personalData: {
    tables: [
      personal(chatSettings, { fates: { userId: 'erased' }, archive: { 'chat.settings': { as: 'row' } } }),
      personal(chatMessages, {
        fates: {
          authorId: 'kept: emptied of what was said, so that the talk of others keeps its order',
          deletedBy: 'kept: who took a message away',
        },
        archive: {
          'chat.messages': {
            shows: ({ channelId, kind, body, at, deletedAt }) => ({
              channel: channelId,
              kind,
              text: body,
              at,
              deletedAt,
            }),
            order: ['at', 'id'],
          },
        },
      }),
      personal(blockedMessages, {
        fates: { authorId: 'erased', decidedBy: 'kept: which of the staff decided' },
        archive: {
          'chat.blockedMessages': {
            shows: ({ channelId, body, rule, at, appeal, appealedAt, reason }) => ({
              channel: channelId,
              text: body,
              rule,
              at,
              appeal,
              appealedAt,
              reason,
            }),
            order: ['at', 'id'],
          },
        },
      }),
      personal(chatReactions, {
        fates: { userId: 'erased' },
        archive: { 'chat.reactions': { shows: ['messageId', 'emoji', 'at'], order: ['at', 'messageId', 'emoji'] } },
      }),
      personal(chatReads, {
        fates: { userId: 'erased' },
        archive: {
          'chat.reads': { shows: ({ channelId, readAt }) => ({ channel: channelId, readAt }), order: ['channelId'] },
        },
      }),
      personal(chatMutes, {
        fates: { userId: 'erased' },
        archive: { 'chat.mutes': { shows: ({ placeId, at }) => ({ place: placeId, at }), order: ['at', 'placeId'] } },
      }),
      personal(userReports, {
        fates: {
          reporterId: 'kept: what staff were told about a player',
          reportedId: 'kept: what staff were told about a player',
        },
        archive: {
          'chat.reports': {
            shows: ({ reportType, reason, status, at }) => ({ type: reportType, reason, status, at }),
            order: ['at', 'id'],
          },
        },
      }),
      personal(bannedWords, { fates: { byId: 'kept: who of the staff put a word on the list' } }),
    ],
    erase: ({ tx, user, at }) => emptyMessagesOf(tx, user.id, at),
  },
  samples,
};
