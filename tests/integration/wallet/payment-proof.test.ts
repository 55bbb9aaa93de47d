import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** A payment by its mutation; answers the code of its refusal, or 'ok'. */
async function pay(
  player: SignedIn,
  mutation: 'startDeposit' | 'requestWithdrawal',
  input: { methodId: string; amountCents: number; proof?: string },
): Promise<unknown> {
  const { errors } = await player.graphql(
    `mutation ($input: PaymentInput!, $key: String!) { ${mutation}(input: $input, idempotencyKey: $key) { id } }`,
    { input, key: gateway.deps.newId() },
  );
  return errors[0]?.extensions['code'] ?? 'ok';
}

it.each(['startDeposit', 'requestWithdrawal'] as const)(
  '%s above $100 asks for a second factor, which counts for one payment; up to $100 in a day asks for none (BC-11)',
  async (mutation) => {
    const { user } = await gateway.player({ cents: 900_00 });
    const before = await gateway.enter(user);
    await before.ask(ADD, { input: { kind: 'CREDIT', token: 'sandbox-success-4242' } });
    const { addPaymentMethod: methods } = await before.ask<{ addPaymentMethod: { id: string; canPayOut: boolean }[] }>(
      ADD,
      { input: { kind: 'PAYPAL', destination: 'p@players.example' } },
    );
    gateway.pass(2 * DAY);
    const player = await gateway.enter(user);
    const methodId = methods.find(({ canPayOut }) => canPayOut === (mutation === 'requestWithdrawal'))?.id ?? '';
    expect(await pay(player, mutation, { methodId, amountCents: 100_01 })).toBe('TWO_FACTOR_SETUP_REQUIRED');
    expect(await pay(player, mutation, { methodId, amountCents: 100_00 })).toBe('ok');
    expect(await pay(player, mutation, { methodId, amountCents: 10_00 })).toBe('TWO_FACTOR_SETUP_REQUIRED');
    const { phone } = await protect(gateway, player);
    expect(await pay(player, mutation, { methodId, amountCents: 100_01 })).toBe('TWO_FACTOR_REQUIRED');
    expect(await pay(player, mutation, { methodId, amountCents: 100_01, proof: phone.wrongCode() })).toBe('CODE_WRONG');
    const proof = phone.nextCode();
    expect(await pay(player, mutation, { methodId, amountCents: 100_01, proof })).toBe('ok');
    expect(await pay(player, mutation, { methodId, amountCents: 100_01, proof })).toBe('CODE_WRONG');
    expect(await pay(player, mutation, { methodId, amountCents: 20_00 }), 'what was confirmed counts').toBe(
      'TWO_FACTOR_REQUIRED',
    );
    gateway.pass(DAY);
    expect(await pay(await gateway.enter(user), mutation, { methodId, amountCents: 100_00 })).toBe('ok');
  },
);

describe('what is paid in 24 hours counts as one payment:', () => {
  /** A player with money, a card that pays in and an account that is paid out to. */
  async function payer(cents = 2_000_00) {
    const { user } = await gateway.player({ cents });
    const before = await gateway.enter(user);
    await before.ask(ADD, { input: { kind: 'CREDIT', token: 'sandbox-success-4242' } });
    const { addPaymentMethod: methods } = await before.ask<{ addPaymentMethod: { id: string; canPayOut: boolean }[] }>(
      ADD,
      { input: { kind: 'PAYPAL', destination: 'p@players.example' } },
    );
    gateway.pass(2 * DAY);
    const idOf = (out: boolean) => methods.find(({ canPayOut }) => canPayOut === out)?.id ?? '';
    return { user, player: await gateway.enter(user), card: idOf(false), account: idOf(true) };
  }
  const leftOf = async (player: SignedIn) =>
    (await player.ask<{ fundLimits: { secondFactorAboveCents: number } }>('{ fundLimits { secondFactorAboveCents } }'))
      .fundLimits.secondFactorAboveCents;

  it.each([
    ['nine withdrawals of $99', 'requestWithdrawal', 9, 99_00, 1],
    ['ten deposits of $100', 'startDeposit', 10, 100_00, 1],
    ['twenty deposits of $10', 'startDeposit', 20, 10_00, 10],
  ] as const)('of %s only the first $100 ask for no code', async (_what, mutation, times, amountCents, free) => {
    const { player, card, account } = await payer();
    const methodId = mutation === 'startDeposit' ? card : account;
    const codes: unknown[] = [];
    for (let n = 0; n < times; n++) codes.push(await pay(player, mutation, { methodId, amountCents }));
    expect(codes).toEqual(Array.from({ length: times }, (_, n) => (n < free ? 'ok' : 'TWO_FACTOR_SETUP_REQUIRED')));
    expect(await leftOf(player)).toBe(100_00 - free * amountCents);
  });

  it('of twelve at once too, by literals and by variables, in and out', async () => {
    const { player, card, account } = await payer();
    const key = () => gateway.deps.newId();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 === 0
          ? player.graphql(
              `mutation { startDeposit(input: { methodId: "${card}", amountCents: 4000 }, idempotencyKey: "${key()}") { id } }`,
            )
          : player.graphql(
              'mutation ($input: PaymentInput!, $key: String!) { requestWithdrawal(input: $input, idempotencyKey: $key) { id } }',
              { input: { methodId: account, amountCents: 40_00 }, key: key() },
            ),
      ),
    );
    const codes = answers.map(({ errors }) => String(errors[0]?.extensions['code'] ?? 'ok'));
    expect(codes.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
      ...Array.from({ length: 10 }, () => 'TWO_FACTOR_SETUP_REQUIRED'),
      'ok',
      'ok',
    ]);
  });

  it('the last 24 hours to the millisecond, and what came to nothing does not count', async () => {
    const { user, player, card } = await payer();
    const declined = (
      await player.ask<{ addPaymentMethod: { id: string; name: string }[] }>(
        'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id name } }',
        { input: { kind: 'CREDIT', token: 'sandbox-decline-1111' } },
      )
    ).addPaymentMethod.find(({ name }) => name.includes('1111'));
    expect(await pay(player, 'startDeposit', { methodId: declined?.id ?? '', amountCents: 100_00 })).toBe('ok');
    expect(await leftOf(player)).toBe(100_00);
    expect(await pay(player, 'startDeposit', { methodId: card, amountCents: 60_00 })).toBe('ok');
    gateway.pass(DAY - 1);
    const later = await gateway.enter(user);
    expect([await leftOf(later), await pay(later, 'startDeposit', { methodId: card, amountCents: 40_01 })]).toEqual([
      40_00,
      'TWO_FACTOR_SETUP_REQUIRED',
    ]);
    gateway.pass(1);
    expect([await leftOf(later), await pay(later, 'startDeposit', { methodId: card, amountCents: 100_00 })]).toEqual([
      100_00,
      'ok',
    ]);
  });
});
