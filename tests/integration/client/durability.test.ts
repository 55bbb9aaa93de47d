import BetterSqlite3 from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { chargeRateLimit } from '../../../db/calls/rate-limit.queries.ts';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { freshDatabase } from '../../support/world.ts';

const fileOf = (url: string) => url.replace(/^file:/, '');

/** The connections that the product itself opens. */
async function openWatched() {
  const url = await freshDatabase();
  const pragma = vi.spyOn(BetterSqlite3.prototype, 'pragma');
  const db = await openDatabase(url);
  const connections = new Set(pragma.mock.contexts as BetterSqlite3.Database[]);
  pragma.mockRestore();
  return { url, db, connections: [...connections] };
}

/**
 * A killed process leaves its writes with the operating system, which still brings them to the disk: kill -9 cannot
 * show a commit without fsync. A power cut would, so the setting itself is checked.
 */
describe.runIf(engine === 'sqlite')('SQLite', () => {
  it('waits for the disk at every commit, in WAL mode, with foreign keys checked', async () => {
    const { db, connections } = await openWatched();
    expect(connections).toHaveLength(2);
    for (const connection of connections) {
      expect(connection.pragma('synchronous', { simple: true })).toBe(2);
      expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
      expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
    }
    expect(connections.filter(({ readonly }) => readonly)).toHaveLength(1);
    await db.close();
  });

  it('acknowledges nobody of a group before the commit that all of them share', async () => {
    const { url, db, connections } = await openWatched();
    const writer = connections.find(({ readonly }) => !readonly);
    const outside = new BetterSqlite3(fileOf(url), { readonly: true });
    const stored = outside.prepare('SELECT count(*) FROM rate_limits').pluck();
    const seen: unknown[] = [];
    let insideWhenTold = 0;
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        db
          .transact((tx) => chargeRateLimit(tx, `grouped-${i}`, 0, 1))
          .then(() => {
            seen.push(stored.get());
            if (writer?.inTransaction !== false) insideWhenTold++;
          }),
      ),
    );
    // Already the first to hear of it finds all 40 stored: one commit, and so one fsync, for the whole group.
    expect(seen).toEqual(Array.from({ length: 40 }, () => 40));
    expect(insideWhenTold).toBe(0);
    outside.close();
    await db.close();
  });

  it('refuses every call while somebody else holds the file, and goes on afterwards', async () => {
    const { url, db, connections } = await openWatched();
    for (const connection of connections) connection.pragma('busy_timeout = 50');
    const holder = new BetterSqlite3(fileOf(url));
    holder.exec('BEGIN IMMEDIATE');
    const calls = [1, 2, 3].map(() => db.transact((tx) => chargeRateLimit(tx, 'held', 0, 1)));
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'Outage', cause: { code: 'SQLITE_BUSY' } } });
    }
    holder.exec('COMMIT');
    holder.close();
    await db.transact((tx) => chargeRateLimit(tx, 'held', 0, 1));
    expect(await rawSql(url, `SELECT count FROM rate_limits WHERE key = 'held'`)).toEqual([{ count: 1 }]);
    await db.close();
  });
});

describe.runIf(engine === 'postgres')('PostgreSQL', () => {
  it('leaves the durability of a commit to the server: no connection of ours turns it down', async () => {
    const db = await openDatabase(await freshDatabase(), { connections: 1 });
    const rows = await db.transact(async (tx) => {
      return tx
        .select({ name: sql<string>`name`, source: sql<string>`source` })
        .from(sql`pg_settings`)
        .where(sql`name in ('synchronous_commit', 'fsync')`);
    });
    for (const { source } of rows) expect(source).toBe('command line');
    expect(rows).toHaveLength(2);
    await db.close();
  });
});
