import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { CHANNEL_IDS, type ChannelId, type TalkId, isChannelId } from '../../domain/chat/channels.ts';
import { type ChatSettings, DEFAULT_CHAT_SETTINGS } from '../../domain/chat/settings.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup, statement } from '../client/sql.ts';
import { hiddenFrom } from '../friends/index.ts';
import { chatReads, chatSettings } from './chat.table.ts';
import type { MessageKey } from './message.queries.ts';

const { placeholder } = sql;

const readsOf = lookup((reader) =>
  reader
    .select({ channelId: chatReads.channelId, at: chatReads.readAt, id: chatReads.messageId })
    .from(chatReads)
    .where(and(eq(chatReads.userId, placeholder('userId')), inArray(chatReads.channelId, [...CHANNEL_IDS])))
    .prepare('chat_reads_of'),
);

/** Up to where a player has read each channel of the global chat; channels never read are left out. */
export async function readReads(reader: Reader, userId: string): Promise<Map<ChannelId, MessageKey>> {
  const rows = await readsOf(reader, { userId });
  return new Map(rows.flatMap(({ channelId, at, id }) => (isChannelId(channelId) ? [[channelId, { at, id }]] : [])));
}

const readOf = lookup((reader) =>
  reader
    .select({ at: chatReads.readAt, id: chatReads.messageId })
    .from(chatReads)
    .where(and(eq(chatReads.userId, placeholder('userId')), eq(chatReads.channelId, placeholder('channelId'))))
    .prepare('chat_read_of'),
);

/** Up to where a player has read one channel or place; undefined where nothing was. */
export async function readRead(reader: Reader, userId: string, channelId: TalkId): Promise<MessageKey | undefined> {
  const [read] = await readOf(reader, { userId, channelId });
  return read;
}

const putRead = statement((tx) =>
  tx
    .insert(chatReads)
    .values({
      userId: placeholder('userId'),
      channelId: placeholder('channelId'),
      readAt: placeholder('at'),
      messageId: placeholder('id'),
    })
    .onConflictDoUpdate({
      target: [chatReads.userId, chatReads.channelId],
      set: { readAt: excluded(chatReads.readAt), messageId: excluded(chatReads.messageId) },
      // What was read stays read, in whatever order two pages say so.
      setWhere: sql`(${chatReads.readAt}, ${chatReads.messageId}) < (${excluded(chatReads.readAt)}, ${excluded(chatReads.messageId)})`,
    })
    .prepare('put_chat_read'),
);

export async function markRead(tx: Tx, userId: string, channelId: TalkId, { at, id }: MessageKey): Promise<void> {
  await putRead(tx, { userId, channelId, at, id });
}

const settingsByUser = lookup((reader) =>
  reader
    .select({
      muteAll: chatSettings.muteAll,
      highContrast: chatSettings.highContrast,
      showUnread: chatSettings.showUnread,
      slashCommands: chatSettings.slashCommands,
    })
    .from(chatSettings)
    .where(eq(chatSettings.userId, placeholder('userId')))
    .prepare('chat_settings_by_user'),
);

/** What a player has chosen; the defaults for whoever has chosen nothing. */
export async function readChatSettings(reader: Reader, userId: string): Promise<ChatSettings> {
  const [stored] = await settingsByUser(reader, { userId });
  return stored ?? DEFAULT_CHAT_SETTINGS;
}

export async function putChatSettings(tx: Tx, userId: string, settings: ChatSettings): Promise<void> {
  await tx
    .insert(chatSettings)
    .values({ userId, ...settings })
    .onConflictDoUpdate({ target: chatSettings.userId, set: settings });
}

/**
 * The players whom one of these username keys names and who want to hear of it: not the author, nobody who has blocked
 * the author or is blocked, nobody who has muted the chat, no account that is not active.
 */
export async function readMentioned(reader: Reader, keys: readonly string[], authorId: string): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await reader
    .select({ id: users.id })
    .from(users)
    .leftJoin(chatSettings, eq(chatSettings.userId, users.id))
    .where(
      and(
        inArray(users.usernameKey, [...keys]),
        ne(users.id, authorId),
        eq(users.status, 'active'),
        or(isNull(chatSettings.muteAll), eq(chatSettings.muteAll, false)),
      ),
    );
  const hidden = rows.length === 0 ? new Set<string>() : await hiddenFrom(reader, authorId);
  return rows.map(({ id }) => id).filter((id) => !hidden.has(id));
}
