import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Seeker } from '../../domain/matchmaking/seeker.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { appendEvent } from '../events/append-event.ts';
import { seekers } from './queue.table.ts';

const { placeholder } = sql;

// Literals: a partial index is found by its exact condition only.
const isWaiting = sql`${seekers.state} = 'waiting'`;
const isIn = sql`${seekers.state} <> 'out'`;
const isOut = sql`${seekers.state} = 'out'`;

const seekerById = lookup((reader) =>
  reader
    .select()
    .from(seekers)
    .where(eq(seekers.userId, placeholder('userId')))
    .prepare('seeker_by_id'),
);

export async function readSeeker(reader: Reader, userId: string): Promise<Seeker | undefined> {
  const [row] = await seekerById(reader, { userId });
  return row;
}

/** Some seekers in the order of ids, locked until the transaction ends; without those who were never in the queue. */
export async function lockSeekers(tx: Tx, userIds: readonly string[]): Promise<Map<string, Seeker>> {
  const rows = await tx
    .select()
    .from(seekers)
    .where(inArray(seekers.userId, [...userIds]))
    .orderBy(asc(seekers.userId))
    .for('update');
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Stores where a seeker is now, and tells the player's screens. */
export async function putSeeker(tx: Tx, seeker: Seeker): Promise<void> {
  const { userId, state, reason, changedAt } = seeker;
  await tx.insert(seekers).values(seeker).onConflictDoUpdate({ target: seekers.userId, set: seeker });
  tx.send(
    appendEvent(tx, {
      type: 'seeker.changed',
      entity: 'seeker',
      entityId: userId,
      concerns: [userId],
      data: { state, reason },
      at: changedAt,
    }),
  );
}

/** Notes a sign of life of somebody who is in the queue; whether there was one to note. */
export async function noteSign(tx: Tx, userId: string, at: number): Promise<boolean> {
  const rows = await tx
    .update(seekers)
    .set({ seenAt: at })
    .where(and(eq(seekers.userId, userId), isIn))
    .returning({ userId: seekers.userId });
  return rows.length > 0;
}

const anyIn = lookup((reader) =>
  reader.select({ userId: seekers.userId }).from(seekers).where(isIn).limit(1).prepare('any_seeker_in'),
);

/** Whether anybody is in the queue at all. */
export const isQueueEmpty = async (reader: Reader): Promise<boolean> => (await anyIn(reader)).length === 0;

/** Whoever is in the queue, in whichever state, the longest silent first. */
export async function listIn(reader: Reader, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ userId: seekers.userId })
    .from(seekers)
    .where(isIn)
    .orderBy(asc(seekers.seenAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Those of them who have shown no sign of life since an instant. */
export async function listSilent(reader: Reader, since: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ userId: seekers.userId })
    .from(seekers)
    .where(and(isIn, lte(seekers.seenAt, since)))
    .orderBy(asc(seekers.seenAt))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Who waits in a game, the longest first. */
export const listWaiting = (reader: Reader, game: BattleGame, limit: number): Promise<Seeker[]> =>
  reader
    .select()
    .from(seekers)
    .where(and(isWaiting, eq(seekers.game, game)))
    .orderBy(asc(seekers.since), asc(seekers.userId))
    .limit(limit);

export async function countWaiting(reader: Reader, game: BattleGame): Promise<number> {
  const [row] = await reader
    .select({ waiting: count() })
    .from(seekers)
    .where(and(isWaiting, eq(seekers.game, game)));
  return row?.waiting ?? 0;
}

/** Forgets who has not been in the queue since an instant. */
export async function deleteSeekers(tx: Tx, before: number): Promise<void> {
  await tx.delete(seekers).where(and(isOut, lte(seekers.changedAt, before)));
}
