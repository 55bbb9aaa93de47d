import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { HttpGateway } from '../../support/http-gateway.ts';
import { socketUrl } from '../../support/socket-client.ts';

const PLACES = 3;

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1', SOCKETS_PER_ADDRESS: String(PLACES) } });
});
afterAll(() => gate.close());

/** A connection from an address, as the proxy in front names it; the status of the refusal when it is refused. */
async function connectFrom(address: string): Promise<WebSocket | number> {
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(socketUrl(gate.url), 'graphql-transport-ws', { headers });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
    socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
  });
}

async function takeAll(address: string): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let n = 0; n < PLACES; n++) sockets.push((await connectFrom(address)) as WebSocket);
  return sockets;
}

test('an address holds so many live connections and no more, whatever others hold', async () => {
  await takeAll('198.51.100.1');
  expect(await connectFrom('198.51.100.1')).toBe(429);
  expect(await connectFrom('198.51.100.2')).toBeInstanceOf(WebSocket);
  // Who speaks to the proxy may write what they like in front of what it adds.
  expect(await connectFrom('203.0.113.9, 198.51.100.1')).toBe(429);
});

test('a connection that ends leaves its place to the next, however it ends', async () => {
  const [first, second] = await takeAll('198.51.100.3');
  for (const end of [() => first?.close(), () => second?.terminate()]) {
    expect(await connectFrom('198.51.100.3')).toBe(429);
    end();
    await expect.poll(() => connectFrom('198.51.100.3')).toBeInstanceOf(WebSocket);
  }
});

test('a handshake that fails keeps no place', async () => {
  for (let n = 0; n < 2 * PLACES; n++) {
    const answer = await gate
      .visitor({ connection: 'Upgrade', upgrade: 'websocket', 'x-forwarded-for': '198.51.100.4' })
      .rest('GET', '/graphql');
    expect(answer.status).toBe(400);
  }
  expect(await connectFrom('198.51.100.4')).toBeInstanceOf(WebSocket);
});
