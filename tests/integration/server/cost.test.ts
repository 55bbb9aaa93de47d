import { type GraphQLSchema, getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../../../gateway/server/graphql/build-schema.ts';
import { ANSWER_LENGTH_MAX, COST_MAX } from '../../../domain/platform/api-limits.ts';
import { costOf } from '../../../gateway/server/graphql/cost.ts';
import { refusalCode } from '../../support/clean-refusal.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';

let gate: HttpGateway;
let schema: GraphQLSchema;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  schema = await makeSchema();
  player = await gate.player({ cents: 1_000_00 });
});
afterAll(() => gate.close());

type Variables = Record<string, unknown>;

function pointsOf(text: string, variables: Variables = {}): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  const cost = operation && costOf(schema, document, operation, variables);
  if (!cost) throw new Error('the variables do not fit');
  return cost.points;
}

/** What either door says to an operation: HTTP, then the websocket. */
async function codesOf(client: Client, query: string, variables: Variables = {}): Promise<unknown[]> {
  const answer = await client.graphql(query, variables);
  const live = await goLive(client);
  const over = await live.ask(query, variables).catch((errors: unknown) => ({ errors }));
  await live.close();
  const [first] = (over.errors ?? []) as { extensions?: { code?: unknown } }[];
  return [answer.errors.length === 0 ? null : refusalCode(answer), first?.extensions?.code ?? null];
}

/** A page of teams, alone and with a page of matches below each. */
const TEAMS = 'edges { node { id } }';
const TEAMS_AND_BATTLES = 'edges { node { id recentBattles(first: $n) { edges { node { id } } } } }';

/** The same question, asked for pages of a hundred in every way that the language knows. */
const spellings = (rows: string): readonly [name: string, query: string, variables: Variables][] => {
  const literal = rows.replaceAll('$n', '100');
  const n = { n: 100 };
  return [
    ['a literal', `{ teams(first: 100) { ${literal} } }`, {}],
    ['a variable', `query ($n: Int!) { teams(first: $n) { ${rows} } }`, n],
    ['a variable with another default', `query ($n: Int! = 1) { teams(first: $n) { ${rows} } }`, n],
    ['the default of a variable', `query ($n: Int! = 100) { teams(first: $n) { ${rows} } }`, {}],
    ['a fragment', `query ($n: Int!) { teams(first: $n) { ...F } } fragment F on TeamConnection { ${rows} }`, n],
    ['fragments in their place', `query ($n: Int!) { ... on Query { teams(first: $n) { ... { ${rows} } } } }`, n],
    ['an alias', `query ($n: Int!) { a: teams(first: $n) { ${rows} } }`, n],
    ['a named operation', `query A($n: Int!) { teams(first: $n) { ${rows} } }`, n],
  ];
};

const TOO_COSTLY = ['QUERY_TOO_COSTLY', 'QUERY_TOO_COSTLY'];

describe('at both endpoints', () => {
  test.each(spellings(TEAMS_AND_BATTLES))(
    'a hundred pages of a hundred as %s are too much',
    async (_, query, variables) => {
      expect(await codesOf(player, query, variables)).toEqual(TOO_COSTLY);
    },
  );

  test.each(spellings(TEAMS))('a page of a hundred as %s is not', async (_, query, variables) => {
    expect(await codesOf(player, query, variables)).toEqual([null, null]);
  });

  test('what an operation costs does not depend on how it is written', () => {
    for (const rows of [TEAMS, TEAMS_AND_BATTLES])
      expect(new Set(spellings(rows).map(([, query, variables]) => pointsOf(query, variables))).size).toBe(1);
    expect(pointsOf(`{ teams(first: 100) { ${TEAMS} } }`)).toBeGreaterThan(100);
    expect(pointsOf(`{ teams { ${TEAMS} } }`), 'the default of the schema is twenty').toBe(
      pointsOf(`{ teams(first: 20) { ${TEAMS} } }`),
    );
  });

  test('what follows from a row costs nothing beside it, and what stands beside an id is one row more', () => {
    const lines = (fields: string) =>
      pointsOf(`{ ledgerLines(currency: USD, first: 100) { edges { node { ${fields} } } } }`);
    expect(lines('sum { value currency } balance { value }')).toBe(lines('id'));
    const battles = (fields: string) => pointsOf(`{ battles(first: 100) { edges { node { ${fields} } } } }`);
    expect(battles('nodeId')).toBe(battles('id'));
    const streams = (fields: string) => pointsOf(`{ streams(first: 100) { edges { node { ${fields} } } } }`);
    expect(streams('battleId battle { id }') - streams('battleId')).toBe(100);
    const past = (fields: string) =>
      pointsOf(`{ pastStreams(streamerId: "1", first: 100) { edges { node { ${fields} } } } }`);
    expect(past('streamId stream { id }') - past('streamId')).toBe(100);
  });

  test('many small pages below one page, by aliases, are too much', async () => {
    const pages = Array.from({ length: 14 }, (_, n) => `a${n}: recentBattles(first: 1) { edges { cursor } }`).join(' ');
    expect(await codesOf(player, `{ teams(first: 100) { edges { node { ${pages} } } } }`)).toEqual(TOO_COSTLY);
  });

  test('a field left out by a variable costs nothing, and no page is small enough to give a discount', () => {
    const left = 'query ($no: Boolean!) { teams(first: 100) @skip(if: $no) { edges { node { id } } } stats { wins } }';
    expect(pointsOf(left, { no: true })).toBeLessThan(10);
    expect(pointsOf(left, { no: false })).toBeGreaterThan(100);
    expect(pointsOf(`{ teams(first: -1000) { ${TEAMS} } }`)).toBeGreaterThan(0);
  });

  test('fragments that double fourteen times are not walked to their end', async () => {
    const bomb = Array.from(
      { length: 14 },
      (_, n) => `fragment F${n} on TeamConnection { ...F${n + 1} ... { ...F${n + 1} } }`,
    );
    const query = `{ teams { ...F0 } } ${bomb.join(' ')} fragment F14 on TeamConnection { __typename }`;
    const [http, socket] = await codesOf(player, query);
    // Which limit is the first to say so is not agreed.
    for (const code of [http, socket]) expect(['QUERY_TOO_COSTLY', 'GRAPHQL_VALIDATION_FAILED']).toContain(code);
  });

  test('an argument that does not fit hides nothing from the count', async () => {
    const query =
      'query ($n: Int) { small: teams(first: $n) { __typename } teams(first: 100) { edges { node { id recentBattles(first: 100) { edges { cursor } } } } } }';
    const codes = await codesOf(player, query, { n: null });
    expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
  });
});

