import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSetting, lockSettings } from '../../../db/settings/setting.queries.ts';
import { setSettings } from '../../../gateway/admin/system/set-settings.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { followBattles } from '../../../gateway/markets/follow-battles.ts';
import { readMarketFund } from '../../../gateway/markets/desk/read-desk.ts';
import { holdHouse } from '../../../gateway/markets/desk/read-house.ts';
import { create, join } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { findViolations } from '../../support/invariants.ts';
import { bet, boardOf, fillFund, marketOf, openBattle, rate, settleAll } from '../../support/market-steps.ts';
import { overlap } from '../../support/overlap.ts';
import { World } from '../../support/world.ts';

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world, 60_000_00);
  admin = await world.player({ role: 'administrator' });
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

/** An administrator sets what the house dares. */
const set = (cap: string, win: string): Promise<void> =>
  setSettings(world.deps, admin, {
    changes: [
      { key: 'market_cap', value: cap },
      { key: 'market_win', value: win },
    ],
    reason: 'A new season.',
    proof: null,
  });

/** What two have agreed on. */
const agree = (cap: string, win: string): Promise<void> =>
  world.db.transact(async (tx) => {
    await changeSetting(tx, 'market_cap', cap);
    await changeSetting(tx, 'market_win', win);
  });

const daredOn = async (battleId: string) => {
  const { capCents, winCents } = await marketOf(world, battleId);
  return [capCents, winCents];
};

/** A battle with both seats taken, of which the markets have not heard yet. */
async function fill(battles = 20): Promise<string> {
  const [first, second] = [await world.player({ cents: 100_00 }), await world.player({ cents: 100_00 })];
  await rate(world, first);
  await rate(world, second, 25, battles);
  const battleId = await create(world, first);
  await join(world, second, battleId);
  return battleId;
}
const hear = (): Promise<unknown> => deliverEverything(world.deps, openLog('silent'), [followBattles]);

describe('what an administrator sets that the house dares', () => {
  it('is that of battles that take bets afterwards, half of it between players of fewer battles; one that takes them already keeps its own', async () => {
    const earlier = await openBattle(world);
    expect(await daredOn(earlier.battleId)).toEqual([500_00, 100_00]);
    await agree('1000', '40');
    const later = await openBattle(world);
    expect(await daredOn(later.battleId)).toEqual([1_000_00, 40_00]);
    const fewer = await fill(19);
    await settleAll(world);
    expect(await daredOn(fewer)).toEqual([500_00, 20_00]);
    expect(await daredOn(earlier.battleId)).toEqual([500_00, 100_00]);
    const fan = await world.player({ cents: 500_00 });
    const fullFrom = (battle: typeof earlier) =>
      bet(world, fan, battle, battle.first, 200_00).catch((error: unknown) => error);
    // 1.81 times $123 wins $99.63, 1.81 times $49 wins $39.69.
    expect(await fullFrom(earlier)).toMatchObject({ refusal: { code: 'MARKET_FULL', data: { mostCents: 123_00 } } });
    expect(await fullFrom(later)).toMatchObject({ refusal: { code: 'MARKET_FULL', data: { mostCents: 49_00 } } });
    await agree('500', '100');
  });

  it('opens nothing, and says so to players and staff, where the fund is too low for it', async () => {
    await agree('6000.01', '100');
    const battleId = await fill();
    await settleAll(world);
    expect(await boardOf(world, await world.player(), battleId)).toMatchObject({ market: null, reason: 'fund-low' });
    expect(await readMarketFund(world.db.read)).toMatchObject({
      capCents: 6_000_01,
      winCents: 100_00,
      leastCents: 60_000_10,
      lowCents: 144_000_24,
    });
    await set('6000', '100');
    const { battleId: half } = await openBattle(world);
    expect(await daredOn(half)).toEqual([3_000_00, 100_00]);
    await set('500', '100');
  });

  it('is heard of by a battle that opens for bets before it is committed, and waits for one that is opening', async () => {
    const battleId = await fill();
    const opened = await overlap(
      world,
      async (tx) => {
        await lockSettings(tx);
        await changeSetting(tx, 'market_cap', '800');
        await changeSetting(tx, 'market_win', '80');
      },
      hear,
    );
    expect(opened.status).toBe('fulfilled');
    expect(await daredOn(battleId)).toEqual([800_00, 80_00]);
    const changed = await overlap(world, holdHouse, () => set('500', '80'));
    expect(changed.status).toBe('fulfilled');
    expect(await daredOn((await openBattle(world)).battleId)).toEqual([500_00, 80_00]);
  });
});
