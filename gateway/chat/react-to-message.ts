import { isPlaceId } from '../../domain/chat/channels.ts';
import { isReaction } from '../../domain/chat/reactions.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { MINUTE } from '../../domain/shared/time.ts';
import type { User } from '../../db/accounts/index.ts';
import type { ChatMessageRow } from '../../db/chat/chat.table.ts';
import { deleteReaction, insertReaction } from '../../db/chat/reaction.queries.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requirePlace } from './read-place.ts';
import { lockVisible } from './visible-message.ts';

const REACTIONS_PER_MINUTE = 60;

export interface ReactToMessageInput {
  readonly messageId: string;
  readonly emoji: string;
  /** False takes the reaction back. */
  readonly isOn: boolean;
}

/**
 * Answers a message with an emoji, or takes the answer back (GC-05). What is so already stays so.
 * @throws Refused BAD_INPUT, NOT_FOUND, CHAT_MUTED, RATE_LIMITED
 */
export async function reactToMessage(deps: Deps, actor: Actor, input: ReactToMessageInput): Promise<void> {
  const { messageId, emoji, isOn } = input;
  const { userId } = actor;
  if (!isReaction(emoji)) throw new Refused('BAD_INPUT', { field: 'emoji' });
  await chargeAttempt(deps, `chat:react:${userId}`, REACTIONS_PER_MINUTE, MINUTE);
  await deps.db.transact(async (tx) => {
    const at = deps.now();
    const user = await requireStanding(tx, userId);
    const message = await lockVisible(tx, user, messageId);
    await requireHeard(deps, tx, user, message);
    const hasChanged = isOn
      ? await insertReaction(tx, { messageId, userId, emoji, at })
      : await deleteReaction(tx, messageId, userId, emoji);
    if (!hasChanged) return;
    await appendEvent(tx, {
      type: 'chat.reacted',
      entity: 'channel',
      entityId: message.channelId,
      concerns: [],
      data: { messageId, authorId: message.authorId, byId: userId, emoji, isOn },
      at,
    });
  });
}

/** Whoever may not read in a place answers nothing there, nor does whoever is muted. */
async function requireHeard(
  deps: Deps,
  tx: Tx,
  { id, role }: User,
  { channelId, at }: Pick<ChatMessageRow, 'channelId' | 'at'>,
): Promise<void> {
  if (!isPlaceId(channelId)) return;
  const { place, standing } = await requirePlace(deps, tx, channelId, { userId: id, role });
  if (at < (place.since ?? 0)) throw new Refused('NOT_FOUND');
  if (standing.isMuted) throw new Refused('CHAT_MUTED');
}
