import BetterSqlite3 from 'better-sqlite3';
import pg from 'pg';
import { engine } from '../../db/client/kit.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Runs statements one by one on a connection of its own, past everything that the product does; answers the rows of the
 * last one.
 */
export async function rawSql(url: string, ...texts: readonly string[]): Promise<readonly Row[]> {
  let rows: readonly Row[] = [];
  if (engine === 'postgres') {
    const client = new pg.Client(url);
    await client.connect();
    try {
      for (const text of texts) rows = (await client.query<Row>(text)).rows;
    } finally {
      await client.end();
    }
    return rows;
  }
  const connection = new BetterSqlite3(url.replace(/^file:/, ''));
  try {
    for (const text of texts) {
      const statement = connection.prepare(text);
      if (statement.reader) rows = statement.all() as Row[];
      else statement.run();
    }
  } finally {
    connection.close();
  }
  return rows;
}

const TRIGGERS = {
  sqlite: [
    'audit_log_no_update',
    'audit_log_no_delete',
    'entries_no_update',
    'entries_no_delete',
    'ledger_head_no_shorter_log',
    'ledger_tiles_only_grow',
    'ledger_tiles_no_delete',
    'transfers_no_delete',
    'transfers_link_once',
  ],
  postgres: [
    'audit_log_append_only ON audit_log',
    'audit_log_no_delete ON audit_log',
    'audit_log_no_truncate ON audit_log',
    'entries_append_only ON entries',
    'entries_no_truncate ON entries',
    'ledger_head_no_shorter_log ON ledger_head',
    'ledger_tiles_only_grow ON ledger_tiles',
    'ledger_tiles_no_delete ON ledger_tiles',
    'ledger_tiles_no_truncate ON ledger_tiles',
    'transfers_no_delete ON transfers',
    'transfers_link_once ON transfers',
    'transfers_no_truncate ON transfers',
  ],
};

/** What somebody with the database in hand would do first: nothing guards ledger and audit log any more. */
export async function dropGuards(url: string): Promise<void> {
  await rawSql(url, ...TRIGGERS[engine].map((trigger) => `DROP TRIGGER ${trigger}`));
}
