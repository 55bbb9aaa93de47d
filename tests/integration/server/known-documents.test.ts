import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  type NamedTypeNode,
  TypeInfo,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessOf } from '../../../gateway/schema/access.ts';
import { PAGE_MAX } from '../../../domain/shared/page-max.ts';
import { COST_MAX } from '../../../domain/platform/api-limits.ts';
import { costOf } from '../../../gateway/server/graphql/cost.ts';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { type TrustedDocument, trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { ROOMS } from '../../../gateway/rooms.ts';
import { SHARED_OPERATIONS } from '../../../web/data/shared-operations.ts';
import { expectCleanRefusal, refusalCode } from '../../support/clean-refusal.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let schema: GraphQLSchema;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
  player = await gate.player({ cents: 1_000_00 });
});
afterAll(() => gate.close());

const key = { 'idempotency-key': 'known-document' };

function named(name: string): TrustedDocument {
  const found = [...trustedDocuments.values()].find((document) => document.name === name);
  if (!found) throw new Error(`the manifest holds no ${name}`);
  return found;
}

/** Every field that a document asks for, as `Type.field`, with the types that they stand on. */
function fieldsOf(document: DocumentNode): { path: string; access: string | undefined }[] {
  const info = new TypeInfo(schema);
  const fields: { path: string; access: string | undefined }[] = [];
  visit(
    document,
    visitWithTypeInfo(info, {
      Field: ({ name: { value } }) => {
        const parent = info.getParentType();
        if (value === '__typename' || !parent || !('getFields' in parent)) return;
        fields.push({ path: `${parent.name}.${value}`, access: accessOf(schema.getType(parent.name) as never, value) });
      },
    }),
  );
  return fields;
}

test('every document of the web app’s manifest is valid against the schema', () => {
  expect(trustedDocuments.size).toBeGreaterThan(0);
  for (const document of trustedDocuments.values())
    expect(validate(schema, parse(document.text)), document.name).toEqual([]);
});

test('every document of the manifest keeps the limits that hold for everybody’s documents', async () => {
  const visitor = gate.visitor();
  const refused = [];
  for (const { name, text } of trustedDocuments.values()) {
    const { text: answer } = await visitor.post({ query: text });
    if (/GRAPHQL_VALIDATION_FAILED|QUERY_TOO_COSTLY/.test(answer)) refused.push(name);
  }
  expect(refused).toEqual([]);
});

test('no document of the manifest costs more than is given with the largest page', () => {
  const largest = (type: GraphQLInputType): unknown => {
    if (isNonNullType(type)) return largest(type.ofType);
    if (isListType(type)) return [largest(type.ofType)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type))
      return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, largest(field.type)]));
    return { Boolean: true, ID: 'x', String: 'x' }[type.name] ?? PAGE_MAX;
  };
  for (const { name, text } of trustedDocuments.values()) {
    const document = parse(text);
    const operation = getOperationAST(document);
    const variables = (operation?.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      largest(typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType),
    ]);
    const cost =
      operation &&
      costOf(schema, document, operation, Object.fromEntries(variables) as Readonly<Record<string, unknown>>);
    expect(cost?.points, name).toBeLessThanOrEqual(COST_MAX);
  }
});

test('the web app asks by GET for exactly the operations that rooms declare as shared', () => {
  const declared = ROOMS.flatMap(({ shared }) => Object.keys(shared ?? {}));
  expect(new Set(SHARED_OPERATIONS)).toEqual(new Set(declared));
  for (const name of declared) expect(named(name).isQuery, name).toBe(true);
});

test('an operation whose answer is shared asks only for what is the same for every member', () => {
  expect(SHARED_OPERATIONS.length).toBeGreaterThan(0);
  for (const name of SHARED_OPERATIONS) {
    const fields = fieldsOf(parse(named(name).text));
    expect(fields.length).toBeGreaterThan(0);
    for (const { path, access } of fields) expect(['anyone', 'member'], `${name} asks for ${path}`).toContain(access);
  }
  // The walk tells apart: a field that depends on who asks is seen as such.
  expect(fieldsOf(parse('{ battles { edges { node { viewerSeat } } } }')).map(({ access }) => access)).toContain('own');
});

test('a known document answers as the same text does, compiled or not', async () => {
  const calls: readonly [string, Record<string, unknown>][] = [
    ['Viewer', {}],
    ['BattleRules', {}],
    ['WalletSummary', {}],
    ['BattleStatistics', {}],
    ['MyBattles', {}],
    ['ListDrafts', {}],
    ['RecentOutcomes', { first: 5 }],
    ['OpenBattles', { first: 5 }],
    ['Leaderboard', { game: 'OVERALL', region: 'GLOBAL', period: 'WEEKLY', previous: false }],
    ['ReadBattle', { id: 'none' }],
    ['OpenDisputes', { first: 5 }],
    ['OpenBattles', { first: 1_000 }],
    ['OpenBattles', { first: 5, after: 'foreign' }],
  ];
  await player.post(
    { documentId: named('CreateBattle').id, variables: { input: { game: 'CS2', mode: 'DUEL', stakeCents: 5_00 } } },
    key,
  );
  for (const [name, variables] of calls) {
    const { id, text } = named(name);
    const known = await player.post({ documentId: id, variables });
    const free = await player.post({ query: `${text}\n# read by the reference executor`, variables });
    const plain = ({ status, data, errors }: typeof known) => ({
      status,
      data,
      errors: errors.map(({ message, path, extensions }) => ({ message, path, ...extensions, requestId: '' })),
    });
    expect(plain(known), name).toEqual(plain(free));
    const again = await player.post({ documentId: id, variables });
    expect(plain(again), `${name}, the second time`).toEqual(plain(free));
  }
});

