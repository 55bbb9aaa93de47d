import { HOUR } from '../../domain/shared/time.ts';
import { readStreamKey } from '../../db/video/stream-key.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import type { Deps } from '../kernel/deps.ts';
import { unseal } from '../kernel/sealed.ts';
import { makeStreamKey } from './stream-key.ts';

const SHOWN_PER_HOUR = 60;

/** The caller's stream key (GL-10); the first time that it is asked for, it is made. @throws Refused RATE_LIMITED */
export async function showStreamKey(deps: Deps, { userId }: Actor): Promise<string> {
  await chargeAttempt(deps, `stream-key:show:${userId}`, SHOWN_PER_HOUR, HOUR);
  const key = await deps.db.transact(async (tx) => {
    await lockStanding(tx, userId);
    const known = await readStreamKey(tx, userId);
    return known ? unseal(deps, known.keySealed) : makeStreamKey(deps, tx, userId);
  });
  return deps.video.softwareKey(userId, key);
}
