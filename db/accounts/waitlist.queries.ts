import { count, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { teamAccesses, waitlist } from './waitlist.table.ts';

/** Keeps an address; an address that is there already counts once. */
export async function insertWaitlistEntry(tx: Tx, entry: typeof waitlist.$inferInsert): Promise<void> {
  await tx.insert(waitlist).values(entry).onConflictDoNothing();
}

export async function countWaitlist(reader: Reader): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(waitlist);
  return row?.total ?? 0;
}

export async function insertTeamAccess(tx: Tx, access: typeof teamAccesses.$inferInsert): Promise<void> {
  await tx.insert(teamAccesses).values(access);
}

export async function countTeamAccesses(reader: Reader): Promise<number> {
  const [row] = await reader.select({ total: count() }).from(teamAccesses);
  return row?.total ?? 0;
}

/** Forgets that an address once waited. */
export async function forgetWaiting(tx: Tx, emailKey: string): Promise<void> {
  await tx.delete(waitlist).where(eq(waitlist.emailKey, emailKey));
}
