import { and, asc, eq } from 'drizzle-orm';
import type { SimulcastPlatform } from '../../domain/video/simulcast.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type SimulcastTarget, simulcastTargets } from './video.table.ts';

/** The platforms that a player has connected, each once. */
export const listSimulcastTargets = (reader: Reader, userId: string): Promise<SimulcastTarget[]> =>
  reader
    .select()
    .from(simulcastTargets)
    .where(eq(simulcastTargets.userId, userId))
    .orderBy(asc(simulcastTargets.platform));

/** In place of an earlier one. The account's row is locked by the caller. */
export async function writeSimulcastTarget(tx: Tx, target: SimulcastTarget): Promise<void> {
  const { userId, platform } = simulcastTargets;
  await tx
    .insert(simulcastTargets)
    .values(target)
    .onConflictDoUpdate({ target: [userId, platform], set: target });
}

/** Answers whether there was one. */
export async function deleteSimulcastTarget(tx: Tx, userId: string, platform: SimulcastPlatform): Promise<boolean> {
  const gone = await tx
    .delete(simulcastTargets)
    .where(and(eq(simulcastTargets.userId, userId), eq(simulcastTargets.platform, platform)))
    .returning({ platform: simulcastTargets.platform });
  return gone.length > 0;
}

/** Forgets every platform of a player; answers the rows. */
export const deleteSimulcastTargetsOf = (tx: Tx, userId: string): Promise<SimulcastTarget[]> =>
  tx.delete(simulcastTargets).where(eq(simulcastTargets.userId, userId)).returning();
