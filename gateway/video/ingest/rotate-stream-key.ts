import { HOUR } from '../../../domain/shared/time.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { lockSignedIn } from '../../security/index.ts';
import { makeStreamKey } from './stream-key.ts';

const ROTATIONS_PER_HOUR = 20;

/**
 * Another stream key; whoever publishes with the earlier one is cut off, here at once and on other gateways within a
 * second. @throws Refused RATE_LIMITED
 */
export async function rotateStreamKey(deps: Deps, actor: Actor): Promise<string> {
  const { userId } = actor;
  await chargeAttempt(deps, `stream-key:rotate:${userId}`, ROTATIONS_PER_HOUR, HOUR);
  const key = await deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    return makeStreamKey(deps, tx, userId);
  });
  deps.video.end(userId, 'key-replaced', 'The stream key was replaced');
  return deps.video.softwareKey(userId, key);
}
