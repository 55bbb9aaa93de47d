import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { trustedDocuments } from '../../../gateway/server/graphql/trusted.ts';
import { expectCleanRefusal, refusalCode } from '../../support/clean-refusal.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { PUBLIC_URL: 'https://gauntlet.example' } });
  player = await gate.player({ cents: 1_000_00 });
});
afterAll(() => gate.close());

const OPEN = { query: 'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }' };

/** How a browser marks a call that a page of another site makes. */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://gauntlet.example.evil.example' },
  { origin: 'http://gauntlet.example' },
  { origin: 'https://gauntlet.example:8443' },
  { origin: 'http://evil.example', host: 'evil.example' },
  {
    origin: 'https://gauntlet.example.evil.example',
    host: 'gauntlet.example.evil.example',
    'sec-fetch-site': 'same-origin',
  },
  { origin: 'http://192.0.2.7:4000', host: '192.0.2.7:4000' },
  { origin: 'http://localhost:4000', host: '127.0.0.1:4000' },
  { origin: 'null' },
  { origin: 'not an origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://gauntlet.example', 'sec-fetch-site': 'cross-site' },
];

const own = (): readonly Readonly<Record<string, string>>[] => [
  {},
  { origin: gate.url },
  { origin: 'https://gauntlet.example' },
  { origin: 'https://gauntlet.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
];

test('a write that a page of another site sends is refused at every endpoint, whatever its cookie', async () => {
  const before = await gate.contents();
  for (const headers of foreign) {
    const hint = JSON.stringify(headers);
    const graphql = await player.post(OPEN, { ...headers, 'idempotency-key': 'from-elsewhere' });
    expect({ status: graphql.status, code: refusalCode(graphql) }, hint).toEqual({ status: 403, code: 'FORBIDDEN' });
    expectCleanRefusal(graphql, hint);
    for (const path of ['/api/auth/login', '/api/waitlist']) {
      const answer = await player.rest('POST', path, { username: 'x', password: 'y', email: 'a@b.example' }, headers);
      expect({ status: answer.status, ...(answer.json as object) }, hint).toMatchObject({
        status: 403,
        code: 'FORBIDDEN',
        error: expect.any(String) as unknown,
        message: expect.any(String) as unknown,
      });
    }
    for (const method of ['PUT', 'DELETE', 'PATCH'])
      expect((await player.rest(method, '/api/battles', {}, headers)).status, `${method} ${hint}`).toBe(403);
  }
  expect(await gate.contents()).toBe(before);
});

test('a write from our own pages, or from no page at all, is accepted', async () => {
  for (const [n, headers] of own().entries()) {
    const answer = await player.post(OPEN, { ...headers, 'idempotency-key': `from-our-page-${n}` });
    expect(answer.status, JSON.stringify(headers)).toBe(200);
  }
});

test('in production our own pages are those of the public address alone, whatever host a call names', async () => {
  const production = await HttpGateway.open({
    env: {
      NODE_ENV: 'production',
      PAYMENTS: 'sandbox',
      SESSION_SECRET: 'a secret of our very own',
      PUBLIC_URL: 'https://gauntlet.example',
      MAIL_URL: 'smtp://mail.gauntlet.example',
    },
  });
  const statusOf = async (headers: Readonly<Record<string, string>>) =>
    (await production.visitor().post({ query: '{ __typename }' }, headers)).status;
  expect(await statusOf({ origin: production.url })).toBe(403);
  expect(await statusOf({ origin: 'http://localhost:4000', host: 'localhost:4000' })).toBe(403);
  expect(await statusOf({ origin: 'https://gauntlet.example' })).toBe(200);
  expect(await statusOf({ origin: 'https://gauntlet.example', host: 'gateway-1.internal' })).toBe(200);
  await production.close();
});

test('a read from another site gets no permission to be read', async () => {
  const answer = await player.rest('GET', '/api/wallet/me', undefined, { origin: 'https://evil.example' });
  expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  const preflight = await player.send({
    method: 'OPTIONS',
    path: '/graphql',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('what a form of another site could send is refused without looking at its origin (CSRF)', async () => {
  const before = await gate.contents();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const answer = await player.send({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': type, 'idempotency-key': 'from-a-form' },
      body: JSON.stringify(OPEN),
    });
    expect(answer.status, type).toBe(415);
  }
  const simple = await player.send({ path: `/graphql?query=${encodeURIComponent('{ viewer { id } }')}` });
  expect(simple.status).toBe(400);
  expect(simple.text).not.toContain(player.user.id);
  expect(await gate.contents()).toBe(before);
});

test('a known mutation is taken by POST alone, since what is said to be safe is not asked where it comes from', async () => {
  const signOut = [...trustedDocuments.values()].find(({ name }) => name === 'SignOut');
  const victim = await gate.player();
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE']) {
    const path = `/graphql?documentId=${signOut?.id}&variables=%7B%7D`;
    const answer = await victim.send({ method, path });
    expect(answer.status, method).toBe(405);
    expect((await victim.rest('GET', '/api/auth/user')).status, `${method} has ended the session`).toBe(200);
  }
});

/** The status that a websocket upgrade is answered with; 101 when it is accepted. */
function upgrade(headers: Readonly<Record<string, string>>, path = '/graphql'): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(gate.url.replace('http', 'ws') + path, 'graphql-transport-ws', {
      headers: { cookie: player.cookie, ...headers },
    });
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('unexpected-response', (_request, response) => {
      socket.on('error', () => undefined);
      socket.terminate();
      resolve(response.statusCode ?? 0);
    });
    socket.once('error', reject);
  });
}

test('a websocket that a page of another site opens is refused, our own is accepted', async () => {
  for (const headers of foreign) expect(await upgrade(headers), JSON.stringify(headers)).toBe(403);
  for (const headers of own()) expect(await upgrade(headers), JSON.stringify(headers)).toBe(101);
  expect(await upgrade({}, '/other')).toBe(404);
});
