import { gzipSync } from 'node:zlib';
import type { Database } from '../../db/client/database.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import type { Metrics } from '../kernel/metrics.ts';

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

/**
 * Answers of shareable questions, computed once for each state of the battles, the leaderboards and the names in them. The version is
 * read before the question is asked, so that an answer can be fresher than its tag but never older.
 */
export class SharedAnswers {
  readonly #entries = new Map<string, Entry>();
  readonly #boot: string;
  readonly #now: () => number;
  readonly #metrics: Metrics;
  readonly #expires: boolean;
  #version = 0;
  /** Days since 1970, UTC: an answer about this week or month ends with the day. */
  #day = 0;

  constructor(db: Database, now: () => number, newId: () => string, metrics: Metrics) {
    this.#boot = newId();
    this.#now = now;
    this.#metrics = metrics;
    this.#expires = db.engine === 'postgres';
    db.onEvents((events) => {
      const changes = ({ entity, type }: StoredEvent): boolean =>
        entity === 'battle' || entity === 'leaders' || type === 'account.renamed';
      if (events.some(changes)) this.#version++;
    });
  }

  /** The kept answer, or the one that `compute` gives; null when that is not to be shared, e.g. a refusal. */
  answer(
    key: string,
    compute: () => Promise<{ contentType: string; text: string } | null>,
  ): Promise<SharedAnswer | null> {
    const kept = this.#entries.get(key);
    const now = this.#now();
    const day = Math.floor(now / DAY);
    if (day !== this.#day) {
      this.#day = day;
      this.#version++;
    }
    if (kept && kept.version === this.#version && (!this.#expires || now - kept.readAt < LIFE_MS)) {
      this.#metrics.sharedAnswers.inc({ how: 'kept' });
      return kept.answer;
    }
    this.#metrics.sharedAnswers.inc({ how: 'computed' });
    const etag = `W/"${this.#boot}-${this.#version}${this.#expires ? `-${now}` : ''}"`;
    const answer = compute().then((computed) => {
      if (computed === null) return null;
      const plain = Buffer.from(computed.text);
      let packed: Buffer | null = null;
      return { etag, contentType: computed.contentType, plain, gzip: () => (packed ??= gzipSync(plain)) };
    });
    this.#keep(key, { version: this.#version, readAt: now, answer });
    return answer;
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
