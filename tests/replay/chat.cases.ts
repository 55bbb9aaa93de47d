import { BLOCK_APPEALS } from '../../domain/chat/blocked-message.ts';
import { CHANNEL_IDS } from '../../domain/chat/channels.ts';
import { DEFAULT_MODERATION } from '../../domain/chat/moderation.ts';
import { REPORT_STATUSES } from '../../domain/chat/report.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { HOUR } from '../../domain/shared/time.ts';
import * as words from '../../db/chat/banned-word.queries.ts';
import * as blocked from '../../db/chat/blocked-message.queries.ts';
import * as readers from '../../db/chat/chat-user.queries.ts';
import { blockedMessages, chatMessages, chatReactions, chatReads, userReports } from '../../db/chat/chat.table.ts';
import * as messages from '../../db/chat/message.queries.ts';
import * as moderation from '../../db/chat/moderation.queries.ts';
import * as mutes from '../../db/chat/mute.queries.ts';
import * as reactions from '../../db/chat/reaction.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { PLACE, edgeMessage } from './chat.rows.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { EDGES, WORDS } from './words.ts';

const people = ['1', '2', edgeUser(0), edgeUser(1), edgeUser(4), edgeUser(5), edgeUser(9), 'nobody'];
const each = people.map((id) => [id] as const);
const talks = [...CHANNEL_IDS, PLACE] as const;
/** A player whom others have blocked, one with no blocks, and staff. */
const viewers = [edgeUser(4), edgeUser(0), ''];

const keyOf = ({ at, id }: messages.MessageKey): messages.MessageKey => ({ at, id });

const blockedOnes = (cast: Cast) => cast.some(blockedMessages, 6).map(({ id }) => id);
const reports = (cast: Cast) => cast.some(userReports, 6).map(({ id }) => id);
const fewMessages = [...Array.from({ length: 9 }, (_, n) => edgeMessage(n)), 'nothing'];

const message = (cast: Cast) => ({
  id: cast.newId(),
  channelId: 'general' as const,
  authorId: '1',
  kind: 'text' as const,
  body: 'ЖУК 🎲 \\%_',
  at: cast.now,
  flag: null,
});

const settings = { muteAll: true, highContrast: true, showUnread: false, slashCommands: false };

