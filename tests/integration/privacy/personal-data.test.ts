// @module-tag engines
import { type AnyColumn, type Table, eq, getTableColumns, getTableName, isTable, or } from 'drizzle-orm';
import { getTableConfig as postgresConfig } from 'drizzle-orm/pg-core';
import { getTableConfig as sqliteConfig } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatMessages } from '../../../db/chat/chat.table.ts';
import { readUser } from '../../../db/accounts/user.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { PersonalTable } from '../../../db/client/personal-data.ts';
import { readPersonalData } from '../../../db/privacy/personal-data.queries.ts';
import { erasePerson } from '../../../gateway/privacy/close-account.ts';
import { engine } from '../../../db/client/kit.ts';
import * as schema from '../../../db/__generated__/schema.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import type { Room } from '../../../gateway/kernel/manifest/room.ts';
import { ROOMS } from '../../../gateway/rooms.ts';
import { insertTicket } from '../../../db/support/ticket.queries.ts';
import { archived } from '../../support/personal-data.ts';
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

interface Declared extends PersonalTable {
  readonly room: string;
}

const DECLARED: readonly Declared[] = ROOMS.flatMap(({ name: room, personalData }) =>
  (personalData?.tables ?? []).map((table) => ({ room, ...table })),
);

test('every table that refers to an account is claimed by a room, and every claim is about such a table', () => {
  const referring = TABLES.filter(({ name, columns }) => columns.length > 0 && name !== 'users').map(
    ({ name }) => name,
  );
  const claimed = DECLARED.filter(({ fates }) => fates.length > 0).map(({ name }) => name);
  expect(claimed.toSorted()).toEqual(referring.toSorted());
});

test('every column that refers to an account is declared with what becomes of its rows, and no other is', () => {
  const declared = DECLARED.flatMap(({ name, fates }) => fates.map(([column]) => `${name}.${column.name}`));
  const referring = TABLES.filter(({ name }) => name !== 'users').flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column}`),
  );
  expect(declared.toSorted()).toEqual(referring.toSorted());
});

test('what is erased stands in the archive, unless it opens something or is on its way', () => {
  const isErased = ({ fates }: PersonalTable) => fates.some(([, fate]) => fate.startsWith('erased'));
  const silent = DECLARED.filter((table) => isErased(table) && Object.keys(table.archive).length === 0);
  expect(silent.map(({ name }) => name).toSorted()).toEqual([
    'data_exports',
    'password_resets',
    'pending_proofs',
    'pending_sends',
    'recovery_codes',
    'report_recipients',
    'ticket_messages', // with their tickets
  ]);
});

const LISTS = DECLARED.flatMap(({ table, archive }) =>
  Object.entries(archive).flatMap(([path, part]) => (typeof part === 'function' ? [] : [{ path, table, part }])),
);

const nameOf = (column: AnyColumn): string => `${getTableName(column.table)}.${column.name}`;

/** Columns of which no two rows of a table have the same, by name; each list is enough. */
function keysOf(table: Table): string[][] {
  const { primaryKeys, indexes } = engine === 'sqlite' ? sqliteConfig(table as never) : postgresConfig(table as never);
  const unique = indexes.filter(({ config }) => config.unique && !config.where).map(({ config }) => config.columns);
  const single = Object.values(getTableColumns(table)).filter(({ primary }) => primary);
  const lists = [...primaryKeys.map(({ columns }) => columns), ...unique, ...single.map((column) => [column])];
  return lists.map((columns) => columns.map((column) => `${getTableName(table)}.${(column as AnyColumn).name}`));
}

test.each(LISTS)('$path is read in an order in which no two rows are alike', ({ table, part }) => {
  const { of, joins, order } = part;
  const known = new Set([...order, ...(of.length === 1 ? of : [])].map(nameOf));
  const met = [table, ...joins.map(([joined]) => joined)];
  const all = met.flatMap((one) => Object.values(getTableColumns(one)).map(nameOf));
  for (let round = 0; round < met.length; round++) {
    for (const [, one, other] of joins)
      if (known.has(nameOf(one)) || known.has(nameOf(other))) known.add(nameOf(one)).add(nameOf(other));
    for (const one of met)
      if (keysOf(one).some((key) => key.every((column) => known.has(column))))
        for (const column of Object.values(getTableColumns(one))) known.add(nameOf(column));
  }
  expect(all.filter((column) => !known.has(column))).toEqual([]);
});

test('lists are ordered by what is never null', () => {
  const nullable = LISTS.flatMap(({ part }) => part.order.filter(({ notNull }) => !notNull).map(nameOf));
  // Of gifts that somebody has claimed, and that are over with it.
  expect(nullable).toEqual(['store_gifts.endedAt']);
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

/** The tables of a room of which something is so. */
const tablesOf = ({ personalData }: Room, isIt: (table: PersonalTable) => boolean): string[] =>
  (personalData?.tables ?? []).filter(isIt).map(({ name }) => name);

let world: World;
beforeAll(async () => {
  world = await World.open();
  await seedDemo(world.db, world.deps, (text) => text);
});
afterAll(() => world.close());

test('a room reads every table that it says stands in the archive (SE-06)', async () => {
  for (const room of ROOMS) {
    const seen = new Set<string>();
    await readPersonalData(watched<Reader>(world.db.read, seen), room.personalData?.tables ?? [], '1');
    const exported = tablesOf(room, ({ archive, fates }) => fates.length > 0 && Object.keys(archive).length > 0);
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
      const leaving = { deps: world.deps, tx: watched(tx, seen, 'delete'), user, at: world.now };
      if (room.personalData) await erasePerson(leaving, room.personalData);
      const erased = tablesOf(room, ({ fates }) => fates.some(([, fate]) => fate.startsWith('erased')));
      expect(
        erased.filter((table) => !seen.has(table)),
        room.name,
      ).toEqual([]);
    }
  });
  const left = [];
  for (const { table, name, fates } of DECLARED) {
    const erased = fates.filter(([, fate]) => fate.startsWith('erased')).map(([column]) => column);
    if (erased.length === 0) continue;
    const rows = await world.db.read
      .select()
      .from(table as never)
      .where(or(...erased.map((column) => eq(column, '1'))));
    if (rows.length > 0) left.push(name);
  }
  expect(left).toEqual([]);
});

test('a list of any length is read whole and in order, page by page', async () => {
  const { userId } = await world.player();
  const ids = Array.from({ length: 1_203 }, (_, n) => `said-${String((n * 7) % 1_203).padStart(4, '0')}`);
  // Each four hundred are of one instant, over the ends of pages.
  const said = ids.map((id, n) => ({
    id,
    channelId: 'general' as const,
    authorId: userId,
    kind: 'text' as const,
    body: id,
    at: Math.floor(n / 400),
  }));
  await world.db.transact((tx) => tx.insert(chatMessages).values(said));
  const { messages } = await archived<'messages'>(world.db.read, 'chat', userId);
  const inOrder = said.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  expect(messages.map(({ text }) => text)).toEqual(inOrder.map(({ body }) => body));
});
