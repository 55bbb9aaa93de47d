// @module-tag engines
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { drizzle as onSqlite } from 'drizzle-orm/better-sqlite3';
import { migrate as migrateSqlite } from 'drizzle-orm/better-sqlite3/migrator';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { asc } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { events } from '../../../db/events/event.table.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { lookForEvents, takeTurn } from '../../../db/events/dispatch-events.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { createDatabase } from '../../support/postgres.ts';

/** The migrations up to the foundation, as a database of the past has them. */
function foundation(): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'past-')), engine);
  cpSync(join('db/migrations', engine), folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
  return folder;
}

/** A database of the past with some rows; answers its url. */
async function pastDatabase(rows: readonly string[]): Promise<string> {
  if (engine === 'sqlite') {
    const file = join(inject('databaseFolder'), `${randomUUID()}.db`);
    const connection = new BetterSqlite3(file);
    migrateSqlite(onSqlite(connection), { migrationsFolder: foundation() });
    for (const row of rows) connection.exec(row);
    connection.close();
    return `file:${file}`;
  }
  const url = await createDatabase(inject('postgresUrl'), `past_${randomUUID()}`);
  const client = new pg.Client(url);
  await client.connect();
  await migratePostgres(onPostgres(client), { migrationsFolder: foundation() });
  for (const row of rows) await client.query(row);
  await client.end();
  return url;
}

const event = (seq: number, type: string, data: object, dispatchedAt: number | null) =>
  `INSERT INTO events (seq, type, entity, entity_id, data, at, dispatched_at)
   VALUES (${seq}, '${type}', 'thing', 'x${seq}', '${JSON.stringify(data)}', 5, ${dispatchedAt ?? 'NULL'})`;

test('of a database of the past what was delivered stays so, and everything else is delivered once', async () => {
  const coins = { userId: 'u', coins: 5 };
  const url = await pastDatabase([
    event(1, 'coins.bought', coins, 6),
    event(2, 'coins.bought', coins, 6),
    event(3, 'friend.requested', { fromId: 'a', toId: 'b', requestId: 'r' }, 6),
    event(4, 'leaders.changed', { game: 'cs2', regions: 'eu,na' }, 6),
    event(5, 'coins.bought', coins, null),
    event(6, 'account.closed', {}, null),
    `INSERT INTO jobs (id, kind, payload, run_at, attempts, created_at)
     VALUES ('aside', 'event.redeliver', '{"seq":2}', 7, 3, 5)`,
  ]);
  const db = await openDatabase(url);
  const stored = await db.read.select().from(events).orderBy(asc(events.seq));
  expect(stored.map(({ concerns }) => concerns.toSorted())).toEqual([['u'], ['u'], ['a', 'b'], [], ['u'], []]);
  expect(stored[3]?.data).toEqual({ game: 'cs2', regions: ['eu', 'na'] });
  expect(await db.read.select().from(jobs)).toEqual([]);
  const heard: Record<string, number[]> = {};
  const ear = (name: string, from: 'now' | 'oldest') =>
    defineSubscriber({
      name,
      from,
      types: ['coins.bought', 'friend.requested', 'account.closed'],
      handle: (_, { seq }) => Promise.resolve(void (heard[name] ??= []).push(seq)),
    });
  const subscribers = [ear('notify', 'now'), ear('a new one', 'now'), ear('a curious one', 'oldest')];
  const turn = { now: 9, watch: () => Promise.resolve(), patienceMs: 60_000, stop: new AbortController().signal };
  for (let done = 1; done > 0;) {
    const look = await lookForEvents(db, subscribers, 9);
    ({ done } = look);
    for (const subscriber of look.next) done += await takeTurn(db, subscriber, turn);
  }
  expect(heard).toEqual({ notify: [2, 5, 6], 'a new one': [2, 5, 6], 'a curious one': [1, 3, 2, 5, 6] });
  await db.close();
});
