import type { ChatSettings } from '../../domain/chat/settings.ts';
import { putChatSettings } from '../../db/chat/chat-user.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/** Stores what a player has chosen for the chat (GC-12). */
export async function saveChatSettings(deps: Deps, { userId }: Actor, settings: ChatSettings): Promise<void> {
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, userId);
    await putChatSettings(tx, userId, settings);
  });
}
