import { type GraphQLSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfProtocol } from '../../../gateway/kernel/http/route.ts';
import { WIRING } from '../../../gateway/rooms.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { create } from '../../support/battle-operations.ts';
import { expectCleanRefusal, expectNoFault, refusalCode } from '../../support/clean-refusal.ts';
import { type Fill, callOf, rootFieldsOf, smallest } from '../../support/generated-calls.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { some } from '../../support/runs.ts';

let gate: HttpGateway;
let schema: GraphQLSchema;
let asker: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
  asker = await enter();
  await create(asker);
  await asker.ask('mutation { createTeam(name: "Forgers", description: "") { id } }');
});
afterAll(() => gate.close());

/** Somebody who may ask for everything. */
async function enter(): Promise<SignedIn> {
  return gate.player({ role: 'administrator', cents: 100_00, verification: 'verified' });
}

const PATIENCE = { timeout: 900_000 };
const KEY = { 'idempotency-key': 'forged-input' };

const INT4 = 2 ** 31;
const INT8 = Number.MAX_SAFE_INTEGER;
const NUMBERS = [0, 1, -1, INT4 - 1, INT4, -INT4 - 1, 2 ** 32, 10 ** 12, INT8, -INT8] as const;
const TEXTS = ['', 'x', ' ', "' or 1=1 --", '%', '__proto__', '\ud800', '\u{10ffff}', 'x'.repeat(5_000)] as const;
const IDS = ['018f3b5e-7c00-7000-8000-000000000000', 'a:1', 'a:999999999', 'a:9999999999', ':', ...TEXTS] as const;

const cursorOf = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cursors that a server might have written, and others. */
const CURSORS: readonly string[] = [
  ...NUMBERS.flatMap((number) => ['x', 'a:1', IDS[0]].map((id) => cursorOf([number, id]))),
  ...IDS.map((id) => cursorOf([1, id])),
  ...[
    null,
    1,
    'x',
    {},
    [],
    [1],
    ['x', 1],
    [1, 1],
    [1.5, 'x'],
    [1e300, 'x'],
    [null, null],
    [[1], ['x']],
    [1, 'x', 2],
    { 0: 1, 1: 'x' },
  ].map(cursorOf),
  cursorOf([1, 'a\u0000']),
  Buffer.from('[1,"x"').toString('base64url'),
  Buffer.from('['.repeat(5_000)).toString('base64url'),
  '',
  'foreign',
  '=',
  '%',
  '\u0000',
  'é',
  'x'.repeat(20_000),
];

/** Pages below a root field: how to get there, with `PAGE` in the place of the field and its arguments. */
const BELOW: Readonly<Record<string, (client: SignedIn) => string>> = {
  'PublicProfile.history': ({ user }) => `player(username: "${user.username}") { PAGE }`,
  'Team.recentBattles': () => 'myTeam { PAGE }',
};

const hasCursor = (field: { readonly args: readonly { readonly name: string }[] }): boolean =>
  field.args.some(({ name }) => name === 'after' || name === 'before');

interface Page {
  readonly name: string;
  readonly ask: (named: Readonly<Record<string, unknown>>) => {
    query: string;
    variables: Readonly<Record<string, unknown>>;
  };
}

/** Every field that is read page by page, wherever it stands. */
function pages(): readonly Page[] {
  const roots = rootFieldsOf(schema)
    .filter(({ kind, field }) => kind !== 'subscription' && hasCursor(field))
    .map((rootField): Page => ({
      name: rootField.name,
      ask: (named) => callOf(rootField, smallest, { channelId: 'general', first: 2, ...named }),
    }));
  const rootTypes = new Set([schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]);
  const below = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !rootTypes.has(type))
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter(hasCursor)
        .map((field) => `${type.name}.${field.name}`),
    )
    .map((name): Page => ({
      name,
      ask: (named) => {
        const way = BELOW[name];
        if (!way) throw new Error(`say in BELOW how to get to ${name}`);
        const args = Object.entries(named)
          .map(([arg, value]) => `${arg}: ${JSON.stringify(value)}`)
          .join(', ');
        return {
          query: `{ ${way(asker).replace('PAGE', `${name.split('.')[1]}(${args}) { __typename }`)} }`,
          variables: {},
        };
      },
    }));
  return [...roots, ...below];
}

test('no cursor breaks a page, whoever wrote it', PATIENCE, async () => {
  expect(pages().length).toBeGreaterThan(20);
  for (const [index, { name, ask }] of pages().entries()) {
    for (const after of some(CURSORS, index)) {
      const { query, variables } = ask({ after });
      expectNoFault(await asker.graphql(query, variables), `${name} after ${after.slice(0, 60)}`);
    }
  }
});

test('no page is larger than a hundred or smaller than one', PATIENCE, async () => {
  for (const { name, ask } of pages()) {
    for (const first of [0, -1, 101, INT4 - 1, -INT4]) {
      const { query, variables } = ask({ first });
      expect(refusalCode(await asker.graphql(query, variables)), `${name} first ${first}`).toBe('BAD_INPUT');
    }
  }
});

