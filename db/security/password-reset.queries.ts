import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { passwordResets } from './password-reset.table.ts';
import { type User, users } from '../accounts/index.ts';

type PasswordReset = typeof passwordResets.$inferSelect;

export async function insertPasswordReset(tx: Tx, reset: PasswordReset): Promise<void> {
  await tx.insert(passwordResets).values(reset);
}

/** A link that works still. */
export async function readPasswordReset(
  reader: Reader,
  tokenHash: string,
  now: number,
): Promise<PasswordReset | undefined> {
  const [reset] = await reader
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return reset;
}

/** Takes a link out of use and answers whose it was; of two calls at once one gets it. */
export async function takePasswordReset(tx: Tx, tokenHash: string): Promise<PasswordReset | undefined> {
  const [taken] = await tx.delete(passwordResets).where(eq(passwordResets.tokenHash, tokenHash)).returning();
  return taken;
}

/** Sets a password without asking for the one before; undefined when the account is closed. */
export async function overwritePassword(tx: Tx, userId: string, passwordHash: string): Promise<User | undefined> {
  const [user] = await tx
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), ne(users.status, 'closed')))
    .returning();
  return user;
}

export async function deleteExpiredPasswordResets(tx: Tx, now: number): Promise<void> {
  await tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
