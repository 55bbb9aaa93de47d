import { afterAll, beforeAll, expect, test } from 'vitest';
import { BATTLE_GAMES } from '../../../domain/shared/games.ts';
import { DAY, HOUR, MINUTE, dayStart, utcDay } from '../../../domain/shared/time.ts';
import { readPublicFigures } from '../../../gateway/battles/public-figures.ts';
import { activeBattle, create, settledBattle } from '../../support/battle-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  // Far from midnight, so that the day does not end under the tests.
  world.pass((dayStart(utcDay(world.now)) ?? 0) + DAY + 2 * HOUR - world.now);
});
afterAll(() => world.close());

const player = () => world.player({ cents: 1_000_00 });
const read = () => readPublicFigures(world.deps);
const liveIn = async (game: string) => (await read()).games.find((one) => one.game === game)?.liveBattles;

test('the front page has the games, without a figure before anything was played', async () => {
  const { games, paidOutTodayCents } = await read();
  expect(games.length).toBeGreaterThan(0);
  expect(games.every(({ game, liveBattles }) => BATTLE_GAMES.includes(game) && liveBattles === 0)).toBe(true);
  expect(paidOutTodayCents).toBe(0);
});

test('it counts public battles that run and what was paid out, a minute old at most', async () => {
  const [one, other] = [await player(), await player()];
  await activeBattle(world, one, other);
  await create(world, one);
  expect(await liveIn('valorant'), 'what was read within the minute stands').toBe(0);
  world.pass(MINUTE);
  expect(await liveIn('valorant'), 'one runs, the other waits').toBe(1);

  await settledBattle(world, await player(), await player(), 50_00);
  world.pass(MINUTE);
  expect((await read()).paidOutTodayCents).toBe(100_00);
});

test('what was paid out long ago today still counts, once, and yesterday’s does not', async () => {
  world.pass(HOUR);
  expect((await read()).paidOutTodayCents).toBe(100_00);
  await settledBattle(world, await player(), await player(), 20_00);
  world.pass(MINUTE);
  expect((await read()).paidOutTodayCents).toBe(140_00);
  world.pass(HOUR);
  expect((await read()).paidOutTodayCents).toBe(140_00);
  world.pass(DAY);
  expect((await read()).paidOutTodayCents).toBe(0);
});
