import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNextBoard } from '../../../gateway/markets/read-board.ts';
import { suspendMarket } from '../../../gateway/markets/desk/suspend-market.ts';
import { start } from '../../support/battle-steps.ts';
import { bet, fillFund, marketOf, openBattle } from '../../support/market-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
  await fillFund(world);
});
afterEach(() => world.close());

const nextFor = async ({ userId }: { readonly userId: string }): Promise<string | null> =>
  (await readNextBoard(world.deps, world.db.read, userId))?.contestId ?? null;

it('shows the open market that closes soonest, whatever is staked, and the next one once it has closed (HZ-03)', async () => {
  const fan = await world.player({ cents: 500_00 });
  expect(await nextFor(fan)).toBeNull();
  const first = await openBattle(world);
  world.pass(1);
  const second = await openBattle(world);
  expect(await nextFor(fan)).toBe(first.battleId);
  await bet(world, fan, second, second.first, 10_00);
  expect(await nextFor(fan)).toBe(first.battleId);
  expect(await nextFor(first.first), 'who plays it').toBe(second.battleId);
  await start(world, first.first, first.battleId);
  await start(world, first.second, first.battleId).catch(() => undefined);
  expect(await nextFor(fan)).toBe(second.battleId);
});

it('shows the same one of two that close at the same instant, whoever asks (HZ-03)', async () => {
  const [fan, other] = [await world.player(), await world.player()];
  const ids = [(await openBattle(world)).battleId, (await openBattle(world)).battleId].toSorted();
  expect([await nextFor(fan), await nextFor(other), await nextFor(fan)]).toEqual([ids[0], ids[0], ids[0]]);
});

it('shows nobody a match of their own, none that has begun, and none on which staff hold bets (HZ-03)', async () => {
  const fan = await world.player({ cents: 500_00 });
  const only = await openBattle(world);
  expect(await nextFor(fan)).toBe(only.battleId);
  expect(await nextFor(only.first)).toBeNull();
  expect(await nextFor(only.second)).toBeNull();
  await start(world, only.first, only.battleId);
  await start(world, only.second, only.battleId).catch(() => undefined);
  expect(await nextFor(fan)).toBeNull();

  const held = await openBattle(world);
  expect(await nextFor(fan)).toBe(held.battleId);
  const staff = await world.player({ role: 'moderator' });
  const { id } = await marketOf(world, held.battleId);
  await suspendMarket(world.deps, staff, { marketId: id, isSuspended: true, reason: 'News about the battle.' });
  expect(await nextFor(fan)).toBeNull();
});
