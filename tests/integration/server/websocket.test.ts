import { once } from 'node:events';
import { connect } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { apiKeys } from '../../../db/platform/key.table.ts';
import { KEY_BYTES, keyOf } from '../../../domain/platform/api-key.ts';
import { create } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { REVOKE_KEY, makeKey } from '../../support/key-steps.ts';
import { goLive, socketUrl } from '../../support/socket-client.ts';

let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  player = await gate.player({ cents: 100_00 });
});
afterAll(() => gate.close());

interface RawSocket {
  send(message: unknown): void;
  /** The next message. */
  next(): Promise<Record<string, unknown>>;
  readonly closed: Promise<number>;
  readonly reason: Promise<string>;
  close(): void;
}

/** A connection without a client library's manners. */
async function openRaw(
  headers: Readonly<Record<string, string>> = { cookie: player.cookie },
  query = '',
): Promise<RawSocket> {
  const socket = new WebSocket(socketUrl(gate.url) + query, 'graphql-transport-ws', { headers });
  const waiting: ((message: Record<string, unknown>) => void)[] = [];
  const arrived: Record<string, unknown>[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Record<string, unknown>;
    const take = waiting.shift();
    if (take) take(message);
    else arrived.push(message);
  });
  socket.on('error', () => undefined);
  const ended = new Promise<readonly [number, string]>(
    (resolve) => void socket.once('close', (code, why) => resolve([code, why.toString()])),
  );
  await once(socket, 'open');
  return {
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () =>
      new Promise((resolve) => {
        const message = arrived.shift();
        if (message) resolve(message);
        else waiting.push(resolve);
      }),
    closed: ended.then(([code]) => code),
    reason: ended.then(([, why]) => why),
    close: () => socket.terminate(),
  };
}

async function openGreeted(): Promise<RawSocket> {
  const raw = await openRaw();
  raw.send({ type: 'connection_init' });
  expect(await raw.next()).toMatchObject({ type: 'connection_ack' });
  return raw;
}

const serves = async (): Promise<number> => (await gate.visitor().rest('GET', '/healthz')).status;

test('a socket that never introduces itself is closed with 4408', { tags: ['full'] }, async () => {
  const raw = await openRaw();
  expect(await raw.closed).toBe(4408);
});

test('an operation before the greeting, a second greeting, and what is no message are closed', async () => {
  const early = await openRaw();
  early.send({ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } });
  expect(await early.closed).toBe(4401);
  const twice = await openGreeted();
  twice.send({ type: 'connection_init' });
  expect(await twice.closed).toBe(4429);
  for (const message of [
    '',
    'x',
    '[]',
    '{"type":"unknown"}',
    '{"id":1,"type":"subscribe"}',
    `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  ]) {
    const raw = await openGreeted();
    raw.send(message);
    expect(await raw.closed, message.slice(0, 50)).toBe(4400);
  }
  expect(await serves()).toBe(200);
});

test('a message of 2 MB closes the socket that sent it, and nothing else', async () => {
  const [raw, other] = [await openGreeted(), await openGreeted()];
  raw.send({ id: '1', type: 'subscribe', payload: { query: `{ viewer { id } } #${'x'.repeat(2_097_152)}` } });
  expect(await raw.closed).toBe(1009);
  other.send({ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } });
  expect(await other.next()).toMatchObject({ type: 'next', payload: { data: { viewer: { id: player.user.id } } } });
  expect(await serves()).toBe(200);
});

