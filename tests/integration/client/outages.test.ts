// @module-tag engines
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battles } from '../../../db/battles/battle.table.ts';
import { rateLimits } from '../../../db/calls/call.table.ts';
import type { Tx } from '../../../db/client/database.ts';
import { engine } from '../../../db/client/kit.ts';
import { Outage } from '../../../db/client/outage.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { CREATE, type SeenBattle } from '../../support/battle-operations.ts';
import type { GraphqlAnswer } from '../../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type PostgresServer, createDatabase, startPostgres } from '../../support/postgres.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { type TcpProxy, openTcpProxy } from '../../support/tcp-proxy.ts';
import { until } from '../../support/until.ts';
import { freshDatabase } from '../../support/world.ts';

const TERMS = { game: 'CS2', mode: 'DUEL', stakeCents: 10_00 };

const create = (player: SignedIn, key: string) => player.graphql(CREATE, { input: TERMS }, { 'idempotency-key': key });

const battleIn = ({ data }: GraphqlAnswer) => data?.['createBattle'] as SeenBattle | undefined;

const tick = (tx: Tx, key: string) =>
  tx
    .insert(rateLimits)
    .values({ key, count: 1, endsAt: 1 })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } });

function moment() {
  let come: () => void = () => undefined;
  const came = new Promise<void>((resolve) => void (come = resolve));
  return { come, came };
}

const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

async function counted(gate: HttpGateway, key: string): Promise<number> {
  const [row] = await gate.db.read.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.count ?? 0;
}

describe.runIf(engine === 'postgres')('a restart of PostgreSQL', () => {
  let server: PostgresServer;
  let gate: HttpGateway;
  let player: SignedIn;
  beforeAll(async () => {
    server = await startPostgres();
    gate = await HttpGateway.open({ databaseUrl: await createDatabase(server.url, 'restarted') });
    player = await gate.player({ cents: 1_000_00 });
  });
  afterAll(async () => {
    await gate.close();
    await server.stop();
  });

  it('ends transactions and no gateway; calls meanwhile are told to come back, and the first one afterwards succeeds', async () => {
    let reached = 0;
    const [opened, halted] = [moment(), moment()];
    const underWay = ['one', 'two'].map((key) =>
      outcomeOf(
        gate.db.transact(async (tx) => {
          await tick(tx, key);
          if (++reached === 2) opened.come();
          await halted.came;
          await tick(tx, key);
        }),
      ),
    );
    await opened.came;
    await server.halt();
    halted.come();
    for (const outcome of await Promise.all(underWay)) expect(outcome).toBeInstanceOf(Outage);

    const answers = [
      await create(player, randomUUID()),
      await player.graphql('{ wallet { balanceCents } }'),
      await player.rest('GET', `/api/wallet/${player.user.id}`),
      await gate.visitor().rest('POST', '/api/auth/login', { username: 'nobody', password: 'correct-Horse-9' }),
    ];
    for (const { status, headers, json } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '1']);
      expect(JSON.stringify(json)).toContain('"code":"UNAVAILABLE"');
    }
    expect((await gate.visitor().send({ path: '/healthz' })).status).toBe(200);
    expect((await gate.visitor().send({ path: '/readyz' })).status).toBe(503);
    expect(gate.logged.filter((line) => line.includes('"msg":"outage"')).length).toBeGreaterThanOrEqual(answers.length);
    expect((await gate.metrics.faults.get()).values[0]?.value).toBe(0);

    await server.goOn();
    const created = await create(player, randomUUID());
    expect([created.status, battleIn(created)?.status]).toEqual([200, 'WAITING']);
    expect((await gate.visitor().send({ path: '/readyz' })).status).toBe(200);
    expect([await counted(gate, 'one'), await counted(gate, 'two')]).toEqual([0, 0]);
  });

  it('that finds a transaction waiting for a lock is an outage to it', async () => {
    const [held, halted] = [moment(), moment()];
    const first = outcomeOf(
      gate.db.transact(async (tx) => {
        await tick(tx, 'contested');
        held.come();
        await halted.came;
      }),
    );
    await held.came;
    const waiting = outcomeOf(gate.db.transact((tx) => tick(tx, 'contested')));
    await server.halt();
    halted.come();
    expect([await first, await waiting]).toEqual([expect.any(Outage), expect.any(Outage)]);
    await server.goOn();
    expect(await counted(gate, 'contested')).toBe(0);
  });
});

describe.runIf(engine === 'postgres')('a connection that is cut', () => {
  let wire: TcpProxy;
  let gate: HttpGateway;
  beforeAll(async () => {
    wire = await openTcpProxy(await freshDatabase());
    gate = await HttpGateway.open({ databaseUrl: wire.url });
  });
  afterAll(async () => {
    await gate.close();
    await wire.close();
  });

  it('in the middle of a transaction, by its operator, lets it run again and happen once', async () => {
    let runs = 0;
    await gate.db.transact(async (tx) => {
      runs++;
      await tick(tx, 'ended');
      if (runs === 1) {
        await rawSql(
          gate.databaseUrl,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
      }
      await tick(tx, 'ended');
    });
    expect([runs, await counted(gate, 'ended')]).toEqual([2, 2]);
  });

  it.each(['before', 'after'] as const)(
    'while a battle is committed, %s the server did it, is no failure: the same key tells, and it happens once',
    async (when) => {
      const player = await gate.player({ cents: 1_000_00 });
      const key = randomUUID();
      wire.cutNext('COMMIT', when);
      const unknown = await create(player, key);
      expect([unknown.status, unknown.headers['retry-after'], unknown.errors[0]?.extensions['code']]).toEqual([
        503,
        '1',
        'OUTCOME_UNKNOWN',
      ]);
      const stored = () => gate.db.read.select().from(battles).where(eq(battles.creatorId, player.user.id));
      expect(await stored()).toHaveLength(when === 'after' ? 1 : 0);
      const again = await create(player, key);
      expect(again.status).toBe(200);
      const [battle, ...others] = await stored();
      expect([battle?.id, others]).toEqual([battleIn(again)?.id, []]);
      const { wallet } = await player.ask<{ wallet: { heldCents: number } }>('{ wallet { heldCents } }');
      expect(wallet.heldCents).toBe(battleIn(again)?.holdCents);
    },
  );

  it('once a commit was done, tells those who listen all the same, on every gateway', async () => {
    const other = await HttpGateway.open({ databaseUrl: gate.databaseUrl });
    const heard = [gate, other].map(({ db }) => {
      const ids: string[] = [];
      db.onEvents((events) => void ids.push(...events.map(({ entityId }) => entityId)));
      return ids;
    });
    wire.cutNext('COMMIT', 'after');
    const event = {
      type: 'account.renamed',
      entity: 'account',
      entityId: 'cut',
      concerns: [],
      data: {},
      at: 1,
    } as const;
    expect(await outcomeOf(gate.db.transact((tx) => appendEvent(tx, event)))).toMatchObject({ mayHaveHappened: true });
    for (const ids of heard) await until(() => expect(ids.filter((id) => id === 'cut')).toEqual(['cut']));
    await other.close();
  });
});
