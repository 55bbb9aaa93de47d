import { type InferSelectModel, type SQL, type Table, getTableName, sql } from 'drizzle-orm';
import type { Reader } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { lookup } from '../../db/client/sql.ts';

/** Counts the reads: one table in two orders is two statements, and a connection knows a name for one of them only. */
let reads = 0;

/** Every row of a table, by a prepared read: oracles read whole databases again after each command. */
export const rowsOf = <T extends Table>(table: T, ...order: readonly SQL[]) => {
  const name = `rows_of_${getTableName(table)}_${(reads += 1)}`;
  return lookup(
    (reader): { execute(values?: Record<string, unknown>): Promise<InferSelectModel<T>[]> } =>
      reader
        .select()
        .from(table as never)
        .orderBy(...order)
        .prepare(name) as never,
  );
};

/** Changes with every commit of anybody but the reader itself; null where the engine does not count them. */
export function versionOf(reader: Reader): number | null {
  if (engine === 'postgres') return null;
  const file = reader as unknown as { all(query: SQL): readonly { data_version: number }[] };
  const [row] = file.all(sql`PRAGMA data_version`);
  if (!row) throw new Error('the database does not say its version');
  return row.data_version;
}
