import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import type { ChatMessageRow } from '../../db/chat/chat.table.ts';
import type { MessageView } from '../../db/chat/message.queries.ts';
import type { ReactionCount } from '../../db/chat/reaction.queries.ts';
import { unreadBadge } from '../../domain/chat/unread.ts';
import { playerOf, Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { PageInfo } from '../schema/connection.ts';
import { ChatMessageEventKindEnum, ChatMessageKindEnum, UserReportTypeEnum } from './chat.enums.ts';
import { Instant } from '../schema/scalars.ts';
import { MESSAGE_EVENT_KINDS, type MessageEventKind } from '../../domain/chat/channels.ts';
import { MENTIONS_MAX, MESSAGE_MAX } from '../../domain/chat/message-text.ts';
import { REACTIONS } from '../../domain/chat/reactions.ts';
import type { ReportType } from '../../domain/chat/report.ts';
import { REPORT_REASON_MAX } from '../../domain/chat/slash-commands.ts';
import type { MessageEvent } from './message-event.ts';
import type { ChannelView } from './read-channels.ts';

@Access('own')
@ObjectType({ description: 'A channel of the global chat as the caller sees it.' })
export class ChatChannel {
  @Field(() => ID, { description: 'Names the channel in every other call, as in `general`.' })
  id!: string;

  @Field(() => String, { description: 'The channel as people read it, as in `#general`.' })
  name!: string;

  @Field(() => Int, { description: 'Messages of others that the caller has not read; stops counting at 100.' })
  unreadCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The unread count as it is shown, `99+` at the most; null for none.',
  })
  badge!: string | null;

  @Field(() => ID, { nullable: true, description: 'The first message that is unread; null for none.' })
  firstUnreadId!: string | null;

  @Field(() => Boolean, { description: 'Whether staff alone may write.' })
  isAdminOnly!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may write.' })
  mayPost!: boolean;

  @Field(() => Boolean, { description: 'Whether a message is pinned in the channel.' })
  hasPin!: boolean;
}

export const toChannel = ({
  id,
  name,
  isStaffOnly,
  mayPost,
  unread,
  firstUnreadId,
  hasPin,
}: ChannelView): ChatChannel => ({
  id,
  name,
  unreadCount: unread,
  badge: unreadBadge(unread),
  firstUnreadId,
  isAdminOnly: isStaffOnly,
  mayPost,
  hasPin,
});

@Access('own')
@ObjectType({ description: 'An emoji that a message was answered with.' })
export class ChatReaction {
  @Field(() => String, { description: `One of ${REACTIONS.join(' ')}.` })
  emoji!: string;

  @Field(() => Int, { description: 'How many have answered with it.' })
  count!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the caller is among them; null in a subscription, which tells everybody the same.',
  })
  isOwn!: boolean | null;
}

@Access('own')
@ObjectType({ description: 'A message in a channel, or in the chat of a stream, a battle or a tournament.' })
export class ChatMessage {
  @Field(() => ID, { description: 'Names the message in every other call.' })
  id!: string;

  @Field(() => ID, {
    description:
      'A channel of the global chat, or `stream:`, `battle:`, `tournament:` or `room:` with the id of what is talked about, or `friends:` with the ids of two friends.',
  })
  channelId!: string;

  @Field(() => ChatMessageKindEnum, {
    description: 'Whether the author wrote it, or the server did, for a slash command or a raid.',
  })
  kind!: ChatMessageRow['kind'];

  @Field(() => Player, { description: 'Who posted it.' })
  author!: Player;

  @Field(() => String, { description: 'The author’s name.' })
  username!: string;

  @Field(() => String, { description: 'Empty once deleted.' })
  message!: string;

  @Field(() => Instant, { description: 'When it was posted.' })
  timestamp!: number;

  @Field(() => [ChatReaction], {
    description: 'What it was answered with, in the order in which each emoji first came; empty once deleted.',
  })
  reactions!: ChatReaction[];

  @Field(() => Boolean, { description: 'Whether staff have pinned it.' })
  isPinned!: boolean;

  @Field(() => Boolean, { description: 'Whether the author is of staff now.' })
  isAdmin!: boolean;

  @Field(() => Boolean, { description: 'Whether it was emptied for good.' })
  isDeleted!: boolean;
}

type Seen = Pick<ReactionCount, 'messageId' | 'emoji' | 'count'> & { readonly isOwn: boolean | null };

export const toMessage = (view: MessageView, reactions: readonly Seen[]): ChatMessage => ({
  id: view.id,
  channelId: view.channelId,
  kind: view.kind,
  author: playerOf({ id: view.authorId, username: view.authorName, avatarId: view.authorAvatarId }),
  username: view.authorName,
  message: view.body,
  timestamp: view.at,
  reactions: reactions
    .filter(({ messageId }) => messageId === view.id)
    .map(({ emoji, count, isOwn }) => ({ emoji, count, isOwn })),
  isPinned: view.pinnedAt !== null,
  isAdmin: isStaff(view.authorRole),
  isDeleted: view.deletedAt !== null,
});

