import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import type { ChatMessageRow } from '../../db/chat/chat.table.ts';
import type { MessageView } from '../../db/chat/message.queries.ts';
import type { ReactionCount } from '../../db/chat/reaction.queries.ts';
import { unreadBadge } from '../../domain/chat/unread.ts';
import { avatarUrlOf, Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { PageInfo } from '../schema/connection.ts';
import { ChatMessageEventKindEnum, ChatMessageKindEnum, UserReportTypeEnum } from './chat.enums.ts';
import { Instant } from '../schema/scalars.ts';
import { MESSAGE_EVENT_KINDS, type MessageEventKind } from '../../domain/chat/channels.ts';
import type { ReportType } from '../../domain/chat/report.ts';
import type { MessageEvent } from './message-event.ts';
import type { ChannelView } from './read-channels.ts';

@Access('own')
@ObjectType({ description: 'A channel of the global chat as the caller sees it.' })
export class ChatChannel {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int, { description: 'Messages of others that the caller has not read; stops counting at 100.' })
  unreadCount!: number;

  @Field(() => String, { nullable: true, description: 'The unread count as it is shown, `99+` at the most.' })
  badge!: string | null;

  @Field(() => Boolean, { description: 'Whether staff alone may write.' })
  isAdminOnly!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may write.' })
  mayPost!: boolean;

  @Field(() => Boolean)
  hasPin!: boolean;
}

export const toChannel = ({ id, name, isStaffOnly, mayPost, unread, hasPin }: ChannelView): ChatChannel => ({
  id,
  name,
  unreadCount: unread,
  badge: unreadBadge(unread),
  isAdminOnly: isStaffOnly,
  mayPost,
  hasPin,
});

@Access('own')
@ObjectType()
export class ChatReaction {
  @Field(() => String)
  emoji!: string;

  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the caller is among them; null in a subscription, which tells everybody the same.',
  })
  isOwn!: boolean | null;
}

@Access('own')
@ObjectType()
export class ChatMessage {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  channelId!: string;

  @Field(() => ChatMessageKindEnum)
  kind!: ChatMessageRow['kind'];

  @Field(() => Player)
  author!: Player;

  @Field(() => String, { description: 'The author’s name.' })
  username!: string;

  @Field(() => String, { description: 'Empty once deleted.' })
  message!: string;

  @Field(() => Instant)
  timestamp!: number;

  @Field(() => [ChatReaction])
  reactions!: ChatReaction[];

  @Field(() => Boolean)
  isPinned!: boolean;

  @Field(() => Boolean, { description: 'Whether the author is of staff now.' })
  isAdmin!: boolean;

  @Field(() => Boolean)
  isDeleted!: boolean;
}

type Seen = Pick<ReactionCount, 'messageId' | 'emoji' | 'count'> & { readonly isOwn: boolean | null };

export const toMessage = (view: MessageView, reactions: readonly Seen[]): ChatMessage => ({
  id: view.id,
  channelId: view.channelId,
  kind: view.kind,
  author: { id: view.authorId, username: view.authorName, avatarUrl: avatarUrlOf(view.authorAvatarId) },
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
@ObjectType()
export class ChatMessageEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => ChatMessage)
  node!: ChatMessage;
}

@Access('own')
@ObjectType()
export class ChatMessageConnection {
  @Field(() => [ChatMessageEdge])
  edges!: readonly ChatMessageEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => Int, {
    description: 'The page shows everything up to this event at least: follow `chatHappened` after it.',
  })
  seq!: number;
}

@Access('own')
@ObjectType({ description: 'What became of a posted text.' })
export class ChatPosting {
  @Field(() => ChatMessage, { nullable: true, description: 'Null for a report, which goes to staff alone.' })
  message!: ChatMessage | null;

  @Field(() => Player, { nullable: true, description: 'Whom `/report` has reported.' })
  reported!: Player | null;
}

@Access('own')
@ObjectType({ description: 'Something that happened in a channel.' })
export class ChatMessageEvent {
  @Field(() => Int, { description: 'The number of the event; drop what came before.' })
  seq!: number;

  @Field(() => ChatMessageEventKindEnum)
  kind!: MessageEventKind;

  @Field(() => ID, { description: 'Who did it.' })
  byId!: string;

  @Field(() => String, { nullable: true, description: 'Of a reaction.' })
  emoji!: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether a reaction was given or taken back.' })
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
@ObjectType('ChatSettings', { description: 'What the caller has chosen for the chat (GC-12).' })
@InputType('ChatSettingsInput')
export class ChatSettingsFields {
  @Field(() => Boolean)
  muteAll!: boolean;

  @Field(() => Boolean)
  highContrast!: boolean;

  @Field(() => Boolean)
  showUnread!: boolean;

  @Field(() => Boolean)
  slashCommands!: boolean;
}

@InputType()
export class PostChatMessageInput {
  @Field(() => ID)
  channelId!: string;

  @Field(() => String)
  text!: string;
}

@InputType()
export class ReportPlayerInput {
  @Field(() => ID)
  userId!: string;

  @Field(() => ID, { nullable: true, description: 'The message that it is about.' })
  messageId?: string | null;

  @Field(() => UserReportTypeEnum, { defaultValue: 'other' })
  reportType!: ReportType;

  @Field(() => String)
  reason!: string;
}
