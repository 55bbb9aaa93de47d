import { desc, eq, lte } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { mailbox } from './mailbox.table.ts';

export type KeptMessage = typeof mailbox.$inferSelect;

/** Keeps a message; one that is there already, since its job ran twice, is kept once. */
export async function insertMessage(tx: Tx, message: KeptMessage): Promise<void> {
  await tx.insert(mailbox).values(message).onConflictDoNothing();
}

/** The newest first. */
export function listMessages(reader: Reader, most: number): Promise<KeptMessage[]> {
  return reader.select().from(mailbox).orderBy(desc(mailbox.at), desc(mailbox.id)).limit(most);
}

export async function readMessage(reader: Reader, id: string): Promise<KeptMessage | undefined> {
  const [message] = await reader.select().from(mailbox).where(eq(mailbox.id, id));
  return message;
}

export async function deleteOldMessages(tx: Tx, before: number): Promise<void> {
  await tx.delete(mailbox).where(lte(mailbox.at, before));
}
