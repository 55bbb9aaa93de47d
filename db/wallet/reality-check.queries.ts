import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { preferences } from '../accounts/index.ts';
import { sessions } from '../security/index.ts';

const EVERY_MINUTES = 60;

/** Minutes between two reality checks as the player chose them, an hour for whoever chose nothing; 0 for none. */
export async function readRealityCheckMinutes(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ minutes: preferences.realityCheckMinutes })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row?.minutes ?? EVERY_MINUTES;
}

export async function putRealityCheckMinutes(tx: Tx, userId: string, realityCheckMinutes: number): Promise<void> {
  await tx
    .insert(preferences)
    .values({ userId, realityCheckMinutes })
    .onConflictDoUpdate({ target: preferences.userId, set: { realityCheckMinutes } });
}

/** When a session was opened; null once it has ended. */
export async function readSessionStart(reader: Reader, sessionId: string): Promise<number | null> {
  const [row] = await reader.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId));
  return row?.at ?? null;
}
