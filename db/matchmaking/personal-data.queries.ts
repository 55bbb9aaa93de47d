import { asc, eq, or } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { proposals, seekers } from './queue.table.ts';

/** Where a player stood with the queue, and the own side of each proposal; whom it was made with is not theirs to take along. */
export async function readMatchmakingData(reader: Reader, userId: string) {
  const rows = await reader
    .select()
    .from(proposals)
    .where(or(eq(proposals.firstId, userId), eq(proposals.secondId, userId)))
    .orderBy(asc(proposals.createdAt), asc(proposals.id));
  return {
    queue: await reader.select().from(seekers).where(eq(seekers.userId, userId)),
    proposals: rows.map(({ id, state, game, stakeCents, createdAt, endedAt, battleId, firstId, ...row }) => ({
      id,
      state,
      game,
      stakeCents,
      createdAt,
      endedAt,
      battleId,
      confirmedAt: firstId === userId ? row.firstConfirmedAt : row.secondConfirmedAt,
      waitedMs: firstId === userId ? row.firstWaitedMs : row.secondWaitedMs,
    })),
  };
}

/** Forgets the player and whatever the player was put together for; nothing of it is open any more. */
export async function eraseMatchmakingData(tx: Tx, userId: string): Promise<void> {
  await tx.delete(seekers).where(eq(seekers.userId, userId));
  await tx.delete(proposals).where(or(eq(proposals.firstId, userId), eq(proposals.secondId, userId)));
}
