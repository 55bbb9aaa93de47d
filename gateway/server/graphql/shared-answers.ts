import { gzipSync } from 'node:zlib';
import type { EventType } from '../../../domain/shared/events.ts';
import { DAY } from '../../../domain/shared/time.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Metrics } from '../../kernel/metrics.ts';

/** An answer that is the same for everybody of a class, ready to be written. */
export interface SharedAnswer {
  readonly etag: string;
  readonly contentType: string;
  readonly plain: Buffer;
  /** Packed when first asked for, then kept. */
  readonly gzip: () => Buffer;
}

interface Entry {
  readonly version: number;
  readonly readAt: number;
  readonly answer: Promise<SharedAnswer | null>;
}

const ENTRIES_MAX = 500;
/** With several gateways the news of a change may get lost with a connection, so an answer does not live longer. */
const LIFE_MS = 2_000;

/** How often what a shared answer shows has changed. */
interface State {
  version: number;
}

/**
 * Answers to shared questions, computed once for each state of what they show. The version is read before the question
 * is asked, so that an answer can be fresher than its tag but never older.
 */
export class SharedAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #boot: string;
  readonly #now: () => number;
  readonly #metrics: Metrics;
  readonly #expires: boolean;
  /** By the name of the query or route. */
  readonly #states = new Map<string, State>();
  /** Days since 1970, UTC: an answer about this week or month ends with the day. */
  #day = 0;

  constructor({ db, now, newId, wiring }: Deps, metrics: Metrics) {
    this.#boot = newId();
    this.#now = now;
    this.#metrics = metrics;
    this.#expires = db.engine === 'postgres';
    const changedBy = new Map<EventType, State[]>();
    for (const [name, types] of wiring.shared) {
      const state = { version: 0 };
      this.#states.set(name, state);
      for (const type of types) changedBy.set(type, [...(changedBy.get(type) ?? []), state]);
    }
    db.onEvents((events) => {
      for (const { type } of events) for (const state of changedBy.get(type) ?? []) state.version++;
    });
  }

  /** Whether what is asked under a name is shared. */
  has(name: string): boolean {
    return this.#states.has(name);
  }

  /**
   * The kept answer to what is asked under a declared name, or the one that `compute` gives; null when that is not to
   * be shared, e.g. a refusal. `key` tells apart what is asked under one name.
   */
  answer(
    name: string,
    key: string,
    compute: () => Promise<{ contentType: string; text: string } | null>,
  ): Promise<SharedAnswer | null> {
    const kept = this.#entries.get(key);
    const now = this.#now();
    const day = Math.floor(now / DAY);
    if (day !== this.#day) {
      this.#day = day;
      for (const state of this.#states.values()) state.version++;
    }
    const state = this.#states.get(name);
    if (!state) throw new Error(`${name} is not declared as shared`);
    const { version } = state;
    if (kept && kept.version === version && (!this.#expires || now - kept.readAt < LIFE_MS)) {
      this.#metrics.sharedAnswers.inc({ how: 'kept' });
      return kept.answer;
    }
    this.#metrics.sharedAnswers.inc({ how: 'computed' });
    const etag = `W/"${this.#boot}-${version}${this.#expires ? `-${now}` : ''}"`;
    const answer = compute().then((computed) => {
      if (computed === null) return null;
      const plain = Buffer.from(computed.text);
      let packed: Buffer | null = null;
      return { etag, contentType: computed.contentType, plain, gzip: () => (packed ??= gzipSync(plain)) };
    });
    this.#keep(key, { version, readAt: now, answer });
    return answer;
  }

  /** Forgets every answer; answers how many there were. */
  clear(): number {
    const { size } = this.#entries;
    this.#entries.clear();
    return size;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.delete(key);
    const [oldest] = this.#entries.keys();
    if (this.#entries.size >= ENTRIES_MAX && oldest !== undefined) this.#entries.delete(oldest);
    this.#entries.set(key, entry);
    entry.answer.then(
      (answer) => {
        if (answer === null && this.#entries.get(key) === entry) this.#entries.delete(key);
      },
      () => {
        if (this.#entries.get(key) === entry) this.#entries.delete(key);
      },
    );
  }
}
