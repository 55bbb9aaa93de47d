import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { NextFrame } from './next-frame.ts';

const ID = 'a "quoted" operation';
const overhead = JSON.stringify({ id: ID, type: 'next', payload: '' }).length;
/** The last length of each way to announce one, and the next. */
const LENGTHS = [125, 126, 65_535, 65_536];

/** What a client gets of a server that writes frames between its own messages. */
async function receive(payloads: readonly string[]): Promise<string[]> {
  const server = createServer();
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, request) => {
    const frame = new NextFrame(ID);
    for (const [n, payload] of payloads.entries()) {
      socket.send(`before ${n}`);
      request.socket.write(frame.of(Buffer.from(JSON.stringify(payload))));
      socket.ping();
    }
    socket.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  client.on('message', (data: Buffer) => void received.push(data.toString()));
  await once(client, 'close');
  server.close();
  return received;
}

describe('NextFrame', () => {
  it('is read as a message of the operation by any client, whatever its length, in its place between others', async () => {
    const payloads = ['', 'Grüße ☕', ...LENGTHS.map((length) => 'x'.repeat(length - overhead))];
    const messages = payloads.map((payload) => JSON.stringify({ id: ID, type: 'next', payload }));
    expect(messages.slice(2).map(({ length }) => length)).toEqual(LENGTHS);
    expect(await receive(payloads)).toEqual(messages.flatMap((message, n) => [`before ${n}`, message]));
  });
});
