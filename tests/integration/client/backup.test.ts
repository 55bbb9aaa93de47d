// @module-tag engines
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { eq, getTableName, isTable, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { backupDatabase, restoreDatabase } from '../../../db/client/backup.ts';
import type { Database } from '../../../db/client/database.ts';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { events } from '../../../db/events/event.table.ts';
import * as schema from '../../../db/__generated__/schema.ts';
import type { User } from '../../../db/accounts/user.table.ts';
import { uploads } from '../../../db/uploads/upload.table.ts';
import { linkTransfers } from '../../../db/wallet/link-transfers.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { decimalOf } from '../../../domain/shared/money.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { PROGRAM } from '../../support/gateway-process.ts';
import { findViolations } from '../../support/invariants.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { createDatabase } from '../../support/postgres.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { World } from '../../support/world.ts';

let folder = '';
let world: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gauntlet-backup-'));
  world = await World.open();
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What a file is refused for is the same on both engines: PostgreSQL says it in full. */
const WORDS = { tags: engine === 'sqlite' ? [] : ['full'] };

const newFile = () => join(folder, randomUUID());

/** The url of a place that holds nothing. */
const emptyPlace = async (): Promise<string> =>
  engine === 'sqlite' ? `file:${newFile()}` : createDatabase(inject('postgresUrl'), `empty_${randomUUID()}`);

/** Every row of every table. */
async function contentsOf(db: Database): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {};
  for (const table of Object.values(schema).filter((each) => isTable(each)) as (typeof schema.users)[])
    contents[getTableName(table)] = await db.read
      .select()
      .from(table)
      .orderBy(sql`1, 2`);
  return contents;
}

async function backUp(url = world.url): Promise<string> {
  const file = newFile();
  expect(await backupDatabase(url, file, verifyLedger)).toEqual([]);
  return file;
}

const wordsOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Error ? error.message : 'something'),
  );

it('everything that is stored comes back as it was, and the database goes on from there', async () => {
  const player = await world.player({ cents: 100_00, username: 'Ünï_cødé' });
  const difficult = 'tab\t line\n return\r backslash \\N \u2028 quote \' " and 🎮';
  await world.db.transact(async (tx) => {
    await tx.insert(uploads).values({
      id: 'file',
      ownerId: player.userId,
      purpose: 'avatar',
      contentType: 'image/png',
      name: difficult,
      bytes: Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)),
      createdAt: world.now,
      expiresAt: null,
    });
    for (const name of [difficult, 'gone', 'gone too'])
      await appendEvent(tx, {
        type: 'account.renamed',
        entity: 'account',
        entityId: name,
        concerns: [player.userId],
        data: {},
        at: world.now,
      });
  });
  await rawSql(world.url, `DELETE FROM events WHERE entity_id LIKE 'gone%'`);
  while ((await linkTransfers(world.db)) > 0);

  const place = await emptyPlace();
  await restoreDatabase(place, await backUp(), verifyLedger);
  const restored = await World.open({ url: place, seed: 'restored' });
  try {
    expect(await contentsOf(restored.db)).toEqual(await contentsOf(world.db));
    const last = Math.max(...(await world.db.read.select({ seq: events.seq }).from(events)).map(({ seq }) => seq));
    await restored.pay(player, 5_00);
    await restored.db.transact((tx) =>
      appendEvent(tx, {
        type: 'account.renamed',
        entity: 'account',
        entityId: player.userId,
        concerns: [],
        data: {},
        at: restored.now,
      }),
    );
    const numbers = (await restored.db.read.select({ seq: events.seq }).from(events)).map(({ seq }) => seq);
    expect(Math.max(...numbers), 'numbers of events that are gone are not given again').toBeGreaterThan(last + 2);
    expect(await findViolations(restored.db.read)).toEqual([]);
    await expect(rawSql(place, 'DELETE FROM entries')).rejects.toThrow('append-only');
  } finally {
    await restored.close();
  }
});

it(
  'a backup that is taken beside a running load restores with its books in order and all that was acknowledged before, into a gateway that answers',
  { tags: ['full'] },
  async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => world.player({ cents: 1_00 })));
    const had = await world.db.read.$count(schema.transfers);
    let isOver = false;
    let paid = 0;
    const load = Promise.all([
      ...players.map(async (player) => {
        for (; !isOver; paid++) await world.pay(player, 1);
      }),
      (async () => {
        for (; !isOver; await setImmediate()) await linkTransfers(world.db, 20);
      })(),
    ]);
    const files: string[] = [];
    /** What was acknowledged when a backup began, and what can have been booked when it ended. */
    const bounds: [number, number][] = [];
    for (let n = 0; n < 3; n++) {
      const before = paid;
      files.push(await backUp());
      bounds.push([had + before, had + paid + players.length]);
      while (paid < before + 20) await setImmediate();
    }
    isOver = true;
    await load;
    files.push(await backUp());
    bounds.push([had + paid, had + paid]);
    const counts: number[] = [];
    for (const file of files) {
      const place = await emptyPlace();
      await restoreDatabase(place, file, verifyLedger);
      const db = await openDatabase(place);
      expect(await findViolations(db.read)).toEqual([]);
      counts.push(await db.read.$count(schema.transfers));
      await db.close();
      const [least, most] = bounds[counts.length - 1] ?? [0, 0];
      expect(counts.at(-1)).toBeGreaterThanOrEqual(least);
      expect(counts.at(-1)).toBeLessThanOrEqual(most);
      if (file !== files.at(-1)) continue;
      const gateway = await HttpGateway.open({ databaseUrl: place });
      const [own] = await gateway.db.read
        .select()
        .from(schema.users)
        .where(eq(schema.users.id, players[0]?.userId ?? ''));
      const player = await gateway.enter(own as User);
      expect((await player.rest('GET', '/api/wallet/me')).json).toMatchObject({
        balance: decimalOf(await readBalance(world.db.read, own?.id ?? '', 'USD')),
      });
      await gateway.close();
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(4);
  },
);

