import { and, asc, count, desc, eq, min } from 'drizzle-orm';
import type { VerificationOutcome } from '../../domain/verification/verification.ts';
import type { Reader, Tx } from '../client/database.ts';
import { after } from '../client/sql.ts';
import { type VerificationRow, verificationRequests } from './verification.table.ts';
import { users } from '../accounts/index.ts';

/** A player's latest request; undefined before the first. */
export async function readLatestVerification(reader: Reader, userId: string): Promise<VerificationRow | undefined> {
  const [latest] = await reader
    .select()
    .from(verificationRequests)
    .where(eq(verificationRequests.userId, userId))
    .orderBy(desc(verificationRequests.submittedAt), desc(verificationRequests.id))
    .limit(1);
  return latest;
}

export async function readVerification(reader: Reader, id: string): Promise<VerificationRow | undefined> {
  const [request] = await reader.select().from(verificationRequests).where(eq(verificationRequests.id, id));
  return request;
}

/** The request, locked until the transaction ends. */
export async function lockVerification(tx: Tx, id: string): Promise<VerificationRow | undefined> {
  const [request] = await tx.select().from(verificationRequests).where(eq(verificationRequests.id, id)).for('update');
  return request;
}

export type NewVerification = typeof verificationRequests.$inferInsert;

export async function insertVerification(tx: Tx, request: NewVerification): Promise<void> {
  await tx.insert(verificationRequests).values(request);
}

export interface Decided {
  readonly outcome: VerificationOutcome;
  readonly reason: string | null;
  readonly decidedAt: number;
  readonly decidedBy: string;
}

export async function decideVerificationRow(tx: Tx, id: string, decided: Decided): Promise<void> {
  await tx.update(verificationRequests).set(decided).where(eq(verificationRequests.id, id));
}

export type QueuedVerification = Awaited<ReturnType<typeof listPendingVerifications>>[number];

/** Requests that wait for a decision, the longest waiting first, with whose they are. */
export const listPendingVerifications = (reader: Reader, limit: number, past: { at: number; id: string } | null) =>
  reader
    .select({
      id: verificationRequests.id,
      userId: verificationRequests.userId,
      username: users.username,
      displayName: users.displayName,
      addressIssuedOn: verificationRequests.addressIssuedOn,
      submittedAt: verificationRequests.submittedAt,
    })
    .from(verificationRequests)
    .innerJoin(users, eq(users.id, verificationRequests.userId))
    .where(
      and(
        eq(verificationRequests.outcome, 'pending'),
        // Whose account has been closed since waits for nothing any more.
        eq(users.verification, 'pending'),
        past ? after([verificationRequests.submittedAt, verificationRequests.id], [past.at, past.id]) : undefined,
      ),
    )
    .orderBy(asc(verificationRequests.submittedAt), asc(verificationRequests.id))
    .limit(limit);

/** Requests that wait for a decision, and since when the oldest does. */
export async function readWaitingVerifications(reader: Reader) {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(verificationRequests.submittedAt) })
    .from(verificationRequests)
    .innerJoin(users, eq(users.id, verificationRequests.userId))
    .where(and(eq(verificationRequests.outcome, 'pending'), eq(users.verification, 'pending')));
  return row;
}
