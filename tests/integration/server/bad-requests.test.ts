import { afterAll, beforeAll, expect, test } from 'vitest';
import { getIntrospectionQuery } from 'graphql';
import { expectCleanRefusal, refusalCode } from '../../support/clean-refusal.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let player: SignedIn;

beforeAll(async () => {
  gate = await HttpGateway.open();
  player = await gate.player({ cents: 1_000_00 });
});
afterAll(() => gate.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const key = { 'idempotency-key': 'bad-request-key' };

async function changingNothing(work: () => Promise<void>): Promise<void> {
  const before = await gate.contents();
  await work();
  expect(await gate.contents()).toBe(before);
}

const postTo = (
  path: string,
  body: string | readonly Buffer[],
  headers: Readonly<Record<string, string>> = JSON_TYPE,
) => player.send({ method: 'POST', path, headers: { ...key, ...headers }, body });

const endpoints = ['/graphql', '/api/auth/login', '/api/waitlist'];

test.each(endpoints)('%s refuses a body of 10 MB, with and without a content-length, and serves on', async (path) => {
  const megabyte = Buffer.alloc(1_048_576, 'x');
  await changingNothing(async () => {
    for (const body of ['x'.repeat(10_485_760), Array.from({ length: 10 }, () => megabyte)]) {
      const answer = await postTo(path, body);
      expect(answer.status).toBe(413);
      expectCleanRefusal(answer, path);
    }
    const lie = await player.send({
      method: 'POST',
      path,
      headers: { ...JSON_TYPE, 'content-length': '2' },
      body: '{}'.repeat(1),
    });
    expectCleanRefusal(lie, path);
  });
  expect((await player.ask<{ viewer: { id: string } }>('{ viewer { id } }')).viewer.id).toBe(player.user.id);
});

test.each(endpoints)('%s refuses what is not JSON and what is not sent as JSON', async (path) => {
  await changingNothing(async () => {
    for (const body of [
      '',
      '{',
      '{"query": "{ viewer { id } }"',
      'null}',
      "{'a': 1}",
      '\u0000',
      '[[',
      '{"a":NaN}',
      '\ufeff\ufeff{}',
    ]) {
      const answer = await postTo(path, body);
      expect(answer.status, body).toBe(400);
      expectCleanRefusal(answer, body);
    }
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/jsonp',
      '',
    ]) {
      const answer = await postTo(path, '{"query":"{ viewer { id } }","email":"a@b.example"}', {
        'content-type': type,
      });
      expect(answer.status, type).toBe(415);
      expectCleanRefusal(answer, type);
    }
  });
});

