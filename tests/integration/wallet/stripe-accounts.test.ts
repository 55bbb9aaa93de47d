import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Job, jobs } from '../../../db/jobs/job.table.ts';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { readWithdrawal } from '../../../db/wallet/payment.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { findUnmatchedPayments } from '../../../db/wallet/reconcile.queries.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { payWithdrawal } from '../../../gateway/wallet/withdrawals/settle-withdrawal.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { StripeStandIn, stripeHook } from '../../support/stripe-stand-in.ts';

const [OWN, OF_ACCOUNTS] = ['whsec_own', 'whsec_of_accounts'];

const stripe = new StripeStandIn();
const { accounts } = stripe;
let gate: HttpGateway;
let admin: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open({
    env: {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: OWN,
      STRIPE_ACCOUNTS_WEBHOOK_SECRET: OF_ACCOUNTS,
      STRIPE_HOST: await stripe.open(),
    },
  });
});
beforeEach(async () => {
  admin = await gate.player({ role: 'administrator' });
  accounts.payoutsEnd = null;
});
afterAll(async () => {
  expect(await findUnmatchedPayments(gate.db.read)).toEqual([]);
  expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
  await gate.close();
  await stripe.close();
});

const START = 'mutation { startPayoutAccount { url } }';
const METHODS = '{ offeredMethodKinds paymentMethods { id kind isVerified canPayOut details } }';
const WITHDRAW = `mutation ($methodId: ID!) {
  requestWithdrawal(input: { methodId: $methodId, amountCents: 6000 }) { id }
}`;
const DEPOSIT = 'mutation ($methodId: ID!) { startDeposit(input: { methodId: $methodId, amountCents: 6000 }) { id } }';
const DEFAULT = 'mutation ($methodId: ID!) { setDefaultPaymentMethod(id: $methodId) { id } }';
const APPROVE =
  'mutation ($id: ID!) { decideWithdrawal(input: { withdrawalId: $id, action: APPROVE }) { isManual payoutEnds } }';

interface Methods {
  readonly offeredMethodKinds: readonly string[];
  readonly paymentMethods: readonly { readonly id: string; readonly kind: string; readonly isVerified: boolean }[];
}
const ownMethod = async (player: SignedIn) =>
  (await player.ask<Methods>(METHODS)).paymentMethods.find(({ kind }) => kind === 'STRIPE');

