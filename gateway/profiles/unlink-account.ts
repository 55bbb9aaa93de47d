import type { LinkedProvider } from '../../domain/profiles/linked-providers.ts';
import { deleteLinkedAccount } from '../../db/profiles/linked-account.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStanding } from '../accounts/index.ts';

/** Forgets the player's account at a provider; does nothing when there is none (PR-02). */
export async function unlinkAccount(deps: Deps, actor: Actor, provider: LinkedProvider): Promise<void> {
  await deps.db.transact(async (tx) => {
    await requireStanding(tx, actor.userId);
    await deleteLinkedAccount(tx, actor.userId, provider);
  });
}
