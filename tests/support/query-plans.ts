import BetterSqlite3 from 'better-sqlite3';
import { getTableName, isTable } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { readNumbersAfter } from '../../db/events/log.queries.ts';
import * as schema from '../../db/__generated__/schema.ts';
import { create } from './battle-steps.ts';
import { World, untouchedDatabase } from './world.ts';

/** Tables that are as small after years as on the first day. Reading any other from end to end is an error. */
const SMALL = new Set([
  'audit_head',
  'event_head',
  'feature_flags',
  'ledger_head',
  'moderation_settings',
  'products',
  'report_mails',
  'server_days',
  'servers',
  'settings',
  'status_mark',
  'subscriber_cursors',
]);
const GROWING = Object.values(schema)
  .filter((table) => isTable(table))
  .map((table) => getTableName(table))
  .filter((name) => !SMALL.has(name));

export interface PlanCase {
  readonly name: string;
  readonly run: (world: World) => Promise<unknown>;
  /** Indexes that the plan must name. */
  readonly uses: readonly (string | RegExp)[];
  /** Whether the rows come out of the index in order, so that a page costs what a page costs. */
  readonly isInOrder?: boolean;
}

/** A line of a plan that puts all rows in order; equals alone may be, as they are in `LAST TERM OF ORDER BY`. */
const SORTED = /(?<!Incremental )\bSort\b(?! Key)|TEMP B-TREE FOR ORDER BY/;

/** The primary key's index, as each engine calls it. */
export const pk = (table: string) =>
  engine === 'sqlite' ? `sqlite_autoindex_${table}_1` : new RegExp(String.raw`${table}_(\w+_pk|pkey)`);
/** One of some by its id, or through the index of whose it is: whichever the planner takes for the shorter way. */
export const either = (table: string, index: string) =>
  new RegExp(String.raw`sqlite_autoindex_${table}_1|${table}_(\w+_pk|pkey)|${index}`);
const asText = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string }).text ?? '');

/**
 * The statements that a case makes the engine run. SQLite is told of a statement once for each connection, so that each
 * case has a world of its own there; PostgreSQL is told of it each time.
 */
async function statementsOf(run: PlanCase['run'], shared: World): Promise<string[]> {
  const prepare = vi.spyOn(BetterSqlite3.prototype, 'prepare');
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const world = engine === 'sqlite' ? await World.open({ connections: 2 }) : shared;
  await create(world, await world.player({ cents: 500_00 })); // two transfers and an event to be found
  const seen = () => [...prepare.mock.calls.map(([text]) => text), ...query.mock.calls.map(([text]) => asText(text))];
  const forget = () => [prepare, query].forEach((spy) => void spy.mockClear());
  forget();
  await readNumbersAfter(world.db.read, 0);
  const ofTheClock = new Set(seen()); // a database looks for news by itself, at whatever moment
  forget();
  await run(world);
  const statements = new Set(seen().filter((text) => !ofTheClock.has(text)));
  prepare.mockRestore();
  query.mockRestore();
  if (world !== shared) await world.close();
  return [...statements].filter((text) => /^[\s(]*(select|update|delete)/i.test(text) && !text.includes('pg_notify'));
}

/** Shows for each case that it reads from an index and never a whole table. */
export function checkPlans(cases: readonly PlanCase[]): void {
  describe(`query plans on ${engine}`, () => {
    let world: World;
    let client: pg.Client;
    beforeAll(async () => {
      world = await World.open({ url: await untouchedDatabase(), connections: 2 });
      if (engine === 'postgres') {
        client = new pg.Client(world.url);
        await client.connect();
        // An empty table is read from end to end whatever indexes there are; so that is made to cost more than anything.
        await client.query('SET enable_seqscan = off');
      }
    });
    afterAll(async () => {
      if (engine === 'postgres') await client.end();
      await world.close();
    });

    async function planOf(text: string, isInOrder: boolean): Promise<string[]> {
      if (engine === 'postgres') {
        // So is sorting a handful of rows; what no index can give in order is sorted all the same.
        await client.query(`SET enable_sort = ${isInOrder ? 'off' : 'on'}`);
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, COSTS OFF) ${text}`);
        return rows.map((row) => row['QUERY PLAN']);
      }
      const connection = new BetterSqlite3(world.url.replace(/^file:/, ''), { readonly: true });
      const rows = connection.prepare(`EXPLAIN QUERY PLAN ${text}`).all(Array.from(text.matchAll(/\?/g), () => null));
      connection.close();
      return (rows as { detail: string }[]).map(({ detail }) => detail);
    }

    it.each(cases)('$name: from an index, never the whole table', async ({ run, uses, isInOrder = false }) => {
      const statements = await statementsOf(run, world);
      expect(statements).not.toEqual([]);
      const plan: string[] = [];
      for (const statement of statements) plan.push(...(await planOf(statement, isInOrder)));
      const shown = plan.join('\n');
      for (const index of uses) expect(shown).toMatch(index);
      const whole = plan.filter((line) =>
        GROWING.some((table) =>
          engine === 'postgres'
            ? new RegExp(String.raw`Seq Scan on ${table}\b`).test(line)
            : new RegExp(String.raw`^SCAN ${table}\b(?! USING)`).test(line),
        ),
      );
      expect(whole, shown).toEqual([]);
      if (isInOrder)
        expect(
          plan.filter((line) => SORTED.test(line)),
          shown,
        ).toEqual([]);
    });
  });
}
