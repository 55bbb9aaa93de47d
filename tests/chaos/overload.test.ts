import { expect, it } from 'vitest';
import { engine } from '../../db/client/kit.ts';
import { crowd } from '../load/overload-load.ts';
import { figure } from '../support/figures.ts';
import { seatPlayers, startGatewayProcess } from '../support/gateway-process.ts';
import { findViolations } from '../support/invariants.ts';
import { stopwatch } from '../support/machine-clock.ts';
import { send } from '../support/http-client.ts';
import { Agent } from 'node:http';
import { World, freshDatabase } from '../support/world.ts';

const SECONDS = 8;
const PEAK = 40;
const TIMES = 10;
const HEALTH_MS = 1_000;
/** Of what is done at the peak; the callers who are refused take their part of the same machine. */
const GOOD = 0.7;

it('at ten times the load as much is done as at the peak, nobody goes without an answer, and health is answered within a second', async () => {
  const databaseUrl = await freshDatabase();
  const players = await seatPlayers(databaseUrl, 40, 10_000_000_00);
  const cookies = players.map(({ cookie }) => cookie);
  const { url, child, exit } = await startGatewayProcess(databaseUrl);
  await crowd(url, cookies, PEAK, 4); // until it is warm
  const peak = await crowd(url, cookies, PEAK, SECONDS);
  let isOver = false;
  const health: number[] = [];
  const watching = (async () => {
    const agent = new Agent({ keepAlive: true });
    while (!isOver) {
      const passed = stopwatch();
      expect((await send(url, agent, { path: '/readyz' })).status).toBe(200);
      health.push(passed());
    }
  })();
  const crowded = await crowd(url, cookies, PEAK * TIMES, SECONDS);
  isOver = true;
  await watching;
  const say = ({ good, goodP99, refused, refusedP99, errors }: typeof peak) =>
    `${Math.round(good)} good/s, p99 ${Math.round(goodP99)} ms; ${Math.round(refused)} refused/s, p99 ${Math.round(refusedP99)} ms; ${errors} errors`;
  figure(`${engine}, ${PEAK} connections: ${say(peak)}`);
  figure(
    `${engine}, ${PEAK * TIMES} connections: ${say(crowded)}; /readyz at most ${Math.round(Math.max(...health))} ms`,
  );
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect([peak.errors, crowded.errors, peak.others, crowded.others]).toEqual([0, 0, [], []]);
  expect(Math.max(...health)).toBeLessThan(HEALTH_MS);
  expect(crowded.good).toBeGreaterThan(GOOD * peak.good);
  const world = await World.open({ url: databaseUrl });
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});
