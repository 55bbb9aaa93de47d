import { once } from 'node:events';
import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StandInCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface StandInAnswer {
  readonly status: number;
  readonly text: string;
}

/** A server in the place of somebody else's: keeps what it gets, and answers what it is told to. */
export interface StandIn {
  readonly url: string;
  readonly got: StandInCall[];
  answer: (call: StandInCall) => StandInAnswer | Promise<StandInAnswer>;
  close(): Promise<void>;
}

export async function openStandIn(): Promise<StandIn> {
  const server = createServer((request, response) => {
    const work = async () => {
      const parts: Buffer[] = [];
      for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
      const { method = '', url: path = '', headers } = request;
      const call = { method, path, headers, body: Buffer.concat(parts).toString() };
      standIn.got.push(call);
      const { status, text } = await standIn.answer(call);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(text);
    };
    void work();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got: [],
    answer: () => ({ status: 200, text: '{}' }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return standIn;
}
