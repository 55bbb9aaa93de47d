import { listAnswerers } from '../../db/disputes/answer.queries.ts';
import { addEvidence } from '../../gateway/disputes/evidence/add-evidence.ts';
import { waiveAnswer } from '../../gateway/disputes/waive-answer.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import type { World } from './world.ts';

/** Whoever may still answer in a case says that there is nothing to add, so that it can be decided now. */
export async function nothingToAdd(world: World, disputeId: string): Promise<void> {
  for (const { id: userId, username, until } of await listAnswerers(world.db.read, [disputeId]))
    if (until !== null && until > world.now)
      await waiveAnswer(world.deps, { userId, username, role: 'player', sessionId: 'session' }, world.key(), disputeId);
}

/** A party says something. */
export const say = (world: World, actor: Actor, disputeId: string, key = world.key()): Promise<string> =>
  addEvidence(world.deps, actor, key, { disputeId, words: 'See.', evidenceUrl: '', fileIds: [] });

/** A party has nothing to add. */
export const waive = (world: World, actor: Actor, disputeId: string, key = world.key()): Promise<string> =>
  waiveAnswer(world.deps, actor, key, disputeId);
