import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { rateLimits } from '../../../db/calls/call.table.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { goLive } from '../../support/socket-client.ts';
import { until } from '../../support/until.ts';

test('a stop lets the request under way finish, then tells sockets to go, and takes no new ones', async () => {
  let release: () => void = () => undefined;
  let reached: () => void = () => undefined;
  const isReached = new Promise<void>((resolve) => void (reached = resolve));
  const gateOpen = new Promise<void>((resolve) => void (release = resolve));
  const stopping = await HttpGateway.open({
    change: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (hash, password) => {
          reached();
          await gateOpen;
          return passwords.verify(hash, password);
        },
      },
    }),
  });
  const player = await stopping.player();
  const live = await goLive(player);
  const visitor = stopping.visitor();
  const underWay = visitor.rest('POST', '/api/auth/login', {
    username: player.user.username,
    password: 'correct-Horse-9',
  });
  await isReached;
  const stopped = stopping.stopServing();
  await expect(stopping.visitor().rest('GET', '/healthz')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  release();
  const answer = await underWay;
  expect((await live.closed).code).toBe(1001);
  expect({ status: answer.status, json: answer.json }).toEqual({ status: 200, json: { id: player.user.id } });
  await stopped;
  await stopping.db.close();
});

test('a client that does not answer the goodbye does not hold the stop up', async () => {
  const stopping = await HttpGateway.open();
  const { hostname, port } = new URL(stopping.url);
  const deaf = connect(Number(port), hostname);
  deaf.write(
    `GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
  );
  await once(deaf, 'data');
  deaf.on('error', () => undefined);
  const ended = once(deaf, 'close');
  await stopping.close();
  await expect(ended).resolves.toBeDefined();
}, 10_000);

test('a gateway that retires says so to the balancer, and serves what comes until it stops', async () => {
  const retiring = await HttpGateway.open();
  const player = await retiring.player();
  retiring.retire();
  expect((await retiring.visitor().send({ path: '/readyz' })).status).toBe(503);
  expect((await retiring.visitor().send({ path: '/healthz' })).status).toBe(200);
  expect((await player.graphql('{ viewer { id } }')).status).toBe(200);
  await retiring.close();
});

test('an upload that does not come to its end is cut when the patience of the stop is over', async () => {
  const stopping = await HttpGateway.open();
  const player = await stopping.player();
  const slow = request(`${stopping.url}/api/uploads/avatar`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', 'content-length': '1000', cookie: player.cookie },
  });
  const cut = once(slow, 'error');
  slow.write('only the beginning');
  // The gateway has looked at who sends it, and takes it in.
  await until(async () => expect(await stopping.db.read.select().from(rateLimits)).not.toEqual([]));
  await stopping.stopServing(100);
  expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
  await stopping.db.close();
});
