import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { type PendingProof, type PendingProofKind, pendingProofs } from './second-factor.table.ts';

const isLive = (tokenHash: string, kinds: readonly PendingProofKind[], now: number) =>
  and(
    eq(pendingProofs.tokenHash, tokenHash),
    inArray(pendingProofs.kind, [...kinds]),
    gt(pendingProofs.expiresAt, now),
  );

export async function insertPendingProof(tx: Tx, proof: PendingProof): Promise<void> {
  await tx.insert(pendingProofs).values(proof);
}

export async function readPendingProof(
  reader: Reader,
  tokenHash: string,
  kinds: readonly PendingProofKind[],
  now: number,
): Promise<PendingProof | undefined> {
  const [proof] = await reader
    .select()
    .from(pendingProofs)
    .where(isLive(tokenHash, kinds, now));
  return proof;
}

/** The same, kept from everybody else until the transaction ends. */
export async function lockPendingProof(
  tx: Tx,
  tokenHash: string,
  kinds: readonly PendingProofKind[],
  now: number,
): Promise<PendingProof | undefined> {
  const [proof] = await tx
    .select()
    .from(pendingProofs)
    .where(isLive(tokenHash, kinds, now))
    .for('update');
  return proof;
}

/** Uses a pending proof up; undefined when it has expired or was used before. */
export async function takePendingProof(
  tx: Tx,
  tokenHash: string,
  kinds: readonly PendingProofKind[],
  now: number,
): Promise<PendingProof | undefined> {
  const [proof] = await tx
    .delete(pendingProofs)
    .where(isLive(tokenHash, kinds, now))
    .returning();
  return proof;
}

export async function countWrongCode(tx: Tx, tokenHash: string): Promise<void> {
  await tx
    .update(pendingProofs)
    .set({ tries: sql`${pendingProofs.tries} + 1` })
    .where(eq(pendingProofs.tokenHash, tokenHash));
}

/** Every proof of an account that is under way. */
export async function deletePendingProofsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(pendingProofs).where(eq(pendingProofs.userId, userId));
}

export async function deleteExpiredPendingProofs(tx: Tx, now: number): Promise<void> {
  await tx.delete(pendingProofs).where(lte(pendingProofs.expiresAt, now));
}
