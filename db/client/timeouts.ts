import { Outage } from './outage.ts';

/** How long the database may keep a gateway waiting, in milliseconds. */
export interface Timeouts {
  /** For a connection: a free one of the pool, or a new one. */
  readonly connectMs: number;
  /** For the answer to a statement. */
  readonly statementMs: number;
  /** For a row that somebody else has locked; on SQLite for the file, while another program writes it. */
  readonly lockMs: number;
  /** In a transaction in which nothing is asked, before PostgreSQL ends it. */
  readonly idleMs: number;
  /** For the answer to whether the database is there. */
  readonly probeMs: number;
}

export const TIMEOUTS: Timeouts = {
  connectMs: 3_000,
  statementMs: 10_000,
  lockMs: 5_000,
  idleMs: 15_000,
  probeMs: 800,
};

/** What some work answers, if it does in so many milliseconds. @throws Outage otherwise */
export async function answerIn<T>(millis: number, work: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Outage(new Error(`no answer within ${millis} ms`))), millis);
  });
  return Promise.race([work, silence]).finally(() => clearTimeout(late));
}
