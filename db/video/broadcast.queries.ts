import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { BroadcastEnd } from '../../domain/video/video-events.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type Broadcast, broadcasts } from './video.table.ts';

/** The broadcast of a player that is not over. */
export async function readOpenBroadcast(reader: Reader, userId: string): Promise<Broadcast | undefined> {
  const [row] = await reader
    .select()
    .from(broadcasts)
    .where(and(eq(broadcasts.userId, userId), isNull(broadcasts.endedAt)));
  return row;
}

/** Broadcasts that nobody has told of since; the oldest sign of life first. */
export const listSilentBroadcasts = (reader: Reader, before: number, limit: number): Promise<Broadcast[]> =>
  reader
    .select()
    .from(broadcasts)
    .where(and(isNull(broadcasts.endedAt), lt(broadcasts.seenAt, before)))
    .orderBy(broadcasts.seenAt)
    .limit(limit);

/** Begins one, unless another gateway has seen the same a moment before; answers whether this did. */
export async function insertBroadcast(tx: Tx, row: Omit<Broadcast, 'endedAt' | 'end'>): Promise<boolean> {
  const begun = await tx
    .insert(broadcasts)
    .values({ ...row, endedAt: null, end: null })
    .onConflictDoNothing()
    .returning({ id: broadcasts.id });
  return begun.length > 0;
}

/** Ends it unless somebody else has meanwhile; answers whether this did. */
export async function closeBroadcast(
  tx: Tx,
  id: string,
  end: BroadcastEnd,
  at: number,
  peakViewers: number,
): Promise<boolean> {
  const closed = await tx
    .update(broadcasts)
    .set({ endedAt: at, end, peakViewers: mostOf(peakViewers) })
    .where(and(eq(broadcasts.id, id), isNull(broadcasts.endedAt)))
    .returning({ id: broadcasts.id });
  return closed.length > 0;
}

/** A figure of several gateways, or of before a restart, never falls. */
const mostOf = (peak: number) =>
  sql`case when ${broadcasts.peakViewers} > ${peak} then ${broadcasts.peakViewers} else ${peak} end`;

/** The gateway that has these says that they go on. */
export async function touchBroadcasts(tx: Tx, userIds: readonly string[], at: number): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .update(broadcasts)
    .set({ seenAt: at })
    .where(and(inArray(broadcasts.userId, [...userIds]), isNull(broadcasts.endedAt)));
}
