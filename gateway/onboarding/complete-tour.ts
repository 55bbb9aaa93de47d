import { completeStep } from '../../db/onboarding/onboarding.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStep } from './require-step.ts';

/** Writes down that the tour was seen to its end (ON-11). @throws Refused ONBOARDING_INCOMPLETE */
export const completeTour = (deps: Deps, { userId }: Actor): Promise<void> =>
  deps.db.transact(async (tx) => {
    await requireStep(tx, userId, 'setupCompletedAt');
    await completeStep(tx, userId, 'tourCompletedAt', deps.now());
  });
