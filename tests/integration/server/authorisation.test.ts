import { eq, getTableColumns, getTableName, isTable, or } from 'drizzle-orm';
import { type GraphQLSchema, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateUserStanding } from '../../../db/accounts/user.queries.ts';
import * as tables from '../../../db/__generated__/schema.ts';
import type { Access } from '../../../gateway/schema/access.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import type { RestRoute } from '../../../gateway/kernel/http/route.ts';
import { readAgreedAccess } from '../../support/agreed-access.ts';
import { create, startedBattle } from '../../support/battle-operations.ts';
import { expectNoFault, refusalCode } from '../../support/clean-refusal.ts';
import { type RootField, type Fill, callOf, rootFieldsOf, smallest } from '../../support/generated-calls.ts';
import type { Answer, Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';

const REST_ROUTES = WIRING.routes;
const ROLES = [
  'anonymous',
  'player',
  'creator',
  'moderator',
  'senior_moderator',
  'administrator',
  'suspended',
  'banned',
  'closed',
] as const;
type Role = (typeof ROLES)[number];

const SIGNED_IN: readonly Role[] = ['player', 'creator', 'moderator', 'senior_moderator', 'administrator'];

/** What each level of access means, said once more and without a look at the guards. */
const MAY: Readonly<Record<Access, readonly Role[]>> = {
  anyone: ROLES,
  member: SIGNED_IN,
  own: SIGNED_IN,
  staff: SIGNED_IN.slice(2),
  senior: SIGNED_IN.slice(3),
  administrator: ['administrator'],
};

const mayNot = (access: Access): readonly Role[] => ROLES.filter((role) => !MAY[access].includes(role));

/** Refused for who asks: without a session that counts 401, otherwise 403. */
const turnedAway = (role: Role) =>
  SIGNED_IN.includes(role) ? { status: 403, code: 'FORBIDDEN' } : { status: 401, code: 'UNAUTHENTICATED' };

/** For tests that ask every root field: there will be more of them. */
const PATIENCE = { timeout: 900_000 };

const KEY = { 'idempotency-key': 'the-same-for-all' };

let gate: HttpGateway;
let schema: GraphQLSchema;
let rootFields: readonly RootField[];
const clients = new Map<Role, Client>();
const clientOf = (role: Role): Client => {
  const client = clients.get(role);
  if (!client) throw new Error(`nobody is ${role}`);
  return client;
};

beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
  rootFields = rootFieldsOf(schema);
  for (const role of ROLES) clients.set(role, await enter(role));
});
afterAll(() => gate.close());

/** A client with a fresh session; the suspended, the banned and the closed had theirs before. */
async function enter(role: Role): Promise<Client> {
  if (role === 'anonymous') return gate.visitor();
  const hasFallen = role === 'suspended' || role === 'banned' || role === 'closed';
  const client = await gate.player({ role: hasFallen ? 'player' : role, cents: 100_00 });
  if (hasFallen) await gate.db.transact((tx) => updateUserStanding(tx, client.user.id, { status: role }));
  return client;
}

const pathOf = ({ path }: RestRoute): string => path.replaceAll(/:\w+/g, 'none');
const routeName = ({ method, path }: RestRoute): string => `${method} ${path}`;
const rest = (client: Client, route: RestRoute) =>
  client.rest(route.method, pathOf(route), route.method === 'POST' ? {} : undefined, KEY);

test('every root field and every REST route declares the access that was agreed, and there are no others (RO-10)', async () => {
  const declared: [string, Access][] = [
    ...rootFields.map(({ name, access }): [string, Access] => [name, access]),
    ...REST_ROUTES.map((route): [string, Access] => [routeName(route), route.access]),
  ];
  const inOrder = (entries: [string, Access][]) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  expect(inOrder(declared)).toEqual(inOrder(await readAgreedAccess()));
});

test(
  'whoever may not ask is turned away by every query and mutation, and nothing changes (RO-02, RO-03, RO-05, RO-10)',
  PATIENCE,
  async () => {
    const before = await gate.contents();
    for (const rootField of rootFields.filter(({ kind }) => kind !== 'subscription')) {
      const { query, variables } = callOf(rootField);
      for (const role of mayNot(rootField.access)) {
        const answer = await clientOf(role).graphql(query, variables, KEY);
        const { status, code } = turnedAway(role);
        // A field that may be null is refused within an answer that has data, which is 2xx.
        expect({ status: answer.status, code: refusalCode(answer) }, `${rootField.name} as ${role}`).toEqual({
          status: isNonNullType(rootField.field.type) ? status : 200,
          code,
        });
      }
      expect(await gate.contents(), rootField.name).toBe(before);
    }
  },
);

test(
  'whoever may not ask is turned away by every REST route, and nothing changes (RO-02, RO-03, RO-10)',
  PATIENCE,
  async () => {
    const before = await gate.contents();
    for (const route of REST_ROUTES) {
      for (const role of mayNot(route.access)) {
        const answer = await rest(clientOf(role), route);
        const { status, code } = turnedAway(role);
        // The answer to HEAD has no body that could say why.
        const seen = { status: answer.status, code: route.method === 'HEAD' ? code : refusalCode(answer) };
        expect(seen, `${routeName(route)} as ${role}`).toEqual({ status, code });
      }
      expect(await gate.contents(), routeName(route)).toBe(before);
    }
  },
);

