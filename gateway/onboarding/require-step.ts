import type { OnboardingSteps } from '../../domain/onboarding/onboarding.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { readSteps } from '../../db/onboarding/onboarding.queries.ts';
import { lockUser } from '../../db/accounts/index.ts';
import type { Tx } from '../../db/client/database.ts';
import { requireStanding } from '../accounts/index.ts';

/**
 * Locks an account that has done a step of the onboarding, so that the next one is done once.
 * @throws Refused ONBOARDING_INCOMPLETE
 */
export async function requireStep(tx: Tx, userId: string, step: keyof OnboardingSteps): Promise<void> {
  await lockUser(tx, userId);
  await requireStanding(tx, userId);
  const steps = await readSteps(tx, userId);
  if (steps[step] === null) throw new Refused('ONBOARDING_INCOMPLETE');
}
