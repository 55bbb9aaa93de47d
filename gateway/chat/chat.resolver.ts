import { Arg, Args, Ctx, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { type ChannelId, type TalkId, isBetweenTwo, isChannelId, isPlaceId } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readChatSettings } from '../../db/chat/chat-user.queries.ts';
import { listMessages, listPinned } from '../../db/chat/message.queries.ts';
import { countReactions } from '../../db/chat/reaction.queries.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { readLatestSeq } from '../../db/events/log.queries.ts';
import { Broadcast } from '../events/broadcast.ts';
import { liveLog } from '../events/live-log.ts';
import { Access } from '../schema/access.ts';
import { PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { findPlace } from '../kernel/manifest/place.ts';
import {
  ChatChannel,
  ChatMessageEvent,
  ChatMessage,
  ChatMessageConnection,
  ChatSettingsFields,
  toChannel,
  toMessageEvent,
  toMessage,
} from './chat.types.ts';
import { authorOf, readMessageEvent } from './message-event.ts';
import { PINS_MAX } from './pin-message.ts';
import { readChannels } from './read-channels.ts';
import { unreadFeed } from './unread-feed.ts';
import { viewerOf } from './visible-message.ts';

/** @throws Refused NOT_FOUND */
export function requireChannel(id: string): ChannelId {
  if (!isChannelId(id)) throw new Refused('NOT_FOUND', { field: 'channelId' });
  return id;
}

interface Readable {
  readonly channelId: TalkId;
  /** From when on the caller may read it; epoch milliseconds. */
  readonly since: number;
}

/** The same for a place of another room, where that room knows one for the caller. @throws Refused NOT_FOUND */
export async function requireTalk(deps: Deps, { userId, role }: Actor, id: string): Promise<Readable> {
  if (!isPlaceId(id)) return { channelId: requireChannel(id), since: 0 };
  const place = await findPlace(deps, deps.db.read, id, { userId, role });
  if (!place) throw new Refused('NOT_FOUND', { field: 'channelId' });
  return { channelId: id, since: place.since ?? 0 };
}

const TALK = {
  description:
    'A channel of the global chat, or `stream:`, `battle:`, `tournament:` or `room:` with the id of what is talked about; `room:` is that of the two of a battle alone, and `friends:` with the ids of two friends that of these.',
} as const;

@Resolver()
export class ChatResolver {
  @Access('own')
  @Query(() => [ChatChannel], {
    nullable: true,
    description: 'The channels with what the caller has not read.',
  })
  async chatChannels(@Ctx() context: Context): Promise<ChatChannel[]> {
    const channels = await readChannels(context.deps, actorOf(context));
    return channels.map(toChannel);
  }

  @Access('own')
  @Query(() => ChatMessageConnection, {
    nullable: true,
    description: 'A channel’s messages, newest first; deleted ones are empty, and blocks hide in both directions.',
  })
  async chatMessages(
    @Ctx() context: Context,
    @Arg('channelId', () => ID, TALK) channelId: string,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<ChatMessageConnection> {
    const { read } = context.deps.db;
    const actor = actorOf(context);
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const talk = await requireTalk(context.deps, actor, channelId);
    const question = { ...talk, viewer: viewerOf(actor, talk.channelId), limit: first + 1 };
    // Before the messages: what happens meanwhile is told again rather than lost.
    const seq = await readLatestSeq(read);
    const rows = await listMessages(read, { ...question, before: key && { at: key[0], id: key[1] } });
    const ids = rows.slice(0, first).map(({ id }) => id);
    const reactions = await countReactions(read, ids, actor.userId);
    const connection = toConnection(
      rows,
      page,
      (row) => [row.at, row.id],
      (row) => toMessage(row, reactions),
    );
    return { ...connection, seq };
  }

  @Access('own')
  @Query(() => [ChatMessage], {
    nullable: true,
    description: 'What is pinned in a channel, the latest pin first. Refusals: NOT_FOUND.',
  })
  async pinnedMessages(
    @Ctx() context: Context,
    @Arg('channelId', () => ID, TALK) channelId: string,
  ): Promise<ChatMessage[]> {
    const { read } = context.deps.db;
    const actor = actorOf(context);
    const talk = await requireTalk(context.deps, actor, channelId);
    const rows = await listPinned(read, { ...talk, viewer: viewerOf(actor, talk.channelId), limit: PINS_MAX });
    const reactions = await countReactions(
      read,
      rows.map(({ id }) => id),
      actor.userId,
    );
    return rows.map((row) => toMessage(row, reactions));
  }

  @Access('own')
  @Query(() => ChatSettingsFields, {
    nullable: true,
    description: 'What the caller has chosen for the chat; the defaults where nothing was.',
  })
  chatSettings(@Ctx() context: Context): Promise<ChatSettingsFields> {
    return readChatSettings(context.deps.db.read, actorOf(context).userId);
  }

  @Access('own')
  @Broadcast({ authorOf })
  @Subscription(() => ChatMessageEvent, {
    nullable: true,
    description: 'What happens in a channel, after an event on; blocks hide in both directions.',
    subscribe: async ({ context, args }: { context: Context; args: { channelId: string; after?: number | null } }) => {
      const { deps } = context;
      const actor = actorOf(context);
      const { channelId: id, since } = await requireTalk(deps, actor, args.channelId);
      const log = { topic: 'channel', entity: 'channel', id, since, after: args.after ?? null } as const;
      if (!isPlaceId(id)) return liveLog(context, log);
      return liveLog(context, {
        ...log,
        isPrivate: isBetweenTwo(id),
        mayRead: async () => (await findPlace(deps, deps.db.read, id, actor)) !== null,
      });
    },
  })
  async chatHappened(
    @Ctx() { deps }: Context,
    @Root() event: StoredEvent,
    @Arg('channelId', () => ID, TALK) _channelId: string,
    @Arg('after', () => Int, {
      nullable: true,
      description: '`seq` of the last event that the caller knows; only what happens from now on without it.',
    })
    _after?: number | null,
  ): Promise<ChatMessageEvent | null> {
    const messageEvent = await readMessageEvent(deps, event);
    return messageEvent && toMessageEvent(messageEvent);
  }

  @Access('own')
  @Subscription(() => [ChatChannel], {
    description: 'Channels whose unread count has changed because others wrote; at most every two seconds.',
    subscribe: ({ context }: { context: Context }) => unreadFeed(context.live, actorOf(context).userId),
  })
  async chatUnread(@Ctx() context: Context, @Root() stirred: readonly ChannelId[]): Promise<ChatChannel[]> {
    const channels = await readChannels(context.deps, actorOf(context), stirred);
    return channels.map(toChannel);
  }
}
