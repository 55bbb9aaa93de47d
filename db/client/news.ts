import { asc, gt, inArray } from 'drizzle-orm';
import { type StoredEvent, events, storedEvents } from '../events/event.table.ts';
import { readLatestSeq } from '../events/log.queries.ts';
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
/** So many events are remembered as told. */
const TOLD_MAX = 10_000;
/** By how many a number may have been overtaken before its commit. */
const OVERTAKEN_MAX = 1_000;
const PAGE = 500;

/**
 * What this and other processes commit, told to the listeners here. Others send numbers only; the events themselves are
 * read from the database, so that whoever gets at the line can invent nothing. After a break what was missed is read.
 */
export class News implements Ear {
  readonly #origin: string;
  readonly #read: Reader;
  readonly #listeners: Listeners;
  readonly #told = new Set<number>();
  #line: NewsLine | null = null;
  #first = 0;
  #newest = 0;
  #gathered: number[] = [];
  #timer: NodeJS.Timeout | null = null;
  // One after the other on both ways, so that the news of a battle are told in the order in which they happened.
  #sending = Promise.resolve();
  #hearing = Promise.resolve();

  constructor(origin: string, read: Reader, listeners: Listeners) {
    this.#origin = origin;
    this.#read = read;
    this.#listeners = listeners;
  }

  async open(connect: (ear: Ear) => Promise<NewsLine>): Promise<void> {
    this.#first = this.#newest = await readLatestSeq(this.#read);
    this.#line = await connect(this);
  }

  /** What has just been committed here. */
  publish(committed: readonly StoredEvent[]): void {
    this.#tell(committed);
    this.#gathered.push(...committed.map(({ seq }) => seq));
    this.#timer ??= setTimeout(() => void this.#flush(), DELAY_MS);
  }

  hear(text: string): void {
    this.#inTurn(async () => {
      const news = JSON.parse(text) as { origin: string; seqs: number[] };
      if (news.origin === this.#origin) return;
      const found = await this.#read.select().from(events).where(inArray(events.seq, news.seqs)).orderBy(events.seq);
      this.#tell(storedEvents(found));
    });
  }

  returned(): void {
    this.#inTurn(async () => {
      let from = Math.max(this.#first, this.#newest - OVERTAKEN_MAX);
      for (let page: (typeof events.$inferSelect)[] = []; ;) {
        page = await this.#read.select().from(events).where(gt(events.seq, from)).orderBy(asc(events.seq)).limit(PAGE);
        this.#tell(storedEvents(page));
        if (page.length < PAGE) return;
        from = page.at(-1)?.seq ?? from;
      }
    });
  }

  async close(): Promise<void> {
    await this.#flush();
    await this.#line?.close();
    await this.#hearing;
  }

  #inTurn(work: () => Promise<void>): void {
    // The pools report a broken database themselves.
    this.#hearing = this.#hearing.then(work).catch(() => undefined);
  }

  #tell(found: readonly StoredEvent[]): void {
    const fresh = found.filter(({ seq }) => !this.#told.has(seq));
    for (const { seq } of fresh) {
      this.#told.add(seq);
      if (seq > this.#newest) this.#newest = seq;
      const [oldest] = this.#told;
      if (this.#told.size > TOLD_MAX && oldest !== undefined) this.#told.delete(oldest);
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