it('is a file for its owner alone, and overwrites nothing', async () => {
  const file = await backUp();
  expect(statSync(file).mode & 0o077).toBe(0);
  const before = readFileSync(file);
  expect(await wordsOf(backupDatabase(world.url, file, verifyLedger))).toContain('is there already');
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('says what is wrong in the books, and is kept all the same; it is not restored', WORDS, async () => {
  const broken = await World.open({ seed: 'broken' });
  await broken.player({ cents: 10_00 });
  await dropGuards(broken.url);
  await rawSql(broken.url, 'UPDATE ledger_accounts SET balance = balance + 1 WHERE balance > 0');
  const file = newFile();
  expect(await backupDatabase(broken.url, file, verifyLedger)).toEqual([expect.stringContaining('its entries say')]);
  await broken.close();
  expect(await wordsOf(restoreDatabase(await emptyPlace(), file, verifyLedger))).toContain('are not in order');
});

describe('a restore is refused in words, and changes nothing,', () => {
  it('over data', async () => {
    const file = await backUp();
    const before = await contentsOf(world.db);
    const words = engine === 'sqlite' ? 'is in use by another Gauntlet process' : 'The database holds tables';
    expect(await wordsOf(restoreDatabase(world.url, file, verifyLedger))).toContain(words);
    expect(await contentsOf(world.db)).toEqual(before);
    const closed = await World.open({ seed: 'closed' });
    await closed.close();
    expect(await wordsOf(restoreDatabase(closed.url, file, verifyLedger))).toMatch(/holds a database|holds tables/);
  });

  it.each([
    ['something else', () => Buffer.from('Dear diary')],
    [
      'a backup of the other engine',
      () => (engine === 'sqlite' ? gzipSync('x') : Buffer.from('SQLite format 3\0 and so on')),
    ],
  ])('of %s', async (what, content) => {
    const file = newFile();
    writeFileSync(file, content());
    const words = what === 'something else' ? 'is not a backup of Gauntlet' : 'is a backup of the other engine';
    expect(await wordsOf(restoreDatabase(await emptyPlace(), file, verifyLedger))).toContain(words);
  });

  it('of half a file, and the place can be used afterwards', WORDS, async () => {
    const file = await backUp();
    const whole = readFileSync(file);
    const half = newFile();
    writeFileSync(half, whole.subarray(0, Math.floor(whole.length / 2)));
    const place = await emptyPlace();
    expect(await wordsOf(restoreDatabase(place, half, verifyLedger))).toMatch(
      /damaged|malformed|unexpected end of file/,
    );
    await restoreDatabase(place, file, verifyLedger);
  });

  it('of a version that is not known here yet', WORDS, async () => {
    const newer = await oldDatabase({}, 999);
    const table = engine === 'sqlite' ? '__drizzle_migrations' : 'drizzle.__drizzle_migrations';
    const file = newFile();
    if (engine === 'sqlite') {
      await rawSql(newer, `INSERT INTO ${table} (hash, created_at) VALUES ('later', 9999999999999)`);
      const { copySqlite } = await import('../../../db/client/backup-sqlite.ts');
      expect(await copySqlite(newer, file, () => Promise.resolve([]))).toEqual([]);
    } else {
      const { extraMigration } = await import('../../support/extra-migration.ts');
      const extra = extraMigration(folder);
      await rawSql(newer, `INSERT INTO ${table} (hash, created_at) VALUES ('${extra.hash}', ${extra.at})`);
      const { copyPostgres } = await import('../../../db/client/backup-postgres.ts');
      expect(await copyPostgres(newer, file, extra.folder, () => Promise.resolve([]))).toEqual([]);
    }
    const place = await emptyPlace();
    expect(await wordsOf(restoreDatabase(place, file, verifyLedger))).toContain('too new for this version');
    await restoreDatabase(place, await backUp(), verifyLedger);
  });
});

it(
  'the commands say what they did, end with the right code, and leave nothing half done behind',
  { timeout: 300_000, tags: ['full'] },
  async () => {
    const run = (command: string, url: string, file: string) =>
      promisify(execFile)(process.execPath, [...PROGRAM, command, file], {
        cwd: ROOT, // as npm runs it
        env: { ...process.env, DATABASE_URL: url, INIT_CWD: folder, NODE_ENV: 'test' },
      }).then(
        ({ stdout }) => [0, stdout],
        ({ code, stderr }: { code: number; stderr: string }) => [code, stderr],
      );
    const place = await emptyPlace();
    expect(await run('backup', world.url, 'by-command')).toEqual([
      0,
      expect.stringContaining('books in it are in order'),
    ]);
    expect(await run('restore', place, 'by-command')).toEqual([0, expect.stringContaining('is restored')]);
    expect(await run('restore', place, 'by-command')).toEqual([1, expect.stringMatching(/^[^\n]+ holds [^\n]+\n$/)]);
    expect(await run('backup', world.url, 'by-command')).toEqual([1, expect.stringContaining('is there already')]);
    expect(await run('restore', place, 'nowhere')).toEqual([1, expect.stringContaining('no such file')]);
    expect(existsSync(join(folder, 'by-command'))).toBe(true);
    expect(readdirSync(folder).filter((name) => /partial|restoring/.test(name))).toEqual([]);
  },
);
