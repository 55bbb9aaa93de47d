import { sql } from 'drizzle-orm';
import { BLOCKED_KINDS, BLOCK_APPEALS } from '../../domain/chat/blocked-message.ts';
import { MESSAGE_KINDS, type PlaceId, type TalkId } from '../../domain/chat/channels.ts';
import { REPORT_STATUSES, REPORT_TYPES } from '../../domain/chat/report.ts';
import { users } from '../accounts/user.table.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, bool, index, check, primaryKey } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

export const chatMessages = table(
  'chat_messages',
  {
    /** Grows with time. */
    id: text().primaryKey(),
    channelId: text().$type<TalkId>().notNull(),
    authorId: person(),
    kind: oneOf(MESSAGE_KINDS).notNull(),
    body: text().notNull(),
    at: at().notNull(),
    pinnedAt: at(),
    /** The body of a deleted message is empty; the row keeps its place. */
    deletedAt: at(),
    deletedBy: text().references(() => users.id),
    /** The rule that let it through but wants staff to look; null for most. */
    flag: text(),
  },
  (t) => [
    index('chat_messages_channel').on(t.channelId, t.at, t.id),
    index('chat_messages_at')
      .on(t.at, t.id)
      .where(sql`${t.body} <> ''`),
    index('chat_messages_author').on(t.authorId, t.at),
    index('chat_messages_pinned')
      .on(t.channelId, t.pinnedAt)
      .where(sql`${t.pinnedAt} is not null`),
    index('chat_messages_flagged')
      .on(t.at)
      .where(sql`${t.flag} is not null`),
  ],
);
export type ChatMessageRow = typeof chatMessages.$inferSelect;

export const chatReactions = table(
  'chat_reactions',
  {
    messageId: text()
      .notNull()
      .references(() => chatMessages.id),
    userId: person(),
    emoji: text().notNull(),
    at: at().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.emoji, t.userId] }), index('chat_reactions_user').on(t.userId)],
);

/** Who may only read in a place: its hosts and staff decide that, and the audit log knows who did. */
export const chatMutes = table(
  'chat_mutes',
  {
    placeId: text().$type<PlaceId>().notNull(),
    userId: person(),
    at: at().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.placeId, t.userId] }),
    index('chat_mutes_longest').on(t.placeId, t.at, t.userId),
    index('chat_mutes_user').on(t.userId),
  ],
);
export type ChatMuteRow = typeof chatMutes.$inferSelect;

/** Up to where a player has read a channel, or a place in which what was read is counted. */
export const chatReads = table(
  'chat_reads',
  {
    userId: person(),
    channelId: text().$type<TalkId>().notNull(),
    readAt: at().notNull(),
    /** The last message that was read; empty before the first. */
    messageId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.channelId] })],
);

/** GC-12; the defaults hold where there is no row. */
export const chatSettings = table('chat_settings', {
  userId: person().primaryKey(),
  muteAll: bool().notNull().default(false),
  highContrast: bool().notNull().default(false),
  showUnread: bool().notNull().default(true),
  slashCommands: bool().notNull().default(true),
});

/** How messages are moderated (EN-61); one row. */
export const moderationSettings = table(
  'moderation_settings',
  {
    id: int().primaryKey(),
    profanityFilter: bool().notNull().default(true),
    spamDetection: bool().notNull().default(true),
    linkBlocking: bool().notNull().default(false),
    /** Most capital letters of a longer message, in per cent; 100 for no limit. */
    capsLimit: int().notNull().default(70),
    /** Seconds between two messages of one author; 0 for none. */
    slowMode: int().notNull().default(0),
    followersOnly: bool().notNull().default(false),
    /** The auto-mod sensitivity in per cent. */
    autoModSeverity: int().notNull().default(50),
  },
  (t) => [check('moderation_settings_one', sql`${t.id} = 1`)],
);

/** Words that staff let nobody say, whatever else is filtered. */
export const bannedWords = table('banned_words', {
  word: text().primaryKey(),
  byId: person(),
  at: at().notNull(),
});

/** What a rule stopped, with the rule: the receipt its author saw. Its author may ask staff to look, who decide once. */
export const blockedMessages = table(
  'blocked_messages',
  {
    id: text().primaryKey(),
    channelId: text().$type<TalkId>().notNull(),
    authorId: person(),
    kind: oneOf(BLOCKED_KINDS).notNull().default('message'),
    rule: text().notNull(),
    body: text().notNull(),
    at: at().notNull(),
    /** Null until its author appeals. */
    appeal: oneOf(BLOCK_APPEALS),
    appealedAt: at(),
    decidedAt: at(),
    decidedBy: text().references(() => users.id),
    /** Why it stays blocked, as its author reads it; null before, and where it was posted. */
    reason: text(),
  },
  (t) => [
    index('blocked_messages_at').on(t.at, t.id),
    index('blocked_messages_author').on(t.authorId, t.at),
    index('blocked_messages_appeal')
      .on(t.appeal, t.at, t.id)
      .where(sql`${t.appeal} is not null`),
    index('blocked_messages_waiting')
      .on(t.authorId)
      .where(sql`${t.appeal} = 'waiting'`),
  ],
);
export type BlockedMessageRow = typeof blockedMessages.$inferSelect;

/** What a player has told staff about another player or a message (GC-10). */
export const userReports = table(
  'user_reports',
  {
    id: text().primaryKey(),
    reporterId: person(),
    reportedId: person(),
    messageId: text().references(() => chatMessages.id),
    /** The clip of a stream that it is about, which may be gone; null for another report. */
    clipId: text(),
    reportType: oneOf(REPORT_TYPES).notNull().default('other'),
    reason: text().notNull(),
    status: oneOf(REPORT_STATUSES).notNull(),
    at: at().notNull(),
  },
  (t) => [
    index('user_reports_status').on(t.status, t.at, t.id),
    index('user_reports_reporter').on(t.reporterId, t.at),
    index('user_reports_reported').on(t.reportedId, t.at, t.id),
  ],
);
