import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type Challenge, type ChallengeKind, challenges } from './second-factor.table.ts';

const isLive = (tokenHash: string, kinds: readonly ChallengeKind[], now: number) =>
  and(eq(challenges.tokenHash, tokenHash), inArray(challenges.kind, [...kinds]), gt(challenges.expiresAt, now));

export async function insertChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  await tx.insert(challenges).values(challenge);
}

export async function readChallenge(
  reader: Reader,
  tokenHash: string,
  kinds: readonly ChallengeKind[],
  now: number,
): Promise<Challenge | undefined> {
  const [challenge] = await reader
    .select()
    .from(challenges)
    .where(isLive(tokenHash, kinds, now));
  return challenge;
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockChallenge(
  tx: Tx,
  tokenHash: string,
  kinds: readonly ChallengeKind[],
  now: number,
): Promise<Challenge | undefined> {
  const [challenge] = await tx
    .select()
    .from(challenges)
    .where(isLive(tokenHash, kinds, now))
    .for('update');
  return challenge;
}

/** Uses a challenge up; undefined when it has expired or was used before. */
export async function takeChallenge(
  tx: Tx,
  tokenHash: string,
  kinds: readonly ChallengeKind[],
  now: number,
): Promise<Challenge | undefined> {
  const [challenge] = await tx
    .delete(challenges)
    .where(isLive(tokenHash, kinds, now))
    .returning();
  return challenge;
}

export async function countWrongCode(tx: Tx, tokenHash: string): Promise<void> {
  await tx
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(eq(challenges.tokenHash, tokenHash));
}

/** Every proof of an account that is under way. */
export async function deleteChallengesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(challenges).where(eq(challenges.userId, userId));
}

export async function deleteExpiredChallenges(tx: Tx, now: number): Promise<void> {
  await tx.delete(challenges).where(lte(challenges.expiresAt, now));
}
