// @module-tag engines
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { examine } from '../../../gateway/server/work/doctor.ts';
import { startGateway } from '../../../gateway/start.ts';
import { type PoolerTerms, openPooler } from '../../support/pooler.ts';
import { createDatabase, dropDatabases } from '../../support/postgres.ts';
import { until } from '../../support/until.ts';
import { freshDatabase } from '../../support/world.ts';
import { rawSql } from '../../support/raw-sql.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** One that nobody has migrated: whatever a start writes first is seen. */
async function emptyDatabase(): Promise<string> {
  const name = `pooled_${randomUUID().replaceAll('-', '')}`;
  endings.push(() => dropDatabases(inject('postgresUrl'), [name]));
  return createDatabase(inject('postgresUrl'), name);
}

async function pooled(
  terms: PoolerTerms,
  from: () => Promise<string>,
): Promise<{ readonly url: string; readonly database: string }> {
  const database = await from();
  const pooler = await openPooler(database, terms);
  endings.push(() => pooler.close());
  return { url: pooler.url, database };
}

const REFUSED = /^DATABASE_URL: .* \(docs\/operations\.md, Poolers\)\. Nothing was changed\.$/;

/** What a start and `doctor` say of a database, and whether anything was written. */
async function triedOn(url: string, database: string) {
  const env = { DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'silent' };
  const start = await startGateway(env).then(
    () => 'started',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const doctor = (await examine(env)).filter(({ isWell }) => !isWell).map(({ line }) => line);
  const [written] = await rawSql(database, "SELECT to_regclass('users') AS tables");
  return { start, doctor, written };
}
const NOTHING_DONE = {
  start: expect.stringMatching(REFUSED),
  doctor: [expect.stringMatching(REFUSED)],
  written: { tables: null },
};

describe.runIf(engine === 'postgres')('a pooler between gateway and PostgreSQL', () => {
  it.each<[string, PoolerTerms, RegExp]>([
    ['hands its back ends on after each transaction', { isSession: false, passesSettings: true }, /back end/],
    ['does so and ignores what is asked for', { isSession: false, passesSettings: false }, /statement_timeout/],
    [
      'keeps back ends and ignores what is asked for',
      { isSession: true, passesSettings: false },
      /default_transaction_read_only, idle_in_transaction_session_timeout, lock_timeout, statement_timeout/,
    ],
  ])('that %s is refused by start and doctor in words, and nothing is written', async (_what, terms, what) => {
    const { url, database } = await pooled(terms, emptyDatabase);
    const tried = await triedOn(url, database);
    expect(tried).toEqual(NOTHING_DONE);
    expect(tried.start).toMatch(what);
  });

  it('that keeps back ends and passes settings on is used', async () => {
    const { url } = await pooled({ isSession: true, passesSettings: true }, freshDatabase);
    const db = await openDatabase(url);
    endings.push(() => db.close());
    expect((await examine({ DATABASE_URL: url, PORT: '0' })).filter(({ isWell }) => !isWell)).toEqual([]);
  });
});

const hasPgBouncer = spawnSync('pgbouncer', ['--version']).error === undefined;

/** PgBouncer before the server of a database. Resolves when it answers. */
async function startPgBouncer(database: string, mode: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gauntlet-pgbouncer-'));
  const free = createServer();
  await once(free.listen(0, '127.0.0.1'), 'listening');
  const { port } = free.address() as AddressInfo;
  free.close();
  const url = new URL(database);
  await writeFile(join(folder, 'users.txt'), `"${url.username}" ""\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${url.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${folder}/users.txt
pool_mode = ${mode}
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options
`,
  );
  // As root it refuses to run.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const bouncer = spawn('pgbouncer', ['-q', ...asNobody, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  endings.push(async () => {
    bouncer.kill();
    await once(bouncer, 'exit');
    await rm(folder, { recursive: true });
  });
  url.port = String(port);
  await until(async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.destroy();
  });
  return url.href;
}

describe.runIf(engine === 'postgres' && hasPgBouncer)('PgBouncer, where the machine has it', () => {
  it.each(['transaction', 'statement', 'session'])(
    'in %s mode, ignoring our settings, is refused by start and doctor in words',
    { tags: ['full'] },
    async (mode) => {
      const database = await emptyDatabase();
      expect(await triedOn(await startPgBouncer(database, mode), database)).toEqual(NOTHING_DONE);
    },
  );
});