test('the refusal says what was asked and what is given, with status 400 and nothing run', async () => {
  const answer = await player.graphql(`{ teams(first: 100) { ${TEAMS_AND_BATTLES.replaceAll('$n', '100')} } }`);
  expect({ status: answer.status, data: answer.data }).toEqual({ status: 400, data: undefined });
  const { code, data } = answer.errors[0]?.extensions ?? {};
  expect({ code, data }).toEqual({
    code: 'QUERY_TOO_COSTLY',
    data: { cost: expect.any(Number) as unknown, limit: COST_MAX },
  });
  expect((data as { cost: number }).cost).toBeGreaterThan(COST_MAX);
});

test('too deep, too many aliases and too many directives are no errors of syntax, at either door', async () => {
  const live = await goLive(player);
  for (const query of [
    `{ ${Array.from({ length: 16 }, (_, n) => `a${n}: __typename battleRules { b${n}: feeBasisPoints }`).join(' ')} }`,
    `{ viewer { id ${'@include(if: true) '.repeat(31)} } }`,
    `{ __schema { types { ${'fields { type { '.repeat(6)} name ${'} } '.repeat(6)} } } }`,
  ]) {
    const answer = await player.graphql(query);
    const over = (await live.ask(query).catch((errors: unknown) => ({ errors }))) as typeof answer;
    for (const { message, extensions } of [answer.errors[0], over.errors[0]].filter((error) => error !== undefined)) {
      expect(extensions['code']).toBe('GRAPHQL_VALIDATION_FAILED');
      expect(message).not.toMatch(/syntax/i);
    }
    expect(answer.errors.length * over.errors.length, query.slice(0, 60)).toBeGreaterThan(0);
  }
  await live.close();
});

test('an answer that would be larger than is sent is refused at both endpoints, however cheap its rows', async () => {
  const field = 'fields { name description isDeprecated deprecationReason args { name description } }';
  const names = Array.from({ length: 15 }, (_, n) => `a${n}: ${field}`).join(' ');
  const query = `{ __schema { types { name ${names} } } }`;
  expect(pointsOf(query)).toBeLessThan(COST_MAX);
  expect(await codesOf(player, query)).toEqual(['ANSWER_TOO_LARGE', 'ANSWER_TOO_LARGE']);
  const answer = await player.graphql(query);
  expect(answer.status).toBe(400);
  expect(answer.text.length).toBeLessThan(1_000);
});

describe('the description of the schema', () => {
  const whole = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });

  test('is given whole once, and its answer leaves room for half as much again', async () => {
    const answer = await gate.visitor().graphql(whole);
    expect(answer.errors).toEqual([]);
    expect(answer.text.length).toBeLessThan((ANSWER_LENGTH_MAX * 2) / 3);
  });

  test.each([
    ['of the whole', '{ NAMES }', '__schema { types { ...FullType } }'],
    ['of its types', '{ __schema { NAMES } }', 'types { ...FullType }'],
    ['of their fields', '{ __schema { types { NAMES } } }', 'fields { args { ...InputValue } type { ...TypeRef } }'],
  ])('is not multiplied by aliases %s', async (_, outer, inner) => {
    const names = Array.from({ length: 15 }, (__, n) => `a${n}: ${inner}`).join(' ');
    const fragments = whole.slice(whole.indexOf('fragment FullType'));
    const used = inner.includes('FullType') ? fragments : fragments.slice(fragments.indexOf('fragment InputValue'));
    expect(await codesOf(gate.visitor(), `query ${outer.replace('NAMES', names)} ${used}`)).toEqual(TOO_COSTLY);
  });

  test('is given thirty times in five minutes to an address without a session, and to members beyond that', async () => {
    const own = await HttpGateway.open();
    const visitor = own.visitor();
    const query = '{ __schema { queryType { name } } }';
    const wrapped = 'query Q { ...F } fragment F on Query { __type(name: "Battle") { name } }';
    for (let n = 0; n < 30; n++) expect((await visitor.graphql(n % 2 ? query : wrapped)).errors).toEqual([]);
    for (const again of [query, wrapped])
      expect(await visitor.refusal(again)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await visitor.graphql('{ battleRules { feeBasisPoints } }')).errors, 'anything else is answered').toEqual(
      [],
    );
    expect((await (await own.player()).graphql(query)).errors).toEqual([]);
    own.pass(5 * 60_000 + 1);
    expect((await visitor.graphql(query)).errors).toEqual([]);
    await own.close();
  });
});
