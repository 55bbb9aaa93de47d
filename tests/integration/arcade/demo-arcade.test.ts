import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { courseOf } from '../../../domain/arcade/course.ts';
import { GAME_IDS } from '../../../domain/arcade/games.ts';
import { joinStages } from '../../../domain/arcade/log.ts';
import { replay } from '../../../domain/arcade/run.ts';
import { arcadeContests, arcadeRatings, arcadeRuns } from '../../../db/arcade/arcade.table.ts';
import { readStages } from '../../../db/arcade/run.queries.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { readGames } from '../../../gateway/arcade/read-games.ts';
import { readLeaders } from '../../../gateway/arcade/boards/read-leaders.ts';
import { rulesOf } from '../../support/arcade-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World } from '../../support/world.ts';

/** In which four players have ten rated runs each. */
const OFTEN_PLAYED = 'spark-line';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await seedDemo(world.db, world.deps, (text) => text);
});
afterAll(() => world.close());

/** A heat of so many pays three places out of its pool, and no more. */
function expectPaid(runs: readonly { readonly paid: number; readonly place: number | null }[], entrants: number): void {
  expect(runs).toHaveLength(entrants);
  expect(runs.reduce((sum, { paid }) => sum + paid, 0)).toBe(entrants * 200);
  const paid = runs.filter((run) => run.paid > 0).map(({ place }) => place ?? 0);
  expect(paid.toSorted((a, b) => a - b)).toEqual(entrants < 6 ? [1, 2] : [1, 2, 3]);
}

it('the demo data set has stored runs of each game, each of which comes to what it says, nine to be measured by in free mode (AR-05)', async () => {
  const { read } = world.db;
  for (const id of GAME_IDS) {
    const rules = await rulesOf(id);
    const heats = await read.select().from(arcadeContests).where(eq(arcadeContests.game, id));
    expect(heats).toHaveLength(id === OFTEN_PLAYED ? 10 : 1);
    for (const heat of heats) {
      expect(heat.state).toBe('settled');
      const { commitment, secrets } = courseOf(Buffer.from(heat.lastSecret ?? '', 'hex'), rules.stages);
      expect(heat.commitment).toBe(Buffer.from(commitment).toString('hex'));
      const runs = await read.select().from(arcadeRuns).where(eq(arcadeRuns.contestId, heat.id));
      expectPaid(runs, heat.taken);
      for (const run of runs) {
        const log = joinStages((await readStages(read, run.id)).map(({ bytes }) => bytes));
        const { score, tieBreak, digest } = run;
        expect(replay(rules, { secrets }, log)).toEqual({ score, tieBreak, digest });
      }
    }
    expect(heats.map(({ taken }) => taken).toSorted((a, b) => b - a)[0]).toBe(9);
    expect(await read.$count(arcadeRatings, eq(arcadeRatings.game, id))).toBe(9);
  }
  const games = await readGames(read, '1', { filter: 'all', mode: 'free', sort: 'newest' }, world.now);
  expect(games).toHaveLength(10);
  expect(await findViolations(read)).toEqual([]);
});

it('one game is played more often than the others and is popular by that, and has four players who stand among its best (AR-01)', async () => {
  const { read } = world.db;
  const games = await readGames(read, '1', { filter: 'all', mode: null, sort: 'newest' }, world.now);
  for (const { id, entries, isPopular } of games) {
    const isOften = id === OFTEN_PLAYED;
    expect(entries).toBe(isOften ? 45 : 9);
    if (isOften) expect(isPopular).toBe(true);
    const { best } = await readLeaders(read, '1', id);
    expect(best.map(({ place }) => place)).toEqual(isOften ? [1, 2, 3, 4] : []);
    const ratings = best.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
  }
});
