import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpGateway } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

/** What is not followed, by the audit's id and with the reason; docs/decisions/graphql.md tells more. */
const NOT_FOLLOWED: Readonly<Record<string, string>> = {
  '572B': 'SHOULD answer 200 to an unreadable document when application/json is asked for: we answer 400 to all alike',
  FDE2: 'SHOULD answer 200 to an invalid document when application/json is asked for: we answer 400 to all alike',
  '7B9B': 'SHOULD answer 200 to unusable variables when application/json is asked for: we answer 400 to all alike',
  '5A70': 'MAY accept a GET as any form can send it: ours needs a header that makes the browser ask first',
  D6D5: 'MAY take variables of such a GET',
  '6A70': 'MAY take variables of such a GET, as application/json',
};

test('the audit of GraphQL over HTTP: every MUST holds, and everything else but what is named here with its reason', async () => {
  const results = await auditServer({ url: `${gate.url}/graphql` });
  expect(results.filter(({ name }) => name.startsWith('MUST')).length).toBeGreaterThan(10);
  expect(results.length).toBeGreaterThan(50);
  const missed = results.filter(({ status }) => status !== 'ok');
  expect(missed.filter(({ name, status }) => name.startsWith('MUST') || status === 'error')).toEqual([]);
  expect(missed.map(({ id }) => id).toSorted()).toEqual(Object.keys(NOT_FOLLOWED).toSorted());
});

test('a GET with the header that forces the browser to ask first is answered', async () => {
  const path = `/graphql?query=${encodeURIComponent('query Q($id: ID!) { __typename battle(id: $id) { id } }')}&variables=${encodeURIComponent('{"id":"none"}')}`;
  const player = await gate.player();
  const answer = await player.send({ path, headers: { 'apollo-require-preflight': '1' } });
  expect(answer.json).toMatchObject({
    data: { __typename: 'Query', battle: null },
    errors: [{ extensions: { code: 'NOT_FOUND' } }],
  });
  expect((await player.send({ path })).status).toBe(400);
});

test('both media types are answered in kind', async () => {
  for (const accept of ['application/json', 'application/graphql-response+json']) {
    const answer = await gate.visitor().post({ query: '{ __typename }' }, { accept });
    expect(answer.headers['content-type']).toBe(`${accept}; charset=utf-8`);
  }
});
