import { type Table, eq, getTableColumns, getTableName, isTable, or } from 'drizzle-orm';
import { getTableConfig as postgresConfig } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUser } from '../../../db/accounts/user.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { engine } from '../../../db/client/kit.ts';
import * as schema from '../../../db/schema.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import type { Room } from '../../../gateway/kernel/room.ts';
import { ROOMS } from '../../../gateway/rooms.ts';
import { insertTicket } from '../../../db/support/ticket.queries.ts';
import { World } from '../../support/world.ts';

interface ForeignKey {
  reference(): { columns: { name: string }[]; foreignTable: Table };
}

/** The columns of a table that name an account, by what they are called in the code. */
function accountColumns(table: Table): string[] {
  const keys: ForeignKey[] =
    engine === 'sqlite' ? sqliteConfig(table as never).foreignKeys : postgresConfig(table as never).foreignKeys;
  return keys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => getTableName(foreignTable) === 'users')
    .flatMap(({ columns }) => columns.map(({ name }) => name));
}

const TABLES = Object.values(schema)
  .filter((value): value is never => isTable(value))
  .map((table: Table) => ({ table, name: getTableName(table), columns: accountColumns(table) }));

const FATES = new Map(ROOMS.flatMap(({ personalData }) => Object.entries(personalData?.tables ?? {})));

test('every table that refers to an account is claimed by a room, and every claim is about such a table', () => {
  const referring = TABLES.filter(({ name, columns }) => columns.length > 0 && name !== 'users').map(
    ({ name }) => name,
  );
  expect([...FATES.keys()].toSorted()).toEqual(referring.toSorted());
});

/** The same as `target`; notes the tables that are handed to its methods, or to those of the given name. */
function watched<T extends object>(target: T, seen: Set<string>, method?: string): T {
  return new Proxy(target, {
    get(object, key) {
      const value: unknown = Reflect.get(object, key);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        if (method === undefined || key === method)
          for (const arg of args) if (isTable(arg)) seen.add(getTableName(arg));
        const answer: unknown = Reflect.apply(value, object, args);
        const goesOn = typeof answer === 'object' && answer !== null && !(answer instanceof Promise);
        return goesOn && key !== 'then' ? watched(answer, seen, method) : answer;
      };
    },
  });
}

/** The tables of a room by what it says becomes of them. */
const tablesOf = ({ personalData }: Room, says: (fate: string) => boolean): string[] =>
  Object.entries(personalData?.tables ?? {})
    .filter(([, fate]) => says(fate))
    .map(([table]) => table);

let world: World;
beforeAll(async () => {
  world = await World.open();
  await seedDemo(world.db, world.deps, (text) => text);
});
afterAll(() => world.close());

test('a room reads every table that it says stands in the archive (SE-06)', async () => {
  for (const room of ROOMS) {
    const seen = new Set<string>();
    await room.personalData?.read?.(watched<Reader>(world.db.read, seen), '1');
    const exported = tablesOf(room, (fate) => fate.startsWith('exported'));
    expect(
      exported.filter((table) => !seen.has(table)),
      room.name,
    ).toEqual([]);
  }
});

test('a room deletes from every table that it says is erased, and leaves no row there (SE-07)', async () => {
  await world.db.transact(async (tx) => {
    const user = await readUser(tx, '1');
    if (!user) throw new Error('the demo player is missing');
    // Of what nobody has, nothing is deleted.
    await insertTicket(tx, {
      id: 'asked',
      number: 'GT-ASKED',
      userId: user.id,
      email: user.email,
      firstName: 'Ada',
      lastName: 'Byron',
      subject: 'Hello',
      urgency: 1,
      status: 'open',
      assigneeId: null,
      createdAt: world.now,
      changedAt: world.now,
      visitorKey: null,
      payloadHash: null,
    });
    for (const room of ROOMS.toReversed()) {
      const seen = new Set<string>();
      await room.personalData?.erase?.({ deps: world.deps, tx: watched(tx, seen, 'delete'), user, at: world.now });
      const erased = tablesOf(room, (fate) => fate.endsWith('erased'));
      expect(
        erased.filter((table) => !seen.has(table)),
        room.name,
      ).toEqual([]);
    }
  });
  const left = [];
  for (const { table, name, columns } of TABLES) {
    if (!FATES.get(name)?.endsWith('erased')) continue;
    const fields = Object.values(getTableColumns(table)).filter((column) => columns.includes(column.name));
    const rows = await world.db.read
      .select()
      .from(table as never)
      .where(or(...fields.map((field) => eq(field, '1'))));
    if (rows.length > 0) left.push(name);
  }
  expect(left).toEqual([]);
});
