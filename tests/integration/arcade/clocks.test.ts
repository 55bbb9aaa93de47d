// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overAt } from '../../../domain/arcade/run-times.ts';
import { stageMs } from '../../../domain/arcade/course.ts';
import { writeStage } from '../../../domain/arcade/log.ts';
import { MINUTE } from '../../../domain/shared/time.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { watchClock } from '../../../gateway/admin/system/watch-clock.ts';
import { beginRun } from '../../../gateway/arcade/runs/begin-run.ts';
import { endRuns } from '../../../gateway/arcade/runs/end-runs.ts';
import { handInStage } from '../../../gateway/arcade/runs/hand-in-stage.ts';
import { revealSecret } from '../../../gateway/arcade/runs/reveal-secret.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { measureClock, sharedNow } from '../../../gateway/kernel/shared-clock.ts';
import { RealHost } from '../../../gateway/server/real-host.ts';
import { base64, enter, inputsOf, rulesOf, runOf } from '../../support/arcade-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

/** A gateway whose clock is off by so much, where the database's is the world's and its answers take a while. */
function gatewayOff(offMs: number, id = 'web-a', tripsMs: readonly number[] = []): Deps {
  let [passedMs, asked] = [0, 0];
  const clock = () => {
    const tripMs = tripsMs[asked++] ?? 0;
    passedMs += tripMs;
    // All of the way is that of the answer, which is the worst of it.
    return Promise.resolve(world.now + passedMs - tripMs);
  };
  const config = { ...world.deps.config, server: { id, region: 'eu-central' } };
  return {
    ...world.deps,
    config,
    db: { ...world.db, clock },
    host: new RealHost(config, world.deps.host.copyDatabase),
    now: () => world.now + passedMs + offMs,
  };
}

const alertsOf = (id: string) =>
  world.db.read
    .select()
    .from(staffAlerts)
    .where(eq(staffAlerts.uniqueKey, `clock:${id}`));

it('a run that is begun, shown, handed in and ended by gateways whose clocks are far apart keeps to its windows', async () => {
  const [ahead, behind] = [gatewayOff(20 * MINUTE), gatewayOff(-20 * MINUTE)];
  for (const deps of [ahead, behind]) await measureClock(deps);
  const actor = await world.player();
  const id = await enter(world, actor);
  const rules = await rulesOf('spark-line');
  const stages = await inputsOf(world.deps, id, 1);
  await beginRun(ahead, actor, id);
  const { run } = await runOf(world.db, id);
  expect([run.startedAt, run.dueAt]).toEqual([world.now, overAt(rules, world.now)]);
  for (const [stage, inputs] of stages.entries()) {
    // Each of the two is asked in turn, and neither gives out what is early by the common time.
    const [one, other] = stage % 2 === 0 ? [behind, ahead] : [ahead, behind];
    expect(await codeOf(revealSecret(one, actor, id, stage))).toBe('ok');
    if (stage + 1 < rules.stages)
      expect(await codeOf(revealSecret(other, actor, id, stage + 1))).toBe('ARCADE_SECRET_EARLY');
    const bytes = base64(writeStage(rules, inputs));
    expect(await codeOf(handInStage(other, actor, { runId: id, stage, bytes }))).toBe('ARCADE_STAGE_EARLY');
    await endRuns(ahead);
    world.pass(stageMs(rules));
    const { receivedAt } = await handInStage(one, actor, { runId: id, stage, bytes });
    expect(receivedAt).toBe(world.now);
  }
  expect((await runOf(world.db, id)).run.state).toBe('ended');
});

describe('what a gateway takes for its distance to the clock of the database', () => {
  it('is nothing where the way of the answer explains it', async () => {
    const near = gatewayOff(0, 'web-b', [40, 30, 50]);
    expect(await measureClock(near)).toBe(0);
    expect(sharedNow(near)).toBe(near.now());
  });

  it('comes from the answer with the shortest way', async () => {
    const far = gatewayOff(3_000, 'web-c', [80, 4, 60]);
    // The half of 4 ms is what nobody can know.
    expect(await measureClock(far)).toBe(-3_002);
  });

  it('is nothing before it was measured', () => {
    const deps = gatewayOff(5_000);
    expect(sharedNow(deps)).toBe(deps.now());
  });
});

describe('staff', () => {
  it('are alerted of a server that is more than 100 ms off, once while it is, and of no other', async () => {
    const [wrong, right] = [gatewayOff(-101, 'web-d'), gatewayOff(100, 'web-e')];
    expect([await watchClock(wrong), await watchClock(right)]).toEqual([1, 1]);
    expect(await watchClock(wrong)).toBe(0);
    world.pass(MINUTE);
    expect(await watchClock(wrong)).toBe(1);
    const alerts = await alertsOf('web-d');
    expect(alerts.map(({ kind, message }) => [kind, message])).toEqual([
      ['clock', 'the clock of web-d is 101 ms behind that of the database'],
    ]);
    expect(await alertsOf('web-e')).toEqual([]);
  });
});
