// @module-tag engines
import pg from 'pg';
import { getTableName, isTable } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import * as schema from '../../../db/__generated__/schema.ts';
import { type SchemaShape, migratedSqlite, readPostgres, readSqlite, translatorOn } from '../../support/live-schema.ts';
import { freshDatabase } from '../../support/world.ts';

const TABLES = Object.values(schema)
  .filter((table) => isTable(table))
  .map((table) => getTableName(table))
  .toSorted();

/** Both databases as they stand after their migrations, asked for what they hold; needs both, so it runs once. */
describe.runIf(engine === 'postgres')('the two schemas', () => {
  let client: pg.Client;
  let sqlite: SchemaShape;
  let postgres: SchemaShape;
  beforeAll(async () => {
    client = new pg.Client(await freshDatabase());
    await client.connect();
    postgres = await readPostgres(client);
    const database = migratedSqlite();
    sqlite = await readSqlite(database, translatorOn(client));
    database.close();
  });
  afterAll(() => client.end());

  it('have the tables that the code knows, and no others', () => {
    expect(Object.keys(postgres).toSorted()).toEqual(TABLES);
    expect(Object.keys(sqlite).toSorted()).toEqual(TABLES);
  });

  it.each(TABLES)(
    'agree on %s: columns, types, nullability, defaults, keys, indexes with their conditions, checks',
    (table) => {
      expect(sqlite[table]).toEqual(postgres[table]);
      expect(sqlite[table]?.columns.length).toBeGreaterThan(0);
      expect(sqlite[table]?.primaryKey.length).toBeGreaterThan(0);
    },
  );

  it('were really read: conditions, checks, keys and defaults are there to be compared', () => {
    const all = Object.values(sqlite);
    expect(all.flatMap(({ indexes }) => indexes).filter((index) => !index.endsWith(') '))).not.toEqual([]);
    expect(all.flatMap(({ checks }) => checks)).toContainEqual(
      expect.stringContaining('ledger_accounts_no_overdraft CHECK'),
    );
    expect(all.flatMap(({ foreignKeys }) => foreignKeys)).toContain('creator_id -> users.id no action no action');
    expect(sqlite['users']?.columns).toContain('role text not null player');
  });

  it('sort text alike on PostgreSQL and SQLite: by bytes', async () => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM (VALUES ('b'), ('B'), ('a'), ('_'), ('é'), ('9')) AS v(name) ORDER BY name`,
    );
    const database = migratedSqlite();
    const sorted = database
      .prepare(`SELECT column1 FROM (VALUES ('b'), ('B'), ('a'), ('_'), ('é'), ('9')) ORDER BY column1`)
      .pluck()
      .all();
    expect(rows.map(({ name }) => name)).toEqual(sorted);
    database.close();
  });
});
