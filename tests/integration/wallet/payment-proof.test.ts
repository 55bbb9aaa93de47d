import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { findViolations } from '../../support/invariants.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { protect } from '../../support/second-factor.ts';

let gateway: HttpGateway;
beforeAll(async () => {
  gateway = await HttpGateway.open();
});
afterAll(async () => {
  expect(await findViolations(gateway.db.read, { isOrdered: false })).toEqual([]);
  await gateway.close();
});

const ADD = 'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id canPayOut } }';

/** A payment by its door; answers the code of its refusal, or 'ok'. */
async function pay(
  player: SignedIn,
  door: 'startDeposit' | 'requestWithdrawal',
  input: { methodId: string; amountCents: number; proof?: string },
): Promise<unknown> {
  const { errors } = await player.graphql(
    `mutation ($input: PaymentInput!, $key: String!) { ${door}(input: $input, idempotencyKey: $key) { id } }`,
    { input, key: gateway.deps.newId() },
  );
  return errors[0]?.extensions['code'] ?? 'ok';
}

it.each(['startDeposit', 'requestWithdrawal'] as const)(
  '%s above $100 asks for a second factor, which counts for one payment; up to $100 it asks for none (BC-11)',
  async (door) => {
    const { user } = await gateway.player({ cents: 900_00 });
    const before = await gateway.enter(user);
    await before.ask(ADD, { input: { kind: 'CREDIT', token: 'sandbox-success-4242' } });
    const { addPaymentMethod: methods } = await before.ask<{ addPaymentMethod: { id: string; canPayOut: boolean }[] }>(
      ADD,
      { input: { kind: 'PAYPAL', destination: 'p@players.example' } },
    );
    gateway.pass(2 * DAY);
    const player = await gateway.enter(user);
    const methodId = methods.find(({ canPayOut }) => canPayOut === (door === 'requestWithdrawal'))?.id ?? '';
    expect(await pay(player, door, { methodId, amountCents: 100_00 })).toBe('ok');
    expect(await pay(player, door, { methodId, amountCents: 100_01 })).toBe('TWO_FACTOR_SETUP_REQUIRED');
    const { phone } = await protect(gateway, player);
    expect(await pay(player, door, { methodId, amountCents: 100_01 })).toBe('TWO_FACTOR_REQUIRED');
    expect(await pay(player, door, { methodId, amountCents: 100_01, proof: phone.wrongCode() })).toBe('CODE_WRONG');
    const proof = phone.nextCode();
    expect(await pay(player, door, { methodId, amountCents: 100_01, proof })).toBe('ok');
    expect(await pay(player, door, { methodId, amountCents: 100_01, proof })).toBe('CODE_WRONG');
    expect(await pay(player, door, { methodId, amountCents: 20_00 })).toBe('ok');
  },
);
