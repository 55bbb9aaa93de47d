import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/source-files.ts';

/** A function of `db/` that asks a database. */
export interface Query {
  readonly room: string;
  readonly file: string;
  readonly name: string;
}

/** Folders that ask nothing of their own: what drives the engines, what is loaded at first, the tables. */
const APART = new Set(['client', 'seed', 'migrations']);

/** Functions that no replay can call, by room and name, each with the reason. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {};

const EXPORT = /^export (?:async )?(?:function\*?|const) (\w+)/gm;
/** What follows the name of a function that takes a database first; type parameters and `async` may come before. */
const TAKES =
  /^(?:<[^(]*>)?\s*(?:=\s*(?:async\s*)?(?:<[^(]*>)?)?\(\s*(?:\{[^}]*\}|\w+)\??:\s*(?:Reader|Tx|Database|Pick<(?:Reader|Tx|Database))\b/;
/** Prepared once: what these make takes a reader or a transaction. */
const PREPARED = /^\s*=\s*(?:lookup|statement)\b/;

/** Every query function of a file, by its source. */
export const queriesIn = (text: string): string[] =>
  [...text.matchAll(EXPORT)].flatMap((found) => {
    const rest = text.slice(found.index + found[0].length, found.index + found[0].length + 600);
    return TAKES.test(rest) || PREPARED.test(rest) ? [found[1] ?? ''] : [];
  });

/** Every query function that there is, by room. */
export function allQueries(): Query[] {
  const folder = join(ROOT, 'db');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !APART.has(entry.name))
    .flatMap(({ name: room }) =>
      readdirSync(join(folder, room))
        // Samples are written once, on an empty database.
        .filter((file) => /^[\w.-]+\.ts$/.test(file) && !/(?:^samples|\.table|\.test)\.ts$/.test(file))
        .flatMap((file) =>
          queriesIn(readFileSync(join(folder, room, file), 'utf8')).map((name) => ({
            room,
            file: `db/${room}/${file}`,
            name,
          })),
        ),
    );
}

const CASES = /^([a-z-]+)(?:\.[a-z-]+)?\.cases\.ts$/;

/** The files that hold the cases of each room; a large room has several, as `wallet.payments.cases.ts`. */
export function caseFiles(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of readdirSync(join(ROOT, 'tests/replay')).toSorted()) {
    const room = CASES.exec(file)?.[1];
    if (room !== undefined) files.set(room, [...(files.get(room) ?? []), file]);
  }
  return files;
}

/** The functions of some rooms that no case names. */
export const without = (queries: readonly Query[], named: ReadonlySet<string>): Query[] =>
  queries.filter(({ room, name }) => !named.has(`${room}.${name}`) && !(`${room}.${name}` in EXCEPTIONS));

/** The rooms that are to be played: all that ask anything; `REPLAY_ROOMS=chat,friends` narrows them down. */
export function playedRooms(): string[] {
  const asked = process.env['REPLAY_ROOMS'] ?? '';
  const meant = new Set([...asked.split(','), 'faults']);
  // One without a file of cases too, or nobody would hear that it is missing.
  const rooms = new Set([...caseFiles().keys(), ...allQueries().map(({ room }) => room)]);
  return [...rooms].filter((room) => asked === '' || meant.has(room));
}
