import { isStaff } from '../../domain/accounts/roles.ts';
import { type TalkId, isBetweenTwo } from '../../domain/chat/channels.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/index.ts';
import type { ChatMessageRow } from '../../db/chat/chat.table.ts';
import { lockMessage } from '../../db/chat/message.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { isBlocked } from '../../db/friends/index.ts';
import type { Actor } from '../kernel/actor.ts';

/**
 * For whom blocks hide messages of a channel: everybody but staff, from whom nobody may hide what is to be moderated;
 * nobody where two who play each other talk.
 */
export const viewerOf = ({ userId, role }: Pick<Actor, 'userId' | 'role'>, channelId: TalkId): string =>
  isStaff(role) || isBetweenTwo(channelId) ? '' : userId;

/**
 * A message that the player sees and that still says something, locked until the transaction ends.
 * @throws Refused NOT_FOUND
 */
export async function lockVisible(tx: Tx, { id, role }: User, messageId: string): Promise<ChatMessageRow> {
  const message = await lockMessage(tx, messageId);
  if (!message || message.deletedAt !== null) throw new Refused('NOT_FOUND');
  const viewerId = viewerOf({ userId: id, role }, message.channelId);
  if (viewerId !== '' && message.authorId !== id && (await isBlocked(tx, id, message.authorId)))
    throw new Refused('NOT_FOUND');
  return message;
}
