import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { verificationRequests } from './verification.table.ts';

/** What became of a person's documents, for the person; who decided is not theirs to take along. */
export async function readVerificationData(reader: Reader, userId: string) {
  return {
    verifications: await reader
      .select({
        outcome: verificationRequests.outcome,
        reason: verificationRequests.reason,
        submittedAt: verificationRequests.submittedAt,
        decidedAt: verificationRequests.decidedAt,
      })
      .from(verificationRequests)
      .where(eq(verificationRequests.userId, userId))
      .orderBy(asc(verificationRequests.submittedAt), asc(verificationRequests.id)),
  };
}

export async function eraseVerifications(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verificationRequests).where(eq(verificationRequests.userId, userId));
}
