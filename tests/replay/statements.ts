import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';

/** What both engines' drivers are asked to run, from the first call on; a statement that is prepared once counts each time. */
const heard: string[] = [];

const WORDS = ['run', 'all', 'get'] as const;
type Word = (typeof WORDS)[number];
type Ask = (this: { readonly source: string }, ...args: unknown[]) => unknown;

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { readonly text?: string } | null)?.text ?? '');

/** Begins to listen, in this process. */
export function listenToStatements(): void {
  const memory = new BetterSqlite3(':memory:');
  const prototype = Object.getPrototypeOf(memory.prepare('SELECT 1')) as Record<Word, Ask>;
  memory.close();
  for (const word of WORDS) {
    const ask = prototype[word];
    prototype[word] = function listening(...args) {
      heard.push(this.source);
      return ask.apply(this, args);
    };
  }
  const client = pg.Client.prototype as unknown as { query: (this: unknown, ...args: unknown[]) => unknown };
  const { query } = client;
  client.query = function listening(...args) {
    heard.push(textOf(args[0]));
    return query.apply(this, args);
  };
}

export const forgetStatements = (): void => void heard.splice(0);

const WRITE = /\b(?:insert into|update|delete from)\s+"(\w+)"/gi;

/** The tables that were written to since. */
export const writtenTables = (): string[] => [
  ...new Set(heard.flatMap((text) => [...text.matchAll(WRITE)].map(([, name = '']) => name))),
];

/** Whether any statement since asked for an order. */
export const hasAskedForOrder = (): boolean => heard.some((text) => /\border by\b/i.test(text));
