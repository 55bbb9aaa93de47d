// @module-tag engines
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { users } from '../../../db/accounts/user.table.ts';
import { restoreDatabase } from '../../../db/client/backup.ts';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { oldDatabase } from '../../support/old-database.ts';
import { createDatabase } from '../../support/postgres.ts';
import { rawSql } from '../../support/raw-sql.ts';

const STORED = join(ROOT, 'tests/support/releases');
const ENDING = engine === 'sqlite' ? '-sqlite.gz' : '-postgres';
const VERSIONS = readdirSync(STORED)
  .filter((file) => file.endsWith(ENDING))
  .map((file) => file.slice(0, -ENDING.length));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gauntlet-releases-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The database of a release where it was left, not yet opened by this version; answers its url. */
async function databaseOf(version: string): Promise<string> {
  const stored = readFileSync(join(STORED, `${version}${ENDING}`));
  if (engine === 'sqlite') {
    const file = join(folder, `${randomUUID()}.db`);
    writeFileSync(file, gunzipSync(stored));
    return `file:${file}`;
  }
  const url = await createDatabase(inject('postgresUrl'), `release_${randomUUID()}`);
  await restoreDatabase(url, join(STORED, `${version}${ENDING}`), verifyLedger);
  return url;
}

describe('a database of every release', () => {
  it('is stored', () => {
    const released = [...readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\d+\.\d+\.\d+)/gm)];
    expect(VERSIONS).toEqual(expect.arrayContaining(['0.1.0', ...released.map(([, version]) => version)]));
  });

  it.each(VERSIONS)('%s opens with its data, and its books are in order', async (version) => {
    const gate = await HttpGateway.open({ databaseUrl: await databaseOf(version) });
    try {
      expect(await verifyLedger(gate.db.read)).toEqual([]);
      expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
      const [demo] = await gate.db.read.select().from(users).where(eq(users.username, 'demo'));
      if (!demo) throw new Error('the demo data set is there');
      const { wallet } = await (
        await gate.enter(demo)
      ).ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }');
      expect(wallet.balanceCents).toBeGreaterThan(0);
    } finally {
      await gate.close();
    }
  });
});

const JOURNAL = engine === 'sqlite' ? '__drizzle_migrations' : 'drizzle.__drizzle_migrations';

describe('a database is refused in words, and not touched,', () => {
  const wordsOf = (url: string): Promise<string> =>
    openDatabase(url).then(
      async (db) => {
        await db.close();
        return 'nothing';
      },
      (error: unknown) => (error instanceof Error ? error.message : 'something'),
    );

  it.each([
    ['of a later version', 999, `INSERT INTO ${JOURNAL} (hash, created_at) VALUES ('later', 9999999999999)`, 'too new'],
    [
      'whose first migration was another',
      999,
      `UPDATE ${JOURNAL} SET hash = 'x' WHERE created_at < 1795300000000`,
      'too old',
    ],
    [
      'of an earlier version whose first migration was another',
      3,
      `UPDATE ${JOURNAL} SET hash = 'x' WHERE created_at < 1795300000000`,
      'too old',
    ],
    ['whose tables nobody has counted', 999, `DROP TABLE ${JOURNAL}`, 'too old'],
  ])('%s', async (_which, migrations, change, words) => {
    const url = await oldDatabase({}, migrations);
    await rawSql(url, change);
    const tables = () =>
      rawSql(
        url,
        engine === 'sqlite'
          ? `SELECT name, sql FROM sqlite_master ORDER BY name`
          : `SELECT table_schema, table_name, column_name FROM information_schema.columns WHERE table_schema IN ('public', 'drizzle') ORDER BY 1, 2, 3`,
      );
    const before = await tables();
    expect(await wordsOf(url)).toContain(`The database is ${words} for this version`);
    expect(await wordsOf(url), 'again').toContain(words);
    expect(await tables()).toEqual(before);
  });

  it.each([0, 1, 5])('but opened with the first %i migrations', async (count) => {
    expect(await wordsOf(await oldDatabase({}, count))).toBe('nothing');
  });
});
