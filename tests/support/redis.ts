import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A Redis to publish and subscribe on, which can break off and come back at the same address. */
export interface RedisServer {
  readonly url: string;
  /** Cuts every connection and takes none. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** Debian's name of it. */
const REDIS = 'redis-server';

const listen = (server: ReturnType<typeof createServer>, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** The words of a request in Redis's protocol and how many bytes it took; null while it is not whole. */
function readRequest(text: string): { words: string[]; length: number } | null {
  const words: string[] = [];
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return null;
  let at = head[0].length;
  for (let n = Number(head[1]); n > 0; n--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at));
    if (!size) return null;
    const start = at + size[0].length;
    const end = start + Number(size[1]);
    if (text.length < end + 2) return null;
    words.push(text.slice(start, end));
    at = end + 2;
  }
  return { words, length: at };
}

const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The part of Redis that Gauntlet uses, for machines that have none: PUBLISH and SUBSCRIBE. */
export async function startStandIn(): Promise<RedisServer> {
  const subscribers = new Map<Socket, Set<string>>();
  const answer = (socket: Socket, [name = '', ...words]: readonly string[]): string => {
    const [channel = '', text = ''] = words;
    switch (name.toLowerCase()) {
      case 'info':
        return bulk('redis_version:7.0.0\r\nloading:0\r\n');
      case 'subscribe':
        subscribers.get(socket)?.add(channel);
        return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
      case 'publish': {
        const hearing = [...subscribers].filter(([, channels]) => channels.has(channel));
        for (const [each] of hearing) each.write(`*3\r\n${bulk('message')}${bulk(channel)}${bulk(text)}`);
        return `:${hearing.length}\r\n`;
      }
      default:
        return '+OK\r\n';
    }
  };
  const serve = () =>
    createServer((socket) => {
      let unread = '';
      subscribers.set(socket, new Set());
      socket.on('error', () => undefined);
      socket.once('close', () => subscribers.delete(socket));
      socket.on('data', (chunk) => {
        unread += chunk.toString();
        for (let request = readRequest(unread); request; request = readRequest(unread)) {
          unread = unread.slice(request.length);
          socket.write(answer(socket, request.words));
        }
      });
    });
  let server = serve();
  const port = await listen(server, 0);
  const halt = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of subscribers.keys()) socket.destroy();
    await closed;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    halt,
    async resume() {
      server = serve();
      await listen(server, port);
    },
    close: halt,
  };
}

/** Whether this machine has a Redis of its own. */
export function hasRedis(): boolean {
  try {
    execFileSync(REDIS, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A real Redis in a process of its own that keeps nothing. */
export async function startRedis(): Promise<RedisServer> {
  const probe = createServer();
  const port = await listen(probe, 0);
  await new Promise((resolve) => probe.close(resolve));
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-redis-'));
  let child: ChildProcess | null = null;
  const answers = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(Boolean(socket.destroy())));
      socket.once('error', () => resolve(false));
    });
  const resume = async (): Promise<void> => {
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
    child = spawn(REDIS, options, { stdio: 'ignore' });
    while (!(await answers())) await new Promise((resolve) => void setTimeout(resolve, 20));
  };
  const halt = async (): Promise<void> => {
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await gone;
  };
  await resume();
  return {
    url: `redis://127.0.0.1:${port}`,
    halt,
    resume,
    async close() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