test('50,000 levels of nesting break nothing: in the query, the variables, the body, and of a known document', async () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const objects = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`;
  const ask = (query: string, variables: string) =>
    postTo('/graphql', `{"query":${JSON.stringify(query)},"variables":${variables}}`);
  await changingNothing(async () => {
    expectCleanRefusal(
      await ask('{ viewer '.repeat(1) + '{a'.repeat(50_000) + '}'.repeat(50_000) + '}', '{}'),
      'query braces',
    );
    expectCleanRefusal(await ask(`{ battle(id: ${'['.repeat(50_000)}`, '{}'), 'query lists');
    expectCleanRefusal(
      await ask(`{ viewer ${'{ wallet '.repeat(900)}{ userId }${'}'.repeat(900)} }`, '{}'),
      'below the token limit, but too deep',
    );
    for (const levels of [100, 300, 600, 900, 1_200, 1_450]) {
      expectCleanRefusal(
        await ask(`{ battle(id: ${'['.repeat(levels)}${']'.repeat(levels)}) { id } }`, '{}'),
        `${levels} lists`,
      );
      expectCleanRefusal(
        await ask(`{ battle(id: ${'{a:'.repeat(levels / 2)}1${'}'.repeat(levels / 2)}) { id } }`, '{}'),
        `${levels} objects`,
      );
      expectCleanRefusal(await ask(`{${'a{'.repeat(levels)}a${'}'.repeat(levels)}}`, '{}'), `${levels} unknown fields`);
      // Fragments without a field of their own make nothing deeper: answered, or refused for their number.
      const fragments = await ask(`{ viewer ${'{ ... '.repeat(levels)}{ id }${'}'.repeat(levels)} }`, '{}');
      const said = JSON.parse(fragments.text) as { data?: { viewer?: { id?: string } } };
      if (said.data?.viewer?.id === undefined) expectCleanRefusal(fragments, `${levels} fragments`);
      else expect(fragments.status).toBe(200);
      expectCleanRefusal(
        await ask(`query ($v: ${'['.repeat(levels)}ID${']'.repeat(levels)}) { viewer { id } }`, '{}'),
        `${levels} of a type`,
      );
    }
    expectCleanRefusal(await ask('query ($v: ID!) { battle(id: $v) { id } }', `{"v":${deep}}`), 'list variable');
    expectCleanRefusal(
      await ask('mutation ($v: BattleTermsInput!) { createBattle(input: $v) { id } }', `{"v":${objects}}`),
      'object variable',
    );
    expectCleanRefusal(
      await ask(
        'mutation ($v: Cents!) { createBattle(input: {game: CS2, mode: DUEL, stakeCents: $v}) { id } }',
        `{"v":${deep}}`,
      ),
      'amount variable',
    );
    for (const path of endpoints) {
      expectCleanRefusal(await postTo(path, deep), `${path} list`);
      expectCleanRefusal(await postTo(path, objects), `${path} object`);
    }
    expectCleanRefusal(await postTo('/graphql', `{"documentId":${deep}}`), 'document id');
    expectCleanRefusal(await postTo('/graphql', `{"query":${deep}}`), 'query');
    expectCleanRefusal(await postTo('/graphql', `{"query":"{ viewer { id } }","variables":${deep}}`), 'variables');
    expectCleanRefusal(
      await postTo('/graphql', `{"query":"{ viewer { id } }","operationName":${objects}}`),
      'operation name',
    );
  });
});

test('batches, other shapes of a request and missing queries are refused with a code', async () => {
  await changingNothing(async () => {
    const bodies: readonly unknown[] = [
      [{ query: '{ viewer { id } }' }],
      Array.from({ length: 100 }, () => ({
        query: 'mutation { createBattle(input: {game: CS2, mode: DUEL, stakeCents: 500}) { id } }',
      })),
      [],
      null,
      1,
      'query',
      {},
      { query: '' },
      { query: null },
      { query: 1 },
      { query: ['{ viewer { id } }'] },
      { query: '{ viewer { id } }', variables: 'x' },
      { query: '{ viewer { id } }', variables: [] },
      { query: 'query A { viewer { id } }', operationName: 'B' },
      { query: 'query A { viewer { id } } query B { viewer { id } }' },
      { query: '{ viewer { id } }', operationName: {} },
      { query: 'subscription { battleChanged(id: "1") { id } }' },
      { query: 'fragment F on Viewer { id }' },
      { query: '{ viewer { ...F } } fragment F on Viewer { ...F }' },
      { query: '{ viewer { passwordHash } }' },
      { query: '{ nothing }' },
      { documentId: 'unknown' },
      { documentId: '__proto__' },
      { documentId: 1 },
      { documentId: null },
      { documentId: { toString: 'no function' } },
      { documentId: 'unknown', variables: [] },
      { documentId: 'unknown', variables: 'x' },
    ];
    for (const body of bodies) expectCleanRefusal(await player.post(body, key), JSON.stringify(body).slice(0, 200));
  });
  expect(refusalCode(await player.post({ documentId: 'unknown' }))).toBe('PERSISTED_QUERY_NOT_FOUND');
  // The protocol of automatic persisted queries answers 200.
  const stored = await player.post({
    query: '{ viewer { id } }',
    extensions: { persistedQuery: { version: 1, sha256Hash: 'x'.repeat(64) } },
  });
  expect(refusalCode(stored), 'documents of strangers are not kept').toBe('PERSISTED_QUERY_NOT_SUPPORTED');
});

test('200 aliases are refused as a whole, before any of them runs', async () => {
  const aliases = (field: string) =>
    `mutation { ${Array.from({ length: 200 }, (_, n) => `a${n}: ${field}`).join(' ')} }`;
  await changingNothing(async () => {
    const answer = await player.graphql(aliases('signIn(input: { username: "x", password: "y" }) { id }'));
    expect(answer.status).toBe(400);
    expectCleanRefusal(answer, 'signIn');
    expectCleanRefusal(
      await player.graphql(aliases('createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id }'), {}, key),
      'createBattle',
    );
  });
  const free = await gate.visitor().graphql('mutation { signIn(input: { username: "x", password: "y" }) { id } }');
  expect(refusalCode(free), 'none of the 200 was charged as an attempt').toBe('INVALID_CREDENTIALS');
});

test('costly documents are refused, the explorer’s own introspection is not', async () => {
  const wide = `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: battles(first: 100) { edges { node { id dispute { contest { sides { players { id } } reports { at } } evidence { by { id } } } reports { at } opponentRecord { wins } } } }`).join(' ')} }`;
  expectCleanRefusal(await player.graphql(wide), 'wide');
  expectCleanRefusal(await player.graphql(`{ viewer { id ${'@include(if: true) '.repeat(60)} } }`), 'directives');
  const explored = await gate
    .visitor()
    .graphql(getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true }));
  expect(explored.errors).toEqual([]);
  expect(explored.status).toBe(200);
});

