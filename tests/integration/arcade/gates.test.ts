import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { readFreeMoney } from '../../../db/wallet/free-money.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import type { EnterArcadeInput } from '../../../gateway/arcade/runs/enter-arcade.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { setPlayLimit } from '../../../gateway/wallet/limits/set-play-limit.ts';
import { startPause } from '../../../gateway/wallet/limits/start-pause.ts';
import { PRACTICE, coinPlayer, enter, playTicket } from '../../support/arcade-steps.ts';
import { PURSE, cashPlayer, switchCash } from '../../support/cash-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { World, codeOf } from '../../support/world.ts';

const COINS: EnterArcadeInput = { ...PRACTICE, mode: 'skill', entry: 200 };
/** Each test has an entry of its own, so that nobody meets the players of another. */
const cash = (entry: number): EnterArcadeInput => ({ ...PRACTICE, mode: 'skill', currency: 'USD', entry });

let world: World;
let admin: Actor;
beforeAll(async () => {
  world = await World.open();
  admin = await world.player({ role: 'administrator' });
  await switchCash(world, admin, true);
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
});
afterAll(() => world.close());

const coins = ({ userId }: Actor): Promise<number> => readBalance(world.db.read, userId, 'BC');

describe('an entry of the arcade', () => {
  it('counts as a stake to the limit that a player has set, to the cent, and a refusal moves nothing', async () => {
    const actor = await cashPlayer(world);
    await setPlayLimit(world.deps, actor, { kind: 'stake', period: 'day', cents: 9_99 });
    expect(await codeOf(enter(world, actor, cash(10_00)))).toBe('PLAY_LIMIT_REACHED');
    expect(await world.balance(actor)).toBe(PURSE);
    await setPlayLimit(world.deps, actor, { kind: 'stake', period: 'week', cents: 20_00 });
    expect(await codeOf(enter(world, actor, cash(5_00)))).toBe('ok');
  });

  it('for BattleCoin is no stake of money to that limit', async () => {
    const actor = await coinPlayer(world, 1_000);
    await setPlayLimit(world.deps, actor, { kind: 'stake', period: 'day', cents: 1_00 });
    expect(await codeOf(enter(world, actor, COINS))).toBe('ok');
  });

  it('is refused in a break, for coins and for money, and practice is not', async () => {
    const actor = await cashPlayer(world);
    await startPause(world.deps, actor, { kind: 'cool-off', length: 1 });
    const before = [await world.balance(actor), await coins(actor)];
    for (const terms of [COINS, cash(15_00)]) expect(await codeOf(enter(world, actor, terms))).toBe('PLAY_PAUSED');
    expect([await world.balance(actor), await coins(actor)]).toEqual(before);
    expect(await codeOf(enter(world, actor, PRACTICE))).toBe('ok');
    world.pass(DAY);
    expect(await codeOf(enter(world, actor, COINS))).toBe('ok');
  });

  it('for coins is refused while battlecoin-redemption is off, and for money it is not', async () => {
    const actor = await cashPlayer(world);
    const redemption = (isOn: boolean) =>
      world.db.transact((tx) => changeFlag(tx, 'battlecoin-redemption', isOn, admin.userId, world.now));
    const before = await coins(actor);
    await redemption(false);
    for (const mode of ['skill', 'battle'] as const)
      expect(await codeOf(enter(world, actor, { ...COINS, mode }))).toBe('REDEMPTION_OFF');
    expect(await coins(actor)).toBe(before);
    expect(await codeOf(enter(world, actor, cash(20_00)))).toBe('ok');
    await redemption(true);
  });
});

it('what was won for money cannot be withdrawn for 24 hours, and can be staked at once (C-12)', async () => {
  const [one, other] = [await cashPlayer(world), await cashPlayer(world)];
  const [own, second] = [await enter(world, one, cash(25_00)), await enter(world, other, cash(25_00))];
  await playTicket(world, one, own, 1.6);
  await playTicket(world, other, second, 0.6);
  const balance = await world.balance(one);
  expect(balance).toBe(PURSE + 25_00 - 1_25);
  const free = async () => readFreeMoney(world.db.read, one.userId, await world.balance(one), world.now);
  expect((await free()).withdrawableCents).toBe(balance - 50_00);
  expect(await codeOf(enter(world, one, cash(30_00)))).toBe('ok');
  world.pass(DAY);
  expect(await free()).toMatchObject({ lockedCents: 0, withdrawableCents: await world.balance(one) });
});
