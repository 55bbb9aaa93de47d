import { type MessageView, readMessage } from '../../db/chat/message.queries.ts';
import { type ReactionCount, countReactions } from '../../db/chat/reaction.queries.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Deps } from '../kernel/deps.ts';

/** What happened in a channel, with the message as it is now; the same for everybody who sees its author. */
export interface Happening {
  readonly event: StoredEvent;
  readonly message: MessageView;
  readonly reactions: readonly ReactionCount[];
}

export async function readHappening({ db: { read } }: Deps, event: StoredEvent): Promise<Happening | null> {
  const id = event.data['messageId'];
  const message = typeof id === 'string' ? await readMessage(read, id) : undefined;
  if (!message) return null;
  return { event, message, reactions: await countReactions(read, [message.id], '') };
}

/** Whose message an event is about: players who have blocked each other are not told. */
export const authorOf = ({ data: { authorId } }: StoredEvent): string | null =>
  typeof authorId === 'string' ? authorId : null;
