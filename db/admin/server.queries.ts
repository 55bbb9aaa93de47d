import { and, asc, count, eq, inArray, lt, lte, min, notInArray, or, sql } from 'drizzle-orm';
import type { Vitals, Watched } from '../../domain/admin/servers.ts';
import type { Reader, Tx } from '../client/database.ts';
import { affected, excluded, sumInt } from '../client/sql.ts';
import { eventHead, subscriberCursors } from '../events/cursor.table.ts';
import { jobs } from '../jobs/job.table.ts';
import { type Server, serverDays, servers } from './server.table.ts';

/** More due jobs than that are not counted. */
const JOBS_COUNTED = 1_000;

/** Every server that is known, by its name. */
export const listServers = (reader: Reader): Promise<Server[]> => reader.select().from(servers).orderBy(servers.id);

export async function readServer(reader: Reader, id: string): Promise<Server | undefined> {
  const [row] = await reader.select().from(servers).where(eq(servers.id, id));
  return row;
}

/** The server, locked until the transaction ends. */
export async function lockServer(tx: Tx, id: string): Promise<Server | undefined> {
  const [row] = await tx.select().from(servers).where(eq(servers.id, id)).for('update');
  return row;
}

/**
 * Writes down how a server is. Of two processes under one name the one that started later is believed: answers false
 * to the other.
 */
export async function putServer(tx: Tx, row: Server): Promise<boolean> {
  const { id, ...rest } = row;
  const set = Object.fromEntries(
    Object.keys(rest).map((key) => [key, excluded(servers[key as Exclude<keyof Server, 'id'>])]),
  );
  const written = await tx
    .insert(servers)
    .values({ id, ...rest })
    .onConflictDoUpdate({
      target: servers.id,
      set,
      setWhere: sql`${servers.runId} = ${row.runId} or ${servers.startedAt} <= ${row.startedAt}`,
    });
  return affected(written) > 0;
}

/** Adds to what was watched of a server in a day. */
export async function addWatched(tx: Tx, serverId: string, day: string, watched: Watched): Promise<void> {
  await tx
    .insert(serverDays)
    .values({ serverId, day, ...watched })
    .onConflictDoUpdate({
      target: [serverDays.serverId, serverDays.day],
      set: {
        watchedMs: sql`${serverDays.watchedMs} + ${excluded(serverDays.watchedMs)}`,
        upMs: sql`${serverDays.upMs} + ${excluded(serverDays.upMs)}`,
        calls: sql`${serverDays.calls} + ${excluded(serverDays.calls)}`,
        answerMs: sql`${serverDays.answerMs} + ${excluded(serverDays.answerMs)}`,
      },
    });
}

/** What is kept of each server, by its name. */
export async function readWatched(reader: Reader): Promise<Map<string, Watched>> {
  const rows = await reader
    .select({
      id: serverDays.serverId,
      watchedMs: sumInt(serverDays.watchedMs),
      upMs: sumInt(serverDays.upMs),
      calls: sumInt(serverDays.calls),
      answerMs: sumInt(serverDays.answerMs),
    })
    .from(serverDays)
    .groupBy(serverDays.serverId);
  return new Map(rows.map(({ id, ...watched }) => [id, watched]));
}

/** Says that a server is on its way out, or gone. */
export async function markServer(
  tx: Tx,
  id: string,
  runId: string,
  mark: Partial<Pick<Server, 'isDraining' | 'stoppedAt'>>,
): Promise<void> {
  await tx
    .update(servers)
    .set(mark)
    .where(and(eq(servers.id, id), eq(servers.runId, runId)));
}

/** How much waits for whoever works in the background. */
export async function readBacklog(reader: Reader, now: number): Promise<Pick<Vitals, 'jobsDue' | 'eventsBehind'>> {
  const due = reader
    .select({ id: jobs.id })
    .from(jobs)
    .where(lte(jobs.runAt, now))
    .orderBy(asc(jobs.runAt), asc(jobs.id))
    .limit(JOBS_COUNTED)
    .as('due');
  const [[waiting], [head], [slowest]] = await Promise.all([
    reader.select({ count: count() }).from(due),
    reader.select({ position: eventHead.position }).from(eventHead),
    reader.select({ position: min(subscriberCursors.position) }).from(subscriberCursors),
  ]);
  const behind = (head?.position ?? 0) - (slowest?.position ?? head?.position ?? 0);
  return { jobsDue: waiting?.count ?? 0, eventsBehind: Math.max(0, behind) };
}

/** Forgets servers that nobody has seen since an instant, and days before another; samples stay as they are. */
export async function forgetServers(tx: Tx, unseenSince: number, beforeDay: string): Promise<void> {
  const gone = tx
    .select({ id: servers.id })
    .from(servers)
    .where(and(eq(servers.isSample, false), lt(servers.lastSeen, unseenSince)));
  const samples = tx.select({ id: servers.id }).from(servers).where(eq(servers.isSample, true));
  await tx
    .delete(serverDays)
    .where(
      or(
        inArray(serverDays.serverId, gone),
        and(lt(serverDays.day, beforeDay), notInArray(serverDays.serverId, samples)),
      ),
    );
  await tx.delete(servers).where(and(eq(servers.isSample, false), lt(servers.lastSeen, unseenSince)));
}
