import { and, eq } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { passwordResets } from './password-reset.table.ts';
import { users } from '../accounts/index.ts';

/** Changes a password from the one that was checked; false when it has been changed meanwhile. */
export async function replacePassword(tx: Tx, userId: string, before: string, after: string): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), eq(users.passwordHash, before)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Spends every link that would set a new password. */
export async function deletePasswordResetsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}
