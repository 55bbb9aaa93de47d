/** Statements as spans, for the gateway whose operator has a collector; whoever does not ask for it is not touched. */
import { type Attributes, SpanKind, SpanStatusCode, context, trace } from '@opentelemetry/api';
import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import type { Database } from './database.ts';
import { engine } from './kit.ts';

const tracer = trace.getTracer('gauntlet');

/** The most of a statement's text that is told. Values are placeholders and never told. */
const TEXT_MAX = 2_000;

const attributesOf = (text: string): Attributes => ({
  'db.system.name': engine === 'sqlite' ? 'sqlite' : 'postgresql',
  'db.operation.name': /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? '',
  'db.query.text': text.slice(0, TEXT_MAX),
});

/** Only what is within something that is traced is: what a gateway does on its own account, again and again, would drown it. */
const isTraced = (): boolean => trace.getActiveSpan()?.isRecording() === true;

function spanOf(text: string) {
  if (!isTraced()) return null;
  const attributes = attributesOf(text);
  return tracer.startSpan(String(attributes['db.operation.name']), { kind: SpanKind.CLIENT, attributes });
}

type Way = 'run' | 'get' | 'all';

function traceSqlite(): void {
  const connection = new BetterSqlite3(':memory:');
  const prototype = Object.getPrototypeOf(connection.prepare('SELECT 1')) as Record<
    Way,
    (...values: unknown[]) => unknown
  >;
  connection.close();
  for (const way of ['run', 'get', 'all'] as const) {
    const plain = prototype[way];
    prototype[way] = function traced(this: BetterSqlite3.Statement, ...values) {
      const span = spanOf(this.source);
      if (span === null) return plain.apply(this, values);
      try {
        return plain.apply(this, values);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    };
  }
}

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text);

function tracePostgres(): void {
  const prototype = pg.Client.prototype as unknown as { query: (...asked: unknown[]) => unknown };
  const plain = prototype.query;
  prototype.query = function traced(...asked) {
    const answer = plain.apply(this, asked);
    const span = answer instanceof Promise ? spanOf(textOf(asked[0])) : null;
    if (span === null) return answer;
    (answer as Promise<unknown>)
      .catch(() => void span.setStatus({ code: SpanStatusCode.ERROR }))
      .finally(() => span.end());
    return answer;
  };
}

/** Makes a span of each statement from now on, of whatever connection; once in the life of a process. */
export const traceStatements = (): void => (engine === 'sqlite' ? traceSqlite() : tracePostgres());

/** The same database, whose transactions and snapshots are spans above those of their statements. */
export function traceDatabase(db: Database): Database {
  /** What runs in the turn of somebody else, as the batches of SQLite do, still belongs to who asked for it. */
  const within = <A, T>(
    name: string,
    work: (given: A) => Promise<T>,
    run: (work: (given: A) => Promise<T>) => Promise<T>,
  ): Promise<T> => {
    if (!isTraced()) return run(work);
    return tracer.startActiveSpan(name, async (span) => {
      const own = context.active();
      try {
        return await run((given) => context.with(own, () => work(given)));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  };
  return {
    ...db,
    transact: (work, signal) => within('transaction', work, (inside) => db.transact(inside, signal)),
    snapshot: (work) => within('snapshot', work, (inside) => db.snapshot(inside)),
  };
}
