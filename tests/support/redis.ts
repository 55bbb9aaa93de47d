import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

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
  return holdPort((socket) => {
    let unread = '';
    subscribers.set(socket, new Set());
    socket.once('close', () => subscribers.delete(socket));
    socket.on('data', (chunk) => {
      unread += chunk.toString();
      for (let request = readRequest(unread); request; request = readRequest(unread)) {
        unread = unread.slice(request.length);
        socket.write(answer(socket, request.words));
      }
    });
  });
}

/** Takes connections at one port for good, also while it is halted: nobody else gets the port meanwhile. */
async function holdPort(take: (socket: Socket) => void): Promise<RedisServer> {
  let isHalted = false;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isHalted) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    take(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const halt = (): Promise<void> => {
    isHalted = true;
    for (const socket of open) socket.destroy();
    return Promise.resolve();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    halt,
    resume: () => {
      isHalted = false;
      return Promise.resolve();
    },
    async close() {
      await halt();
      await new Promise((resolve) => server.close(resolve));
    },
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
  const folder = mkdtempSync(join(tmpdir(), 'gauntlet-redis-'));
  const path = join(folder, 'redis.sock');
  const options = ['--port', '0', '--unixsocket', path, '--save', '', '--dir', folder];
  const child = spawn(REDIS, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) if (/ready to accept/i.test(line)) break;
  child.stdout.resume();
  const port = await holdPort((socket) => {
    const inside = connect(path);
    inside.on('error', () => socket.destroy());
    inside.once('close', () => socket.destroy());
    socket.once('close', () => inside.destroy());
    socket.pipe(inside).pipe(socket);
  });
  return {
    ...port,
    async close() {
      await port.close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
