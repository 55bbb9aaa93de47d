import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Line {
  readonly id: string;
  readonly kind: 'rtmpconns' | 'rtmpsconns';
  readonly path: string;
  readonly query: string;
  isReady: boolean;
  bytes: number;
  readers: number;
}

/** What becomes of the calls of its API. */
type Fault = 'none' | 'down' | 'hangs' | 'junk';

/**
 * A server in MediaMTX's place that follows its documentation: it asks an address of ours who may do what
 * (`authMethod: http`), and its control API lists paths and lines and cuts them. It takes no pictures: who publishes and
 * who reads is said by the test.
 */
export class MediaMtxStandIn {
  fault: Fault = 'none';
  /** Cuts that were asked for. */
  readonly cuts: string[] = [];
  /** A line that is to be cut stays while this is set. */
  isStubborn = false;
  readonly #lines = new Map<string, Line>();
  readonly #waiting = new Set<ServerResponse>();
  #hook: URL | null = null;
  #secret = '';
  #made = 0;
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response));

  async open(): Promise<string> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const response of this.#waiting) response.destroy();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }

  /** Where it asks: `authHTTPAddress`, with the user and the password in it. */
  asks(hook: string, secret: string): void {
    this.#hook = new URL(hook);
    this.#secret = secret;
  }

  /** Streaming software connects: the id of its line, or the status with which our answer refuses it. */
  async publish(key: string, kind: Line['kind'] = 'rtmpconns', ip = '192.0.2.1'): Promise<string | number> {
    const [name = '', query = ''] = key.split('?');
    const path = `live/${name}`;
    const password = new URLSearchParams(query).get('pass') ?? '';
    const status = await this.ask({ action: 'publish', protocol: 'rtmp', path, password, query, ip });
    if (status !== 200) return status;
    const id = `line-${++this.#made}`;
    this.#lines.set(id, { id, kind, path, query, isReady: true, bytes: 0, readers: 0 });
    return id;
  }

  /** What has come in on a line so far, and how many fetch it. */
  note(id: string, { bytes, readers }: { readonly bytes?: number; readonly readers?: number }): void {
    const line = this.#lines.get(id);
    if (line) Object.assign(line, { bytes: bytes ?? line.bytes, readers: readers ?? line.readers });
  }

  /** The encoder stops, or its line breaks: MediaMTX knows no difference. */
  hangUp(id: string): void {
    this.#lines.delete(id);
  }

  has(id: string): boolean {
    return this.#lines.has(id);
  }

  /** A viewer asks for the playlist: the status of our answer. */
  read(address: string): Promise<number> {
    const { pathname, search } = new URL(address);
    const path = pathname.replace(/^\//, '').replace(/\/index\.m3u8$/, '');
    return this.ask({ action: 'read', protocol: 'hls', path, query: search.slice(1) });
  }

  async ask(question: object, secret = this.#secret): Promise<number> {
    if (!this.#hook) throw new Error('nobody is asked yet');
    const response = await fetch(this.#hook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`gauntlet:${secret}`)}` },
      body: JSON.stringify({ user: '', password: '', token: '', ip: '192.0.2.1', id: null, query: '', ...question }),
    });
    await response.text();
    return response.status;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.fault === 'down') return void request.socket.destroy();
    if (this.fault === 'hangs') return void this.#waiting.add(response);
    await text(request);
    const [user = '', password = ''] = atob((request.headers.authorization ?? '').replace('Basic ', '')).split(':');
    const status = await this.ask({ action: 'api', user, password }).catch(() => 401);
    const answer = (code: number, body: unknown): void => {
      response.statusCode = code;
      response.setHeader('content-type', 'application/json');
      response.end(this.fault === 'junk' ? '<html>' : JSON.stringify(body));
    };
    if (status !== 200) return answer(401, { status: 'error', error: 'authentication error' });
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://here');
    const [, what = '', verb = '', id = ''] = /^\/v3\/(\w+)\/(list|kick)(?:\/(.+))?$/.exec(pathname) ?? [];
    if (verb === 'kick' && request.method === 'POST') {
      this.cuts.push(id);
      if (!this.#lines.has(id)) return answer(404, { status: 'error', error: 'not found' });
      if (!this.isStubborn) this.#lines.delete(id);
      return answer(200, { status: 'ok' });
    }
    const lines = [...this.#lines.values()];
    const rows =
      what === 'paths'
        ? lines.map(pathOf)
        : lines.filter(({ kind }) => kind === what).map((line) => ({ ...lineOf(line), remoteAddr: '192.0.2.1:5000' }));
    const perPage = Number(searchParams.get('itemsPerPage') ?? 100);
    const page = Number(searchParams.get('page') ?? 0);
    answer(200, {
      itemCount: rows.length,
      pageCount: Math.ceil(rows.length / perPage),
      items: rows.slice(page * perPage, (page + 1) * perPage),
    });
  }
}

const lineOf = ({ id, path, query, bytes }: Line) => ({
  id,
  path,
  query,
  state: 'publish',
  bytesReceived: bytes,
  bytesSent: 0,
});

const pathOf = ({ id, kind, path, isReady, bytes, readers }: Line) => ({
  name: path,
  confName: '~^live/',
  source: { type: kind === 'rtmpconns' ? 'rtmpConn' : 'rtmpsConn', id },
  ready: isReady,
  readyTime: isReady ? '2026-03-02T12:00:00Z' : null,
  tracks: ['H264', 'MPEG-4 Audio'],
  tracks2: [
    { codec: 'H264', codecProps: { width: 1280, height: 720, profile: 'High', level: '3.1' } },
    { codec: 'MPEG-4 Audio', codecProps: { sampleRate: 48_000, channelCount: 2 } },
  ],
  bytesReceived: bytes,
  bytesSent: 0,
  readers: Array.from({ length: readers }, (_, n) => ({ type: 'hlsSession', id: `reader-${n}` })),
});