test('more than a hundred operations at once close the socket; a hundred after one another do not', async () => {
  const patient = await goLive(player);
  for (let n = 0; n < 120; n++) expect((await patient.ask('{ battleRules { feeBasisPoints } }')).data).toBeDefined();
  for (let n = 0; n < 120; n++)
    await expect(patient.ask('{ nothing }')).rejects.toMatchObject([
      { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  await patient.close();
  const warnings: unknown[] = [];
  const warn = (warning: Error) => void warnings.push(warning.name);
  process.on('warning', warn);
  const [greedy, next] = [await openGreeted(), await openGreeted()];
  const id = (
    await player.ask<{ createBattle: { id: string } }>(
      'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }',
    )
  ).createBattle.id;
  for (let n = 0; n <= 100; n++)
    greedy.send({
      id: String(n),
      type: 'subscribe',
      payload: { query: `subscription { battleChanged(id: "${id}") { id } }` },
    });
  expect(await greedy.closed).toBe(4429);
  // Behind all of these in the line: nobody is let in while it is long.
  next.send({ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } });
  expect(await next.next()).toMatchObject({ type: 'next' });
  process.off('warning', warn);
  expect(warnings, 'a battle may have many followers').toEqual([]);
});

test('unusable operations are refused with the codes of the HTTP endpoint, and the socket lives on', async () => {
  const live = await goLive(player);
  const before = await gate.contents();
  const cases: readonly [string, Record<string, unknown>, string][] = [
    ['{', {}, 'GRAPHQL_PARSE_FAILED'],
    [`{ battle(id: ${'['.repeat(2_900)}`, {}, 'GRAPHQL_PARSE_FAILED'],
    ['{a'.repeat(5_000), {}, 'GRAPHQL_PARSE_FAILED'],
    ['{ nothing }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    ['{ battle { id } }', {}, 'GRAPHQL_VALIDATION_FAILED'],
    [`{ ${Array.from({ length: 200 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`, {}, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'mutation ($s: Cents!) { createBattle(input: { game: CS2, mode: DUEL, stakeCents: $s }, idempotencyKey: "by-websocket") { id } }',
      { s: 0.5 },
      'BAD_USER_INPUT',
    ],
    [
      'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 1 }, idempotencyKey: "by-websocket") { id } }',
      {},
      'STAKE_OUT_OF_BOUNDS',
    ],
    [
      'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }',
      {},
      'IDEMPOTENCY_KEY_REQUIRED',
    ],
    ['subscription ($id: ID!) { battleChanged(id: $id) { id } }', { id: null }, 'BAD_USER_INPUT'],
    ['subscription { battleChanged(id: "a\\u0000b") { id } }', {}, 'BAD_INPUT'],
    ['{ battle(id: "none") { id } }', {}, 'NOT_FOUND'],
    ['{ adminStats { teamAccesses } }', {}, 'FORBIDDEN'],
  ];
  for (const [query, variables, code] of cases) {
    const errors = await live.ask(query, variables).then(
      (result) => result.errors,
      (thrown: unknown) => thrown,
    );
    expect(errors, query.slice(0, 80)).toMatchObject([
      { extensions: { code, requestId: expect.any(String) as unknown } },
    ]);
  }
  expect(await gate.contents()).toBe(before);
  expect((await live.ask('{ viewer { id } }')).data).toEqual({ viewer: { id: player.user.id } });
  await live.close();
});

/** Sends raw bytes and answers the first line of what comes back. */
function speak(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gate.url);
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.once('data', (data) => {
      socket.destroy();
      resolve(data.toString().split('\r\n', 1)[0] ?? '');
    });
    socket.once('error', reject);
    socket.once('end', () => resolve(''));
  });
}

