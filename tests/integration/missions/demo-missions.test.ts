import { expect, it } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { missionTallies } from '../../../db/missions/season-mission.table.ts';
import { readBoard, readStreak } from '../../../gateway/missions/read-board.ts';
import { readSeasonSets } from '../../../gateway/missions/read-season-sets.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, playerOf } from '../../support/mission-steps.ts';
import { World } from '../../support/world.ts';

it('the demo data set has the streak of seven with its milestones, the sample missions and a set of the season with its preview, whatever hour it is (MI-03, MI-08)', async () => {
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
    // Staff see what players did lately towards each, a draft too; players see what is published.
    const { missions: seasonal } = await readBoard(world.db.read, '1', 'season', 'UTC', world.now);
    const set = ['Join 10 Battles', 'Win 3 Battles', 'Play 20 Arcade Games', 'Add 3 Friends'];
    expect(seasonal.map(({ title }) => title)).toEqual(set);
    expect(seasonal.some(({ progress }) => progress > 0)).toBe(true);
    const { players, sets } = await readSeasonSets(world.db.read, world.now);
    const did = await world.db.read.select().from(missionTallies);
    const doneBy = (userId: string, goal: string) =>
      did.reduce((sum, row) => sum + (row.userId === userId && row.goal === goal ? row.amount : 0), 0);
    expect(players).toBe(new Set(did.map(({ userId }) => userId)).size);
    expect(sets[0]?.missions.map(({ title, state, completing }) => [title, state, completing])).toEqual(
      [...set, 'Watch Streams for 300 Minutes'].map((title, n) => {
        const { goal = '', target = 0 } = sets[0]?.missions[n] ?? {};
        const completing = ['1', '2'].filter((userId) => doneBy(userId, goal) >= target).length;
        return [title, n < set.length ? 'published' : 'draft', completing];
      }),
    );
    expect(sets[0]?.missions.map(({ completing }) => completing)).toEqual([1, 0, 0, 0, 0]);
    expect([await coinsOf(world.db, '1'), await coinsOf(world.db, '2')]).toEqual([2_500, 1_200]);
    expect((await playerOf(world.db, '1')).xp).toBeGreaterThan(0);
    expect(await findViolations(world.db.read)).toEqual([]);
    await world.close();
  }
});
