// @module-tag engines
import {
  countUnread,
  readFirstUnread,
  channelsWithPin,
  listLatestOf,
  listMessages,
  listModerated,
  listPinned,
  listSaid,
  readMessage,
} from '../../../db/chat/message.queries.ts';
import { readChatSettings, readMentioned, readRead, readReads } from '../../../db/chat/chat-user.queries.ts';
import { isMuted, listMuted } from '../../../db/chat/mute.queries.ts';
import {
  countAppealsOf,
  listBlocked,
  listBlockedOf,
  readBlocked,
  readWaitingBlocked,
} from '../../../db/chat/blocked-message.queries.ts';
import { listReports, listReportsOn } from '../../../db/chat/moderation.queries.ts';
import { countReactions } from '../../../db/chat/reaction.queries.ts';
import type { World } from '../../support/world.ts';
import { checkPlans, either, pk } from '../../support/query-plans.ts';

const read = ({ db }: World) => db.read;
const key = { at: 5, id: 'x' };

checkPlans([
  {
    name: 'reports about one',
    run: (w) => listReportsOn(read(w), 'y', ['x']),
    uses: [either('user_reports', 'user_reports_reported')],
  },
  {
    name: 'what was stopped of one',
    run: (w) => listBlockedOf(read(w), 'y', ['x']),
    uses: [either('blocked_messages', 'blocked_messages_author')],
  },
  {
    name: 'a page of a channel',
    run: (w) => listMessages(read(w), { channelId: 'general', viewer: 'x', since: 5, limit: 20, before: key }),
    uses: ['chat_messages_channel', pk('blocks')],
    isInOrder: true,
  },
  {
    name: 'what is unread in a channel',
    run: (w) => countUnread(read(w), { userId: 'x', viewer: 'x', channelId: 'general', ...key }, 100),
    uses: ['chat_messages_channel', pk('blocks')],
    isInOrder: true,
  },
  {
    name: 'the first unread message of a channel',
    run: (w) => readFirstUnread(read(w), { userId: 'x', viewer: 'x', channelId: 'general', ...key }),
    uses: ['chat_messages_channel', pk('blocks')],
    isInOrder: true,
  },
  { name: 'one message', run: (w) => readMessage(read(w), 'x'), uses: [pk('chat_messages')] },
  {
    name: 'what is pinned in a channel',
    run: (w) => listPinned(read(w), { channelId: 'general', viewer: 'x', since: 5, limit: 20 }),
    uses: ['chat_messages_pinned'],
  },
  {
    name: 'what two have said',
    run: (w) => listSaid(read(w), { channelId: 'room:x', since: 5, limit: 20 }),
    uses: ['chat_messages_channel'],
    isInOrder: true,
  },
  { name: 'channels with a pin', run: (w) => channelsWithPin(read(w)), uses: ['chat_messages_pinned'] },
  {
    name: 'the latest messages of an author',
    run: (w) => listLatestOf(read(w), 'x', 5, 10),
    uses: ['chat_messages_author'],
    isInOrder: true,
  },
  {
    name: 'flagged messages',
    run: (w) => listModerated(read(w), { isFlagged: true, limit: 20, before: key }),
    uses: ['chat_messages_flagged'],
  },
  {
    name: 'messages of all channels',
    run: (w) => listModerated(read(w), { isFlagged: false, limit: 20, before: key }),
    uses: ['chat_messages_at'],
    isInOrder: true,
  },
  { name: 'reactions of a page', run: (w) => countReactions(read(w), ['x', 'y'], 'z'), uses: [pk('chat_reactions')] },
  { name: 'how far a player has read', run: (w) => readReads(read(w), 'x'), uses: [pk('chat_reads')] },
  {
    name: 'how far a player has read one place',
    run: (w) => readRead(read(w), 'x', 'room:y'),
    uses: [pk('chat_reads')],
  },
  { name: 'whether somebody is muted', run: (w) => isMuted(read(w), 'stream:x', 'y'), uses: [pk('chat_mutes')] },
  {
    name: 'who is muted',
    run: (w) => listMuted(read(w), 'stream:x', 20),
    uses: ['chat_mutes_longest'],
    isInOrder: true,
  },
  { name: 'chat settings', run: (w) => readChatSettings(read(w), 'x'), uses: [pk('chat_settings')] },
  { name: 'who is mentioned', run: (w) => readMentioned(read(w), ['x'], 'y'), uses: ['users_username_key'] },
  {
    name: 'what was blocked',
    run: (w) => listBlocked(read(w), { appeal: null, viewerId: 'x' }, 20, key),
    uses: ['blocked_messages_at'],
    isInOrder: true,
  },
  {
    name: 'what was blocked and appealed',
    run: (w) => listBlocked(read(w), { appeal: 'kept', viewerId: 'x' }, 20, key),
    uses: ['blocked_messages_appeal'],
    isInOrder: true,
  },
  { name: 'one blocked message', run: (w) => readBlocked(read(w), 'x'), uses: [pk('blocked_messages')] },
  { name: 'appeals of an author', run: (w) => countAppealsOf(read(w), 'x'), uses: ['blocked_messages_waiting'] },
  {
    name: 'appeals that wait',
    run: (w) => readWaitingBlocked(read(w), 'x'),
    uses: [/blocked_messages_(waiting|appeal)/],
  },
  {
    name: 'user reports',
    run: (w) => listReports(read(w), { status: 'pending', viewerId: 'x' }, 20, key),
    uses: ['user_reports_status', 'user_reports_reported'],
  },
]);
