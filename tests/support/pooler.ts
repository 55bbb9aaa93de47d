import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';

/** Stands in the place of a pooler before PostgreSQL, as far as a client can tell. */
export interface Pooler {
  /** By which its clients reach the database. */
  readonly url: string;
  close(): Promise<void>;
}

export interface PoolerTerms {
  /** Whether a client keeps its back end for as long as it is connected; else until its transaction ends. */
  readonly isSession: boolean;
  /** Whether what a client asks for when it connects, beside user and database, reaches the back end. */
  readonly passesSettings: boolean;
}

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const PROTOCOL = 196_608;
/** What asks for a `ReadyForQuery`: `Sync` and a simple query. */
const ASKS = new Set(['S', 'Q']);

/** Cuts what comes into messages of a letter, a length and a body. */
function messages(onMessage: (kind: string, whole: Buffer) => void): (bytes: Buffer) => void {
  let held: Buffer = Buffer.alloc(0);
  return (bytes) => {
    held = Buffer.concat([held, bytes]);
    while (held.length >= 5 && held.length > held.readUInt32BE(1)) {
      const end = 1 + held.readUInt32BE(1);
      const whole = held.subarray(0, end);
      held = held.subarray(end);
      onMessage(whole.toString('latin1', 0, 1), whole);
    }
  };
}

/** A connection to the server, of one client at a time. */
class BackEnd {
  readonly #socket: Socket;
  onMessage: (kind: string, whole: Buffer) => void = () => undefined;
  readonly ready: Promise<Buffer>;

  constructor(port: number, startup: Buffer) {
    this.#socket = connect(port, '127.0.0.1', () => this.#socket.write(startup));
    this.#socket.on('error', () => undefined);
    const greeting: Buffer[] = [];
    this.ready = new Promise((resolve) => {
      this.onMessage = (kind, whole) => {
        greeting.push(whole);
        if (kind === 'Z') resolve(Buffer.concat(greeting));
      };
    });
    this.#socket.on(
      'data',
      messages((kind, whole) => this.onMessage(kind, whole)),
    );
  }

  write(bytes: Buffer): void {
    this.#socket.write(bytes);
  }
  end(): void {
    this.#socket.destroy();
  }
}

/** The settings of a startup message that a back end is given. */
function startupOf(body: Buffer, passesSettings: boolean): Buffer {
  const words = body.toString('utf8').split('\0');
  const kept: string[] = [];
  for (let n = 0; n + 1 < words.length && words[n] !== ''; n += 2)
    if (passesSettings || words[n] === 'user' || words[n] === 'database') kept.push(words[n] ?? '', words[n + 1] ?? '');
  const text = Buffer.from(`${kept.join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + text.length, 0);
  head.writeUInt32BE(PROTOCOL, 4);
  return Buffer.concat([head, text]);
}

/** One client, with the back end that it has just now. */
async function serve(client: Socket, port: number, idle: BackEnd[], terms: PoolerTerms, startup: Buffer) {
  let own: BackEnd | null = null;
  let asked = 0;
  let waiting: Promise<void> = Promise.resolve();
  const take = async (): Promise<BackEnd> => {
    const found = (terms.isSession ? undefined : idle.pop()) ?? new BackEnd(port, startup);
    await found.ready;
    found.onMessage = (kind, whole) => {
      client.write(whole);
      if (kind === 'Z') asked -= 1;
      if (terms.isSession || kind !== 'Z' || asked > 0 || whole.toString('latin1', 5) !== 'I') return;
      found.onMessage = () => undefined;
      own = null;
      // The last one first, as PgBouncer does.
      idle.push(found);
    };
    return found;
  };
  const first = new BackEnd(port, startup);
  client.write(await first.ready);
  if (terms.isSession) {
    own = first;
    first.onMessage = (_, whole) => void client.write(whole);
  } else idle.push(first);
  client.on(
    'data',
    messages((kind, whole) => {
      if (kind === 'X') return void client.end();
      if (ASKS.has(kind)) asked += 1;
      waiting = waiting.then(async () => {
        own ??= await take();
        own.write(whole);
      });
    }),
  );
  client.on('close', () => own?.end());
}

/** Opens one before the server of a database. */
export async function openPooler(databaseUrl: string, terms: PoolerTerms): Promise<Pooler> {
  const url = new URL(databaseUrl);
  const port = Number(url.port);
  const idle: BackEnd[] = [];
  const clients = new Set<Socket>();
  const server: Server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    client.on('close', () => clients.delete(client));
    let held: Buffer = Buffer.alloc(0);
    const greet = (bytes: Buffer) => {
      held = Buffer.concat([held, bytes]);
      if (held.length < 8 || held.length < held.readUInt32BE(0)) return;
      const body = held.subarray(8, held.readUInt32BE(0));
      const code = held.readUInt32BE(4);
      held = held.subarray(held.readUInt32BE(0));
      if (code === CANCEL_REQUEST) return void client.destroy();
      if (code === SSL_REQUEST) return void client.write('N');
      client.off('data', greet);
      void serve(client, port, idle, terms, startupOf(body, terms.passesSettings));
    };
    client.on('data', greet);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const client of clients) client.destroy();
      for (const one of idle) one.end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
