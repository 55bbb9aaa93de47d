import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { battles } from '../../db/battles/battle.table.ts';
import { rateLimits } from '../../db/calls/call.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { engine } from '../../db/client/kit.ts';
import { Outage } from '../../db/client/outage.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { CREATE, type SeenBattle } from '../support/battle-operations.ts';
import type { GraphqlAnswer } from '../support/http-client.ts';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { findViolations } from '../support/invariants.ts';
import { rawSql } from '../support/raw-sql.ts';
import { type TcpProxy, openTcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { freshDatabase } from '../support/world.ts';

/** Far less than a test may take, and enough for a server that is there. */
const SHORT = { DATABASE_CONNECT_MS: '4000', DATABASE_STATEMENT_MS: '2000', DATABASE_PROBE_MS: '800' };
const SHORTER = { DATABASE_LOCK_MS: '500', DATABASE_IDLE_MS: '700' };

const create = (player: SignedIn, key: string) =>
  player.graphql(CREATE, { input: { game: 'CS2', mode: 'DUEL', stakeCents: 10_00 } }, { 'idempotency-key': key });

const told = ({ status, headers, errors }: GraphqlAnswer) => [
  status,
  headers['retry-after'],
  errors[0]?.extensions['code'],
];

const tick = (tx: Tx, key: string) =>
  tx
    .insert(rateLimits)
    .values({ key, count: 1, endsAt: 1 })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sql`${rateLimits.count} + 1` } });

const happen = (tx: Tx, entityId: string) =>
  appendEvent(tx, { type: 'account.renamed', entity: 'account', entityId, concerns: [], data: {}, at: 1 });

async function counted({ db }: HttpGateway, key: string): Promise<number> {
  const [row] = await db.read.select().from(rateLimits).where(eq(rateLimits.key, key));
  return row?.count ?? 0;
}

const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

const ready = async (gate: HttpGateway) => (await gate.visitor().send({ path: '/readyz' })).status;

describe.runIf(engine === 'postgres')('a database that answers nothing', () => {
  let wire: TcpProxy;
  let gate: HttpGateway;
  /** On the same database, past the wire. */
  let beside: HttpGateway;
  const hearing = (where: HttpGateway, id: string) => {
    let times = 0;
    const stop = where.db.onEvents((events) => void (times += events.filter(({ entityId }) => entityId === id).length));
    return async () => {
      await until(() => expect(times).toBe(1));
      stop();
    };
  };
  beforeAll(async () => {
    const databaseUrl = await freshDatabase();
    wire = await openTcpProxy(databaseUrl);
    gate = await HttpGateway.open({ databaseUrl: wire.url, env: SHORT });
    beside = await HttpGateway.open({ databaseUrl });
  });
  afterAll(async () => {
    expect(await findViolations(beside.db.read, { isOrdered: false })).toEqual([]);
    await gate.close();
    await beside.close();
    await wire.close();
  });

  it('before a transaction begins holds up nobody for good; after it the same call succeeds and happens once', async () => {
    const player = await gate.player({ cents: 1_000_00 });
    const key = randomUUID();
    wire.freeze();
    expect(told(await create(player, key))).toEqual([503, '1', 'UNAVAILABLE']);
    expect(told(await player.graphql('{ wallet { balanceCents } }'))).toEqual([503, '1', 'UNAVAILABLE']);
    expect(await ready(gate)).toBe(503);
    wire.thaw();
    expect((await create(player, key)).status).toBe(200);
    expect((await create(player, key)).status).toBe(200);
    const stored = await beside.db.read.select().from(battles).where(eq(battles.creatorId, player.user.id));
    expect(stored).toHaveLength(1);
    await until(async () => expect(await ready(gate)).toBe(200));
  });

  it('in the middle of a transaction stores nothing of it', async () => {
    let begun = 0;
    const outcome = await outcomeOf(
      gate.db.transact(async (tx) => {
        begun++;
        await tick(tx, 'middle');
        wire.freeze();
        await tick(tx, 'middle');
      }),
    );
    wire.thaw();
    expect(outcome).toBeInstanceOf(Outage);
    expect([begun, (outcome as Outage).mayHaveHappened, await counted(beside, 'middle')]).toEqual([1, false, 0]);
    await gate.db.transact((tx) => tick(tx, 'middle'));
    expect(await counted(beside, 'middle')).toBe(1);
  });

  it.each(['before', 'after'] as const)(
    'to a commit, %s it was done, leaves open what happened: the same key tells, and it happens once',
    async (when) => {
      const player = await gate.player({ cents: 1_000_00 });
      const key = randomUUID();
      wire.silenceNext('COMMIT', when);
      expect(told(await create(player, key))).toEqual([503, '1', 'OUTCOME_UNKNOWN']);
      const again = await create(player, key);
      expect(again.status).toBe(200);
      const stored = await beside.db.read.select().from(battles).where(eq(battles.creatorId, player.user.id));
      expect(stored).toMatchObject([{ id: (again.data?.['createBattle'] as SeenBattle | undefined)?.id }]);
    },
  );

  it('on the connections that stood, while others can be opened, costs one try: the rest are not tried in turn', async () => {
    const player = await gate.player({ cents: 1_000_00 });
    await Promise.all([1, 2, 3].map(() => create(player, randomUUID())));
    const heard = hearing(gate, 'elsewhere');
    wire.strand();
    expect(told(await create(player, randomUUID()))).toEqual([503, '1', 'UNAVAILABLE']);
    expect(await Promise.all([1, 2, 3].map(async () => (await create(player, randomUUID())).status))).toEqual([
      200, 200, 200,
    ]);
    // Nor does the line fall silent for good by which gateways hear of each other.
    await beside.db.transact((tx) => happen(tx, 'elsewhere'));
    await heard();
  });

  it('to a commit that was done tells those who listen, on every gateway, once it can be read', async () => {
    const heard = [hearing(gate, 'silent'), hearing(beside, 'silent')];
    wire.silenceNext('COMMIT', 'after');
    const outcome = await outcomeOf(gate.db.transact((tx) => happen(tx, 'silent')));
    expect((outcome as Outage).mayHaveHappened).toBe(true);
    for (const one of heard) await one();
  });
});

describe.runIf(engine === 'postgres')('a transaction', () => {
  let gate: HttpGateway;
  beforeAll(async () => {
    gate = await HttpGateway.open({ env: SHORTER });
  });
  afterAll(() => gate.close());

  it('that waits for a lock for long is an outage, and the next one gets it', async () => {
    const patient = await HttpGateway.open({ databaseUrl: gate.databaseUrl });
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => void (release = resolve));
    let held: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => void (held = resolve));
    const holding = patient.db.transact(async (tx) => {
      await tick(tx, 'locked');
      held();
      await released;
    });
    await isHeld;
    expect(await outcomeOf(gate.db.transact((tx) => tick(tx, 'locked')))).toBeInstanceOf(Outage);
    release();
    await holding;
    await gate.db.transact((tx) => tick(tx, 'locked'));
    expect(await counted(gate, 'locked')).toBe(2);
    await patient.close();
  });

  it('that asks nothing for long is ended by PostgreSQL, and happens once in another run', async () => {
    const idle = () =>
      rawSql(
        gate.databaseUrl,
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
    let runs = 0;
    await gate.db.transact(async (tx) => {
      runs++;
      await tick(tx, 'idle');
      if (runs === 1) await until(async () => expect(await idle()).toEqual([]));
      await tick(tx, 'idle');
    });
    expect(runs).toBeGreaterThan(1);
    expect(await counted(gate, 'idle')).toBe(2);
  });
});
