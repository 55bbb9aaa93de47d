import { insertRun } from '../../db/onboarding/tutorial-run.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { chargeAttempt } from '../kernel/charge-attempt.ts';
import { requireStep } from './require-step.ts';

/** Within a quarter of an hour; a round takes half a minute. */
const ROUNDS_MAX = 30;

/**
 * Begins a round of the mini-game; an earlier one that was not handed in is over (ON-13).
 * @throws Refused ONBOARDING_INCOMPLETE, RATE_LIMITED
 */
export async function startTutorial(deps: Deps, { userId }: Actor): Promise<{ id: string; seed: number }> {
  await chargeAttempt(deps, `tutorial:account:${userId}`, ROUNDS_MAX);
  // 31 bits: what an Int of the schema holds.
  const round = { id: deps.newId(), userId, seed: deps.randomBytes(4).readUInt32BE() >>> 1, startedAt: deps.now() };
  await deps.db.transact(async (tx) => {
    await requireStep(tx, userId, 'setupCompletedAt');
    await insertRun(tx, round);
  });
  return round;
}
