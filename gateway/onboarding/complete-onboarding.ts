import { completeStep } from '../../db/onboarding/onboarding.queries.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { requireStep } from './require-step.ts';

/** Ends the onboarding (ON-24). @throws Refused ONBOARDING_INCOMPLETE */
export const completeOnboarding = (deps: Deps, { userId }: Actor): Promise<void> =>
  deps.db.transact(async (tx) => {
    await requireStep(tx, userId, 'tutorialCompletedAt');
    await completeStep(tx, userId, 'completedAt', deps.now());
  });
