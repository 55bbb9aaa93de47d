import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { recoveryCodes, twoFactors } from './second-factor.table.ts';

export type TwoFactor = typeof twoFactors.$inferSelect;

export async function readTwoFactor(reader: Reader, userId: string): Promise<TwoFactor | undefined> {
  const [twoFactor] = await reader.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return twoFactor;
}

/** The same, kept from everybody else until the transaction ends: two proofs of an account are never checked at once. */
export async function lockTwoFactor(tx: Tx, userId: string): Promise<TwoFactor | undefined> {
  const [twoFactor] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId)).for('update');
  return twoFactor;
}

/** Stores a secret that is not in force yet, in place of an earlier such one; answers false when one is in force. */
export async function putTwoFactor(
  tx: Tx,
  { userId, secret, createdAt }: Pick<TwoFactor, 'userId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const stored = await tx
    .insert(twoFactors)
    .values({ userId, secret, enabledAt: null, lastStep: 0, createdAt })
    .onConflictDoUpdate({
      target: twoFactors.userId,
      set: { secret, lastStep: 0, createdAt },
      setWhere: isNull(twoFactors.enabledAt),
    })
    .returning({ userId: twoFactors.userId });
  return stored.length > 0;
}

export async function updateTwoFactor(
  tx: Tx,
  userId: string,
  change: Partial<Pick<TwoFactor, 'enabledAt' | 'lastStep'>>,
): Promise<void> {
  await tx.update(twoFactors).set(change).where(eq(twoFactors.userId, userId));
}

export async function deleteTwoFactor(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
}

/** Puts new recovery codes in the place of all earlier ones. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash, usedAt: null })));
}

/** Uses a recovery code up; false when there is no such unused one. */
export async function takeRecoveryCode(
  tx: Tx,
  userId: string,
  codeHashes: readonly string[],
  usedAt: number,
): Promise<boolean> {
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, [...codeHashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId });
  return taken.length > 0;
}

export async function countRecoveryCodes(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
