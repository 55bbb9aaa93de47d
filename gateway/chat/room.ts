import { listBlockedOf } from '../../db/chat/blocked-message.queries.ts';
import { listReportsOn } from '../../db/chat/moderation.queries.ts';
import { eraseChatOf, readChatData } from '../../db/chat/personal-data.queries.ts';
import { samples } from '../../db/chat/samples.ts';
import type { Room } from '../kernel/room.ts';
import { BlockedMessageResolver } from './blocked-message.resolver.ts';
import { ChatActionResolver } from './chat-action.resolver.ts';
import { ChatPlaceResolver } from './chat-place.resolver.ts';
import { ChatResolver } from './chat.resolver.ts';
import { ModerationResolver } from './moderation.resolver.ts';
import { chatRefusals } from './refusals.ts';
import { answerReport } from './decide-report.ts';
import { chatDashboard } from './dashboard.ts';

export const chat: Room = {
  name: 'chat',
  dashboard: chatDashboard,
  refusals: chatRefusals,
  resolvers: [BlockedMessageResolver, ChatActionResolver, ChatPlaceResolver, ChatResolver, ModerationResolver],
  topics: ['channel'],
  provides: { answerReport },
  matters: { 'user-report': listReportsOn, 'blocked-message': listBlockedOf },
  personalData: {
    tables: {
      chat_messages: 'exported, kept: emptied of what was said, so that the talk of others keeps its order',
      chat_reactions: 'exported, erased',
      chat_mutes: 'exported, erased',
      chat_reads: 'exported, erased',
      chat_settings: 'exported, erased',
      blocked_messages: 'exported, erased',
      banned_words: 'kept: who of the staff put a word on the list',
      user_reports: 'exported, kept: what staff were told about a player',
    },
    read: async (reader, userId) => ({ chat: await readChatData(reader, userId) }),
    erase: ({ tx, user, at }) => eraseChatOf(tx, user.id, at),
  },
  samples,
};
