import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { TIMEOUTS } from '../../db/client/timeouts.ts';
import { CREATE } from '../support/battle-operations.ts';
import { figure } from '../support/figures.ts';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { findViolations } from '../support/invariants.ts';
import { stopwatch } from '../support/machine-clock.ts';
import { waits } from '../support/patience.ts';
import { type PostgresServer, createDatabase, startPostgres } from '../support/postgres.ts';
import { type TcpProxy, openTcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';

const ROUNDS = 5;
const READY_MS = 1_000;
const FIRST_MS = 2_000;

const create = (player: SignedIn) =>
  player.graphql(
    CREATE,
    { input: { game: 'CS2', mode: 'DUEL', stakeCents: 5_00 } },
    { 'idempotency-key': randomUUID() },
  );

/** Milliseconds until something is so. */
async function timeUntil(check: () => Promise<void>): Promise<number> {
  const passed = stopwatch();
  await until(check);
  return passed();
}

describe.runIf(engine === 'postgres')('beside players who go on, a database that', () => {
  let server: PostgresServer;
  let wire: TcpProxy;
  let gate: HttpGateway;
  let players: SignedIn[];
  let isOver = false;
  let playing: Promise<unknown>;
  const statuses = new Map<number, number>();
  beforeAll(async () => {
    server = await startPostgres();
    wire = await openTcpProxy(await createDatabase(server.url, 'returning'));
    gate = await HttpGateway.open({ databaseUrl: wire.url, env: waits(TIMEOUTS) });
    players = await Promise.all(Array.from({ length: 9 }, () => gate.player({ cents: 100_000_00, isVip: true })));
    const play = async (player: SignedIn) => {
      while (!isOver) {
        const { status } = await create(player);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    playing = Promise.all(players.slice(1).map(play));
  });
  afterAll(async () => {
    isOver = true;
    await playing;
    expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200, 503]);
    figure(`calls meanwhile: ${statuses.get(200)} done, ${statuses.get(503)} told to come again, none else`);
    await gate.close();
    await wire.close();
    await server.stop();
  });

  const ready = (status: number) => async () =>
    expect((await gate.visitor().send({ path: '/readyz' })).status).toBe(status);

  it.each<[string, () => unknown, () => unknown]>([
    ['restarts', () => server.halt(), () => server.goOn()],
    ['freezes', () => wire.freeze(), () => wire.thaw()],
  ])('%s is gone to /readyz within a second, and takes mutations within two of its return', async (how, go, come) => {
    const [first] = players;
    if (!first) throw new Error('there are players');
    const times = { gone: [] as number[], back: [] as number[], mutation: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      await until(ready(200));
      await go();
      times.gone.push(await timeUntil(ready(503)));
      await come();
      const [mutation, back] = await Promise.all([
        timeUntil(async () => expect((await create(first)).status).toBe(200)),
        timeUntil(ready(200)),
      ]);
      times.back.push(back);
      times.mutation.push(mutation);
    }
    const most = (values: readonly number[]) => Math.round(Math.max(...values));
    figure(
      `a database that ${how}, ${ROUNDS} times, at the most: /readyz says so after ${most(times.gone)} ms and that it is back after ${most(times.back)} ms; first mutation ${most(times.mutation)} ms after`,
    );
    expect(Math.max(...times.gone)).toBeLessThan(READY_MS);
    expect(Math.max(...times.back)).toBeLessThan(READY_MS);
    expect(Math.max(...times.mutation)).toBeLessThan(FIRST_MS);
  });

  it('is frozen for longer than anything waits takes mutations within two seconds of its return', async () => {
    const [first] = players;
    if (!first) throw new Error('there are players');
    wire.freeze();
    const passed = stopwatch();
    const { status } = await create(first);
    const waited = passed();
    expect(status).toBe(503);
    wire.thaw();
    const mutation = await timeUntil(async () => expect((await create(first)).status).toBe(200));
    figure(
      `a call beside a frozen database waits ${Math.round(waited)} ms; first mutation ${Math.round(mutation)} ms after`,
    );
    expect(mutation).toBeLessThan(FIRST_MS);
  });
});
