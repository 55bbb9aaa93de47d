import { type SQL, and, asc, desc, eq, gte, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { TalkId } from '../../domain/chat/channels.ts';
import type { Role } from '../../domain/accounts/roles.ts';
import type { EarlierMessage } from '../../domain/chat/spam.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { blocks } from '../friends/index.ts';
import { type ChatMessageRow, chatMessages } from './chat.table.ts';

const { placeholder } = sql;

/** A message with its author. */
export interface MessageView {
  readonly id: string;
  readonly channelId: TalkId;
  readonly kind: ChatMessageRow['kind'];
  /** Empty once deleted. */
  readonly body: string;
  readonly at: number;
  readonly pinnedAt: number | null;
  readonly deletedAt: number | null;
  readonly flag: string | null;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorAvatarId: string | null;
  readonly authorRole: Role;
}

/** Where a message stands in its channel, newest first. */
export interface MessageKey {
  readonly at: number;
  readonly id: string;
}

/** Later than every message, for a first page. */
const END: MessageKey = { at: Number.MAX_SAFE_INTEGER, id: '' };

const columns = {
  id: chatMessages.id,
  channelId: chatMessages.channelId,
  kind: chatMessages.kind,
  body: chatMessages.body,
  at: chatMessages.at,
  pinnedAt: chatMessages.pinnedAt,
  deletedAt: chatMessages.deletedAt,
  flag: chatMessages.flag,
  authorId: chatMessages.authorId,
  authorName: users.username,
  authorAvatarId: users.avatarId,
  authorRole: users.role,
};

/**
 * Neither of the two has blocked the other. `viewer` is empty for staff, from whom nobody hides what is to be moderated.
 * Written out, as a part of every statement below.
 */
const isVisible: SQL = sql`not exists (
  select 1 from ${blocks}
  where (${blocks.blockerId} = ${placeholder('viewer')} and ${blocks.blockedId} = ${chatMessages.authorId})
     or (${blocks.blockerId} = ${chatMessages.authorId} and ${blocks.blockedId} = ${placeholder('viewer')})
)`;

export async function insertMessage(
  tx: Tx,
  message: Pick<ChatMessageRow, 'id' | 'channelId' | 'authorId' | 'kind' | 'body' | 'at' | 'flag'>,
): Promise<void> {
  await insertOne(tx, { ...message });
}

const insertOne = statement((tx) =>
  tx
    .insert(chatMessages)
    .values({
      id: placeholder('id'),
      channelId: placeholder('channelId'),
      authorId: placeholder('authorId'),
      kind: placeholder('kind'),
      body: placeholder('body'),
      at: placeholder('at'),
      flag: placeholder('flag'),
    })
    .prepare('insert_chat_message'),
);

const messageById = lookup((reader) =>
  reader
    .select(columns)
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(eq(chatMessages.id, placeholder('id')))
    .prepare('chat_message_by_id'),
);

export async function readMessage(reader: Reader, id: string): Promise<MessageView | undefined> {
  const [message] = await messageById(reader, { id });
  return message;
}

/** The message, locked until the transaction ends. */
export async function lockMessage(tx: Tx, id: string): Promise<ChatMessageRow | undefined> {
  const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, id)).for('no key update');
  return message;
}

const page = lookup((reader) =>
  reader
    .select(columns)
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(
      and(
        eq(chatMessages.channelId, placeholder('channelId')),
        sql`(${chatMessages.at}, ${chatMessages.id}) < (${placeholder('at')}, ${placeholder('id')})`,
        gte(chatMessages.at, placeholder('since')),
        isVisible,
      ),
    )
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(placeholder('limit'))
    .prepare('chat_page'),
);

/** A channel's messages for a viewer, all or those from an instant on, newest first, those before a key. */
export const listMessages = (
  reader: Reader,
  question: { channelId: TalkId; viewer: string; since?: number; limit: number; before: MessageKey | null },
): Promise<MessageView[]> => {
  const { before, since = 0, ...rest } = question;
  return page(reader, { ...rest, since, ...(before ?? END) });
};

const pinned = lookup((reader) =>
  reader
    .select(columns)
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(
      and(
        eq(chatMessages.channelId, placeholder('channelId')),
        isNotNull(chatMessages.pinnedAt),
        // Not by the index of all messages: few are pinned.
        gte(sql`+${chatMessages.at}`, placeholder('since')),
        isVisible,
      ),
    )
    .orderBy(desc(chatMessages.pinnedAt), desc(chatMessages.id))
    .limit(placeholder('limit'))
    .prepare('chat_pinned'),
);

/** What is pinned in a channel of what was said from an instant on, the latest pin first. */
export const listPinned = (
  reader: Reader,
  question: { channelId: TalkId; viewer: string; since: number; limit: number },
): Promise<MessageView[]> => pinned(reader, question);

const saidBy = lookup((reader) =>
  reader
    .select({ id: chatMessages.id, authorId: chatMessages.authorId, text: chatMessages.body, at: chatMessages.at })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.channelId, placeholder('channelId')),
        gte(chatMessages.at, placeholder('since')),
        isNull(chatMessages.deletedAt),
      ),
    )
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(placeholder('limit'))
    .prepare('chat_said'),
);

