import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';
import type { Reader } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { readNumbersAfter } from '../../db/events/log.queries.ts';

/** What asks for rows or changes them; what begins and ends transactions, and what wakes listeners, is neither. */
const STATEMENT = /^[\s(]*(?:select|with|insert|update|delete)\b(?!.*pg_notify)/is;

/**
 * The statements that the engine runs meanwhile, one for each time: those that are prepared once and run often too.
 * Nothing else in this process may ask it anything but whether there is news, which a database does by itself.
 */
export async function statementsRun<T>(
  reader: Reader,
  work: () => Promise<T>,
): Promise<{ readonly ran: readonly string[]; readonly answer: T }> {
  const asked: string[] = [];
  const note = (text: string) => void (STATEMENT.test(text) && asked.push(text));
  const spies = engine === 'sqlite' ? watchSqlite(note) : [watchPostgres(note)];
  try {
    await readNumbersAfter(reader, 0);
    const ofNews = new Set(asked);
    const answer = await work();
    return { answer, ran: asked.filter((text) => !ofNews.has(text)) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

type Statement = Record<'run' | 'get' | 'all', (this: BetterSqlite3.Statement, ...values: unknown[]) => unknown>;

function watchSqlite(note: (text: string) => void) {
  const connection = new BetterSqlite3(':memory:');
  const statement = Object.getPrototypeOf(connection.prepare('SELECT 1')) as Statement;
  connection.close();
  return (['run', 'get', 'all'] as const).map((way) => {
    const plain = statement[way];
    return vi.spyOn(statement, way).mockImplementation(function noted(this: BetterSqlite3.Statement, ...values) {
      note(this.source);
      return plain.apply(this, values);
    });
  });
}

function watchPostgres(note: (text: string) => void) {
  const client = pg.Client.prototype as unknown as { query: (this: pg.Client, ...asked: unknown[]) => unknown };
  const plain = client.query;
  return vi.spyOn(client, 'query').mockImplementation(function noted(this: pg.Client, ...asked) {
    const [query] = asked;
    note(typeof query === 'string' ? query : ((query as { text?: string }).text ?? ''));
    return plain.apply(this, asked);
  });
}
