import { GraphQLError } from 'graphql';
import { MINUTE } from '../../domain/shared/time.ts';
import type { Logger } from './log.ts';
import { type RefusalTable, REQUEST_CODES, publicRefusal, refusalIn } from './refusals.ts';

/** Who is not known, may not, or comes too often: what an attack looks like from inside. */
const DENIALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** Lines of one code in a minute: whoever sends nonsense without end fills no disk, and hides no other code. */
const LINES_PER_MINUTE = 60;

interface Written {
  readonly since: number;
  lines: number;
  unwritten: number;
}

/**
 * Writes down what was refused, with what tells who and what it was, and never what was sent: `denied` for who asks or
 * how often, all of them; `refused` for what was asked, so many a minute and the rest by their number.
 */
export class RefusalLog {
  readonly #log: Logger;
  readonly #table: RefusalTable;
  readonly #now: () => number;
  readonly #count: (code: string) => void;
  /** By code, of which there are as many as the tables name. */
  readonly #written = new Map<string, Written>();

  constructor(log: Logger, table: RefusalTable, now: () => number, count: (code: string) => void) {
    this.#log = log;
    this.#table = table;
    this.#now = now;
    this.#count = count;
  }

  /** What a resolver or route threw; faults, and what could not be served for no reason of its own, are not ours. */
  note(error: unknown, fields: object): void {
    const refusal = refusalIn(error);
    if (refusal) return this.noteCode(refusal.code, publicRefusal(this.#table, refusal)[0], fields);
    const code = error instanceof GraphQLError ? error.extensions['code'] : null;
    if (typeof code === 'string' && REQUEST_CODES.has(code)) this.noteCode(code, 400, fields);
  }

  /** @param status by which the call is answered */
  noteCode(code: string, status: number, fields: object): void {
    if (status >= 500) return;
    this.#count(code);
    if (DENIALS.has(status)) return this.#log.info({ ...fields, code }, 'denied');
    const now = this.#now();
    const earlier = this.#written.get(code);
    const isOver = earlier === undefined || now - earlier.since >= MINUTE;
    const written = isOver ? { since: now, lines: 0, unwritten: 0 } : earlier;
    this.#written.set(code, written);
    if (++written.lines > LINES_PER_MINUTE) return void written.unwritten++;
    const unwritten = isOver ? (earlier?.unwritten ?? 0) : 0;
    this.#log.info({ ...fields, code, ...(unwritten > 0 && { unwritten }) }, 'refused');
  }
}
