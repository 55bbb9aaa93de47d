import { allQueries, caseFiles, without } from './queries.ts';
import { loadCases } from './load.ts';

async function namedIn(files: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const file of files) {
    const { room, cases } = await loadCases(file);
    names.push(...cases.map(({ name }) => `${room}.${name}`));
  }
  return names;
}

/** A line for each room with how many of its functions have a case; with their names where a room is asked for. */
export async function listMissing(rooms: readonly string[]): Promise<string> {
  const files = caseFiles();
  const queries = allQueries();
  const lines: string[] = [];
  let covered = 0;
  for (const room of new Set(queries.map((query) => query.room))) {
    if (rooms.length > 0 && !rooms.includes(room)) continue;
    const own = queries.filter((query) => query.room === room);
    const missing = without(own, new Set(await namedIn(files.get(room) ?? [])));
    covered += own.length - missing.length;
    lines.push(`${room}: ${own.length - missing.length} of ${own.length}`);
    if (rooms.length > 0) lines.push(...missing.map(({ file, name }) => `  ${file} ${name}`));
  }
  if (rooms.length === 0) lines.push(`all: ${covered} of ${queries.length}`);
  return `${lines.join('\n')}\n`;
}
