import { asc, eq } from 'drizzle-orm';
import type { Accepted } from '../../domain/accounts/legal.ts';
import type { Reader, Tx } from '../client/database.ts';
import { legalAcceptances } from './legal.table.ts';

/** What a player has agreed to. */
export const listAccepted = (reader: Reader, userId: string) =>
  reader
    .select({ text: legalAcceptances.text, version: legalAcceptances.version, at: legalAcceptances.at })
    .from(legalAcceptances)
    .where(eq(legalAcceptances.userId, userId))
    .orderBy(asc(legalAcceptances.text), asc(legalAcceptances.version));

/** Writes down that a player agrees; what was written before stays as it is. */
export async function insertAccepted(tx: Tx, userId: string, accepted: readonly Accepted[], at: number): Promise<void> {
  if (accepted.length === 0) return;
  await tx
    .insert(legalAcceptances)
    .values(accepted.map(({ text, version }) => ({ userId, text, version, at })))
    .onConflictDoNothing();
}
