import { HOUR } from '../../../domain/shared/time.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { requireStanding } from '../../accounts/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import { chargeAttempt } from '../../kernel/charge-attempt.ts';
import type { Deps } from '../../kernel/deps.ts';

const OPENED_PER_HOUR = 120;

/**
 * A ticket with which this browser publishes camera or screen: good once, within a minute. @throws Refused
 * STREAM_NOT_ALLOWED, RATE_LIMITED
 */
export async function openCamera(deps: Deps, { userId }: Actor): Promise<string> {
  await chargeAttempt(deps, `camera:${userId}`, OPENED_PER_HOUR, HOUR);
  await requireStanding(deps.db.read, userId);
  const ruling = await deps.wiring.provided.mayPublish(deps.db.read, userId);
  if (!ruling.ok) throw new Refused('STREAM_NOT_ALLOWED', { data: { why: ruling.why } });
  return deps.video.giveTicket(userId);
}