test('a mutation does not run by GET, nor any method that GraphQL does not know', async () => {
  await changingNothing(async () => {
    const query = encodeURIComponent(
      'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }',
    );
    const byGet = await player.send({
      path: `/graphql?query=${query}`,
      headers: { ...key, 'apollo-require-preflight': '1' },
    });
    expect(byGet.status).toBe(405);
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await player.send({
        method,
        path: `/graphql?query=${query}`,
        headers: { ...key, ...JSON_TYPE },
        body: '{}',
      });
      expect(answer.status, method).toBe(405);
    }
    expectCleanRefusal(await player.send({ path: '/graphql?documentId=unknown' }), 'unknown document');
    expectCleanRefusal(await player.send({ path: '/graphql?documentId=unknown&variables=[' }), 'broken variables');
    expectCleanRefusal(await player.send({ path: '/graphql?documentId=unknown&variables=[1]' }), 'list of variables');
  });
});

test('broken addresses are answered, not crashed on', async () => {
  for (const path of [
    '/api/battles/%E0%A4%A',
    '/api/%',
    '/api/battles/%2e%2e%2f',
    '/apifoo',
    '/api',
    '//',
    '/%',
    '/graphql/',
    '/..%2f..%2fetc%2fpasswd',
    '/graphiql/..%2f..%2fpackage.json',
    '/catalogue/%00',
  ]) {
    const answer = await player.send({ path });
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.status, path).toBeLessThan(500);
    expect(answer.text, path).not.toMatch(/<pre>|Cannot GET|"private": true/);
  }
  expect((await player.send({ path: '/healthz' })).status).toBe(200);
});

test('an operation that the document does not hold runs nothing, in place of the one that it holds', async () => {
  await changingNothing(async () => {
    const query = 'mutation A { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }';
    const byPost = await player.post({ query, operationName: 'B' }, key);
    const byGet = await player.send({
      path: `/graphql?operationName=B&query=${encodeURIComponent(query)}`,
      headers: { ...key, 'apollo-require-preflight': '1' },
    });
    for (const answer of [byPost, byGet]) {
      expect(answer.status).toBe(400);
      expect(refusalCode(answer)).toBe('OPERATION_RESOLUTION_FAILURE');
    }
  });
});
