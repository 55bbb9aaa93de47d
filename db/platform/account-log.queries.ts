import { and, asc, desc, eq, gt, inArray, lt, lte } from 'drizzle-orm';
import type { EventFilter } from '../../domain/platform/account-log.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type AccountEventRow, type AccountLogRow, accountEvents, accountLogs } from './account-log.table.ts';

/** So many are dropped at a time; the next hour goes on. */
const DROPPED_AT_ONCE = 10_000;

/** Begins the log of an account, where there is none yet. */
export async function beginLog(tx: Tx, userId: string, since: number): Promise<void> {
  await tx.insert(accountLogs).values({ userId, lastSeq: 0, notedAt: 0, since }).onConflictDoNothing();
}

/** The logs that some players have, locked in the order of their ids until the transaction ends. */
export const lockLogsOf = (tx: Tx, userIds: readonly string[]): Promise<AccountLogRow[]> =>
  tx
    .select()
    .from(accountLogs)
    .where(inArray(accountLogs.userId, [...userIds]))
    .orderBy(asc(accountLogs.userId))
    .for('update');

/** Writes an event at the end of a log that is locked; answers false where it stands there already. */
export async function appendToLog(tx: Tx, row: AccountEventRow): Promise<boolean> {
  const { userId, seq: lastSeq, notedAt } = row;
  const inserted = await tx
    .insert(accountEvents)
    .values(row)
    .onConflictDoNothing({ target: [accountEvents.userId, accountEvents.eventSeq] })
    .returning({ seq: accountEvents.seq });
  if (inserted.length === 0) return false;
  await tx.update(accountLogs).set({ lastSeq, notedAt }).where(eq(accountLogs.userId, userId));
  return true;
}

export async function readLog(reader: Reader, userId: string): Promise<AccountLogRow | undefined> {
  const [log] = await reader.select().from(accountLogs).where(eq(accountLogs.userId, userId));
  return log;
}

/** The number of the oldest event that a log has kept; null where it has none. */
export async function readOldestInLog(reader: Reader, userId: string): Promise<number | null> {
  const [row] = await reader
    .select({ seq: accountEvents.seq })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(accountEvents.seq))
    .limit(1);
  return row?.seq ?? null;
}

/** What a log holds after a number, the oldest first. */
export const listEventsAfter = (
  reader: Reader,
  userId: string,
  { about, types }: EventFilter,
  after: number,
  most: number,
): Promise<AccountEventRow[]> =>
  reader
    .select()
    .from(accountEvents)
    .where(
      and(
        eq(accountEvents.userId, userId),
        gt(accountEvents.seq, after),
        inArray(accountEvents.about, [...about]),
        types === null ? undefined : inArray(accountEvents.type, [...types]),
      ),
    )
    .orderBy(asc(accountEvents.seq))
    .limit(most);

/** What a log holds up to a number, the newest first; all of it for null. */
export const listEventsUpTo = (
  reader: Reader,
  userId: string,
  upTo: number | null,
  most: number,
): Promise<AccountEventRow[]> =>
  reader
    .select()
    .from(accountEvents)
    .where(and(eq(accountEvents.userId, userId), upTo === null ? undefined : lte(accountEvents.seq, upTo)))
    .orderBy(desc(accountEvents.seq))
    .limit(most);

/** Drops what was noted before an instant: so many of the oldest, and what was noted in the same instant as the last of them. */
export async function deleteOldEvents(tx: Tx, before: number, most = DROPPED_AT_ONCE): Promise<void> {
  const [last] = await tx
    .select({ notedAt: accountEvents.notedAt })
    .from(accountEvents)
    .where(lt(accountEvents.notedAt, before))
    .orderBy(asc(accountEvents.notedAt))
    .limit(1)
    .offset(most - 1);
  await tx
    .delete(accountEvents)
    .where(last ? lte(accountEvents.notedAt, last.notedAt) : lt(accountEvents.notedAt, before));
}

/** Ends the log of an account with all that it holds; whoever is just writing into it is waited for. */
export async function deleteLogOf(tx: Tx, userId: string): Promise<void> {
  await lockLogsOf(tx, [userId]);
  await tx.delete(accountEvents).where(eq(accountEvents.userId, userId));
  await tx.delete(accountLogs).where(eq(accountLogs.userId, userId));
}

/** Since when a player has a log, and what it holds, the oldest first; null without one. */
export async function readLogData(reader: Reader, userId: string) {
  const [log] = await reader
    .select({ since: accountLogs.since })
    .from(accountLogs)
    .where(eq(accountLogs.userId, userId));
  const events = await reader
    .select({ at: accountEvents.at, type: accountEvents.type, body: accountEvents.body })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(asc(accountEvents.seq));
  return log ? { ...log, events } : null;
}
