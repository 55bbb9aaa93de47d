import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { removeMethod, setDefaultMethod } from '../../../gateway/wallet/withdrawals/change-method.ts';
import { receiveProviderEvent } from '../../../gateway/wallet/providers/receive-provider-event.ts';
import { readFunds } from '../../../gateway/wallet/read-funds.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { listMethods } from '../../../db/wallet/method.queries.ts';
import { activeBattle, report } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { addCard, addPayPal, decide, deposit, withdraw, withdrawalOf, workOff } from '../../support/payment-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
let moderator: Actor;
let one: Actor;
let other: Actor;
beforeAll(async () => {
  world = await World.open();
  moderator = await world.player({ role: 'moderator' });
  one = await world.player({ role: 'administrator' });
  other = await world.player({ role: 'administrator' });
});
afterAll(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

/** A verified player with money and a PayPal account that may be paid to. */
async function payee(cents: number, address?: string): Promise<string> {
  player = await world.player({ cents });
  return addPayPal(world, player, address);
}

describe('a withdrawal', () => {
  it('holds amount and fee at once, and pays out when staff approve (WA-12, AF-05, BC-08)', async () => {
    const method = await payee(100_00);
    const id = await withdraw(world, player, method, 40_00);
    expect(await world.balance(player)).toBe(57_50);
    expect((await readFunds(world.deps, player.userId)).holds).toEqual([
      { kind: 'withdrawal', id, title: 'Withdrawal', path: null, cents: 42_50 },
    ]);
    await decide(world, moderator, id, 'approve');
    await workOff(world);
    expect((await withdrawalOf(world, id)).status).toBe('paid');
    expect(await world.balance(player)).toBe(57_50);
    expect((await readFunds(world.deps, player.userId)).holds).toEqual([]);
  });

  it('comes back whole when staff reject it or the bank returns it, and may be asked for again that day', async () => {
    const method = await payee(1_050_00, 'fail@example.com');
    const rejected = await withdraw(world, player, method, 90_00);
    expect(await codeOf(decide(world, moderator, rejected, 'reject', ' '))).toBe('BAD_INPUT');
    await decide(world, moderator, rejected, 'hold');
    expect((await withdrawalOf(world, rejected)).status).toBe('processing');
    await decide(world, moderator, rejected, 'reject', 'The name differs');
    expect(await withdrawalOf(world, rejected)).toMatchObject({ status: 'rejected', reason: 'The name differs' });
    expect(await world.balance(player)).toBe(1_050_00);
    const returned = await withdraw(world, player, method, 90_00);
    await decide(world, moderator, returned, 'approve');
    await workOff(world);
    expect((await withdrawalOf(world, returned)).status).toBe('failed');
    expect(await world.balance(player)).toBe(1_050_00);
  });

  it('is paid once, however often it is decided and the provider speaks', async () => {
    const method = await payee(100_00);
    const id = await withdraw(world, player, method, 40_00);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(decide(world, moderator, id, 'approve'))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    await workOff(world);
    const ref = (await withdrawalOf(world, id)).providerRef ?? '';
    for (const status of ['paid', 'failed', 'paid'] as const) {
      await receiveProviderEvent(world.deps, 'sandbox', {
        id: `late-${status}-${id}`,
        kind: 'payout',
        ref,
        status,
        failure: null,
      });
    }
    expect((await withdrawalOf(world, id)).status).toBe('paid');
    expect(await world.balance(player)).toBe(57_50);
  });

  it('is decided by staff alone, and by nobody over the own money', async () => {
    const method = await payee(100_00);
    const id = await withdraw(world, player, method, 40_00);
    expect(await codeOf(decide(world, player, id, 'approve'))).toBe('FORBIDDEN');
    await world.pay(moderator, 100_00);
    const own = await withdraw(world, moderator, await addPayPal(world, moderator), 40_00);
    expect(await codeOf(decide(world, moderator, own, 'approve'))).toBe('OWN_MONEY');
    expect(await codeOf(decide(world, moderator, 'unknown', 'approve'))).toBe('NOT_FOUND');
  });

  it('needs two different administrators from the configured amount on', async () => {
    player = await world.player({ cents: 2_000_00, isVip: true });
    const method = await addPayPal(world, player);
    await world.configure('double_approval_from', '90');
    const id = await withdraw(world, player, method, 90_00);
    expect(await codeOf(decide(world, moderator, id, 'approve'))).toBe('FORBIDDEN');
    await decide(world, one, id, 'approve');
    expect((await withdrawalOf(world, id)).status).toBe('requested');
    expect(await codeOf(decide(world, one, id, 'approve'))).toBe('SECOND_ADMINISTRATOR');
    await decide(world, other, id, 'approve');
    expect((await withdrawalOf(world, id)).status).toBe('approved');
    await world.configure('double_approval_from', '1000');
    await workOff(world);
  });
});

describe('what may be withdrawn', () => {
  it('is $10 at least, to a verified method of the player’s own that has cooled for a day (BC-03)', async () => {
    const method = await payee(100_00);
    expect(await codeOf(withdraw(world, player, method, 9_99))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(await codeOf(withdraw(world, player, await addCard(world, player), 20_00))).toBe('METHOD_UNUSABLE');
    const stranger = await world.player();
    expect(await codeOf(withdraw(world, player, await addPayPal(world, stranger), 20_00))).toBe('NOT_FOUND');
    const young = await addPayPal(world, player, 'new@example.com');
    world.now -= HOUR;
    expect(await codeOf(withdraw(world, player, young, 20_00))).toBe('METHOD_COOLING');
    world.pass(HOUR);
    expect(await codeOf(withdraw(world, player, young, 20_00))).toBe('ok');
  });

  it('is not what was won within the last day: that can be staked, and withdrawn once the window has passed', async () => {
    const method = await payee(200_00);
    const rival = await world.player({ cents: 200_00 });
    const battle = await activeBattle(world, player, rival, 50_00);
    await report(world, rival, battle, 'lost');
    await report(world, player, battle, 'won');
    expect(await world.balance(player)).toBe(247_50);
    const { withdrawableCents, lockedCents, unlocksAt } = await readFunds(world.deps, player.userId);
    expect([withdrawableCents, lockedCents, unlocksAt]).toEqual([147_50, 100_00, world.now + DAY]);
    await withdraw(world, player, method, 95_00);
    expect(await codeOf(withdraw(world, player, method, 50_00))).toBe('FUNDS_LOCKED');
    world.pass(DAY + 1);
    expect(await codeOf(withdraw(world, player, method, 100_00))).toBe('ok');
  });

  it('is exactly what fits after fees, for 100 calls of $10 on $100 at once', async () => {
    const method = await payee(100_00);
    const codes = await Promise.all(Array.from({ length: 100 }, () => codeOf(withdraw(world, player, method, 10_00))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(8);
    expect(new Set(codes)).toEqual(new Set(['ok', 'INSUFFICIENT_FUNDS']));
    expect(await world.balance(player)).toBe(0);
  });

  it('is bounded by day and month of the tier, for calls at once (BC-07)', async () => {
    player = await world.player({ cents: 1_000_00, verification: 'unverified' });
    const method = await addPayPal(world, player);
    const day = async () => {
      const codes = await Promise.all(Array.from({ length: 10 }, () => codeOf(withdraw(world, player, method, 25_00))));
      world.pass(DAY);
      return codes.filter((code) => code === 'ok').length;
    };
    const days: number[] = [];
    for (let n = 0; n < 5; n++) days.push(await day());
    expect(days).toEqual([2, 2, 2, 2, 0]);
  });
});

describe('methods', () => {
  it('have exactly one default, whichever is set or removed at once (WA-17, WA-18)', async () => {
    player = await world.player({ cents: 100_00 });
    const ids = await Promise.all([1, 2, 3, 4].map((n) => addCard(world, player, `sandbox-success-${n}${n}${n}${n}`)));
    await Promise.all(ids.map((id) => setDefaultMethod(world.deps, player, id)));
    const defaults = async () => (await listMethods(world.db.read, player.userId)).filter((m) => m.isDefault);
    expect(await defaults()).toHaveLength(1);
    const [first] = await defaults();
    await removeMethod(world.deps, player, first?.id ?? '');
    expect(await defaults()).toHaveLength(1);
    expect(await listMethods(world.db.read, player.userId)).toHaveLength(3);
  });

  it('are the default only when they are verified (WA-17)', async () => {
    player = await world.player({ cents: 100_00 });
    const defaults = async () =>
      (await listMethods(world.db.read, player.userId)).filter((m) => m.isDefault).map((m) => m.id);
    const unverified = await addCard(world, player, 'sandbox-unverified');
    expect(await defaults()).toEqual([]);
    const verified = await addCard(world, player, 'sandbox-success-1111');
    expect(await defaults()).toEqual([verified]);
    expect(await codeOf(setDefaultMethod(world.deps, player, unverified))).toBe('METHOD_UNUSABLE');
    expect(await defaults()).toEqual([verified]);
    await removeMethod(world.deps, player, verified);
    expect(await defaults()).toEqual([]);
  });

  it('stay while money is on its way through them', async () => {
    const method = await payee(100_00);
    const id = await withdraw(world, player, method, 40_00);
    expect(await codeOf(removeMethod(world.deps, player, method))).toBe('METHOD_IN_USE');
    await decide(world, moderator, id, 'reject', 'No');
    expect(await codeOf(removeMethod(world.deps, player, method))).toBe('ok');
    const waiting = await addCard(world, player, 'sandbox-confirm');
    await deposit(world, player, waiting, 20_00);
    expect(await codeOf(removeMethod(world.deps, player, waiting))).toBe('METHOD_IN_USE');
    expect(await codeOf(removeMethod(world.deps, player, 'unknown'))).toBe('NOT_FOUND');
  });
});