test('an upgrade to an address that is none is refused, and does not end the process', async () => {
  for (const path of ['//', '/\\', 'http://[', '*', '/graphql%', '/other']) {
    const line = await speak(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    );
    expect(line, path).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  expect(await serves()).toBe(200);
});

test('a caller who hangs up while being refused does no harm', async () => {
  const { hostname, port } = new URL(gate.url);
  for (let n = 0; n < 20; n++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write('GET /other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.resetAndDestroy();
  }
  expect(await serves()).toBe(200);
});

const greeted = async (pageAgeMs: unknown): Promise<unknown> => {
  const raw = await openRaw();
  raw.send({ type: 'connection_init', payload: { pageAgeMs } });
  return raw.next();
};
const welcome = (isCaughtUp: boolean) => ({ type: 'connection_ack', payload: { isCaughtUp } });

test('a page is told whether its subscriptions bring what it has missed since it began to ask', async () => {
  // A gateway knows nothing from before its start.
  await expect.poll(() => greeted(0), { timeout: 10_000 }).toEqual(welcome(true));
  for (const pageAgeMs of [60_000, '0', null, undefined]) expect(await greeted(pageAgeMs)).toEqual(welcome(false));
});

const WALLET = 'subscription W { walletChanged { availableToBetCents } }';
const available = ({ data }: { readonly data?: unknown }): number =>
  (data as { walletChanged: { availableToBetCents: number } }).walletChanged.availableToBetCents;

test('a page that says when it began to ask hears what changed before it followed; any other hears what changes then', async () => {
  await expect.poll(() => greeted(0), { timeout: 10_000 }).toEqual(welcome(true));
  const one = await gate.player({ cents: 200_00 });
  const [page, other] = [await goLive(one, { pageAgeMs: 0 }), await goLive(one)];
  const listens = gate.listening();
  const told = other.ask(WALLET);
  await listens();
  await create(one);
  const left = available(await told);
  expect(available(await page.ask(WALLET))).toBe(left);
  const listensAgain = gate.listening();
  const later = other.ask(WALLET);
  await listensAgain();
  await create(one);
  expect(available(await later)).toBeLessThan(left);
});

test('the greeting of a socket: a credential under a name that nobody reads ends it with that name (40.12)', async () => {
  for (const [name, greeting] of Object.entries({
    token: { token: 'k' },
    authToken: { authToken: 'k' },
    'x-api-key': { headers: { 'x-api-key': 'k' } },
    authorization: { authorization: { token: 'k' } },
  })) {
    const raw = await openRaw();
    raw.send({ type: 'connection_init', payload: greeting });
    expect([await raw.closed, await raw.reason], name).toEqual([4400, `${name} is not read: send authorization`]);
  }
});

test('the greeting of a socket: a key under authorization is who asks, in any case and among its headers (40.12)', async () => {
  const { secret } = await makeKey(player);
  const authorization = `Bearer ${secret}`;
  for (const greeting of [
    { authorization },
    { Authorization: authorization },
    { AUTHORIZATION: authorization, token: 'another' },
    { headers: { Authorization: authorization } },
  ]) {
    const raw = await openRaw({});
    raw.send({ type: 'connection_init', payload: greeting });
    expect(await raw.next()).toMatchObject({ type: 'connection_ack' });
    raw.send({ id: '1', type: 'subscribe', payload: { query: '{ myBattles { id } }', operationName: '' } });
    expect(await raw.next()).toMatchObject({ payload: { data: { myBattles: expect.any(Array) as unknown } } });
    raw.close();
  }
});

test('a key that opens nothing ends its socket with the reason, as it is told over HTTP', async () => {
  const [{ secret }, revoked, short] = [await makeKey(player), await makeKey(player), await makeKey(player)];
  await player.ask(REVOKE_KEY, { id: revoked.key.id });
  await gate.db.transact((tx) =>
    tx.update(apiKeys).set({ expiresAt: gate.deps.now() }).where(eq(apiKeys.id, short.key.id)),
  );
  const unknown = keyOf(Uint8Array.from({ length: KEY_BYTES }, (_, n) => n));
  const reasonOf = async (authorization?: string, headers: Readonly<Record<string, string>> = {}, query = '') => {
    const raw = await openRaw(headers, query);
    raw.send({ type: 'connection_init', ...(authorization !== undefined && { payload: { authorization } }) });
    return [await raw.closed, await raw.reason];
  };
  expect(await reasonOf('Bearer none')).toEqual([4403, 'KEY_MALFORMED']);
  expect(await reasonOf(`Bearer ${unknown}`)).toEqual([4403, 'KEY_UNKNOWN']);
  expect(await reasonOf(`Bearer ${revoked.secret}`)).toEqual([4403, 'KEY_REVOKED']);
  expect(await reasonOf(`Bearer ${short.secret}`)).toEqual([4403, 'KEY_EXPIRED']);
  expect(await reasonOf(secret), 'without Bearer').toEqual([4403, 'BEARER_REQUIRED']);
  expect(await reasonOf(undefined, { 'x-api-key': secret })).toEqual([4403, 'BEARER_REQUIRED']);
  expect(await reasonOf(undefined, {}, `?key=${secret}`)).toEqual([4403, 'BEARER_REQUIRED']);
  expect(await reasonOf(undefined, { cookie: player.cookie }, '?api_key=mine')).toEqual([4403, 'BEARER_REQUIRED']);
});
