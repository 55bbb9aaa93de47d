import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import type { Tx } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { openDatabase } from '../../db/client/open.ts';
import { codeOf, isUniqueViolation } from '../../db/client/sql.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { PATIENT } from '../support/patience.ts';
import { runsOf, spread } from '../support/runs.ts';
import { type Loaded, loadCast, rowsIn, tables } from './cast.ts';
import { resetSequences } from './copy-rows.ts';
import { NOW } from './data.ts';
import type { Case, Stage } from './kit.ts';
import { isHollow, plainOf } from './plain.ts';
import { loadCases } from './load.ts';
import { caseFiles, playedRooms } from './queries.ts';
import { forgetStatements, hasAskedForOrder, listenToStatements, writtenTables } from './statements.ts';

/** What one engine answered to one call. */
export interface Answer {
  readonly plain: unknown;
  /** Whether it was an error. */
  readonly isError: boolean;
  readonly isOrdered: boolean;
}

/** What one engine answered to all calls of a case. */
export interface Played {
  readonly room: string;
  readonly name: string;
  readonly terms: Pick<Case, 'unordered' | 'refuses' | 'hollow' | 'differs'>;
  readonly answers: readonly Answer[];
  /** Why no call could be made; empty where they were. */
  readonly fault: string;
}

export interface PlayedAll {
  /** How many rows each table has, and a hash of them. */
  readonly rows: Readonly<Record<string, string>>;
  readonly played: readonly Played[];
}

/** How many calls of a case are made, spread over all of them. */
const CALLS = runsOf({ gate: 5, full: Infinity, deep: Infinity });

/** Carries an answer out of a transaction that must not stay. */
class Undo extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('undone');
    this.answer = answer;
  }
}

/** What an error is to those who catch it: each engine words it in its own way. */
function plainError(error: unknown): unknown {
  if (error instanceof Refused) return { refused: plainOf(error.refusal) };
  const code = codeOf(error);
  if (isUniqueViolation(error)) return { database: 'unique' };
  if (code === 'P0001' || code === 'SQLITE_CONSTRAINT_TRIGGER') return { database: 'refused by a trigger' };
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY') return { database: 'primary key' };
  if (code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return { database: 'foreign key' };
  if (code === '23514' || code === 'SQLITE_CONSTRAINT_CHECK') return { database: 'check' };
  if (code === '23502' || code === 'SQLITE_CONSTRAINT_NOTNULL') return { database: 'null' };
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return { error: error instanceof Error ? `${code} ${error.message.split('\n')[0]}${cause}`.trim() : String(error) };
}

const tableNamed = new Map(tables.map((table) => [getTableName(table), table]));

/** Which rows a transaction has brought and taken, of the tables that it wrote to. */
async function changedRows(tx: Tx, texts: Loaded['texts']): Promise<Record<string, unknown>> {
  const changed: Record<string, unknown> = {};
  for (const name of writtenTables().toSorted()) {
    const table = tableNamed.get(name);
    if (!table) continue;
    const before = new Set(texts.get(name));
    const now = (await rowsIn(tx, table)).map(({ text }) => text);
    const after = new Set(now);
    const added = now.filter((text) => !before.has(text)).map((text) => JSON.parse(text) as unknown);
    const gone = [...before].filter((text) => !after.has(text)).map((text) => JSON.parse(text) as unknown);
    if (added.length + gone.length > 0) changed[name] = { added, gone };
  }
  return changed;
}

const hashOf = (lines: readonly string[]): string => createHash('sha256').update(lines.join('\n')).digest('hex');

/** Makes all calls on the engine of this process and writes down what came of them. */
export async function play(url: string, out: string): Promise<void> {
  listenToStatements();
  const db = await openDatabase(url, { connections: 3, timeouts: PATIENT });
  const client = engine === 'postgres' ? new pg.Client(url) : null;
  await client?.connect();
  const { cast, texts } = await loadCast(db.read, NOW);

  const stage: Stage = {
    read: db.read,
    cast,
    async undone(work) {
      try {
        await db.transact(async (tx) => {
          const sent: Promise<unknown>[] = [];
          const send = tx.send.bind(tx);
          tx.send = (write) => {
            sent.push(write);
            send(write);
          };
          try {
            const answer = await work(tx);
            await Promise.all(sent);
            throw new Undo({ answer, wrote: await changedRows(tx, texts) });
          } finally {
            tx.send = send;
          }
        });
      } catch (error) {
        if (!(error instanceof Undo)) throw error;
        return error.answer;
      } finally {
        if (client && writtenTables().includes('events')) await resetSequences(client);
      }
      return undefined;
    },
  };

  async function answerTo(call: (stage: Stage) => Promise<unknown>): Promise<Answer> {
    cast.restart('made');
    forgetStatements();
    try {
      const plain = plainOf(await call(stage));
      return { plain, isError: false, isOrdered: hasAskedForOrder() };
    } catch (error) {
      return { plain: plainError(error), isError: true, isOrdered: false };
    }
  }

  async function playCase(room: string, { name, calls, ...terms }: Case): Promise<Played> {
    const { unordered, refuses, hollow, differs } = terms;
    const said = {
      ...(unordered && { unordered }),
      ...(refuses !== undefined && { refuses }),
      ...(hollow !== undefined && { hollow }),
      ...(differs !== undefined && { differs }),
    };
    try {
      cast.restart('given');
      const answers: Answer[] = [];
      const all = calls(cast);
      const first = differs === undefined ? spread(all, CALLS) : all;
      for (const call of first) answers.push(await answerTo(call));
      // A case that shows nothing by those is given the chance of the others.
      if (answers.every(({ plain }) => isHollow(plain)))
        for (const call of all) if (!first.includes(call)) answers.push(await answerTo(call));
      return { room, name, terms: said, answers, fault: '' };
    } catch (error) {
      return { room, name, terms: said, answers: [], fault: String(error) };
    }
  }

  const played: Played[] = [];
  for (const room of playedRooms())
    for (const file of caseFiles().get(room) ?? []) {
      const { cases } = await loadCases(file);
      for (const one of cases) played.push(await playCase(room, one));
    }
  const rows = Object.fromEntries([...texts].map(([name, lines]) => [name, `${lines.length} ${hashOf(lines)}`]));
  await client?.end();
  await db.close();
  writeFileSync(out, JSON.stringify({ rows, played } satisfies PlayedAll));
}