/** What was said in a place from an instant on and still says something, whoever asks: the latest of it, oldest first. */
export async function listSaid(
  reader: Reader,
  question: { channelId: TalkId; since: number; limit: number },
): Promise<{ id: string; authorId: string; text: string; at: number }[]> {
  return (await saidBy(reader, question)).toReversed();
}

/** The channels that have a pinned message. */
export async function channelsWithPin(reader: Reader): Promise<Set<TalkId>> {
  const rows = await reader
    .selectDistinct({ channelId: chatMessages.channelId })
    .from(chatMessages)
    .where(isNotNull(chatMessages.pinnedAt));
  return new Set(rows.map(({ channelId }) => channelId));
}

export async function countPinned(reader: Reader, channelId: TalkId): Promise<number> {
  return reader.$count(chatMessages, and(eq(chatMessages.channelId, channelId), isNotNull(chatMessages.pinnedAt)));
}

const latestOf = lookup((reader) =>
  reader
    .select({ text: chatMessages.body, at: chatMessages.at })
    .from(chatMessages)
    .where(and(eq(chatMessages.authorId, placeholder('authorId')), gte(chatMessages.at, placeholder('since'))))
    .orderBy(desc(chatMessages.at))
    .limit(placeholder('limit'))
    .prepare('chat_latest_of_author'),
);

/** An author's latest messages in all channels; the text of a deleted one is empty, its time still counts. */
export const listLatestOf = (
  reader: Reader,
  authorId: string,
  since: number,
  limit: number,
): Promise<EarlierMessage[]> => latestOf(reader, { authorId, since, limit });

export async function pinMessage(tx: Tx, id: string, pinnedAt: number | null): Promise<void> {
  await tx.update(chatMessages).set({ pinnedAt }).where(eq(chatMessages.id, id));
}

/** Empties a message for good; its row keeps its place. */
export async function emptyMessage(tx: Tx, id: string, deletedBy: string, deletedAt: number): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ body: '', deletedAt, deletedBy, pinnedAt: null, flag: null })
    .where(eq(chatMessages.id, id));
}

export interface ModeratedQuestion {
  /** Those alone that a rule let through for staff to look at. */
  readonly isFlagged: boolean;
  readonly limit: number;
  readonly before: MessageKey | null;
}

/**
 * What stands in all channels and places, newest first, those before a key (AC-02). Talk of two is theirs: of it staff
 * see what a rule has flagged.
 */
export const listModerated = (
  reader: Reader,
  { isFlagged, limit, before }: ModeratedQuestion,
): Promise<MessageView[]> => {
  const { at, id } = before ?? END;
  return reader
    .select(columns)
    .from(chatMessages)
    .innerJoin(users, eq(users.id, chatMessages.authorId))
    .where(
      and(
        // Of a deleted one nothing is left. Written out, so that the index of this list is taken, and by this list alone.
        isFlagged
          ? isNotNull(chatMessages.flag)
          : sql`${chatMessages.body} <> '' and ${chatMessages.channelId} not like 'room:%' and ${chatMessages.channelId} not like 'friends:%'`,
        sql`(${chatMessages.at}, ${chatMessages.id}) < (${at}, ${id})`,
      ),
    )
    .orderBy(desc(chatMessages.at), desc(chatMessages.id))
    .limit(limit);
};

const unreadOf = (reader: Reader) =>
  reader
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(
      and(
        eq(chatMessages.channelId, placeholder('channelId')),
        sql`(${chatMessages.at}, ${chatMessages.id}) > (${placeholder('at')}, ${placeholder('id')})`,
        ne(chatMessages.authorId, placeholder('userId')),
        isNull(chatMessages.deletedAt),
        isVisible,
      ),
    )
    .orderBy(asc(chatMessages.at), asc(chatMessages.id))
    .limit(placeholder('limit'));

const firstUnread = lookup((reader) => unreadOf(reader).prepare('chat_first_unread'));

const unread = lookup((reader) => {
  const some = unreadOf(reader).as('some');
  return reader
    .select({ count: sql<number>`cast(count(*) as int)`.mapWith(Number) })
    .from(some)
    .prepare('chat_unread');
});

export interface UnreadQuestion {
  readonly userId: string;
  /** As `userId`, or empty for staff. */
  readonly viewer: string;
  readonly channelId: TalkId;
  /** The last message that was read. */
  readonly at: number;
  readonly id: string;
}

/** Messages of others after the last that was read; stops counting at `limit`. */
export async function countUnread(reader: Reader, question: UnreadQuestion, limit: number): Promise<number> {
  const [row] = await unread(reader, { ...question, limit });
  return row?.count ?? 0;
}

/** The first message of another after the last that was read; null where everything has been. */
export async function readFirstUnread(reader: Reader, question: UnreadQuestion): Promise<string | null> {
  const [row] = await firstUnread(reader, { ...question, limit: 1 });
  return row?.id ?? null;
}

/** Empties everything that a person has said; what staff were told stays, under the name that is left. */
export async function emptyMessagesOf(tx: Tx, userId: string, at: number): Promise<void> {
  await tx
    .update(chatMessages)
    .set({ body: '', deletedAt: at, deletedBy: userId, pinnedAt: null, flag: null })
    .where(and(eq(chatMessages.authorId, userId), isNull(chatMessages.deletedAt)));
}
