import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { courseOf } from '../../../domain/arcade/course.ts';
import { GAME_IDS } from '../../../domain/arcade/games.ts';
import { joinStages } from '../../../domain/arcade/log.ts';
import { replay } from '../../../domain/arcade/run.ts';
import { arcadeContests, arcadeRuns } from '../../../db/arcade/arcade.table.ts';
import { readStages } from '../../../db/arcade/run.queries.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { readGames } from '../../../gateway/arcade/read-games.ts';
import { rulesOf } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

it('the demo data set has nine stored runs of each game, each of which comes to what it says, so that free mode is open (AR-05)', async () => {
  const world = await World.open();
  await seedDemo(world.db, world.deps, (text) => text);
  const { read } = world.db;
  for (const id of GAME_IDS) {
    const rules = await rulesOf(id);
    const [heat, ...others] = await read.select().from(arcadeContests).where(eq(arcadeContests.game, id));
    expect([heat?.state, others]).toEqual(['settled', []]);
    const { commitment, secrets } = courseOf(Buffer.from(heat?.lastSecret ?? '', 'hex'), rules.stages);
    expect(heat?.commitment).toBe(Buffer.from(commitment).toString('hex'));
    const runs = await read.select().from(arcadeRuns).where(eq(arcadeRuns.game, id));
    expect(runs).toHaveLength(9);
    for (const run of runs) {
      const log = joinStages((await readStages(read, run.id)).map(({ bytes }) => bytes));
      const { score, tieBreak, digest } = run;
      expect(replay(rules, { secrets }, log)).toEqual({ score, tieBreak, digest });
    }
    // A heat of nine pays three places out of its pool.
    expect(runs.reduce((sum, { paid }) => sum + paid, 0)).toBe(9 * 200);
    expect(
      runs
        .filter(({ paid }) => paid > 0)
        .map(({ place }) => place ?? 0)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3]);
  }
  const games = await readGames(read, '1', { filter: 'all', mode: 'free', sort: 'newest' }, world.now);
  expect(games).toHaveLength(10);
  expect(games.every(({ entries }) => entries === 9)).toBe(true);
  expect(await findViolations(read)).toEqual([]);
  await world.close();
});
