import { randomUUID } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { verifyLedger } from '../../db/wallet/verify-ledger.ts';
import { CREATE } from '../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { findViolations } from '../support/invariants.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';
import { rawSql } from '../support/raw-sql.ts';
import { type SmallDisk, mountSmallDisk } from '../support/small-disk.ts';
import { freshDatabase } from '../support/world.ts';

const TERMS = { game: 'CS2', mode: 'DUEL', stakeCents: 5_00 };
/** More than fit into what a table has left in pages that it has already. */
const TRIES_MAX = 2_000;

const disk = mountSmallDisk(engine === 'sqlite' ? 16 : 64, engine === 'sqlite' ? 'root' : 'nobody');

const nothing = () => undefined;
const NO_DISK: SmallDisk = { folder: '', fill: nothing, free: nothing, remove: nothing };

describe.runIf(disk !== null)('a full disk', () => {
  /** There whenever this runs. */
  const { folder, fill, free, remove } = disk ?? NO_DISK;
  let server: PostgresServer | null = null;
  let gate: HttpGateway;
  let player: SignedIn;

  /** A database whose tables are on the small disk; the log of PostgreSQL is elsewhere. */
  async function placeDatabase(): Promise<string> {
    if (engine === 'sqlite') {
      const file = join(folder, 'books.db');
      copyFileSync((await freshDatabase()).replace(/^file:/, ''), file);
      return `file:${file}`;
    }
    server = await startPostgres();
    await rawSql(server.url, `CREATE TABLESPACE small LOCATION '${folder}'`, 'CREATE DATABASE small TABLESPACE small');
    return server.url.replace(/postgres$/, 'small');
  }

  beforeAll(async () => {
    gate = await HttpGateway.open({ databaseUrl: await placeDatabase() });
    player = await gate.player({ cents: 100_000_00, isVip: true });
  });
  afterAll(async () => {
    free();
    await gate.close();
    await server?.stop();
    remove();
  });

  const create = (key: string) => player.graphql(CREATE, { input: TERMS }, { 'idempotency-key': key });
  const ready = async () => (await gate.visitor().send({ path: '/readyz' })).status;

  it('is 503 to whoever writes, and to the balancer until there is room again; nothing is lost, doubled or half done', async () => {
    expect([(await create(randomUUID())).status, await ready()]).toEqual([200, 200]);
    fill();
    let key = randomUUID();
    let refused = await create(key);
    for (let n = 0; refused.status === 200 && n < TRIES_MAX; n++) {
      gate.pass(60_000);
      key = randomUUID();
      refused = await create(key);
    }
    expect([refused.status, refused.headers['retry-after'], refused.errors[0]?.extensions['code']]).toEqual([
      503,
      '1',
      'UNAVAILABLE',
    ]);
    expect(await ready()).toBe(503);
    expect((await gate.visitor().send({ path: '/healthz' })).status).toBe(200);
    expect((await player.graphql('{ wallet { balanceCents } }')).status, 'reading needs no room').toBe(200);
    expect((await gate.metrics.faults.get()).values[0]?.value).toBe(0);

    free();
    expect(await ready()).toBe(200);
    const again = await create(key);
    expect(again.status).toBe(200);
    expect((await create(key)).data, 'the same key').toEqual(again.data);
    expect(await ready()).toBe(200);
    expect(await verifyLedger(gate.db.read)).toEqual([]);
    expect(await findViolations(gate.db.read)).toEqual([]);
  });
});