/** The n-th of a list that begins again. */
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;

/** Operations that end what the others need: the session, the account. */
const ENDING = /^Mutation\.(signOut|closeAccount|endSession|endOtherSessions)$/;

test('no argument at the edge of its type breaks an operation', PATIENCE, async () => {
  const ints = [...NUMBERS.filter((number) => Number.isInteger(number) && number < INT4 && number >= -INT4), -INT4];
  const amounts = [0, 1, -1, 10 ** 12, -(10 ** 12), INT4];
  const asked = rootFieldsOf(schema).filter(({ kind, name }) => kind !== 'subscription' && !ENDING.test(name));
  for (const [index, rootField] of asked.entries()) {
    if (rootField.field.args.length === 0) continue;
    for (const n of some([...IDS.keys()], index)) {
      const edge: Fill = (scalar) =>
        scalar === 'Int'
          ? nth(ints, n)
          : scalar === 'Float'
            ? nth(ints, n) + 0.5
            : scalar === 'Instant'
              ? nth(NUMBERS, n)
              : scalar === 'Boolean'
                ? n % 2 === 0
                : scalar === 'Cents' || scalar === 'BattleCoins'
                  ? nth(amounts, n)
                  : nth(IDS, n);
      const { query, variables } = callOf(rootField, edge, { first: 2 });
      const answer = await asker.graphql(query, variables, { 'idempotency-key': `edge-${n}-${rootField.name}` });
      expectNoFault(answer, `${rootField.name} ${n}`);
    }
  }
  expect(await asker.ask('{ viewer { id } }')).toEqual({ viewer: { id: asker.user.id } });
});

const deep = (open: string, close: string, levels: number): string => `${open.repeat(levels)}1${close.repeat(levels)}`;

describe.each(['POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'GET'])('no %s route breaks', (method) => {
  const routes = WIRING.routes.filter((route) => route.method === method);
  const pathsOf = (path: string): string[] =>
    path.includes(':')
      ? [...IDS, 'none']
          .filter((id) => id !== '' && id.length < 1_000 && id !== '\ud800')
          .map((id) => path.replaceAll(/:\w+/g, encodeURIComponent(id)))
      : [path];

  test('by what stands in its address', PATIENCE, async () => {
    for (const route of routes) {
      for (const path of pathsOf(route.path)) {
        for (const search of [
          '',
          '?first=-1&after=x&limit=1e9&userId=__proto__',
          '?a=1&a=2&a[b]=1&%00=%00',
          `?${'a[b]'.repeat(500)}=1`,
        ]) {
          // A sign-out ends the session that it comes with.
          const client = method === 'GET' ? asker : await enter();
          expectNoFault(
            await client.rest(route.method, path + search, method === 'POST' ? {} : undefined, KEY),
            `${path}${search}`,
          );
        }
      }
    }
  });

  test('by its body', PATIENCE, async () => {
    const texts = ['username', 'password', 'email', 'x'];
    const values = [
      '1',
      'null',
      '[]',
      '{}',
      '"\\ud800"',
      '"\\u0000"',
      '1e999',
      `"${'x'.repeat(100_000)}"`,
      deep('[', ']', 20_000),
      deep('{"a":', '}', 20_000),
    ];
    const bodies = [
      ...values,
      ...values.map((value) => `{${texts.map((name) => `"${name}":${value}`).join(',')}}`),
      ...values.map((value) => `[${value}]`),
      '{"__proto__":{"username":"x"},"constructor":{"prototype":{"x":1}}}',
      '',
      '{',
      '\u0000',
      `{"a":${'9'.repeat(100_000)}}`,
    ];
    for (const [index, route] of routes.entries()) {
      for (const body of some(bodies, index)) {
        const path = route.path.replaceAll(/:\w+/g, 'none');
        const types = route.takesFile
          ? [...route.takesFile.types, 'application/json']
          : ['application/json', 'application/json; charset=utf-16'];
        for (const type of types) {
          const answer = await asker.send({ method, path, headers: { 'content-type': type, ...KEY }, body });
          expectNoFault(answer, `${path} ${body.slice(0, 60)}`);
        }
      }
    }
  });
});

test('a body that is nested deeper than any of ours is refused with a code at every endpoint', async () => {
  for (const path of [
    '/graphql',
    ...WIRING.routes
      .filter((route) => route.method === 'POST' && !route.takesFile && !isOfProtocol(route))
      .map((route) => route.path),
  ]) {
    for (const value of [deep('[', ']', 100), deep('{"a":', '}', 100), deep('[', ']', 20_000)]) {
      for (const body of [
        value,
        `{"username":${value},"email":${value},"query":"{ __typename }","variables":${value}}`,
      ]) {
        const answer = await asker.send({
          method: 'POST',
          path,
          headers: { 'content-type': 'application/json' },
          body,
        });
        expectCleanRefusal(answer, path);
        expect({ status: answer.status, code: refusalCode(answer) }, path).toEqual({
          status: 400,
          code: 'BAD_REQUEST',
        });
      }
    }
  }
});