interface Told {
  readonly account?: string | undefined;
  readonly secret?: string;
}
/** Calls the webhook as Stripe does; answers the status. */
async function hook(type: string, object: object, { account, secret = OF_ACCOUNTS }: Told = {}): Promise<number> {
  const { body, signature } = stripeHook(type, object, { account, secret, at: gate.deps.now() });
  const { status } = await gate.visitor().send({
    method: 'POST',
    path: '/api/payments/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  return status;
}

/** A player whose account Stripe pays out to, and which has cooled. */
async function payee(): Promise<{ player: SignedIn; account: string; methodId: string }> {
  const { user } = await gate.player({ cents: 300_00 });
  let player = await gate.enter(user);
  await player.ask(START);
  const account = accounts.accounts.at(-1);
  if (!account) throw new Error('no account was opened');
  account['payouts_enabled'] = true;
  expect(await hook('account.updated', account, { account: account.id })).toBe(200);
  gate.pass(DAY);
  player = await gate.enter(user);
  admin = await gate.enter(admin.user);
  return { player, account: account.id, methodId: (await ownMethod(player))?.id ?? '' };
}
const silent = openLog('silent');
const workOff = async (): Promise<void> => {
  while (await workOnce(gate.deps, silent));
};
async function approved(player: SignedIn, methodId: string): Promise<string> {
  const { requestWithdrawal } = await player.ask<{ requestWithdrawal: { id: string } }>(WITHDRAW, { methodId });
  await admin.ask(APPROVE, { id: requestWithdrawal.id });
  return requestWithdrawal.id;
}
const stateOf = async (player: SignedIn, id: string) => [
  (await readWithdrawal(gate.db.read, id))?.status,
  await readBalance(gate.db.read, player.user.id, 'USD'),
];
const transferFor = (id: string) => accounts.transfers.filter((one) => one['transfer_group'] === id);
const payoutFor = (id: string) =>
  accounts.payouts.filter(({ metadata }) => {
    const { transfer } = metadata as { transfer: string };
    return transferFor(id).some((one) => one.id === transfer);
  });

describe('an account at Stripe', () => {
  it('is opened once for two at once, is verified when Stripe pays out to it, and takes no deposits', async () => {
    const { user } = await gate.player();
    const player = await gate.enter(user);
    expect((await player.ask<Methods>(METHODS)).offeredMethodKinds).toContain('STRIPE');
    const before = accounts.accounts.length;
    const pages = await Promise.all([player.ask(START), player.ask(START), player.ask(START)]);
    const account = accounts.accounts.at(-1);
    const url = `https://connect.stripe.example/${account?.id}`;
    expect(new Set(pages.map((page) => JSON.stringify(page)))).toEqual(
      new Set([JSON.stringify({ startPayoutAccount: { url } })]),
    );
    expect(accounts.accounts).toHaveLength(before + 1);
    expect((await player.ask<Methods>(METHODS)).paymentMethods).toHaveLength(1);
    const methodId = (await ownMethod(player))?.id;
    expect(await ownMethod(player)).toMatchObject({ isVerified: false, canPayOut: true });
    expect(await player.refusal(WITHDRAW, { methodId })).toMatchObject({ code: 'METHOD_UNUSABLE' });
    if (account) account['payouts_enabled'] = true;
    await hook('account.updated', { id: account?.id }, { account: account?.id });
    expect(await ownMethod(player)).toMatchObject({ isVerified: true });
    expect(await player.refusal(DEPOSIT, { methodId })).toMatchObject({ code: 'METHOD_UNUSABLE' });
    expect(await player.refusal(DEFAULT, { methodId })).toMatchObject({ code: 'METHOD_UNUSABLE' });
    // An older word, told later, says what is so now.
    if (account) account['payouts_enabled'] = false;
    await hook('account.updated', { id: account?.id, payouts_enabled: true }, { account: account?.id });
    expect(await ownMethod(player)).toMatchObject({ isVerified: false });
    if (account) account['payouts_enabled'] = true;
    await player.ask(START);
    expect(await ownMethod(player)).toMatchObject({ isVerified: true });
  });

  it('is nobody’s to name, and is not there without the secret of its webhook', async () => {
    const player = await gate.player();
    expect(
      await player.refusal(
        'mutation { addPaymentMethod(input: { kind: STRIPE, destination: "acct_somebodys" }) { id } }',
        {},
      ),
    ).toMatchObject({ code: 'BAD_INPUT', field: 'destination' });
    const without = await HttpGateway.open({ env: { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: OWN } });
    const other = await without.player();
    expect((await other.ask<Methods>(METHODS)).offeredMethodKinds).not.toContain('STRIPE');
    expect(await other.refusal(START, {})).toMatchObject({ code: 'METHOD_UNUSABLE' });
    await without.close();
    await expect(HttpGateway.open({ env: { STRIPE_ACCOUNTS_WEBHOOK_SECRET: 'x' } })).rejects.toThrow(
      'STRIPE_SECRET_KEY',
    );
  });
});

describe('a payout to an account at Stripe', () => {
  it('goes by itself, is paid when Stripe says so and not before, and takes nobody’s hand', async () => {
    const { player, account, methodId } = await payee();
    const id = await approved(player, methodId);
    await workOff();
    expect(transferFor(id)).toMatchObject([{ amount: 60_00, destination: account }]);
    expect(payoutFor(id)).toMatchObject([{ amount: 60_00, account }]);
    expect(await stateOf(player, id)).toEqual(['approved', 300_00 - 62_50]);
    expect(await admin.ask('{ staffDesk { payoutsToSend } }')).toEqual({ staffDesk: { payoutsToSend: 0 } });
    const [payout] = payoutFor(id);
    for (let n = 0; n < 5; n++) expect(await hook('payout.paid', payout ?? {}, { account })).toBe(200);
    expect(await stateOf(player, id)).toEqual(['paid', 300_00 - 62_50]);
  });

  it('pays once, wherever the process dies and whenever Stripe has forgotten the keys', async () => {
    const { player, account, methodId } = await payee();
    const id = await approved(player, methodId);
    const [job] = await gate.db.read
      .select()
      .from(jobs)
      .where(eq(jobs.uniqueKey, `withdrawal.pay:${id}`));
    const order = {
      withdrawalId: id,
      amountCents: 60_00,
      method: { kind: 'stripe', token: '', destination: account, network: null },
    } as const;
    // The line breaks between the transfer and the payout, then the process dies before it has noted the payout.
    accounts.payoutsEnd = 'api_error';
    await expect(payWithdrawal(gate.deps, job as Job<'withdrawal.pay'>)).rejects.toThrow('No payout');
    expect([transferFor(id), payoutFor(id)].map(({ length }) => length)).toEqual([1, 0]);
    accounts.payoutsEnd = null;
    accounts.forgetKeys();
    await gate.deps.payments.payOut(gate.deps, order);
    // Stripe is faster than the note: it is asked to say it again.
    expect(await hook('payout.paid', payoutFor(id)[0] ?? {}, { account })).toBe(404);
    accounts.forgetKeys();
    await gate.deps.payments.payOut(gate.deps, order);
    accounts.forgetKeys();
    await workOff();
    expect([transferFor(id), payoutFor(id)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await hook('payout.paid', payoutFor(id)[0] ?? {}, { account })).toBe(200);
    expect(await stateOf(player, id)).toEqual(['paid', 300_00 - 62_50]);
  });

  it('that does not arrive is taken back from the account, and is in the wallet once', async () => {
    for (const types of [['payout.failed'], ['payout.paid', 'payout.failed'], ['payout.canceled', 'payout.paid']]) {
      const { player, account, methodId } = await payee();
      const id = await approved(player, methodId);
      await workOff();
      const [[payout], [transfer]] = [payoutFor(id), transferFor(id)];
      for (const type of [...types, ...types]) await hook(type, payout ?? {}, { account });
      expect(transfer, types.join(' ')).toMatchObject({ reversed: true });
      expect(await hook('transfer.reversed', transfer ?? {}, { secret: OWN })).toBe(200);
      expect(await stateOf(player, id)).toEqual(['failed', 300_00]);
    }
  });

  it('that Stripe refuses is taken back at once', async () => {
    const { player, methodId } = await payee();
    const id = await approved(player, methodId);
    accounts.payoutsEnd = 'invalid_request_error';
    await workOff();
    expect(transferFor(id)).toMatchObject([{ reversed: true }]);
    expect(payoutFor(id)).toEqual([]);
    expect(await stateOf(player, id)).toEqual(['failed', 300_00]);
  });

  it('that is reversed in Stripe’s dashboard comes back, a part of it does not', async () => {
    const { player, account, methodId } = await payee();
    const id = await approved(player, methodId);
    await workOff();
    await hook('payout.paid', payoutFor(id)[0] ?? {}, { account });
    const [transfer] = transferFor(id);
    await hook('transfer.reversed', { ...transfer, reversed: false, amount_reversed: 10_00 }, { secret: OWN });
    expect(await stateOf(player, id)).toEqual(['paid', 300_00 - 62_50]);
    const alerts = await listOpenAlerts(gate.db.read, 100);
    expect(alerts.map(({ message }) => message)).toContain(
      `withdrawal ${id} of 6000 cents is paid, stripe says returned of 1000`,
    );
    await hook('transfer.reversed', { ...transfer, reversed: true }, { secret: OWN });
    expect(await stateOf(player, id)).toEqual(['failed', 300_00]);
  });

  it('is told of by its own webhook alone, and by nobody else’s account', async () => {
    const stranger = await payee();
    const { player, account, methodId } = await payee();
    const id = await approved(player, methodId);
    await workOff();
    const payout = payoutFor(id)[0] ?? {};
    expect(await hook('payout.paid', payout, { account, secret: OWN })).toBe(403);
    expect(await hook('payout.paid', payout, { account, secret: 'another' })).toBe(403);
    expect(await hook('payout.paid', payout)).toBe(403);
    expect(await hook('checkout.session.completed', { id: 'cs_1', payment_status: 'paid' })).toBe(403);
    expect(await hook('payout.failed', payout, { account: stranger.account })).toBe(200);
    expect(await hook('payout.failed', { ...payout, amount: 1 }, { account })).toBe(200);
    expect(await hook('payout.failed', { ...payout, metadata: {} }, { account })).toBe(200);
    expect(transferFor(id)).toMatchObject([{ reversed: false }]);
    expect(await stateOf(player, id)).toEqual(['approved', 300_00 - 62_50]);
    await hook('payout.paid', payout, { account });
  });
});
