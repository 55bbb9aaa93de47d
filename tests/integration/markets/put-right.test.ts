import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRM_MS } from '../../../domain/markets/market.ts';
import { voidBattle } from '../../../gateway/battles/ending/void-battle.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { report, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Seated, bet, betRow, fillFund, marketOf, openBattle, settleAll } from '../../support/market-steps.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { World } from '../../support/world.ts';

let world: World;
let senior: Actor;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world);
  senior = await world.player({ role: 'senior_moderator' });
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

/** A running battle on which somebody has $20 on the first player. */
async function betAndStart(): Promise<Seated & { readonly fan: Actor; readonly id: string }> {
  const battle = await openBattle(world);
  const fan = await world.player({ cents: 100_00 });
  const id = await bet(world, fan, battle, battle.first, 20_00);
  world.pass(FIRM_MS);
  await start(world, battle.first, battle.battleId);
  return { ...battle, fan, id };
}

async function voidIt(battleId: string): Promise<void> {
  await voidBattle(world.deps, senior, world.key(), { battleId, reason: 'The server was down for one of them.' });
  await settleAll(world);
}

it('a running battle that staff make void gives every bet back', async () => {
  const { battleId, fan, id } = await betAndStart();
  await voidIt(battleId);
  expect(await marketOf(world, battleId)).toMatchObject({ state: 'void', outcome: 'void', escrowCents: 0 });
  expect(await betRow(world, id)).toMatchObject({ state: 'void', paidCents: 20_00 });
  expect(await world.balance(fan)).toBe(100_00);
});

it('bets that were paid stand when staff make a completed battle void: only the players’ money is put right', async () => {
  const { battleId, first, second, fan, id } = await betAndStart();
  await report(world, first, battleId, 'won');
  await report(world, second, battleId, 'lost');
  await settleAll(world);
  const [paid, market, held] = [await betRow(world, id), await marketOf(world, battleId), await world.balance(fan)];
  expect(paid.state).toBe('won');
  await voidIt(battleId);
  expect(await world.battle(battleId)).toMatchObject({ winnerId: null });
  expect(await betRow(world, id)).toEqual(paid);
  expect(await marketOf(world, battleId)).toEqual(market);
  expect(await world.balance(fan)).toBe(held);
  expect([await world.balance(first), await world.balance(second)]).toEqual([100_00, 100_00]);
});
