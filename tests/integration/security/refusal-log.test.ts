import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE } from '../../../domain/shared/time.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => gate.close());

type Line = Record<string, unknown>;

/** The lines that say so, since a number of them had been written. */
const linesOf = (msg: string, from: number): Line[] =>
  gate.logged
    .slice(from)
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line['msg'] === msg);

const MARK = 'what_was_sent_stays_out';

/** A client of a player, with the player's id. */
async function member() {
  const user = await gate.account();
  const client = gate.visitor();
  await client.rest('POST', '/api/auth/login', { username: user.username, password: PASSWORD });
  return { client, userId: user.id };
}

test('input that was refused is in the log with its code, where it went and who sent it, and without what was sent', async () => {
  const { client, userId } = await member();
  const stranger = gate.visitor();
  const from = gate.logged.length;
  await client.graphql(`query Page { acceptances(first: 10, after: "${MARK}") { pageInfo { endCursor } } }`);
  await client.graphql(`{ ${MARK} }`);
  await client.graphql('query Q($first: Int!) { acceptances(first: $first) { pageInfo { endCursor } } }', {
    first: MARK,
  });
  await stranger.graphql(`{ viewer { id "${MARK}"`);
  await stranger.rest('POST', '/graphql', { documentId: MARK });
  await stranger.rest('POST', '/graphql', { query: [MARK] });
  await stranger.rest('POST', '/api/auth/login', { username: [MARK], password: MARK });
  await client.rest('POST', '/api/auth/login', [MARK]);
  await stranger.send({
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: `{"${MARK}`,
  });
  const seen = linesOf('refused', from);
  expect(seen.map(({ code, path, pathname, userId: by }) => [code, String(path ?? pathname), by])).toEqual([
    ['BAD_INPUT', 'acceptances', userId],
    ['GRAPHQL_VALIDATION_FAILED', '/graphql', userId],
    ['BAD_USER_INPUT', '/graphql', userId],
    ['GRAPHQL_PARSE_FAILED', '/graphql', null],
    ['PERSISTED_QUERY_NOT_FOUND', '/graphql', undefined],
    ['BAD_REQUEST', '/graphql', undefined],
    ['BAD_INPUT', '/api/auth/login', null],
    ['BAD_REQUEST', '/api/auth/login', userId],
    ['BAD_REQUEST', '/graphql', undefined],
  ]);
  expect(gate.logged.slice(from).join('')).not.toContain(MARK);
});

test('a key that opens nothing and a page of another site are in the log as denied', async () => {
  const from = gate.logged.length;
  const stranger = gate.visitor();
  await stranger.rest('GET', '/api/auth/user', undefined, { authorization: `Bearer ${MARK}` });
  await stranger.rest('POST', '/api/auth/login', {}, { origin: 'https://elsewhere.example' });
  expect(linesOf('denied', from).map(({ code }) => code)).toEqual(['KEY_MALFORMED', 'FORBIDDEN']);
  expect(gate.logged.slice(from).join('')).not.toContain(MARK);
});

test('whoever sends nonsense without end writes sixty lines a minute, hides nothing else, and is counted', async () => {
  gate.pass(MINUTE);
  const from = gate.logged.length;
  const stranger = gate.visitor();
  const codes = () => linesOf('refused', from).map(({ code }) => code);
  for (let sent = 0; sent < 100; sent++) await stranger.graphql('{ nonsense }');
  expect(codes()).toHaveLength(60);
  await stranger.rest('POST', '/graphql', { documentId: MARK });
  expect(codes().at(-1)).toBe('PERSISTED_QUERY_NOT_FOUND');
  gate.pass(MINUTE);
  await stranger.graphql('{ nonsense }');
  expect(linesOf('refused', from).at(-1)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED', unwritten: 40 });
  expect(codes()).toHaveLength(62);
  const metrics = (await stranger.rest('GET', '/metrics')).text;
  expect(
    Number(/gauntlet_refusals_total\{code="GRAPHQL_VALIDATION_FAILED"\} (\d+)/.exec(metrics)?.[1]),
  ).toBeGreaterThan(100);
});
