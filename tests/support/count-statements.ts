/** What a piece of work asks of the database: how many statements, and how often it waits for answers. */
import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { engine } from '../../db/client/kit.ts';

export interface Asked {
  /** BEGIN and COMMIT among them. */
  readonly texts: readonly string[];
  /** Waits one behind the other, on whichever connection; 0 on SQLite, which answers at once. */
  readonly trips: number;
}

type Run = (this: BetterSqlite3.Statement, ...values: unknown[]) => unknown;

const connection = new BetterSqlite3(':memory:');
const STATEMENTS = Object.getPrototypeOf(connection.prepare('SELECT 1')) as Record<'run' | 'get' | 'all', Run>;
connection.close();

async function askedOfSqlite(work: () => Promise<unknown>): Promise<Asked> {
  const texts: string[] = [];
  const { run, get, all } = STATEMENTS;
  const noted = (plain: Run): Run =>
    function note(...values) {
      texts.push(this.source);
      return plain.apply(this, values);
    };
  Object.assign(STATEMENTS, { run: noted(run), get: noted(get), all: noted(all) });
  try {
    await work();
  } finally {
    Object.assign(STATEMENTS, { run, get, all });
  }
  return { texts, trips: 0 };
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { readonly text?: unknown }).text);

/** What tells other gateways behind a commit: nobody waits for it. */
const ASIDE = 'SELECT pg_notify';

/** What a gateway asks on its own account, by its timers, stands outside. */
const within = new AsyncLocalStorage<true>();

const CLIENTS = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown };

type Connected = (...told: unknown[]) => void;
const POOLS = pg.Pool.prototype as unknown as { connect: (connected?: Connected) => unknown };

async function askedOfPostgres(work: () => Promise<unknown>): Promise<Asked> {
  const texts: string[] = [];
  // What is asked before anything was answered is of the first trip, what is asked after an answer of the one behind it.
  let answered = 0;
  const { query } = CLIENTS;
  const { connect } = POOLS;
  // Who waits for a connection gets it from whoever gives it back, a timer maybe, and asks for itself all the same.
  POOLS.connect = function wait(this: unknown, connected) {
    return connect.call(this, connected && AsyncResource.bind(connected));
  };
  CLIENTS.query = function note(this: unknown, ...asked) {
    const text = textOf(asked[0]);
    if (!within.getStore() || text.startsWith(ASIDE)) return query.apply(this, asked);
    texts.push(text);
    const trip = answered + 1;
    const arrive = (): void => void (answered = Math.max(answered, trip));
    const called = asked.at(-1);
    if (typeof called === 'function')
      asked.splice(-1, 1, (...told: unknown[]) => {
        arrive();
        return (called as (...told: unknown[]) => unknown)(...told);
      });
    const answer = query.apply(this, asked);
    if (answer instanceof Promise) answer.then(arrive, arrive);
    return answer;
  };
  try {
    await within.run(true, work);
  } finally {
    CLIENTS.query = query;
    POOLS.connect = connect;
  }
  return { texts, trips: answered };
}

/** No other work may ask the database meanwhile. */
export const askedBy = engine === 'sqlite' ? askedOfSqlite : askedOfPostgres;
