import type { TalkId } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { markRead } from '../../db/chat/chat-user.queries.ts';
import { readMessage } from '../../db/chat/message.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** Everything in a channel or place up to a message has been read; never less than before. @throws Refused NOT_FOUND */
export async function markChannelRead(
  deps: Deps,
  { userId }: Actor,
  { channelId, messageId }: { channelId: TalkId; messageId: string },
): Promise<void> {
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    const message = await readMessage(tx, messageId);
    if (message?.channelId !== channelId) throw new Refused('NOT_FOUND');
    await markRead(tx, userId, channelId, message);
  });
}
