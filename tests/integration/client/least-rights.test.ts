// @module-tag engines
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/client/open.ts';
import { engine } from '../../../db/client/kit.ts';
import { ROOT } from '../../../scripts/source-files.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { freshDatabase } from '../../support/world.ts';

const DOCUMENTED = /```sql\n(CREATE ROLE gauntlet_gateway[\s\S]*?)```/.exec(
  readFileSync(join(ROOT, 'docs/operations.md'), 'utf8'),
)?.[1];

/** A migrated database with the account that docs/operations.md has made for gateways: its owner's address, and the account's. */
async function withAccount(): Promise<{ owner: string; gateway: string }> {
  const owner = await freshDatabase();
  const url = new URL(owner);
  // Accounts are the server's, and each database here has its own.
  const account = `gateway_of_${url.pathname.slice(1).replaceAll('-', '_')}`;
  const statements = (DOCUMENTED ?? '').replaceAll('gauntlet_gateway', account).split(';\n');
  await rawSql(owner, ...statements.filter((text) => text.trim() !== ''));
  url.username = account;
  url.password = 'another-password';
  return { owner, gateway: url.href };
}

test.runIf(engine === 'postgres')(
  'a gateway whose account reads and writes rows and nothing else starts on a migrated database and serves',
  async () => {
    const { gateway } = await withAccount();
    const gate = await HttpGateway.open({ databaseUrl: gateway });
    const player = await gate.player({ cents: 50_00 });
    const { createBattle } = await player.ask<{ createBattle: { id: string } }>(
      'mutation { createBattle(input: { game: CS2, mode: DUEL, stakeCents: 500 }) { id } }',
    );
    expect(createBattle.id).not.toBe('');
    expect((await gate.visitor().rest('GET', '/readyz')).status).toBe(200);
    await gate.close();
  },
);

test
  .runIf(engine === 'postgres')
  .each([
    'ALTER TABLE users ADD COLUMN planted text',
    'CREATE TABLE planted (id text)',
    'DROP TABLE battles',
    'TRUNCATE events',
    'DROP TRIGGER entries_append_only ON entries',
    'ALTER TABLE entries DISABLE TRIGGER ALL',
    "CREATE OR REPLACE FUNCTION planted() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    'DELETE FROM drizzle.__drizzle_migrations',
  ])('that account may not: %s', async (text) => {
  const { gateway } = await withAccount();
  await expect(rawSql(gateway, text)).rejects.toThrow(/must be owner|permission denied/);
});

test.runIf(engine === 'postgres')(
  'where a guard of the ledger is missing, that account starts nothing, and the owner puts it up',
  async () => {
    const { owner, gateway } = await withAccount();
    await dropGuards(owner);
    await expect(openDatabase(gateway)).rejects.toThrow(/must be owner|permission denied/);
    await (await openDatabase(owner)).close();
    await (await openDatabase(gateway)).close();
  },
);