describe.each(ROLES)('as %s', (role) => {
  test(
    'every query, mutation and route that may be asked answers, or refuses for another reason',
    PATIENCE,
    async () => {
      for (const rootField of rootFields.filter(
        ({ kind, access }) => kind !== 'subscription' && MAY[access].includes(role),
      )) {
        const { query, variables } = callOf(rootField);
        // A session of its own, because some of them end it.
        const answer = await (await enter(role)).graphql(query, variables, KEY);
        expectNoFault(answer, rootField.name);
        expect(answer.text, rootField.name).not.toMatch(/"(UNAUTHENTICATED|FORBIDDEN|GRAPHQL_VALIDATION_FAILED)"/);
      }
      for (const route of REST_ROUTES.filter(({ access }) => MAY[access].includes(role))) {
        const answer = await rest(await enter(role), route);
        expectNoFault(answer, routeName(route));
        expect(answer.text, routeName(route)).not.toMatch(/"code":"(UNAUTHENTICATED|FORBIDDEN)"/);
      }
    },
  );

  test('every subscription opens, or is turned away, as declared (RO-10)', PATIENCE, async () => {
    const quiet = gate.live.listeners;
    for (const rootField of rootFields.filter(({ kind }) => kind === 'subscription')) {
      const live = await goLive(await enter(role));
      const { query, variables } = callOf(rootField);
      const opens = MAY[rootField.access].includes(role);
      let first: unknown = null;
      const before = gate.listeningsBegun;
      const asked = live.ask(query, variables).catch((error: unknown) => ({ errors: error }));
      void asked.then((answer) => (first = answer));
      // One that opens says nothing until something happens.
      await until(() => expect(first !== null || (opens && gate.listeningsBegun > before), rootField.name).toBe(true));
      const text = JSON.stringify(first ?? {});
      if (opens) expect(text, rootField.name).not.toMatch(/"(UNAUTHENTICATED|FORBIDDEN)"/);
      else expect(text, rootField.name).toContain(`"${turnedAway(role).code}"`);
      await live.close();
      await until(() => expect(gate.live.listeners, rootField.name).toBe(quiet));
    }
  });
});

/** What the owner has on the account, and the most that may be staked a day: $777.77. */
const SECRET_CENTS = 777_77;
const isSecret = (leaf: unknown): boolean =>
  leaf === SECRET_CENTS || /secret title|^\$?777\.77$/.test(String(leaf)) || String(leaf) === String(SECRET_CENTS);

/** Every value of an answer by itself, so that no id holds by chance what is looked for. */
function figuresAndWords({ json, text }: Answer): unknown[] {
  const leavesOf = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
  return json === undefined ? text.split(/[^\w.$ ]+/) : leavesOf(json);
}

/** All stored rows that belong to an account. */
async function rowsOf(userId: string): Promise<string[]> {
  const rows: string[] = [];
  for (const table of Object.values(tables)) {
    if (!isTable(table) || getTableName(table) === 'sessions') continue;
    const columns = getTableColumns(table as typeof tables.battles) as unknown as Record<
      string,
      (typeof tables.battles)['id']
    >;
    const owners = ['userId', 'ownerId', 'creatorId', 'playerId', ...(getTableName(table) === 'users' ? ['id'] : [])]
      .map((name) => columns[name])
      .filter((column) => column !== undefined);
    if (owners.length === 0) continue;
    const own = await gate.db.read
      .select()
      .from(table as typeof tables.battles)
      .where(or(...owners.map((column) => eq(column, userId))));
    rows.push(...own.map((row) => `${getTableName(table)} ${JSON.stringify(row)}`));
  }
  return rows;
}

