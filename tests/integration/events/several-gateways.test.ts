// @module-tag engines
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { openDatabase } from '../../../db/client/open.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readConfig } from '../../../gateway/kernel/config/config.ts';
import { create, join } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { type RedisServer, hasRedis, startRedis, startStandIn } from '../../support/redis.ts';
import { type LiveClient, goLive } from '../../support/socket-client.ts';
import { freshDatabase } from '../../support/world.ts';
import { testEvent } from '../../support/test-events.ts';

const POSTGRES = 'postgres://localhost/gauntlet';

it('the address of Redis is checked at the start, and refused where it would be of no use', () => {
  expect(readConfig({ DATABASE_URL: POSTGRES }).redisUrl).toBeNull();
  expect(readConfig({ DATABASE_URL: POSTGRES, REDIS_URL: 'rediss://:pass@redis:6379' }).redisUrl).toContain(
    'redis:6379',
  );
  expect(() => readConfig({ DATABASE_URL: POSTGRES, REDIS_URL: 'http://redis' })).toThrow(/REDIS_URL: must be a redis/);
  expect(() => readConfig({ REDIS_URL: 'redis://redis' })).toThrow(/REDIS_URL: is for several gateways/);
});

const BATTLE = 'subscription B($id: ID!) { battleChanged(id: $id) { id opponent { id } } }';
const WALLET = 'subscription { walletChanged { balanceCents } }';

const servers: readonly (readonly [string, (() => Promise<RedisServer>) | null])[] = [
  ['PostgreSQL alone', null],
  ['a stand-in of Redis', startStandIn],
  ...(hasRedis() ? [['Redis', startRedis] as const] : []),
];

describe.runIf(engine === 'postgres').each(servers)('two gateways on one database, over %s', (_, start) => {
  let redis: RedisServer | null;
  let here: HttpGateway;
  let there: HttpGateway;
  let creator: SignedIn;
  let opponent: SignedIn;
  beforeEach(async () => {
    redis = start && (await start());
    const env = redis ? { REDIS_URL: redis.url } : {};
    here = await HttpGateway.open({ env });
    there = await HttpGateway.open({ databaseUrl: here.databaseUrl, env });
    creator = await here.player({ cents: 500_00 });
    opponent = await there.enter(await here.account({ username: 'opponent', cents: 500_00 }));
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
    await redis?.close();
  });

  /** The next answer of a subscription that the server has taken up by the time this resolves. */
  async function follow(
    gate: HttpGateway,
    live: LiveClient,
    query: string,
    variables = {},
  ): Promise<() => Promise<unknown>> {
    const stands = gate.listening();
    const results = live.iterate(query, variables);
    const ask = () => {
      const asked = results.next();
      asked.catch(() => undefined); // the end of the test ends it
      return asked;
    };
    let next = ask();
    await stands();
    return async () => {
      const { value } = (await next) as { value: { data?: unknown } };
      next = ask();
      return value.data;
    };
  }

  it('a subscriber on each sees at once what the client of the other does', async () => {
    const { id } = await create(creator);
    const [mine, theirs] = [await goLive(creator), await goLive(opponent)];
    const battle = await follow(here, mine, BATTLE, { id });
    const wallet = await follow(there, theirs, WALLET);
    await join(opponent, id);
    expect(await battle()).toEqual({ battleChanged: { id, opponent: { id: opponent.user.id } } });
    expect(await wallet()).toBeDefined();
    const second = await create(opponent);
    const other = await follow(there, theirs, BATTLE, { id: second.id });
    await join(creator, second.id);
    expect(await other()).toMatchObject({ battleChanged: { opponent: { id: creator.user.id } } });
    await Promise.all([mine.close(), theirs.close()]);
  });

  it('many events in one moment arrive on the other side each once', async () => {
    const heard: number[] = [];
    const stop = there.db.onEvents((events) => heard.push(...events.map(({ seq }) => seq)));
    const written: number[] = [];
    const stopHere = here.db.onEvents((events) => written.push(...events.map(({ seq }) => seq)));
    await Promise.all(
      Array.from({ length: 10 }, () =>
        here.db.transact(async (tx) => {
          for (let n = 0; n < 100; n++) await appendEvent(tx, testEvent({ entityId: 'x' }));
        }),
      ),
    );
    await expect.poll(() => heard.length).toBe(1_000);
    expect(heard.toSorted((a, b) => a - b)).toEqual(written.toSorted((a, b) => a - b));
    stop();
    stopHere();
  });

  it.runIf(start)('what happens while Redis is away is heard once it is back, and nothing twice', async () => {
    const heard: string[] = [];
    const stop = there.db.onEvents((events) => heard.push(...events.map(({ entityId }) => entityId)));
    const tell = (entityId: string) => here.db.transact((tx) => appendEvent(tx, testEvent({ entityId })));
    await tell('before');
    await expect.poll(() => heard).toEqual(['before']);
    await redis?.halt();
    await tell('while it was away');
    expect(heard).toEqual(['before']);
    await redis?.resume();
    await expect.poll(() => heard).toEqual(['before', 'while it was away']);
    await tell('after');
    await expect.poll(() => heard).toEqual(['before', 'while it was away', 'after']);
    stop();
  });

  it.runIf(start)('a gateway that cannot reach Redis does not start, and says which setting is to blame', async () => {
    await expect(openDatabase(await freshDatabase(), { redisUrl: 'redis://127.0.0.1:1' })).rejects.toThrow(
      /^REDIS_URL/,
    );
  });
});

describe.runIf(engine === 'postgres')('when PostgreSQL ends the listening connection', () => {
  it('what happens meanwhile is heard once it listens again', async () => {
    const here = await HttpGateway.open();
    const there = await HttpGateway.open({ databaseUrl: here.databaseUrl });
    const heard: string[] = [];
    const stop = there.db.onEvents((events) => heard.push(...events.map(({ entityId }) => entityId)));
    await rawSql(
      here.databaseUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'`,
    );
    await here.db.transact((tx) => appendEvent(tx, testEvent({ entityId: 'while deaf' })));
    await expect.poll(() => heard).toEqual(['while deaf']);
    stop();
    await Promise.all([here.close(), there.close()]);
  });
});
