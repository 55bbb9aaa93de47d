/** SQLite has room for 32,766 parameters in a statement, PostgreSQL for 65,535. */
const SLICE = 10_000;

/** Asks a statement for any number of ids, each once and in their order, so that locks are taken in that order too. */
export async function inSlices<T>(
  ids: Iterable<string>,
  ask: (slice: readonly string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const sorted = [...new Set(ids)].toSorted();
  const rows: T[] = [];
  for (let from = 0; from < sorted.length; from += SLICE) rows.push(...(await ask(sorted.slice(from, from + SLICE))));
  return rows;
}
