import { isStaff } from '../../domain/accounts/roles.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { User } from '../../db/accounts/index.ts';
import type { ChatMessageRow } from '../../db/chat/chat.table.ts';
import { lockMessage } from '../../db/chat/message.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { isBlocked } from '../../db/friends/index.ts';
import type { Actor } from '../kernel/actor.ts';

/** For whom blocks hide messages: everybody but staff, from whom nobody may hide what is to be moderated. */
export const viewerOf = ({ userId, role }: Actor): string => (isStaff(role) ? '' : userId);

/**
 * A message that the player sees and that still says something, locked until the transaction ends.
 * @throws Refused NOT_FOUND
 */
export async function lockVisible(tx: Tx, { id, role }: User, messageId: string): Promise<ChatMessageRow> {
  const message = await lockMessage(tx, messageId);
  if (!message || message.deletedAt !== null) throw new Refused('NOT_FOUND');
  if (!isStaff(role) && message.authorId !== id && (await isBlocked(tx, id, message.authorId)))
    throw new Refused('NOT_FOUND');
  return message;
}
