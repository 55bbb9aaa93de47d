import { Refused } from '../../../domain/shared/refusals.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { readStreamKey } from '../../../db/video/stream-key.queries.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';
import { unseal } from '../../kernel/sealed.ts';
import { lockSignedIn } from '../../security/index.ts';
import { makeStreamKey } from './stream-key.ts';

const SHOWN_PER_HOUR = 60;

/**
 * The caller's stream key (GL-10); the first time that it is asked for, it is made. One that was sealed under another
 * secret may be good still, so that it is left to the caller to replace it.
 * @throws Refused RATE_LIMITED, STREAM_KEY_UNREADABLE
 */
export async function showStreamKey(deps: Deps, actor: Actor): Promise<string> {
  const { userId } = actor;
  await chargeAttempt(deps, `stream-key:show:${userId}`, SHOWN_PER_HOUR, HOUR);
  const key = await deps.db.transact(async (tx) => {
    await lockSignedIn(tx, actor);
    const known = await readStreamKey(tx, userId);
    if (!known) return makeStreamKey(deps, tx, userId);
    const opened = unseal(deps, known.keySealed);
    if (opened === null) throw new Refused('STREAM_KEY_UNREADABLE');
    return opened;
  });
  return deps.video.softwareKey(userId, key);
}
