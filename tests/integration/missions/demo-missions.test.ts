import { expect, it } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { readBoard, readStreak } from '../../../gateway/missions/read-board.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, playerOf } from '../../support/mission-steps.ts';
import { World } from '../../support/world.ts';

it('the demo data set has the streak of seven with its milestones and the sample missions, whatever hour it is (MI-03, MI-08)', async () => {
  for (const hour of [0, 1, 12]) {
    const world = await World.open({ seed: `demo-${hour}` });
    world.now = Math.floor(world.now / DAY) * DAY + hour * (DAY / 24);
    await seedDemo(world.db, world.deps, (text) => text);
    const streak = await readStreak(world.db.read, '1', 'UTC', world.now);
    expect(streak).toMatchObject({ days: 7, freezes: 1, isTodayOpen: true });
    expect(streak.milestones.filter(({ claimed }) => claimed).map(({ days }) => days)).toEqual([3, 7]);
    const { missions } = await readBoard(world.db.read, '1', 'daily', 'UTC', world.now);
    expect(missions.map(({ title, coins }) => `${title} ${coins}`)).toEqual([
      'Play 3 Arcade Games 25',
      'Join 1 Battle 50',
      'Win 2 Games 75',
      'Complete all daily missions 150',
    ]);
    expect([await coinsOf(world.db, '1'), await coinsOf(world.db, '2')]).toEqual([2_500, 1_200]);
    expect((await playerOf(world.db, '1')).xp).toBeGreaterThan(0);
    expect(await findViolations(world.db.read)).toEqual([]);
    await world.close();
  }
});