export const cases = roomCases('chat', [
  reads(words.listBannedWords)(() => [[]]),
  writes(words.lockBannedWords)(() => [[]]),
  writes(words.insertBannedWord)(({ now }) => [
    [{ word: 'ЖУК', byId: '1', at: now }],
    [{ word: WORDS[0], byId: '1', at: now }],
    [{ word: WORDS[0].toUpperCase(), byId: '1', at: now }],
  ]),
  writes(words.deleteBannedWord)(() => [[WORDS[0]], [WORDS[0].toUpperCase()], ['zebra'], ['Zebra']]),

  writes(blocked.insertBlocked)((cast) => [
    [{ id: cast.newId(), channelId: PLACE, authorId: '1', rule: 'spam', body: 'Ж', at: Number.MAX_SAFE_INTEGER }],
  ]),
  pages(
    blocked.listBlocked,
    keyOf,
  )(() =>
    [null, ...BLOCK_APPEALS].flatMap((appeal) =>
      [...people.slice(0, 2), 'nobody'].map((viewerId) => (limit, past) => [{ appeal, viewerId }, limit, past]),
    ),
  ),
  reads(blocked.listBlockedOf)((cast) => each.map(([id]) => [id, blockedOnes(cast)])),
  reads(blocked.readBlocked)((cast) => [...blockedOnes(cast), 'nothing'].map((id) => [id])),
  writes(blocked.lockBlocked)((cast) => [...blockedOnes(cast), 'nothing'].map((id) => [id])),
  writes(blocked.updateBlocked)((cast) =>
    blockedOnes(cast).flatMap((id) => [
      [id, { appeal: 'posted', decidedAt: cast.now, decidedBy: '1', reason: null }],
      [id, { appeal: null }],
    ]),
  ),
  reads(blocked.countAppealsOf)(() => each),
  reads(blocked.readWaitingBlocked)(() => each),

  reads(readers.readReads)(() => each),
  writes(readers.markRead)((cast) =>
    cast.some(chatReads, 4).flatMap(({ userId, channelId, readAt, messageId }) => [
      [userId, channelId, { at: readAt, id: messageId }],
      [userId, channelId, { at: readAt, id: `${messageId}a` }],
      [userId, channelId, { at: readAt - 1, id: '~' }],
      [userId, channelId, { at: Number.MAX_SAFE_INTEGER, id: '' }],
      ['1', 'off-topic', { at: 0, id: '' }],
    ]),
  ),
  reads(readers.readRead)((cast) => [
    ...cast.some(chatReads, 4).map(({ userId, channelId }) => [userId, channelId] as const),
    ['1', PLACE],
  ]),
  reads(readers.readChatSettings)(() => each),
  writes(readers.putChatSettings)(() => [
    ['1', settings],
    [edgeUser(1), settings],
  ]),
  reads(readers.readMentioned)(
    () => [
      [[], '1'],
      [['demo', 'rival', 'nobody'], '2'],
      [WORDS.map(usernameKeyOf), edgeUser(4)],
      [WORDS.map((word) => word.toUpperCase()), '1'],
    ],
    { unordered: { why: 'each hears of it by itself' } },
  ),

  writes(messages.insertMessage)((cast) => [
    [message(cast)],
    [{ ...message(cast), channelId: PLACE, flag: 'links', at: Number.MAX_SAFE_INTEGER }],
  ]),
  reads(messages.readMessage)(() => fewMessages.map((id) => [id])),
  writes(messages.lockMessage)(() => fewMessages.map((id) => [id])),
  pages(
    messages.listMessages,
    keyOf,
  )(() =>
    talks.flatMap((channelId) =>
      viewers.map((viewer) => (limit: number, before: messages.MessageKey | null) => [
        { channelId, viewer, since: 0, limit, before },
      ]),
    ),
  ),
  reads(messages.listPinned)(({ now }) =>
    talks.flatMap((channelId) =>
      viewers.flatMap((viewer) =>
        [1, 2, 100].flatMap((limit) =>
          [0, now - 2 * HOUR].map((since) => [{ channelId, viewer, since, limit }] as const),
        ),
      ),
    ),
  ),
  reads(messages.listSaid)(({ now }) =>
    talks.flatMap((channelId) =>
      [1, 4, 100].flatMap((limit) => [0, now - 2 * HOUR].map((since) => [{ channelId, since, limit }] as const)),
    ),
  ),
  reads(messages.channelsWithPin)(() => [[]]),
  reads(messages.countPinned)(() => talks.map((channelId) => [channelId])),
  reads(messages.listLatestOf)(
    ({ now }) => people.flatMap((id) => [[id, now - 2 * HOUR, 100] as const, [id, 0, 100] as const]),
    { unordered: { why: 'it is counted, and looked through for the same text' } },
  ),
  writes(messages.pinMessage)(({ now }) => [
    [edgeMessage(1), now],
    [edgeMessage(5), null],
  ]),
  writes(messages.emptyMessage)(({ now }) => [
    [edgeMessage(1), '1', now],
    [edgeMessage(5), '1', Number.MAX_SAFE_INTEGER],
  ]),
  pages(
    messages.listModerated,
    keyOf,
  )(() => [true, false].map((isFlagged) => (limit, before) => [{ isFlagged, limit, before }])),
  reads(messages.countUnread)(({ now }) =>
    CHANNEL_IDS.flatMap((channelId) =>
      [edgeUser(4), '1'].flatMap((userId) =>
        [
          { userId, viewer: userId, channelId, at: 0, id: '' },
          { userId, viewer: '', channelId, at: now - 2 * HOUR, id: edgeMessage(9) },
        ].flatMap((question) => [[question, 2] as const, [question, 100] as const]),
      ),
    ),
  ),
  reads(messages.readFirstUnread)(({ now }) =>
    CHANNEL_IDS.flatMap((channelId) => [
      [{ userId: edgeUser(4), viewer: edgeUser(4), channelId, at: 0, id: '' }] as const,
      [{ userId: '1', viewer: '', channelId, at: now - 2 * HOUR, id: edgeMessage(9) }] as const,
    ]),
  ),

  reads(moderation.readModeration)(() => [[]]),
  writes(moderation.putModeration)(() =>
    EDGES.map((capsLimit) => [{ ...DEFAULT_MODERATION, capsLimit, followersOnly: true }]),
  ),
  writes(moderation.insertReport)((cast) => [
    [{ id: cast.newId(), reporterId: '1', reportedId: '2', reason: 'Ж', status: 'pending', at: cast.now }],
  ]),
  reads(moderation.hasOpenReport)((cast) => [
    ...cast.some(userReports, 12).map((report) => [report] as const),
    [{ reporterId: '1', reportedId: '2', messageId: null, clipId: null }],
  ]),
  pages(
    moderation.listReports,
    keyOf,
  )(() =>
    REPORT_STATUSES.flatMap((status) =>
      [...people.slice(0, 2), 'nobody'].map((viewerId) => (limit, past) => [{ status, viewerId }, limit, past]),
    ),
  ),
  reads(moderation.listReportsOn)((cast) => each.map(([id]) => [id, reports(cast)])),
  writes(moderation.lockReport)((cast) => [...reports(cast), 'nothing'].map((id) => [id])),
  writes(moderation.updateReport)((cast) =>
    reports(cast).flatMap((id) => REPORT_STATUSES.map((status) => [id, status] as const)),
  ),
  reads(moderation.countOpenReports)(() => each),
  reads(moderation.listWaitingReports)(() => each, { unordered: { why: 'each row names its status' } }),
  reads(moderation.listReportsAbout)(() => each.flatMap(([id]) => [[id, 2] as const, [id, 100] as const])),

  reads(mutes.isMuted)(() => people.flatMap((id) => [[PLACE, id] as const, ['battle:other', id] as const])),
  reads(mutes.listMuted)(() => [1, 2, 4, 100].map((limit) => [PLACE, limit])),
  reads(mutes.countMuted)(() => [[PLACE], ['battle:other']]),
  writes(mutes.insertMute)(({ now }) => [
    [{ placeId: PLACE, userId: '1', at: now }],
    [{ placeId: PLACE, userId: edgeUser(1), at: now }],
  ]),
  writes(mutes.deleteMute)(() => [
    [PLACE, edgeUser(1)],
    [PLACE, '1'],
  ]),

  writes(messages.emptyMessagesOf)(({ now }) => [
    [edgeUser(4), now],
    [edgeUser(0), now],
    ['1', now],
    ['nobody', now],
  ]),

  reads(reactions.countReactions)(
    (cast) => [
      [[], '1'],
      [fewMessages, edgeUser(3)],
      [cast.values(chatReactions, 'messageId'), edgeUser(4)],
      [cast.some(chatMessages, 20).map(({ id }) => id), '1'],
    ],
    {
      // In whatever order messages come, those of each keep to their own.
      show: (rows: readonly reactions.ReactionCount[]) =>
        fewMessages.map((id) => rows.filter(({ messageId }) => messageId === id)),
    },
  ),
  writes(reactions.insertReaction)(({ now }) => [
    [{ messageId: edgeMessage(0), userId: '1', emoji: '🎲', at: now }],
    [{ messageId: edgeMessage(0), userId: edgeUser(0), emoji: '🎲', at: now }],
  ]),
  writes(reactions.deleteReaction)(() => [
    [edgeMessage(0), edgeUser(0), '🎲'],
    [edgeMessage(1), edgeUser(1), 'é'],
    [edgeMessage(1), edgeUser(1), 'e\u0301'],
    [edgeMessage(0), '1', '🎲'],
  ]),
  writes(reactions.deleteReactionsOn)(() => [[edgeMessage(0)], ['nothing']]),
]);
