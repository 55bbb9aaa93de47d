import { CHANNEL_EVENTS, type ChannelEvent } from '../../domain/chat/chat-events.ts';
import { isBetweenTwo, isPlaceId } from '../../domain/chat/channels.ts';
import { isEvent } from '../../domain/shared/is-event.ts';
import type { EventOf } from '../../domain/shared/events.ts';
import { type MessageView, readMessage } from '../../db/chat/message.queries.ts';
import { type ReactionCount, countReactions } from '../../db/chat/reaction.queries.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Deps } from '../kernel/deps.ts';

/** What happened in a channel, with the message as it is now; the same for everybody who sees its author. */
export interface MessageEvent {
  readonly event: EventOf<ChannelEvent>;
  readonly message: MessageView;
  readonly reactions: readonly ReactionCount[];
}

export async function readMessageEvent({ db: { read } }: Deps, event: StoredEvent): Promise<MessageEvent | null> {
  if (!isEvent(event, CHANNEL_EVENTS)) return null;
  const message = await readMessage(read, event.data.messageId);
  if (!message) return null;
  return { event, message, reactions: await countReactions(read, [message.id], '') };
}

/** Whose message an event is about: players who have blocked each other are not told, but of what they play together. */
export const authorOf = (event: StoredEvent): string | null =>
  isEvent(event, CHANNEL_EVENTS) && !(isPlaceId(event.entityId) && isBetweenTwo(event.entityId))
    ? event.data.authorId
    : null;
