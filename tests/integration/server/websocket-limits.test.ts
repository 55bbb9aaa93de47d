import { on, once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { befriend } from '../../../db/friends/friendship.queries.ts';
import { create } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { goLive, socketUrl } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';

let gate: HttpGateway;
let player: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  player = await gate.player({ cents: 500_00 });
});
afterAll(() => gate.close());

const listeners = async (): Promise<number> => (await gate.metrics.listeners.get()).values[0]?.value ?? 0;
const openSockets = async (): Promise<number> => (await gate.metrics.sockets.get()).values[0]?.value ?? 0;

/** What listens for the gateway's own sake. */
let quiet = 0;
beforeEach(async () => {
  await until(async () => expect(await openSockets()).toBe(0));
  quiet = await listeners();
});

async function greeted(): Promise<WebSocket> {
  const socket = new WebSocket(socketUrl(gate.url), 'graphql-transport-ws', { headers: { cookie: player.cookie } });
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  return socket;
}

/** Resolves once the server has read what the socket sent before. */
async function pong(socket: WebSocket): Promise<void> {
  socket.send(JSON.stringify({ type: 'ping' }));
  for await (const [data] of on(socket, 'message') as AsyncIterable<[Buffer]>)
    if ((JSON.parse(data.toString()) as { type: string }).type === 'pong') return;
}

const isQuietAgain = () => until(async () => expect(await listeners()).toBe(quiet));

test('ten thousand subscriptions on one socket close it with 4429 and leave nothing behind; others are answered', async () => {
  const { id } = await create(player);
  const [greedy, other] = [await greeted(), await goLive(player)];
  const closed = once(greedy, 'close');
  const query = `subscription { battleChanged(id: "${id}") { id } }`;
  const chat = 'subscription { chatHappened(channelId: "general") { seq } }';
  for (let n = 0; n < 10_000; n++)
    greedy.send(JSON.stringify({ id: `${n}`, type: 'subscribe', payload: { query: n % 2 ? query : chat } }));
  expect((await other.ask('{ viewer { id } }')).data).toEqual({ viewer: { id: player.user.id } });
  expect((await closed)[0]).toBe(4429);
  await isQuietAgain();
  await other.close();
});

test('ten thousand operations under one id close the socket with 4409', async () => {
  const rude = await greeted();
  const closed = once(rude, 'close');
  const payload = { query: 'subscription { chatHappened(channelId: "general") { seq } }' };
  for (let n = 0; n < 10_000; n++) rude.send(JSON.stringify({ id: 'same', type: 'subscribe', payload }));
  expect((await closed)[0]).toBe(4409);
  await isQuietAgain();
});

test(
  'a client that asks for echoes and never reads them is cut off before they fill the memory',
  { tags: ['full'] },
  async () => {
    const deaf = await greeted();
    deaf.pause();
    const echo = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(60_000) } });
    for (let n = 0; n < 500 && (await openSockets()) > 0; n++) {
      deaf.send(echo);
      await new Promise((resolve) => void setImmediate(resolve));
    }
    await until(async () => expect(await openSockets()).toBe(0));
    deaf.terminate();
  },
);

test('sockets that break off in the middle of everything leave no listener', async () => {
  const { id } = await create(player);
  const payloads = [
    { query: `subscription { battleChanged(id: "${id}") { id } }` },
    { query: 'subscription { chatHappened(channelId: "general", after: 0) { seq } }' },
    { query: 'subscription { walletChanged { balanceCents } }' },
    { query: 'subscription { friendsChanged { kind } }' },
  ];
  const sockets = await Promise.all(Array.from({ length: 20 }, () => greeted()));
  for (const [n, socket] of sockets.entries()) {
    payloads.forEach((payload, m) => socket.send(JSON.stringify({ id: `${m}`, type: 'subscribe', payload })));
    if (n % 3 === 0) payloads.forEach((_, m) => socket.send(JSON.stringify({ id: `${m}`, type: 'complete' })));
    if (n % 2 === 0) socket.terminate();
  }
  await Promise.all(sockets.filter((_, n) => n % 2 !== 0).map((socket) => pong(socket)));
  sockets.forEach((socket) => socket.terminate());
  await until(async () => expect(await openSockets()).toBe(0));
  await isQuietAgain();
  // What they had asked for still waits for its turn; while much of it does, nobody new is let in.
  await until(async () => (await goLive(player)).close());
});

test('whoever is no friend any more is told so once, and the subscription to a battle for friends ends at once', async () => {
  const friend = await gate.player();
  await gate.db.transact((tx) => befriend(tx, player.user.id, friend.user.id, gate.deps.now()));
  const { id } = await create(player, { privacy: 'FRIENDS' });
  const live = await goLive(friend);
  const results = live.iterate('subscription ($id: ID!) { battleChanged(id: $id) { id } }', { id });
  const first = results.next();
  await until(async () => expect(await listeners()).toBeGreaterThan(quiet));
  const passed = stopwatch();
  await player.ask('mutation ($id: ID!) { removeFriend(userId: $id) { id } }', { id: friend.user.id });
  expect((await first).value).toMatchObject({ data: { battleChanged: null } });
  expect((await results.next()).done).toBe(true);
  expect(passed()).toBeLessThan(SOON_MS);
  await live.close();
});
