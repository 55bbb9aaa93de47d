import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { deleteOldFreeDays, readFreeDay } from '../../../db/arcade/rating.queries.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { beginRun } from '../../../gateway/arcade/begin-run.ts';
import { endRuns } from '../../../gateway/arcade/end-runs.ts';
import type { Deps } from '../../../gateway/kernel/deps.ts';
import { PRACTICE, coinPlayer, enter, runOf, storeRivals } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await storeRivals(world, 'spark-line', 1);
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

describe('a run that cannot be ended', () => {
  it('holds up no other, is told to staff, and is tried again', async () => {
    const [broken, sound] = [await coinPlayer(world, 0), await coinPlayer(world, 0)];
    const id = await beginRun(world.deps, broken, await enter(world, broken, PRACTICE));
    const next = await beginRun(world.deps, sound, await enter(world, sound, PRACTICE));
    const { contest } = await runOf(world.db, id);
    world.pass(10 * MINUTE);
    const failing: Deps = {
      ...world.deps,
      courseSecret(purpose, contestId) {
        if (contestId === contest.id) throw new Error('out of order');
        return world.deps.courseSecret(purpose, contestId);
      },
    };
    await endRuns(failing);
    const states = async () => [(await runOf(world.db, id)).run.state, (await runOf(world.db, next)).run.state];
    expect(await states()).toEqual(['begun', 'ended']);
    const alerts = await world.db.read
      .select()
      .from(staffAlerts)
      .where(and(eq(staffAlerts.uniqueKey, `arcade-run:${id}`), isNull(staffAlerts.resolvedAt)));
    expect(alerts).toHaveLength(1);
    world.pass(MINUTE);
    await endRuns(world.deps);
    expect(await states()).toEqual(['ended', 'ended']);
  });
});

it('a ticket of free mode is given back though no gateway was there until its day was forgotten', async () => {
  const actor = await coinPlayer(world, 100);
  const id = await enter(world, actor, { ...PRACTICE, mode: 'free', entry: 100 });
  const { run } = await runOf(world.db, id);
  world.pass(8 * DAY);
  await world.db.transact((tx) => deleteOldFreeDays(tx, '2100-01-01'));
  await endRuns(world.deps);
  expect((await runOf(world.db, id)).run.state).toBe('void');
  expect(await readBalance(world.db.read, actor.userId, 'BC')).toBe(100);
  expect(await readFreeDay(world.db.read, actor.userId, run.day)).toEqual({ freeRuns: 0, netCoins: 0 });
});
