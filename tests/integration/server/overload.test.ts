import { once } from 'node:events';
import { request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { CREATE } from '../../support/battle-operations.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { socketUrl } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';

/** A gateway that works on one call at a time; those that sign in are held until they are let go. */
let gate: HttpGateway;
let player: SignedIn;
let letGo: () => void;
let held: number;
beforeEach(async () => {
  held = 0;
  const isOver = new Promise<void>((resolve) => void (letGo = resolve));
  gate = await HttpGateway.open({
    env: { CALLS_AT_ONCE: '1', CALL_WAIT_MS: '3000' },
    change: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (...given) => {
          held++;
          await isOver;
          return passwords.verify(...given);
        },
      },
    }),
  });
  player = await gate.player({ cents: 1_000_00 });
});
afterEach(async () => {
  letGo();
  await gate.close();
});

const get = (path: string) => gate.visitor().send({ path });
const signIn = () =>
  gate.visitor().rest('POST', '/api/auth/login', { username: player.user.username, password: PASSWORD });
const count = async (state: string) => {
  const found = (await get('/metrics')).text.match(new RegExp(`gauntlet_calls\\{state="${state}"\\} (\\d+)`));
  return Number(found?.[1]);
};

const askForToken = () =>
  gate.visitor().send({
    method: 'POST',
    path: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=authorization_code',
  });

/** Takes the one place there is. */
async function occupy() {
  const calls = [signIn()];
  await until(() => expect(held).toBe(1));
  return calls;
}

test('who cannot be served in time is told to come again before anything is done, and health is answered', async () => {
  const first = await occupy();
  const answers = await Promise.all([
    player.graphql('{ viewer { id } }'),
    player.graphql('{ wallet { balanceCents } }'),
    player.rest('GET', `/api/wallet/${player.user.id}`),
    player.rest('POST', '/api/waitlist', { email: 'somebody@players.example' }),
    get('/oauth/jwks'),
    askForToken(),
  ]);
  for (const { status, headers, json } of answers) {
    expect([status, headers['retry-after']]).toEqual([503, '1']);
    expect(JSON.stringify(json)).toContain('"code":"OVERLOADED"');
  }
  for (const path of ['/healthz', '/readyz']) expect((await get(path)).status).toBe(200);
  expect((await gate.metrics.faults.get()).values[0]?.value).toBe(0);
  expect(gate.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  letGo();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200]);
  expect((await player.graphql('{ viewer { id } }')).status).toBe(200);
  expect((await askForToken()).status, 'it is no answer of its own any more').toBe(400);
});

test('a call that moves money takes the place of a question in the line', async () => {
  const first = await occupy();
  const questions = ['one', 'two'].map(() => player.graphql('{ viewer { id } }'));
  await until(async () => expect(await count('waiting')).toBe(2));
  const created = player.graphql(
    CREATE,
    { input: { game: 'CS2', mode: 'DUEL', stakeCents: 10_00 } },
    { 'idempotency-key': randomUUID() },
  );
  await until(async () =>
    expect((await gate.metrics.refusedCalls.get()).values).toMatchObject([{ labels: { rank: 'read' }, value: 1 }]),
  );
  letGo();
  expect((await created).status).toBe(200);
  const answers = (await Promise.all(questions)).map(({ status }) => status).toSorted((a, b) => a - b);
  expect(answers).toEqual([200, 503]);
  await Promise.all(first);
});

test('what a game says again and again stands behind every question', async () => {
  const first = await occupy();
  const post = () =>
    gate.visitor().send({
      method: 'POST',
      path: '/api/feeds/cs2',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  const posts = [post(), post()];
  await until(async () => expect(await count('waiting')).toBe(2));
  const asked = player.graphql('{ viewer { id } }');
  await until(async () =>
    expect((await gate.metrics.refusedCalls.get()).values).toMatchObject([{ labels: { rank: 'live' }, value: 1 }]),
  );
  letGo();
  expect((await asked).status).toBe(200);
  const answers = (await Promise.all(posts)).map(({ status }) => status).toSorted((a, b) => a - b);
  expect(answers).toEqual([400, 503]);
  await Promise.all(first);
});

test('a key gets ahead only with what changes something, whatever else stands in the call', async () => {
  const first = await occupy();
  const key = { 'idempotency-key': randomUUID() };
  const known = [...trustedDocuments.values()].find(({ name }) => name === 'OpenBattles');
  const questions = [
    () => player.graphql('{ viewer { id } }', {}, key),
    () => player.graphql('query mutation { viewer { id } } # mutation', {}, key),
    () => player.post({ query: 'mutation A { signOut } query B { viewer { id } }', operationName: 'B' }, key),
    () => player.post({ query: 'mutation {', variables: {} }, key),
    () => player.post({ documentId: known?.id, variables: { first: 5 } }, key),
    () => player.rest('GET', '/api/auth/user', undefined, key),
  ];
  const changes = [player.graphql('mutation { signOut }', {}, key), player.graphql('mutation { signOut }')];
  for (const { status } of await Promise.all([...changes, ...questions.map((ask) => ask())])) expect(status).toBe(503);
  const refused = (await gate.metrics.refusedCalls.get()).values.map(({ labels, value }) => [labels.rank, value]);
  expect(Object.fromEntries(refused)).toEqual({ keyed: 1, change: 1, read: questions.length });
  letGo();
  await Promise.all(first);
});

test('a live connection is not opened while as many wait as are worked on', async () => {
  const first = await occupy();
  const waiting = player.graphql('{ viewer { id } }');
  await until(async () => expect(await count('waiting')).toBe(1));
  const socket = new WebSocket(socketUrl(gate.url), 'graphql-transport-ws', { headers: { cookie: player.cookie } });
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    { statusCode: number; headers: object },
  ];
  expect([response.statusCode, response.headers]).toMatchObject([503, { 'retry-after': '1' }]);
  letGo();
  expect((await waiting).status).toBe(200);
  await Promise.all(first);
});

test.each([
  ['a question', '/graphql', 'application/json'],
  ['a call', '/api/auth/login', 'application/json'],
  ['a picture', '/api/uploads/avatar', 'image/png'],
  ['a question for a token', '/oauth/token', 'application/x-www-form-urlencoded'],
])('%s that is sent slowly takes nobody’s place', async (_what, path, type) => {
  const slow = request(`${gate.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': '100', cookie: player.cookie },
  });
  slow.on('error', () => undefined);
  slow.write('{');
  await until(async () => expect((await get('/metrics')).text).toContain('gauntlet_calls'));
  for (let n = 0; n < 5; n++) expect((await player.graphql('{ viewer { id } }')).status).toBe(200);
  expect(await count('under way')).toBe(0);
  slow.destroy();
});
