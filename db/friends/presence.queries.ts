import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { lookup, statement } from '../client/sql.ts';
import { presences } from './request.table.ts';

export type PresenceRow = typeof presences.$inferSelect;

/** Stores the first heartbeat of somebody who was gone; false when the player is here already. */
export async function insertPresence(tx: Tx, row: PresenceRow): Promise<boolean> {
  const rows = await tx.insert(presences).values(row).onConflictDoNothing().returning({ userId: presences.userId });
  return rows.length > 0;
}

const presenceOfUser = lookup((reader) =>
  reader
    .select()
    .from(presences)
    .where(eq(presences.userId, sql.placeholder('userId')))
    .prepare('presence_of_user'),
);

/** What was last heard of a player; undefined when the player is gone. */
export async function readPresence(reader: Reader, userId: string): Promise<PresenceRow | undefined> {
  const [row] = await presenceOfUser(reader, { userId });
  return row;
}

const presenceForUpdate = statement((tx) =>
  tx
    .select()
    .from(presences)
    .where(eq(presences.userId, sql.placeholder('userId')))
    .for('update')
    .prepare('presence_for_update'),
);

/** The presence, locked until the transaction ends; undefined when the player is gone. */
export async function lockPresence(tx: Tx, userId: string): Promise<PresenceRow | undefined> {
  const [row] = await presenceForUpdate(tx, { userId });
  return row;
}

export async function updatePresence(tx: Tx, { userId, ...row }: PresenceRow): Promise<void> {
  await tx.update(presences).set(row).where(eq(presences.userId, userId));
}

/** Whether anybody has not been heard from since an instant. */
export async function hasSilent(reader: Reader, seenUntil: number): Promise<boolean> {
  const rows = await reader
    .select({ userId: presences.userId })
    .from(presences)
    .where(lte(presences.seenAt, seenUntil))
    .limit(1);
  return rows.length > 0;
}

/** Forgets whoever has not been heard from since an instant; answers their ids. */
export async function deleteSilent(tx: Tx, seenUntil: number, limit: number): Promise<string[]> {
  const silent = tx
    .select({ userId: presences.userId })
    .from(presences)
    .where(lte(presences.seenAt, seenUntil))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .delete(presences)
    .where(inArray(presences.userId, silent))
    .returning({ userId: presences.userId });
  return rows.map(({ userId }) => userId);
}
