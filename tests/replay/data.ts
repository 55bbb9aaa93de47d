import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Database, Tx } from '../../db/client/database.ts';
import { openDatabase } from '../../db/client/open.ts';
import { seedBasics } from '../../db/seed/basics.ts';
import { seedDemo } from '../../db/seed/demo.ts';
import { WIRING } from '../../gateway/rooms.ts';
import { ROOT } from '../../scripts/source-files.ts';
import { PATIENT } from '../support/patience.ts';
import { fillTables } from './fill-tables.ts';
import { loadRows } from './load.ts';

/** A Monday noon, UTC, at which all legal texts of the demo data set are in force. */
export const NOW = Date.UTC(2026, 11, 7, 12);

/** What the rows of a room are added with. */
export interface Edges {
  readonly now: number;
  /** Ids that grow. */
  readonly newId: () => string;
}

/** What the file `<room>.rows.ts` exports: rows at the edges, beside those of the demo data set. */
export interface RoomRows {
  readonly addRows: (tx: Tx, edges: Edges) => Promise<void>;
  /** What opens transactions of its own, right behind. */
  readonly goOn?: (db: Database, edges: Edges) => Promise<void>;
}

/** The order in which rooms add rows: people first, whom all others need. */
const FIRST = ['accounts.rows.ts', 'wallet.rows.ts', 'battles.rows.ts'];

export const rowFiles = (): string[] => {
  const found = readdirSync(join(ROOT, 'tests/replay')).filter((file) => file.endsWith('.rows.ts'));
  return [...FIRST.filter((file) => found.includes(file)), ...found.filter((file) => !FIRST.includes(file)).toSorted()];
};

/** The demo data set and what the rooms add to it, the same in every run. */
export async function makeRows(url: string): Promise<void> {
  const db = await openDatabase(url, { timeouts: PATIENT });
  try {
    await fill(db);
  } finally {
    await db.close();
  }
}

async function fill(db: Database): Promise<void> {
  let made = 0;
  const bytes = (count: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () =>
      createHash('sha256').update(`replay:${made++}`).digest(),
    );
    return Buffer.concat(blocks).subarray(0, count);
  };
  await seedBasics(db);
  const passwords = { hash: (password: string) => Promise.resolve(`plain:${password}`) };
  await seedDemo(db, { now: () => NOW, randomBytes: bytes, passwords, wiring: WIRING }, (text) => `sealed:${text}`);
  const newId = () => v7({ msecs: NOW, seq: (made += 1), random: bytes(16) });
  for (const file of rowFiles()) {
    const { addRows, goOn } = await loadRows(file);
    const edges = { now: NOW, newId };
    await db.transact((tx) => addRows(tx, edges));
    await goOn?.(db, edges);
  }
  await fillTables(db, NOW);
}
