// @module-tag engines
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { CREATE } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { freshDatabase } from '../../support/world.ts';

const TERMS = { game: 'CS2', mode: 'DUEL', stakeCents: 10_00 };

describe.runIf(engine === 'postgres')('a PostgreSQL that has no connection left for us', () => {
  const role = `narrow_${randomUUID().replaceAll('-', '')}`;
  let url = '';
  let gate: HttpGateway;
  let player: SignedIn;
  beforeAll(async () => {
    url = await freshDatabase();
    await rawSql(
      url,
      `CREATE ROLE ${role} LOGIN`,
      `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`,
      `GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
      `GRANT USAGE ON SCHEMA drizzle TO ${role}`,
      `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${role}`,
    );
    const databaseUrl = new URL(url);
    databaseUrl.username = role;
    gate = await HttpGateway.open({ databaseUrl: databaseUrl.href });
    player = await gate.player({ cents: 1_000_00 });
  });
  afterAll(() => gate.close());

  const create = (key: string) => player.graphql(CREATE, { input: TERMS }, { 'idempotency-key': key });
  const ready = async () => (await gate.visitor().send({ path: '/readyz' })).status;
  /** As others would leave it that take all there are. */
  const leave = (connections: number) =>
    rawSql(
      url,
      `ALTER ROLE ${role} CONNECTION LIMIT ${connections}`,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '${role}'`,
    );

  it('is 503 to callers and to the balancer, until there are some again', async () => {
    await leave(0);
    const key = randomUUID();
    for (const { status, headers, errors } of [await create(key), await player.graphql('{ wallet { balanceCents } }')])
      expect([status, headers['retry-after'], errors[0]?.extensions['code']]).toEqual([503, '1', 'UNAVAILABLE']);
    expect(await ready()).toBe(503);
    expect((await gate.metrics.faults.get()).values[0]?.value).toBe(0);
    await leave(-1);
    expect((await create(key)).status).toBe(200);
    expect(await ready()).toBe(200);
  });
});
