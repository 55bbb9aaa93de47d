import { z } from 'zod';
import { SECOND } from '../../domain/shared/time.ts';
import type { Settings } from './settings.ts';

const WAIT_MS = 5 * SECOND;
const PER_PAGE = 500;
const PAGES_MAX = 100;

const track = z.object({
  codec: z.string(),
  codecProps: z.object({ width: z.number().optional(), height: z.number().optional() }).nullish(),
});

const path = z.object({
  name: z.string(),
  ready: z.boolean(),
  readyTime: z.iso.datetime({ offset: true }).nullish(),
  source: z.object({ type: z.string(), id: z.string() }).nullish(),
  tracks2: z.array(track).nullish(),
  bytesReceived: z.number(),
  readers: z.array(z.unknown()).nullish(),
});

/** A line of streaming software; its query holds the stream key. */
const line = z.object({ id: z.string(), path: z.string(), query: z.string().default('') });

/** What of MediaMTX's answers is read; everything else of them is let be. */
export type MediaMtxPath = z.infer<typeof path>;
export type MediaMtxLine = z.infer<typeof line>;

/** The two kinds of lines, plain and over TLS, as a path names its source, with where they are listed. */
const LINES = { rtmpConn: 'rtmpconns', rtmpsConn: 'rtmpsconns' } as const;
export type LineKind = keyof typeof LINES;
export const isLine = (kind: string): kind is LineKind => kind in LINES;

/** As whom the gateway asks MediaMTX, which in turn asks the gateway whether that one may. */
export const MEDIAMTX_USER = 'gauntlet';

/** MediaMTX's control API, as much of it as is needed. */
export class MediaMtxClient {
  readonly #api: URL;
  readonly #headers: Readonly<Record<string, string>>;

  constructor({ api, secret }: Pick<Settings, 'api' | 'secret'>) {
    this.#api = api;
    this.#headers = { authorization: `Basic ${btoa(`${MEDIAMTX_USER}:${secret}`)}` };
  }

  /** @throws Error where MediaMTX does not answer in time, or otherwise than it is documented to */
  paths(): Promise<MediaMtxPath[]> {
    return this.#list('paths', path);
  }

  async lines(kind: LineKind): Promise<MediaMtxLine[]> {
    return this.#list(LINES[kind], line);
  }

  /** Cuts a line; one that is gone already is cut. */
  async cut(kind: LineKind, id: string): Promise<void> {
    const response = await this.#ask(`v3/${LINES[kind]}/kick/${encodeURIComponent(id)}`, 'POST');
    if (!response.ok && response.status !== 404) throw new Error(`MediaMTX answered ${response.status}`);
    await response.body?.cancel();
  }

  async #list<T>(what: string, row: z.ZodType<T>): Promise<T[]> {
    const rows: T[] = [];
    for (let page = 0; page < PAGES_MAX; page++) {
      const response = await this.#ask(`v3/${what}/list?page=${page}&itemsPerPage=${PER_PAGE}`, 'GET');
      if (!response.ok) throw new Error(`MediaMTX answered ${response.status}`);
      const found = z.object({ pageCount: z.number(), items: z.array(row) }).parse(await response.json());
      rows.push(...found.items);
      if (page + 1 >= found.pageCount) break;
    }
    return rows;
  }

  #ask(address: string, method: string): Promise<Response> {
    return fetch(new URL(address, this.#api), {
      method,
      headers: this.#headers,
      redirect: 'error',
      signal: AbortSignal.timeout(WAIT_MS),
    });
  }
}
