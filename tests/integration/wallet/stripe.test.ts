import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, SECOND } from '../../../domain/shared/time.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { reconcile } from '../../../gateway/wallet/providers/reconcile.ts';
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
const enter = async (): Promise<void> => {
  player = await gateway.player();
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(
    `mutation { addPaymentMethod(input: { kind: CREDIT, token: "stripe-checkout" }) { id } }`,
  );
  methodId = addPaymentMethod[0]?.id ?? '';
};
beforeEach(async () => {
  await gateway.setting('session_timeout', '999999999');
  await enter();
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

  it('is marked as ours, and nothing of another product on the account is kept, refused or alerted', async () => {
    const deposit = await start();
    expect(stripe.last.metadata).toEqual({ gauntlet: gateway.deps.config.publicUrl });
    const before = await gateway.contents();
    const foreign = { id: 'cs_of_a_shop', object: 'checkout.session', client_reference_id: 'order-1' };
    for (const [type, object] of [
      ['checkout.session.completed', { ...foreign, payment_status: 'paid', status: 'complete' }],
      ['checkout.session.expired', { ...foreign, metadata: { gauntlet: 'https://another.example' } }],
      ['checkout.session.async_payment_failed', { ...foreign, metadata: {} }],
      ['charge.dispute.created', { id: 'dp_x', payment_intent: 'pi_of_a_shop', amount: 900, status: 'lost' }],
      ['charge.refunded', { id: 'ch_x', payment_intent: null, amount_refunded: 900 }],
      ['transfer.reversed', { id: 'tr_x', transfer_group: 'ORDER_1', reversed: true }],
    ] as const)
      expect(await hook(type, object)).toBe(200);
    expect(await gateway.contents()).toBe(before);
    const marked = { ...foreign, metadata: { gauntlet: gateway.deps.config.publicUrl } };
    expect(await hook('checkout.session.expired', marked)).toBe(404);
    expect(await statusOf(deposit.id)).toBe('PENDING');
  });

  describe('of which something is taken back', () => {
    interface Seen {
      readonly status: string;
      readonly takenBackCents: number;
    }
    const seen = async (id: string) =>
      (await player.ask<{ deposit: Seen }>('query ($id: ID!) { deposit(id: $id) { status takenBackCents } }', { id }))
        .deposit;
    const credited = async (): Promise<string> => {
      const { id } = await start();
      await hook('checkout.session.completed', paid());
      return id;
    };
    const dispute = (status: string, more: object = {}) => ({
      id: `dp_of_${stripe.last.id}`,
      object: 'dispute',
      payment_intent: stripe.last.payment_intent,
      amount: 10_00,
      status,
      ...more,
    });
    const refunded = (cents: number) => ({
      id: `ch_of_${stripe.last.payment_intent}`,
      object: 'charge',
      payment_intent: stripe.last.payment_intent,
      amount: 50_00,
      amount_refunded: cents,
    });
    type Told = readonly [type: string, object: object];
    const ORDERS = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [1, 3, 0, 2],
      [2, 0, 3, 1],
    ];
    const tell = async (told: readonly Told[]) => {
      for (const [type, object] of told) expect(await hook(type, object)).toBe(200);
    };

    it('loses nothing by an inquiry, what is disputed by a dispute, and has it again when that is won', async () => {
      const id = await credited();
      await tell([['charge.dispute.created', dispute('warning_needs_response')]]);
      expect([await seen(id), await balance()]).toEqual([{ status: 'SUCCEEDED', takenBackCents: 0 }, 50_00]);
      await tell([['charge.dispute.updated', dispute('needs_response')]]);
      expect([await seen(id), await balance()]).toEqual([{ status: 'CHARGED_BACK', takenBackCents: 10_00 }, 40_00]);
      await tell([['charge.dispute.closed', dispute('won')]]);
      expect([await seen(id), await balance()]).toEqual([{ status: 'SUCCEEDED', takenBackCents: 0 }, 50_00]);
    });

    it('comes to the same in four orders of its events, each told twice', async () => {
      const moves = (...amounts: readonly number[]) => ({
        balance_transactions: amounts.map((amount) => ({ amount })),
      });
      const cases: readonly (readonly [told: () => readonly Told[], takenBackCents: number])[] = [
        [
          () => [
            ['charge.dispute.created', dispute('needs_response')],
            ['charge.dispute.funds_reinstated', dispute('under_review')],
            ['charge.dispute.closed', dispute('won')],
          ],
          0,
        ],
        [
          () => [
            ['charge.dispute.created', dispute('warning_needs_response', moves())],
            ['charge.dispute.funds_withdrawn', dispute('needs_response', moves(-10_00))],
            ['charge.dispute.funds_reinstated', dispute('won', moves(-10_00, 4_00))],
          ],
          6_00,
        ],
        [
          () => [
            ['charge.refunded', refunded(5_00)],
            ['charge.refunded', refunded(12_00)],
            ['charge.dispute.closed', dispute('lost')],
          ],
          22_00,
        ],
      ];
      for (const [told, takenBackCents] of cases) {
        for (const order of ORDERS) {
          // A day has its limit for each player.
          await enter();
          const { id } = await start();
          const all: readonly Told[] = [['checkout.session.completed', paid()], ...told()];
          await tell(order.flatMap((n) => [all[n] as Told, all[n] as Told]));
          const status = takenBackCents > 0 ? 'CHARGED_BACK' : 'SUCCEEDED';
          expect(await seen(id)).toEqual({ status, takenBackCents });
          expect(await balance()).toBe(50_00 - takenBackCents);
        }
      }
    });

    it('leaves a debt where it was played away, which is paid first when it comes back', async () => {
      const id = await credited();
      await gateway.pay(player.user.id, -45_00);
      await tell([['charge.refunded', refunded(50_00)]]);
      expect(await balance()).toBe(0);
      stripe.reversed.push({ payment_intent: stripe.last.payment_intent, amount_refunded: 0 });
      gateway.pass(SECOND);
      await tell([['refund.failed', { id: 're_1', object: 'refund', status: 'failed', charge: refunded(0).id }]]);
      expect([await seen(id), await balance()]).toEqual([{ status: 'SUCCEEDED', takenBackCents: 0 }, 5_00]);
    });

    it('is an alert beyond the deposit, and where Stripe’s charges say another total, and none where they say the same', async () => {
      const id = await credited();
      const about = async () =>
        (await listOpenAlerts(gateway.db.read, 100))
          .filter(({ message }) => message.includes(id))
          .map(({ message }) => message);
      Object.assign(stripe.last, { payment_status: 'paid', status: 'complete' });
      const { payment_intent } = stripe.last;
      stripe.reversed.push({
        payment_intent,
        amount_refunded: 20_00,
        dispute: { id: 'dp_2', amount: 10_00, status: 'lost' },
      });
      gateway.pass(10 * DAY);
      await reconcile(gateway.deps);
      expect(await about()).toEqual([`of deposit ${id}, 0 cents were taken back here and 3000 at stripe`]);
      await tell([
        ['charge.refunded', refunded(20_00)],
        ['charge.dispute.closed', dispute('lost')],
      ]);
      const known = await about();
      await reconcile(gateway.deps);
      expect(await about()).toEqual(known);
      await tell([['charge.dispute.closed', dispute('lost', { id: 'dp_3', amount: 45_00 })]]);
      expect(await seen(id)).toEqual({ status: 'CHARGED_BACK', takenBackCents: 50_00 });
      expect(await about()).toContain(`deposit ${id} was of 5000 cents, stripe took back 7500`);
    });
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