test(
  'nobody changes or sees through any endpoint what belongs to another player, by whichever of its ids (RO-10)',
  PATIENCE,
  async () => {
    const owner = await gate.player({ cents: SECRET_CENTS });
    const friend = await gate.player({ cents: 100_00 });
    const draft = await owner.ask<{ saveDraft: { id: string } }>(
      'mutation { saveDraft(input: { game: CS2, mode: DUEL, stakeCents: 1, title: "a secret title" }) { id } }',
    );
    const hidden = await create(owner, { privacy: 'INVITE', title: 'a secret title' });
    await owner.ask(
      `mutation { setPlayLimit(input: { kind: STAKE, period: DAY, cents: ${SECRET_CENTS} }) { __typename } }`,
    );
    const running = await startedBattle(owner, friend, { privacy: 'PUBLIC' });
    const [session] = await gate.db.read
      .select()
      .from(tables.sessions)
      .where(eq(tables.sessions.userId, owner.user.id));
    const ids = [owner.user.id, owner.user.username, draft.saveDraft.id, hidden.id, running, session?.id ?? ''];
    const before = await rowsOf(owner.user.id);
    expect(before.length).toBeGreaterThan(5);
    for (const role of ['player', 'creator'] as const) {
      const other = await enter(role);
      for (const rootField of rootFields.filter(
        ({ kind, access }) => kind !== 'subscription' && MAY[access].includes(role),
      )) {
        if (/^Mutation\.(signOut|signIn|teamAccess)$/.test(rootField.name)) continue;
        for (const id of rootField.field.args.length > 0 ? ids : []) {
          const named: Fill = (scalar, isRequired) =>
            scalar === 'ID' || (scalar === 'String' && isRequired) ? id : smallest(scalar, isRequired);
          const { query, variables } = callOf(rootField, named);
          const answer = await other.graphql(query, variables, {
            'idempotency-key': `${rootField.name}-${ids.indexOf(id)}`,
          });
          expectNoFault(answer, rootField.name);
          expect(figuresAndWords(answer).filter(isSecret), rootField.name).toEqual([]);
        }
      }
      for (const route of REST_ROUTES.filter(({ access }) => MAY[access].includes(role))) {
        for (const id of route.path.includes(':') ? ids : []) {
          const body = route.method === 'POST' ? {} : undefined;
          const answer = await other.rest(route.method, route.path.replaceAll(/:\w+/g, id), body, KEY);
          expectNoFault(answer, routeName(route));
          expect(figuresAndWords(answer).filter(isSecret), routeName(route)).toEqual([]);
        }
      }
      const after = new Set(await rowsOf(owner.user.id));
      expect(before.filter((row) => !after.has(row))).toEqual([]);
    }
    expect(await owner.ask('{ viewer { id } }'), 'the session of the owner lives').toEqual({
      viewer: { id: owner.user.id },
    });
  },
);

/** What somebody who wants more than is due would like to say beside what is asked. */
const SMUGGLED = {
  id: 'smuggled',
  userId: 'smuggled',
  role: 'administrator',
  status: 'active',
  balance: 100_000_00,
  balanceCents: 100_000_00,
  isVip: true,
  verification: 'verified',
} as const;

const standingOf = ({ id, role, status, isVip, isVerifiedCreator, verification }: tables.User) => ({
  id,
  role,
  status,
  isVip,
  isVerifiedCreator,
  verification,
});

test(
  'no input takes a field that it does not declare: role, status, balance, id and VIP stay what they are (RO-10)',
  PATIENCE,
  async () => {
    const client = await gate.player({ verification: 'unverified' });
    const before = await gate.contents();
    for (const rootField of rootFields.filter(({ kind }) => kind === 'mutation')) {
      const { query, variables } = callOf(rootField);
      for (const [name, value] of Object.entries(SMUGGLED)) {
        const asArgument = query.replace(
          `${rootField.field.name}(`,
          `${rootField.field.name}(${name}: ${JSON.stringify(value)}, `,
        );
        if (asArgument !== query && !rootField.field.args.some((arg) => arg.name === name)) {
          const answer = await client.graphql(asArgument, variables, KEY);
          expect(refusalCode(answer), `${rootField.name} ${name}`).toBe('GRAPHQL_VALIDATION_FAILED');
        }
        for (const [argument, given] of Object.entries(variables)) {
          if (typeof given !== 'object' || given === null || Array.isArray(given)) continue;
          const type = schema.getType(
            String(rootField.field.args.find((arg) => arg.name === argument)?.type).replaceAll('!', ''),
          );
          if (type && 'getFields' in type && name in type.getFields()) continue;
          const answer = await client.graphql(query, { ...variables, [argument]: { ...given, [name]: value } }, KEY);
          expect({ status: answer.status, code: refusalCode(answer) }, `${rootField.name} ${argument}.${name}`).toEqual(
            {
              status: 400,
              code: 'BAD_USER_INPUT',
            },
          );
        }
      }
    }
    expect(await gate.contents()).toBe(before);
  },
);

test('no REST body takes a field that it does not know', PATIENCE, async () => {
  const client = await gate.player({ cents: 12_34, verification: 'unverified' });
  const known = new Map((await gate.db.read.select().from(tables.users)).map((user) => [user.id, standingOf(user)]));
  const said = {
    username: 'smuggler',
    email: 'smuggler@players.example',
    password: 'a long-enough Passw0rd',
    confirmPassword: 'a long-enough Passw0rd',
    termsAccepted: true,
    ...SMUGGLED,
  };
  for (const route of REST_ROUTES.filter(({ method }) => method === 'POST')) {
    for (const body of [said, { ...said, id: client.user.id, userId: client.user.id }]) {
      const answer = await client.rest(route.method, route.path.replaceAll(/:\w+/g, client.user.id), body, KEY);
      expectNoFault(answer, routeName(route));
    }
  }
  for (const user of await gate.db.read.select().from(tables.users)) {
    const newcomer = {
      id: user.id,
      role: 'player',
      status: 'active',
      isVip: false,
      isVerifiedCreator: false,
      verification: 'unverified',
    };
    expect(standingOf(user)).toEqual(known.get(user.id) ?? newcomer);
    expect(user.id).not.toBe('smuggled');
  }
  expect((await client.ask<{ wallet: object }>('{ wallet { balanceCents } }')).wallet).toEqual({ balanceCents: 12_34 });
});
