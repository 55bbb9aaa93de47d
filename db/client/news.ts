import { setTimeout as pause } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { type StoredEvent, events, storedEvents } from '../events/event.table.ts';
import { readLatestSeq, readNumbersAfter } from '../events/log.queries.ts';
import type { Reader } from './database.ts';
import type { Listeners } from './listeners.ts';

/** How processes on one database reach each other. Texts may get lost while the line is broken. */
export interface NewsLine {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

export interface Ear {
  hear(text: string): void;
  /** The line stands again; what was said meanwhile is lost. */
  returned(): void;
}

/** Sending has a price of its own, so a process gathers its news for this long. */
const DELAY_MS = 10;
/** A NOTIFY carries less than 8,000 bytes. */
const NUMBERS_MAX = 400;
const PAGE = 500;
/** How often the numbers are looked through for what nobody sent: their sender may have died behind its commit. */
const LOOK_MS = 1_000;
/** For so long a number may be overtaken by later ones before its commit: no transaction is open longer. */
const OVERTAKEN_MS = 30_000;
/** By how many, for transactions that were under way when this process began to listen. */
const OVERTAKEN_MAX = 1_000;

/**
 * What this and other processes commit, told to the listeners here. Others send numbers only; the events themselves are
 * read from the database, so that whoever gets at the line can invent nothing. What no line brought is found by its
 * number.
 */
export class News implements Ear {
  readonly #origin: string;
  readonly #read: Reader;
  readonly #listeners: Listeners;
  readonly #told = new Set<number>();
  #line: NewsLine | null = null;
  #newest = 0;
  /** Whoever drew a number up to this one has committed or given up, and what was committed of them is told. */
  #settled = 0;
  /** The newest number at each look of the last while, by the clock of the process. */
  #looks: { readonly at: number; readonly newest: number }[] = [];
  #gathered: number[] = [];
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;
  // One after the other on both ways, so that the news of a battle are told in the order in which they happened.
  #sending = Promise.resolve();
  #hearing = Promise.resolve();

  constructor(origin: string, read: Reader, listeners: Listeners) {
    this.#origin = origin;
    this.#read = read;
    this.#listeners = listeners;
  }

  async open(connect: (ear: Ear) => Promise<NewsLine>): Promise<void> {
    this.#newest = await readLatestSeq(this.#read);
    this.#settled = this.#newest - OVERTAKEN_MAX;
    for (const seq of await readNumbersAfter(this.#read, this.#settled)) this.#told.add(seq);
    this.#looks.push({ at: performance.now(), newest: this.#settled });
    this.#line = await connect(this);
    void this.#keepLooking();
  }

  /** What has just been committed here. */
  publish(committed: readonly StoredEvent[]): void {
    this.#tell(committed);
    this.#gathered.push(...committed.map(({ seq }) => seq));
    this.#timer ??= setTimeout(() => void this.#flush(), DELAY_MS);
  }

  hear(text: string): void {
    void this.#inTurn(async () => {
      const news = JSON.parse(text) as { origin: string; seqs: number[] };
      if (news.origin === this.#origin) return;
      this.#tell(await this.#find(news.seqs));
    });
  }

  returned(): void {
    void this.#inTurn(() => this.#look());
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#flush();
    await this.#line?.close();
    await this.#hearing;
  }

  async #find(seqs: readonly number[]): Promise<StoredEvent[]> {
    const found = await this.#read
      .select()
      .from(events)
      .where(inArray(events.seq, [...seqs]))
      .orderBy(events.seq);
    return storedEvents(found);
  }

  async #keepLooking(): Promise<void> {
    for (;;) {
      await pause(LOOK_MS, undefined, { ref: false });
      if (this.#isClosed) return;
      await this.#inTurn(() => this.#look());
    }
  }

  async #look(): Promise<void> {
    this.#settle();
    const missed = (await readNumbersAfter(this.#read, this.#settled)).filter((seq) => !this.#told.has(seq));
    for (let i = 0; i < missed.length; i += PAGE) this.#tell(await this.#find(missed.slice(i, i + PAGE)));
    this.#looks.push({ at: performance.now(), newest: this.#newest });
  }

  #settle(): void {
    const last = this.#looks.at(-1)?.at ?? 0;
    while ((this.#looks[1]?.at ?? last) < last - OVERTAKEN_MS) this.#looks.shift();
    this.#settled = this.#looks[0]?.newest ?? 0;
    for (const seq of this.#told) {
      if (seq > this.#settled) break;
      this.#told.delete(seq);
    }
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    // The pools report a broken database themselves; what could not be read now is found by its number later.
    this.#hearing = this.#hearing.then(work).catch(() => undefined);
    return this.#hearing;
  }

  #tell(found: readonly StoredEvent[]): void {
    const fresh = found.filter(({ seq }) => seq > this.#settled && !this.#told.has(seq));
    for (const { seq } of fresh) {
      this.#told.add(seq);
      if (seq > this.#newest) this.#newest = seq;
    }
    this.#listeners.tell(fresh);
  }

  #flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const seqs = this.#gathered;
    this.#gathered = [];
    this.#sending = this.#sending
      .then(async () => {
        for (let i = 0; i < seqs.length; i += NUMBERS_MAX)
          await this.#line?.send(JSON.stringify({ origin: this.#origin, seqs: seqs.slice(i, i + NUMBERS_MAX) }));
      })
      .catch(() => undefined);
    return this.#sending;
  }
}