@Access('own')
@ObjectType({ description: 'One item of a list, with its place there.' })
export class ChatMessageEdge {
  @Field(() => String, { description: 'Names this place in the list: what follows is asked for with it as `after`.' })
  cursor!: string;

  @Field(() => ChatMessage, { description: 'The item itself.' })
  node!: ChatMessage;
}

@Access('own')
@ObjectType({ description: 'A page of a list.' })
export class ChatMessageConnection {
  @Field(() => [ChatMessageEdge], { description: 'The items of this page, in the order of the list.' })
  edges!: readonly ChatMessageEdge[];

  @Field(() => PageInfo, { description: 'Whether there is more, and how to ask for it.' })
  pageInfo!: PageInfo;

  @Field(() => Int, {
    description: 'The page shows everything up to this event at least: follow `chatHappened` after it.',
  })
  seq!: number;
}

@Access('own')
@ObjectType({ description: 'What became of a posted text.' })
export class ChatPosting {
  @Field(() => ChatMessage, {
    nullable: true,
    description: 'Null for a report, which goes to staff alone, and for a marker.',
  })
  message!: ChatMessage | null;

  @Field(() => Player, { nullable: true, description: 'Whom `/report` has reported; null for anything else.' })
  reported!: Player | null;

  @Field(() => ID, { nullable: true, description: 'The marker that `/marker` has set; null for anything else.' })
  markerId!: string | null;
}

@Access('own')
@ObjectType({ description: 'Something that happened in a channel.' })
export class ChatMessageEvent {
  @Field(() => Int, { description: 'The number of the event; drop what came before.' })
  seq!: number;

  @Field(() => ChatMessageEventKindEnum, { description: 'What was done to the message.' })
  kind!: MessageEventKind;

  @Field(() => ID, { description: 'Who did it.' })
  byId!: string;

  @Beside('byId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `byId`.' })
  by?: Player;

  @Field(() => String, { nullable: true, description: 'The emoji of a reaction; null for everything else.' })
  emoji!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True for a reaction that was given, false for one that was taken back; null for everything else.',
  })
  isOn!: boolean | null;

  @Field(() => ChatMessage, { description: 'As it is now.' })
  message!: ChatMessage;
}

export function toMessageEvent({ event, message, reactions }: MessageEvent): ChatMessageEvent | null {
  const { type, seq } = event;
  const kind = MESSAGE_EVENT_KINDS.find((one) => type === `chat.${one}`);
  if (!kind) return null;
  return {
    seq,
    kind,
    byId: type === 'chat.posted' ? message.authorId : event.data.byId,
    emoji: type === 'chat.reacted' ? event.data.emoji : null,
    isOn: type === 'chat.reacted' ? event.data.isOn : null,
    message: toMessage(
      message,
      reactions.map((reaction) => ({ ...reaction, isOwn: null })),
    ),
  };
}

@Access('own')
@ObjectType('ChatSettings', { description: 'What the caller has chosen for the chat.' })
@InputType('ChatSettingsInput', { description: 'All choices for the chat; they take the place of the earlier ones.' })
export class ChatSettingsFields {
  @Field(() => Boolean, {
    description: 'Whether all channels are silent: no unread counts are shown, and mentions notify nobody.',
  })
  muteAll!: boolean;

  @Field(() => Boolean, { description: 'Whether the chat is drawn with more contrast.' })
  highContrast!: boolean;

  @Field(() => Boolean, { description: 'Whether unread counts are shown.' })
  showUnread!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether a message that begins with a command, as in `/roll`, does what it says instead of being posted.',
  })
  slashCommands!: boolean;
}

@InputType({ description: 'A text, and where it is posted.' })
export class PostChatMessageInput {
  @Field(() => ID, {
    description:
      'A channel of the global chat, or `stream:`, `battle:`, `tournament:` or `room:` with the id of what is talked about, or `friends:` with the ids of two friends.',
  })
  channelId!: string;

  @Field(() => String, {
    description: `1 to ${MESSAGE_MAX} characters: a message, in which \`@name\` calls up to ${MENTIONS_MAX} players, or one of the commands \`/report\`, \`/shrug\`, \`/roll\` and \`/flip\`.`,
  })
  text!: string;
}

@InputType({ description: 'What a player tells staff about another.' })
export class ReportPlayerInput {
  @Field(() => ID, { description: 'The id of the player who is reported.' })
  userId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The message of that player that it is about; null for the player as such.',
  })
  messageId?: string | null;

  @Field(() => UserReportTypeEnum, { defaultValue: 'other', description: 'What the player is reported for.' })
  reportType!: ReportType;

  @Field(() => String, {
    description: `What happened, in the reporter’s words: at most ${REPORT_REASON_MAX} characters; may be empty.`,
  })
  reason!: string;
}
