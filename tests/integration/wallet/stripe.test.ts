import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { reconcile } from '../../../gateway/wallet/reconcile.ts';
import { findViolations } from '../../support/invariants.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { StripeStandIn, stripeHook } from '../../support/stripe-stand-in.ts';

const SECRET = 'whsec_of_the_test';

const stripe = new StripeStandIn();
let gateway: HttpGateway;
let player: SignedIn;
let methodId: string;
beforeAll(async () => {
  const host = await stripe.open();
  gateway = await HttpGateway.open({
    env: { STRIPE_SECRET_KEY: 'sk_test_of_the_test', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_HOST: host },
  });
});
beforeEach(async () => {
  player = await gateway.player();
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(
    `mutation { addPaymentMethod(input: { kind: CREDIT, token: "stripe-checkout" }) { id } }`,
  );
  methodId = addPaymentMethod[0]?.id ?? '';
});
afterAll(async () => {
  expect(await findViolations(gateway.db.read, { isOrdered: false })).toEqual([]);
  await gateway.close();
  await stripe.close();
});

interface Deposit {
  readonly id: string;
  readonly status: string;
  readonly actionUrl: string | null;
}
const START = `mutation ($methodId: ID!) {
  startDeposit(input: { methodId: $methodId, amountCents: 5000 }) { id status actionUrl }
}`;
const start = async () => (await player.ask<{ startDeposit: Deposit }>(START, { methodId })).startDeposit;
const STATUS = `query ($id: ID!) { deposit(id: $id) { status } }`;
const statusOf = async (id: string) => (await player.ask<{ deposit: Deposit }>(STATUS, { id })).deposit.status;
const balance = async () =>
  (await player.ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }')).wallet.balanceCents;
const paid = () => ({ id: stripe.last.id, object: 'checkout.session', payment_status: 'paid', status: 'complete' });

/** Calls the webhook as Stripe does; answers the status. */
async function hook(type: string, object: object, told: { id?: string; at?: number; secret?: string } = {}) {
  const { id, at = gateway.deps.now(), secret = SECRET } = told;
  const { body, signature } = stripeHook(type, object, { id, at, secret });
  const answer = await gateway.visitor().send({
    method: 'POST',
    path: '/api/payments/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return answer.status;
}

describe('a deposit by Stripe', () => {
  it('sends the player to Stripe’s page, credits nothing before Stripe says so, and then once', async () => {
    const deposit = await start();
    const actionUrl = stripe.pageOf(stripe.last.id);
    expect(deposit).toMatchObject({ status: 'PENDING', actionUrl });
    const { key, form } = stripe.asked.at(-1) ?? { key: '', form: new URLSearchParams() };
    expect(key).toBe(deposit.id);
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe('5000');
    expect(form.get('client_reference_id')).toBe(deposit.id);
    expect(await balance()).toBe(0);
    for (let n = 0; n < 50; n++) {
      expect(await hook('checkout.session.completed', paid(), { id: 'evt_paid_once' })).toBe(200);
    }
    await hook('checkout.session.completed', paid());
    expect(await statusOf(deposit.id)).toBe('SUCCEEDED');
    expect(await balance()).toBe(50_00);
  });

  it('takes it back when the bank disputes the payment, whichever event comes first', async () => {
    const deposit = await start();
    const dispute = { id: 'dp_1', object: 'dispute', payment_intent: stripe.last.payment_intent };
    expect(await hook('charge.dispute.created', dispute)).toBe(200);
    await hook('checkout.session.completed', paid());
    expect(await statusOf(deposit.id)).toBe('CHARGED_BACK');
    expect(await balance()).toBe(0);
  });

  it('is given up by its player alone, and not once it was paid', async () => {
    const CANCEL = 'mutation ($id: ID!) { cancelDeposit(id: $id) { status failure } }';
    const left = await start();
    const stranger = await gateway.player();
    expect(await stranger.refusal(CANCEL, { id: left.id })).toMatchObject({ code: 'NOT_FOUND' });
    const { cancelDeposit } = await player.ask<{ cancelDeposit: unknown }>(CANCEL, { id: left.id });
    expect(cancelDeposit).toEqual({ status: 'FAILED', failure: 'You cancelled the payment' });
    expect(await player.refusal(CANCEL, { id: left.id })).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
    const { fundLimits } = await player.ask<{ fundLimits: { depositDay: { usedCents: number } } }>(
      '{ fundLimits { depositDay { usedCents } } }',
    );
    expect(fundLimits.depositDay.usedCents).toBe(0);

    const deposit = await start();
    Object.assign(stripe.last, { payment_status: 'paid', status: 'complete' });
    expect(await player.ask(CANCEL, { id: deposit.id })).toEqual({
      cancelDeposit: { status: 'SUCCEEDED', failure: null },
    });
    await hook('checkout.session.completed', paid());
    expect(await balance()).toBe(50_00);
  });

  it('fails when the page is left, and ignores what means nothing here', async () => {
    const deposit = await start();
    expect(await hook('customer.created', { id: 'cus_1', object: 'customer' })).toBe(200);
    expect(await statusOf(deposit.id)).toBe('PENDING');
    await hook('checkout.session.expired', { id: stripe.last.id, object: 'checkout.session' });
    expect(await statusOf(deposit.id)).toBe('FAILED');
  });

  it('listens to nobody without Stripe’s signature of the last 300 seconds', async () => {
    const deposit = await start();
    const now = gateway.deps.now();
    expect(await hook('checkout.session.completed', paid(), { secret: 'another secret' })).toBe(403);
    expect(await hook('checkout.session.completed', paid(), { at: now - 301 * SECOND })).toBe(403);
    const visitor = gateway.visitor();
    expect((await visitor.rest('POST', '/api/payments/webhooks/stripe', { id: 'evt', data: {} })).status).toBe(403);
    expect((await visitor.rest('POST', '/api/payments/webhooks/sandbox', {})).status).toBe(404);
    expect(await statusOf(deposit.id)).toBe('PENDING');
    expect(await hook('checkout.session.completed', paid(), { at: now - 299 * SECOND })).toBe(200);
  });

  it('is compared once a day with what Stripe says', async () => {
    const deposit = await start();
    Object.assign(stripe.last, { payment_status: 'paid', status: 'complete' });
    await reconcile(gateway.deps);
    const alerts = await listOpenAlerts(gateway.db.read, 10);
    const message = `deposit ${deposit.id} is pending here and succeeded at stripe`;
    expect(alerts.map((alert) => alert.message)).toContain(message);
    await hook('checkout.session.completed', paid());
  });
});

it.each([
  [{ STRIPE_SECRET_KEY: 'sk_x' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'STRIPE_SECRET_KEY'],
])('refuses the start with half of Stripe’s keys: %o', async (env, name) => {
  await expect(HttpGateway.open({ env })).rejects.toThrow(name);
});
