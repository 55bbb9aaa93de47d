import { skeletonOf } from '../../domain/accounts/username.ts';
import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { onboardings, tutorialRuns } from '../../db/onboarding/onboarding.table.ts';
import { registrations } from '../../db/onboarding/registration.table.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeRegistration = (n: number): string => `registration-${String(n).padStart(2, '0')}`;
export const edgeRun = (n: number): string => `round-edge-${String(n).padStart(2, '0')}`;
/** Names that somebody has asked for; of some the time has passed. */
export const nameOf = (word: string): string => `new-${word}`;

/** Newcomers at every step, and rounds of which three were begun, and six handed in, at one instant. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  for (const [n, word] of WORDS.entries()) {
    const username = nameOf(word);
    await tx
      .insert(registrations)
      .values({
        id: edgeRegistration(n),
        username,
        usernameKey: usernameKeyOf(username),
        usernameSeen: n % 5 === 4 ? null : skeletonOf(username),
        email: `New-${n % 4}@Players.example`,
        emailKey: `new-${n % 4}@players.example`,
        passwordHash: 'plain:password',
        referralCode: n % 3 === 0 ? 'CODE1' : null,
        codeHash: n % 2 === 0 ? null : `code-${n}`,
        codeExpiresAt: now,
        tries: n % 6,
        createdAt: now - n,
        expiresAt: now + ((n % 3) - 1) * HOUR,
      })
      .onConflictDoNothing();
    await tx
      .insert(onboardings)
      .values({
        userId: edgeUser(n),
        setupSteps: n % 4,
        setupCompletedAt: n % 4 > 0 ? nth(EDGES, n) : null,
        tourCompletedAt: n % 4 > 1 ? now : null,
        tutorialCompletedAt: n % 4 > 2 ? now : null,
      })
      .onConflictDoNothing();
    await tx.insert(tutorialRuns).values({
      id: edgeRun(n),
      userId: edgeUser(n % 5),
      seed: nth(EDGES, n),
      startedAt: now - Math.floor(n / 15) * HOUR,
      submittedAt: n % 4 === 3 ? null : now - Math.floor(n / 6) * HOUR,
      score: n % 4 === 3 ? null : (n * 37) % 101,
    });
  }
}
