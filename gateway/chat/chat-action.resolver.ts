import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { REACTIONS } from '../../domain/chat/reactions.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readUser } from '../../db/accounts/index.ts';
import { readMessage } from '../../db/chat/message.queries.ts';
import { countReactions } from '../../db/chat/reaction.queries.ts';
import { playerOf } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { KEY } from '../schema/key.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { requireChannel, requireTalk } from './chat.resolver.ts';
import {
  ChatChannel,
  ChatMessage,
  ChatPosting,
  ChatSettingsFields,
  PostChatMessageInput,
  ReportPlayerInput,
  toChannel,
  toMessage,
} from './chat.types.ts';
import { deleteMessage } from './delete-message.ts';
import { markChannelRead } from './mark-channel-read.ts';
import { PINS_MAX, pinMessage } from './pin-message.ts';
import { postMessage } from './post-message.ts';
import { reactToMessage } from './react-to-message.ts';
import { readChannels } from './read-channels.ts';
import { reportPlayer } from './moderation/report-player.ts';
import { saveChatSettings } from './save-chat-settings.ts';

@Resolver()
export class ChatActionResolver {
  @Access('own')
  @Mutation(() => ChatPosting, {
    description:
      'Posts to a channel, or does what a slash command says. Refusals: BAD_INPUT, CHANNEL_READ_ONLY, CHAT_MUTED, CHAT_LINKS_REFUSED in the talk of two, MESSAGE_BLOCKED with the rule and, where staff may be asked to look, `blockedId`, RATE_LIMITED, ONESELF, NOT_FOUND; of `/marker` FORBIDDEN, STREAM_OVER, MARKER_UNRECORDED, MARKERS_FULL.',
  })
  async postChatMessage(
    @Ctx() context: Context,
    @Arg('input', () => PostChatMessageInput, { description: 'What is posted, and where.' }) {
      channelId,
      text,
    }: PostChatMessageInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<ChatPosting> {
    const { deps, caller } = context;
    const own = requireKey(key, caller.idempotencyKey);
    const talk = await requireTalk(deps, actorOf(context), channelId);
    const input = { channelId: talk.channelId, text };
    const posted = await postMessage(deps, actorOf(context), own, input);
    const nothing = { message: null, reported: null, markerId: null };
    if (posted.kind === 'marker') return { ...nothing, markerId: posted.markerId };
    if (posted.kind === 'message') return { ...nothing, message: await this.#read(context, posted.messageId) };
    const user = await readUser(deps.db.read, posted.reportedId);
    if (!user) throw new Refused('NOT_FOUND');
    const { id, username, avatarId } = user;
    return { ...nothing, reported: playerOf({ id, username, avatarId }) };
  }

  @Access('own')
  @Mutation(() => ChatMessage, { description: 'Answers a message with an emoji. Refusals: NOT_FOUND, CHAT_MUTED.' })
  reactToMessage(
    @Ctx() context: Context,
    @Arg('messageId', () => ID, { description: 'The message that is answered.' }) messageId: string,
    @Arg('emoji', () => String, { description: `One of ${REACTIONS.join(' ')}.` }) emoji: string,
  ): Promise<ChatMessage> {
    return this.#react(context, messageId, emoji, true);
  }

  @Access('own')
  @Mutation(() => ChatMessage, {
    description: 'Takes the caller’s answer with an emoji back. Refusals: NOT_FOUND, CHAT_MUTED.',
  })
  unreactToMessage(
    @Ctx() context: Context,
    @Arg('messageId', () => ID, { description: 'The message that was answered.' }) messageId: string,
    @Arg('emoji', () => String, { description: 'The emoji that is taken back.' }) emoji: string,
  ): Promise<ChatMessage> {
    return this.#react(context, messageId, emoji, false);
  }

  async #react(context: Context, messageId: string, emoji: string, isOn: boolean): Promise<ChatMessage> {
    await reactToMessage(context.deps, actorOf(context), { messageId, emoji, isOn });
    return this.#read(context, messageId);
  }

  @Access('staff')
  @Mutation(() => ChatMessage, {
    description: 'Pins a message to its channel for everybody. Refusals: NOT_FOUND, LIST_FULL.',
  })
  async pinMessage(
    @Ctx() context: Context,
    @Arg('messageId', () => ID, { description: `The message that is pinned; a channel has at most ${PINS_MAX} pins.` })
    messageId: string,
  ): Promise<ChatMessage> {
    await pinMessage(context.deps, actorOf(context), { messageId, isPinned: true });
    return this.#read(context, messageId);
  }

  @Access('staff')
  @Mutation(() => ChatMessage, { description: 'Takes the pin off a message. Refusals: NOT_FOUND, LIST_FULL.' })
  async unpinMessage(
    @Ctx() context: Context,
    @Arg('messageId', () => ID, { description: 'The message whose pin is taken off.' }) messageId: string,
  ): Promise<ChatMessage> {
    await pinMessage(context.deps, actorOf(context), { messageId, isPinned: false });
    return this.#read(context, messageId);
  }

  @Access('own')
  @Mutation(() => ChatMessage, {
    description:
      'Empties a message for everybody and for good: authors their own, staff any, and hosts those of their place. Refusals: NOT_FOUND.',
  })
  async deleteMessage(
    @Ctx() context: Context,
    @Arg('messageId', () => ID, { description: 'The message that is emptied.' }) messageId: string,
  ): Promise<ChatMessage> {
    await deleteMessage(context.deps, actorOf(context), messageId);
    return this.#read(context, messageId);
  }

  @Access('own')
  @Mutation(() => ChatChannel, {
    description: 'Everything in a channel up to a message has been read. Refusals: NOT_FOUND.',
  })
  async markChannelRead(
    @Ctx() context: Context,
    @Arg('channelId', () => ID, { description: 'A channel of the global chat.' }) channelId: string,
    @Arg('messageId', () => ID, { description: 'The last message of that channel that was read.' }) messageId: string,
  ): Promise<ChatChannel> {
    const id = requireChannel(channelId);
    await markChannelRead(context.deps, actorOf(context), { channelId: id, messageId });
    const [channel] = await readChannels(context.deps, actorOf(context), [id]);
    if (!channel) throw new Refused('NOT_FOUND');
    return toChannel(channel);
  }

  @Access('own')
  @Mutation(() => ChatSettingsFields, { description: 'Stores the caller’s choices for the chat.' })
  async saveChatSettings(
    @Ctx() context: Context,
    @Arg('input', () => ChatSettingsFields, { description: 'All choices for the chat.' }) input: ChatSettingsFields,
  ): Promise<ChatSettingsFields> {
    await saveChatSettings(context.deps, actorOf(context), { ...input });
    return input;
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Tells staff about another player. Refusals: NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED.',
  })
  async reportPlayer(
    @Ctx() context: Context,
    @Arg('input', () => ReportPlayerInput, { description: 'Who is reported, and for what.' }) {
      messageId,
      ...input
    }: ReportPlayerInput,
  ): Promise<boolean> {
    await reportPlayer(context.deps, actorOf(context), { ...input, messageId: messageId ?? null });
    return true;
  }

  async #read(context: Context, messageId: string): Promise<ChatMessage> {
    const { read } = context.deps.db;
    const [message, reactions] = await Promise.all([
      readMessage(read, messageId),
      countReactions(read, [messageId], actorOf(context).userId),
    ]);
    if (!message) throw new Refused('NOT_FOUND');
    return toMessage(message, reactions);
  }
}