test('a known query runs by GET, a known mutation does not', async () => {
  const { id } = named('OpenBattles');
  const answer = await player.send({
    path: `/graphql?documentId=${id}&variables=${encodeURIComponent('{"first":5}')}`,
  });
  expect(answer.json).toMatchObject({ data: { battles: { edges: expect.any(Array) as unknown } } });
  const before = await gate.contents();
  const mutation = await player.send({
    path: `/graphql?documentId=${named('CreateBattle').id}&variables=${encodeURIComponent('{"input":{"game":"CS2","mode":"DUEL","stakeCents":500}}')}`,
    headers: key,
  });
  expect(mutation.status).toBe(405);
  expect(mutation.headers.allow).toBe('POST');
  expectCleanRefusal(mutation, 'mutation by GET');
  expect(await gate.contents()).toBe(before);
});

test('unusable variables of a known document are a clear 4xx that changes nothing, compiled or not', async () => {
  const before = await gate.contents();
  const input = { game: 'CS2', mode: 'DUEL', stakeCents: 5_00 };
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const calls: readonly [string, Record<string, unknown> | null][] = [
    ['CreateBattle', null],
    ['CreateBattle', {}],
    ['CreateBattle', { input: null }],
    ['CreateBattle', { input: 'x' }],
    ['CreateBattle', { input: [] }],
    ...[-1, 0, 0.001, '5e2', 1e308, 2 ** 53, null, [], '', true, {}].map(
      (stakeCents): [string, Record<string, unknown>] => ['CreateBattle', { input: { ...input, stakeCents } }],
    ),
    ['CreateBattle', { input: { ...input, game: 'CHESS' } }],
    ['CreateBattle', { input: { ...input, game: 'cs2' } }],
    ['CreateBattle', { input: { ...input, unknown: 1 } }],
    ['CreateBattle', { input: { ...input, title: 1 } }],
    ['CreateBattle', { input: { ...input, title: 'x'.repeat(81) } }],
    ['CreateBattle', { input: { ...input, title: 'a\u0000b' } }],
    ['JoinBattle', { battleId: {} }],
    ['JoinBattle', { battleId: null }],
    ['JoinBattle', { battleId: 'none' }],
    ['ReportResult', { input: { battleId: 'none', claim: 'MAYBE', recordingUrl: 'https://recordings.example/1' } }],
    ['OpenBattles', { first: '5' }],
    ['OpenBattles', { first: 2 ** 31 }],
    ['OpenBattles', { first: 1.5 }],
    ['OpenBattles', { first: null }],
    ['OpenBattles', {}],
  ];
  for (const [name, variables] of calls) {
    const document = named(name);
    for (const body of [
      { documentId: document.id, variables },
      { query: document.text, variables: variables ?? {} },
    ]) {
      expectCleanRefusal(await player.post(body, key), `${name} ${JSON.stringify(variables)?.slice(0, 100)}`);
    }
  }
  for (const [name, variables] of [
    ['OpenBattles', `{"first":${deep}}`],
    ['OpenBattles', `{"first":5,"search":{"a":${deep}}}`],
    ['ReadBattle', `{"id":${deep}}`],
  ] as const) {
    const body = `{"documentId":"${named(name).id}","variables":${variables}}`;
    expectCleanRefusal(
      await player.send({ method: 'POST', path: '/graphql', headers: { 'content-type': 'application/json' }, body }),
      name,
    );
    const path = `/graphql?documentId=${named(name).id}&variables=${encodeURIComponent(variables.replace(deep, deep.slice(19_000, 21_000)))}`;
    expectCleanRefusal(await player.send({ path }), `${name} by GET`);
  }
  const answer = await player.post(
    { documentId: named('CreateBattle').id, variables: { input: { ...input, stakeCents: 0.5 } } },
    key,
  );
  expect({ status: answer.status, code: refusalCode(answer) }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
  expect(await gate.contents()).toBe(before);
});

test('refusals of a known document carry their code, field and figures, and its sign-in sets the cookie', async () => {
  const answer = await player.post(
    { documentId: named('CreateBattle').id, variables: { input: { game: 'CS2', mode: 'DUEL', stakeCents: 1 } } },
    { 'idempotency-key': 'too-small-a-stake' },
  );
  expect({ status: answer.status, ...answer.errors[0]?.extensions }).toMatchObject({
    status: 400,
    code: 'STAKE_OUT_OF_BOUNDS',
    field: 'stakeCents',
    data: { minCents: 5_00, maxCents: 1_000_00 },
  });
  const anonymous = await gate.visitor().post({ documentId: named('WalletSummary').id });
  expect({ status: anonymous.status, code: refusalCode(anonymous) }).toEqual({ status: 200, code: 'UNAUTHENTICATED' });
  const visitor = gate.visitor();
  const signedIn = await visitor.post({
    documentId: named('SignIn').id,
    variables: { input: { username: player.user.username, password: PASSWORD } },
  });
  expect(signedIn.status).toBe(200);
  expect(visitor.cookie).toMatch(/^gauntlet_session=/);
});

test('a known subscription is not run over HTTP', async () => {
  const answer = await player.post({ documentId: named('BattleChanged').id, variables: { id: 'none' } });
  expect({ status: answer.status, code: refusalCode(answer) }).toEqual({ status: 400, code: 'BAD_REQUEST' });
});
