import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { battles } from '../../db/battles/battle.table.ts';
import { engine } from '../../db/client/kit.ts';
import { CREATE } from '../support/battle-operations.ts';
import { figure } from '../support/figures.ts';
import { seatPlayers, startGatewayProcess } from '../support/gateway-process.ts';
import { holdWrites } from '../support/hold-writes.ts';
import { Client } from '../support/http-client.ts';
import { findViolations } from '../support/invariants.ts';
import { stopwatch } from '../support/machine-clock.ts';
import { openTcpProxy } from '../support/tcp-proxy.ts';
import { until } from '../support/until.ts';
import { World, freshDatabase } from '../support/world.ts';

const SHUTDOWN_MS = 10_000;
/** A busy machine needs this much to notice that a process has ended. */
const SLACK_MS = 2_000;
const env = { SHUTDOWN_MS: String(SHUTDOWN_MS), SHUTDOWN_NOTICE_MS: '1500', DATABASE_LOCK_MS: '60000' };

const clientOf = (url: string, cookie: string) => new Client(url, new Agent({ keepAlive: true }), { cookie });

describe('SIGTERM', () => {
  it('during an upload that does not end: the balancer is told, a mutation is finished, and it is over in time', async () => {
    const databaseUrl = await freshDatabase();
    const [player] = await seatPlayers(databaseUrl, 1, 1_000_00);
    if (!player) throw new Error('there is a player');
    const { url, child, exit } = await startGatewayProcess(databaseUrl, env);
    const client = clientOf(url, player.cookie);
    const slow = request(`${url}/api/uploads/avatar`, {
      method: 'POST',
      headers: { 'content-type': 'image/png', 'content-length': '1000000', cookie: player.cookie },
    });
    const cut = once(slow, 'error');
    slow.write('only the beginning');
    const letGo = await holdWrites(databaseUrl);
    const creating = client.graphql(
      CREATE,
      { input: { game: 'CS2', mode: 'DUEL', stakeCents: 10_00 } },
      { 'idempotency-key': randomUUID() },
    );
    const other = new Client(url, new Agent());
    await until(async () =>
      expect((await other.send({ path: '/metrics' })).text).toContain('gauntlet_calls{state="under way"} 1'),
    );
    const passed = stopwatch();
    child.kill('SIGTERM');
    await until(async () => expect((await other.send({ path: '/readyz' })).status).toBe(503));
    figure(`stopping: /readyz is 503 after ${Math.round(passed())} ms`);
    await until(async () => {
      await expect(other.send({ path: '/healthz' })).rejects.toThrow(/ECONNREFUSED/);
    });
    await letGo();
    expect((await creating).status).toBe(200);
    expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
    expect(await exit).toBe(0);
    figure(`stopping with an upload that does not end: ${Math.round(passed())} ms of ${SHUTDOWN_MS}`);
    expect(passed()).toBeLessThan(SHUTDOWN_MS + SLACK_MS);
    const world = await World.open({ url: databaseUrl });
    expect(await world.db.read.select().from(battles)).toHaveLength(1);
    expect(await findViolations(world.db.read)).toEqual([]);
    await world.close();
  });

  it.runIf(engine === 'postgres')('beside a database that answers nothing is over in time', async () => {
    const databaseUrl = await freshDatabase();
    const [player] = await seatPlayers(databaseUrl, 1, 1_000_00);
    const wire = await openTcpProxy(databaseUrl);
    const { url, child, exit } = await startGatewayProcess(wire.url, env);
    wire.freeze();
    const asking = clientOf(url, player?.cookie ?? '').graphql('{ wallet { balanceCents } }');
    const passed = stopwatch();
    child.kill('SIGTERM');
    await asking.catch(() => undefined);
    expect(await exit).toBe(0);
    figure(`stopping beside a frozen database: ${Math.round(passed())} ms of ${SHUTDOWN_MS}`);
    expect(passed()).toBeLessThan(SHUTDOWN_MS + SLACK_MS);
    await wire.close();
  });
});
