import { randomUUID } from 'node:crypto';
import { readFile, statfs } from 'node:fs/promises';
import { cpus, freemem, hostname, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import packageJson from '../../package.json' with { type: 'json' };
import { engineOf } from '../../db/client/kit.ts';
import type { Config } from '../kernel/config/config.ts';
import type { Calls, End, Host, Measured } from '../kernel/http/host.ts';

/** How closely the loop is watched, in milliseconds; what it measures starts there. */
const RESOLUTION_MS = 10;

/** Speeds of a shorter time than this are chance. */
const SPAN_MS = 200;

interface Sums {
  readonly at: number;
  readonly idle: number;
  readonly busy: number;
  readonly bytesIn: number | null;
  readonly bytesOut: number | null;
}

const percentOf = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round(Math.min(100, Math.max(0, (part / whole) * 100))) : null;

/** Bytes that came in and went out of the machine since its start, as Linux counts them. */
export function bytesOf(text: string): { readonly bytesIn: number; readonly bytesOut: number } {
  let [bytesIn, bytesOut] = [0, 0];
  for (const line of text.split('\n')) {
    const [, name, rest] = /^\s*([^\s:]+):\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined || name === 'lo') continue;
    const fields = rest.trim().split(/\s+/).map(Number);
    bytesIn += fields[0] ?? 0;
    bytesOut += fields[8] ?? 0;
  }
  return { bytesIn, bytesOut };
}

async function readSums(): Promise<Sums> {
  let [idle, busy] = [0, 0];
  for (const { times } of cpus()) {
    idle += times.idle;
    busy += times.user + times.nice + times.sys + times.irq;
  }
  const network = await readFile('/proc/net/dev', 'utf8').then(bytesOf, () => ({ bytesIn: null, bytesOut: null }));
  return { at: performance.now(), idle, busy, ...network };
}

/** What a container allows counts for more than what the machine has. */
function memoryPercent(): number | null {
  const allowed = process.constrainedMemory();
  if (allowed > 0 && allowed < totalmem()) return percentOf(allowed - process.availableMemory(), allowed);
  return percentOf(totalmem() - freemem(), totalmem());
}

/** Of the disk that the database lies on, or of the one of the process where that is another machine's affair. */
async function diskPercent(databaseUrl: string): Promise<number | null> {
  const folder = engineOf(databaseUrl) === 'sqlite' ? dirname(databaseUrl.replace(/^file:/, '')) : '.';
  const disk = await statfs(folder).catch(() => null);
  if (disk === null) return null;
  const used = disk.blocks - disk.bfree;
  return percentOf(used, used + disk.bavail);
}

const speedOf = (from: number | null, to: number | null, seconds: number): number | null =>
  from === null || to === null ? null : Math.round(Math.max(0, to - from) / seconds);

/** The process that this is. */
export class RealHost implements Host {
  readonly name = hostname();
  readonly version = packageJson.version;
  readonly runId = randomUUID();
  readonly caches = new Map<string, () => number>();
  written: Host['written'] = null;
  clock: Host['clock'] = null;
  readonly #databaseUrl: string;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  readonly #listeners: ((how: End) => void)[] = [];
  #sums: Sums | null = null;
  #last: Pick<Measured, 'cpu' | 'bytesIn' | 'bytesOut'> = { cpu: null, bytesIn: null, bytesOut: null };
  #calls: Calls = { calls: 0, answerMs: 0 };

  readonly copyDatabase: Host['copyDatabase'];

  constructor({ databaseUrl }: Pick<Config, 'databaseUrl'>, copyDatabase: Host['copyDatabase']) {
    this.#databaseUrl = databaseUrl;
    this.copyDatabase = copyDatabase;
  }

  async measure(): Promise<Measured> {
    this.#delay.enable();
    const [sums, disk] = await Promise.all([readSums(), diskPercent(this.#databaseUrl)]);
    const since = this.#sums;
    if (since === null || sums.at - since.at >= SPAN_MS) {
      const seconds = (sums.at - (since?.at ?? 0)) / 1_000;
      const busy = sums.busy - (since?.busy ?? 0);
      this.#last = {
        cpu: percentOf(busy, busy + sums.idle - (since?.idle ?? 0)),
        bytesIn: since && speedOf(since.bytesIn, sums.bytesIn, seconds),
        bytesOut: since && speedOf(since.bytesOut, sums.bytesOut, seconds),
      };
      this.#sums = sums;
    }
    const loopDelayMs = Math.max(0, Math.round(this.#delay.percentile(99) / 1e6) - RESOLUTION_MS);
    this.#delay.reset();
    return { ...this.#last, memory: memoryPercent(), disk, loopDelayMs };
  }

  countCall(milliseconds: number): void {
    const { calls, answerMs } = this.#calls;
    this.#calls = { calls: calls + 1, answerMs: answerMs + milliseconds };
  }

  uncounted(): Calls {
    return { calls: this.#calls.calls, answerMs: Math.round(this.#calls.answerMs) };
  }

  forget({ calls, answerMs }: Calls): void {
    this.#calls = { calls: this.#calls.calls - calls, answerMs: this.#calls.answerMs - answerMs };
  }

  end(how: End): void {
    for (const listener of this.#listeners) listener(how);
  }

  onEnd(listener: (how: End) => void): void {
    this.#listeners.push(listener);
  }
}
