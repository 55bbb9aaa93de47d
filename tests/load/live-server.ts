/**
 * A gateway, or the raw limit beside it, in a process of its own that does what its parent asks over the channel
 * between them. Usage: live-server.ts gateway <SQLite file> | raw
 */
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { insertMessage } from '../../db/chat/message.queries.ts';
import { openDatabase } from '../../db/client/open.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { readConfig } from '../../gateway/kernel/config/config.ts';
import { realDeps } from '../../gateway/server/real-deps.ts';
import { makeSchema } from '../../gateway/server/graphql/build-schema.ts';
import { makeGateway } from '../../gateway/server/gateway.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import { openMetrics } from '../../gateway/kernel/metrics.ts';
import { WebSocketServer } from 'ws';
import { CHANNEL, type Order, type LiveMessage } from './live-messages.ts';

const tell = (message: LiveMessage): void => void process.send?.(message);

interface Served {
  readonly port: number;
  post(text: string): void;
  pad(bytes: number): void;
  count(): Promise<{ sockets: number; listeners: number }>;
}

async function serveGateway(file: string): Promise<Served> {
  const db = await openDatabase(`file:${file}`);
  // Many come at once, from one address, and all are to get in: what the limits do has tests of its own.
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: `file:${file}`,
    SOCKETS_PER_ADDRESS: '100000',
    CALLS_AT_ONCE: '10000',
    CALL_WAIT_MS: '60000',
  });
  const deps = realDeps(config, db);
  const metrics = openMetrics();
  const schema = await makeSchema();
  const { server } = await makeGateway({ schema, deps, log: openLog('error'), metrics, buildFolder: 'none' });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    post: (text) => {
      const message = { id: deps.newId(), channelId: CHANNEL, authorId: 'player-0', kind: 'text', flag: null } as const;
      const at = deps.now();
      void db.transact(async (tx) => {
        await insertMessage(tx, { ...message, body: text, at });
        const data = { messageId: message.id, authorId: message.authorId };
        await appendEvent(tx, { type: 'chat.posted', entity: 'channel', entityId: CHANNEL, concerns: [], data, at });
      });
    },
    pad: () => undefined,
    count: async () => ({
      sockets: (await metrics.sockets.get()).values[0]?.value ?? 0,
      listeners: (await metrics.listeners.get()).values[0]?.value ?? 0,
    }),
  };
}

async function serveRaw(): Promise<Served> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      if (data.toString().includes('connection_init')) socket.send('{"type":"connection_ack"}');
    }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  let bytes = 0;
  return {
    port: (server.address() as AddressInfo).port,
    post: (text) => {
      const frame = Buffer.from(`{"id":"1","text":"${text}"}`.padEnd(bytes));
      for (const socket of sockets.clients) socket.send(frame, { binary: false });
    },
    pad: (wanted) => void (bytes = wanted),
    count: () => Promise.resolve({ sockets: sockets.clients.size, listeners: 0 }),
  };
}

/** Reads memory when nothing is left that could be given back. */
async function measure(served: Served): Promise<void> {
  for (let n = 0; n < 3; n++) {
    globalThis.gc?.();
    await new Promise((resolve) => void setTimeout(resolve, 100));
  }
  const resources: Record<string, number> = {};
  for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
  const { rss: rssBytes, heapUsed, external } = process.memoryUsage();
  tell({ rssBytes, heapBytes: heapUsed + external, resources, ...(await served.count()) });
}

const served = process.argv[2] === 'raw' ? await serveRaw() : await serveGateway(process.argv[3] ?? '');
process.on('message', (order: Order) => {
  if (order.do === 'post') served.post(order.text);
  else if (order.do === 'pad') served.pad(order.bytes);
  else void measure(served);
});
process.once('disconnect', () => process.exit(0));
tell({ port: served.port });
