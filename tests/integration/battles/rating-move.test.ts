import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPastDayLimit, listRatings, readRatingsAround } from '../../../db/results/index.ts';
import { PAIR_BATTLES_A_DAY } from '../../../domain/results/leaderboard.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

it('a battle is told with the rating before and after it, and one beyond the five of a day as such', async () => {
  const [one, other] = [await world.player({ cents: 500_00 }), await world.player({ cents: 500_00 })];
  // The first five and the sixth on one UTC day.
  world.pass(DAY - (world.now % DAY));
  const battleIds: string[] = [];
  for (let n = 0; n <= PAIR_BATTLES_A_DAY; n++) {
    world.pass(MINUTE);
    battleIds.push(await settledBattle(world, one, other, 10_00));
  }
  const [first = '', second = ''] = battleIds;
  const last = battleIds.at(-1) ?? '';
  expect(await readRatingsAround(world.db.read, one.userId, first), 'not counted yet').toBeNull();
  await deliverEverything(world.deps, openLog('silent'));

  const around = (userId: string, battleId: string) => readRatingsAround(world.db.read, userId, battleId);
  const won = await around(one.userId, first);
  const lost = await around(other.userId, first);
  expect([won?.before, lost?.before]).toEqual([1_000, 1_000]);
  expect(won?.after).toBeGreaterThan(1_000);
  expect(lost?.after).toBeLessThan(1_000);
  expect((await around(one.userId, second))?.before).toBe(won?.after);
  const [shown] = await listRatings(world.db.read, one.userId);
  expect((await around(one.userId, battleIds.at(-2) ?? ''))?.after).toBe(shown?.rating);

  expect(await around(one.userId, last)).toBeNull();
  const past = (userId: string, rivalId: string, battleId: string) =>
    isPastDayLimit(world.db.read, { userId, rivalId, battleId });
  expect(await past(one.userId, other.userId, last)).toBe(true);
  expect(await past(other.userId, one.userId, last)).toBe(true);
  expect(await past(one.userId, other.userId, first)).toBe(false);
  expect(await past(one.userId, other.userId, 'nothing')).toBe(false);
});
