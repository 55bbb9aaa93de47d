import { asc, eq } from 'drizzle-orm';
import type { User } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { onboardings, tutorialRuns } from './onboarding.table.ts';
import { registrations } from './registration.table.ts';

/** How far a newcomer came, for the person. */
export async function readOnboardingData(reader: Reader, userId: string) {
  const [onboarding] = await reader.select().from(onboardings).where(eq(onboardings.userId, userId));
  return {
    onboarding: onboarding ?? null,
    tutorialRuns: await reader
      .select({ startedAt: tutorialRuns.startedAt, submittedAt: tutorialRuns.submittedAt, score: tutorialRuns.score })
      .from(tutorialRuns)
      .where(eq(tutorialRuns.userId, userId))
      .orderBy(asc(tutorialRuns.startedAt), asc(tutorialRuns.id)),
  };
}

export async function eraseOnboardingData(tx: Tx, { id, emailKey }: User): Promise<void> {
  await tx.delete(onboardings).where(eq(onboardings.userId, id));
  await tx.delete(tutorialRuns).where(eq(tutorialRuns.userId, id));
  await tx.delete(registrations).where(eq(registrations.emailKey, emailKey));
}
