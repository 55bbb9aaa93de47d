import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import type { ProviderDepositStatus } from '../../../domain/wallet/payments.ts';
import { readDebt } from '../../../db/wallet/history.queries.ts';
import { readCounted } from '../../../db/wallet/money-day.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { answerSandboxBank, receiveProviderEvent } from '../../../gateway/wallet/providers/receive-provider-event.ts';
import { startDeposit } from '../../../gateway/wallet/deposits/start-deposit.ts';
import { create } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { addCard, deposit, depositOf, workOff } from '../../support/payment-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeAll(async () => {
  world = await World.open();
});
afterAll(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

/** A player with a card that behaves as told. */
async function payer(token?: string, verification: 'verified' | 'unverified' = 'verified') {
  player = await world.player({ verification });
  return addCard(world, player, token);
}

describe('a deposit', () => {
  it('credits the wallet at once when the provider takes it', async () => {
    const card = await payer();
    const id = await deposit(world, player, card, 50_00);
    expect((await depositOf(world, id)).status).toBe('succeeded');
    expect(await world.balance(player)).toBe(50_00);
  });

  it('changes no balance when it is declined, and says why', async () => {
    const card = await payer('sandbox-decline');
    const row = await depositOf(world, await deposit(world, player, card, 50_00));
    expect([row.status, row.failure]).toEqual(['failed', 'The card was declined']);
    expect(await world.balance(player)).toBe(0);
    expect(await readCounted(world.db.read, player.userId, '2026-01-05', 'deposits')).toEqual({
      dayCents: 0,
      monthCents: 0,
    });
  });

  it('credits a pending one when the provider says so later', async () => {
    const card = await payer('sandbox-pending');
    const id = await deposit(world, player, card, 50_00);
    expect((await depositOf(world, id)).status).toBe('pending');
    expect(await world.balance(player)).toBe(0);
    world.pass(5 * SECOND);
    await workOff(world);
    expect((await depositOf(world, id)).status).toBe('succeeded');
    expect(await world.balance(player)).toBe(50_00);
  });

  it('waits for the bank’s page, which its owner alone answers, once', async () => {
    const card = await payer('sandbox-confirm');
    const id = await deposit(world, player, card, 50_00);
    const { status, actionUrl } = await depositOf(world, id);
    expect([status, actionUrl]).toEqual(['pending', `/sandbox-bank/${id}`]);
    const other = await world.player();
    expect(await codeOf(answerSandboxBank(world.deps, other, id, true))).toBe('NOT_FOUND');
    await answerSandboxBank(world.deps, player, id, true);
    expect(await world.balance(player)).toBe(50_00);
    expect(await codeOf(answerSandboxBank(world.deps, player, id, false))).toBe('PAYMENT_NOT_WAITING');
    const refused = await deposit(world, player, card, 50_00);
    await answerSandboxBank(world.deps, player, refused, false);
    expect((await depositOf(world, refused)).status).toBe('failed');
  });

  it('that was charged back leaves what was spent as a debt, which the next one pays first', async () => {
    const card = await payer('sandbox-chargeback');
    const id = await deposit(world, player, card, 50_00);
    await create(world, player, { stakeCents: 20_00 });
    world.pass(60 * SECOND);
    await workOff(world);
    expect((await depositOf(world, id)).status).toBe('charged-back');
    expect(await world.balance(player)).toBe(0);
    expect(await readDebt(world.db.read, player.userId)).toBe(21_00);
    await deposit(world, player, await addCard(world, player), 45_00);
    expect(await world.balance(player)).toBe(24_00);
    expect(await readDebt(world.db.read, player.userId)).toBe(0);
  });

  it('is one for fifty calls with one key, and charges once', async () => {
    const card = await payer();
    const ids = await Promise.all(
      Array.from({ length: 50 }, () => deposit(world, player, card, 50_00, 'deposit-once')),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await world.balance(player)).toBe(50_00);
    expect(await codeOf(deposit(world, player, card, 60_00, 'deposit-once'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('ends alike for any order and repetition of the provider’s events', async () => {
    const statuses: ProviderDepositStatus[] = ['pending', 'failed', 'succeeded', 'charged-back'];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...statuses), { minLength: 1, maxLength: 8 }), async (told) => {
        const card = await payer('sandbox-confirm');
        const id = await deposit(world, player, card, 50_00);
        const ref = (await depositOf(world, id)).providerRef ?? '';
        await Promise.all(
          told.map((status) =>
            receiveProviderEvent(world.deps, 'sandbox', {
              id: `${id}-${status}`,
              kind: 'deposit',
              ref,
              status,
              failure: null,
            }),
          ),
        );
        const said = statuses.toReversed().find((status) => told.includes(status));
        expect((await depositOf(world, id)).status).toBe(said);
        expect(await world.balance(player)).toBe(said === 'succeeded' ? 50_00 : 0);
      }),
      { numRuns: 25, seed: 7 },
    );
  });
});

describe('the limits of deposits', () => {
  it('hold to the cent for a tier, a day and a month, for 40 calls at once (BC-06, WA-10)', async () => {
    const card = await payer(undefined, 'unverified');
    const codes = await Promise.all(Array.from({ length: 40 }, () => codeOf(deposit(world, player, card, 15_00))));
    expect(codes.filter((code) => code === 'ok')).toHaveLength(6);
    expect(codes.filter((code) => code === 'LIMIT_EXCEEDED')).toHaveLength(34);
    expect(await world.balance(player)).toBe(90_00);
    expect(await codeOf(deposit(world, player, card, 10_00))).toBe('ok');
  });

  it('refuse amounts out of bounds and methods that are not the player’s own or not verified (WA-09)', async () => {
    const card = await payer();
    const strange = await addCard(world, await world.player());
    const unproven = await addCard(world, player, 'sandbox-unverified');
    expect(await codeOf(deposit(world, player, card, 4_99))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(await codeOf(deposit(world, player, card, -50_00))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(await codeOf(deposit(world, player, card, 50_000_01))).toBe('AMOUNT_OUT_OF_BOUNDS');
    expect(await codeOf(deposit(world, player, strange, 50_00))).toBe('NOT_FOUND');
    expect(await codeOf(deposit(world, player, unproven, 50_00))).toBe('METHOD_UNUSABLE');
    expect(await codeOf(deposit(world, player, card, 100_01))).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect(await world.balance(player)).toBe(0);
  });
});

it('a provider that cannot be reached leaves the deposit open, and a job asks again', async () => {
  const card = await payer();
  const { deps } = world;
  let isDown = true;
  const payments = {
    ...deps.payments,
    charge: (...call: Parameters<typeof deps.payments.charge>) =>
      isDown ? Promise.reject(new Error('no connection')) : deps.payments.charge(...call),
  };
  const key = world.key();
  const input = { methodId: card, amountCents: 20_00, proof: null };
  await expect(startDeposit({ ...deps, payments }, player, key, input)).rejects.toThrow('no connection');
  expect(await world.balance(player)).toBe(0);
  isDown = false;
  world.pass(2 * 60 * SECOND);
  await workOff(world);
  expect(await world.balance(player)).toBe(20_00);
});
