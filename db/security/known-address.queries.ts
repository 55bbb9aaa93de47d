import { lte } from 'drizzle-orm';
import type { Tx } from '../client/database.ts';
import { excluded } from '../client/sql.ts';
import { knownAddresses } from './second-factor.table.ts';

/** Keeps that an account has signed in from a network; the hash of it is keyed. */
export async function keepAddress(tx: Tx, address: typeof knownAddresses.$inferInsert): Promise<void> {
  await tx
    .insert(knownAddresses)
    .values(address)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { lastSeenAt: excluded(knownAddresses.lastSeenAt) },
    });
}

export async function deleteForgottenAddresses(tx: Tx, before: number): Promise<void> {
  await tx.delete(knownAddresses).where(lte(knownAddresses.lastSeenAt, before));
}
