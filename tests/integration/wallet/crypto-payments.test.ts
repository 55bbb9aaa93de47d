// @module-tag engines
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { changeFlag } from '../../../db/settings/flag.queries.ts';
import { readDeposit, readWithdrawal } from '../../../db/wallet/payment.queries.ts';
import { CRYPTO_NETWORKS, METHOD_KINDS, takesDeposits } from '../../../domain/wallet/methods.ts';
import { DAY } from '../../../domain/shared/time.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { decideWithdrawal } from '../../../gateway/wallet/withdrawals/decide-withdrawal.ts';
import { receiveProviderEvent } from '../../../gateway/wallet/providers/receive-provider-event.ts';
import { startDeposit } from '../../../gateway/wallet/deposits/start-deposit.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';

const FLAG = `mutation ($on: Boolean!) {
  setFeatureFlag(input: { id: "crypto-payments", enabled: $on, reason: "Tried out." }) { enabled }
}`;
const METHODS = '{ offeredMethodKinds paymentMethods { id kind isOffered isDefault } }';
const ADD = `mutation ($input: AddPaymentMethodInput!, $key: String!) {
  addPaymentMethod(input: $input, idempotencyKey: $key) { id }
}`;
const DEFAULT = 'mutation ($id: ID!) { setDefaultPaymentMethod(id: $id) { id } }';
const REMOVE = 'mutation ($id: ID!) { removePaymentMethod(id: $id) { id } }';
const PAY_IN = `mutation ($input: PaymentInput!, $key: String!) {
  startDeposit(input: $input, idempotencyKey: $key) { id status }
}`;
const PAY_OUT = `mutation ($input: PaymentInput!, $creator: Boolean!, $key: String!) {
  requestWithdrawal(input: $input, isCreatorPayout: $creator, idempotencyKey: $key) { id }
}`;

const ADDRESSES = {
  btc: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  eth: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  usdc: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  doge: 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L',
} as const;

let gate: HttpGateway;
/** On PostgreSQL another gateway on the same database. */
let second: HttpGateway;
let admin: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gate.databaseUrl }) : gate;
  admin = await gate.player({ role: 'administrator' });
});
beforeEach(() => setFlag(true));
afterAll(async () => {
  expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
  if (second !== gate) await second.close();
  await gate.close();
});

/** By a session of now: the clock moves by days. */
/** Off by one administrator; on again as two have it. */
const setFlag = async (on: boolean): Promise<unknown> =>
  on
    ? gate.db.transact((tx) => changeFlag(tx, 'crypto-payments', true, admin.user.id, gate.deps.now()))
    : (await gate.enter(admin.user)).ask(FLAG, { on });
const key = () => gate.deps.newId();
const actorOf = ({ user }: SignedIn): Actor => ({ ...user, userId: user.id, sessionId: 'none' });

const wallet = (network: keyof typeof ADDRESSES) => ({
  kind: 'CRYPTO',
  network: network.toUpperCase(),
  destination: ADDRESSES[network],
});
async function add(player: SignedIn, input: object): Promise<string> {
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(ADD, { input, key: key() });
  return addPaymentMethod.at(-1)?.id ?? '';
}
const methodsOf = (player: SignedIn) =>
  player.ask<{ offeredMethodKinds: string[]; paymentMethods: { id: string; isOffered: boolean }[] }>(METHODS);

/** A player with money, a coin's wallet and a PayPal account, both past their first day. */
async function holder() {
  const early = await gate.player({ cents: 200_00 });
  const [coin, payPal] = [await add(early, wallet('btc')), await add(early, { kind: 'PAYPAL', destination: 'a@b.de' })];
  gate.pass(DAY);
  return { player: await gate.enter(early.user), coin, payPal };
}

describe('crypto-payments (AS-12)', () => {
  it('is on at first, and every network can be added', async () => {
    const player = await gate.player();
    for (const network of CRYPTO_NETWORKS) await add(player, wallet(network));
    const { offeredMethodKinds, paymentMethods } = await methodsOf(player);
    expect(offeredMethodKinds).toEqual(METHOD_KINDS.filter(takesDeposits).map((kind) => kind.toUpperCase()));
    expect(paymentMethods.every(({ isOffered }) => isOffered)).toBe(true);
  });

  it('switched off is offered nowhere and refused at every door, while all other kinds go on', async () => {
    const { player, coin, payPal } = await holder();
    await setFlag(false);
    const { offeredMethodKinds, paymentMethods } = await methodsOf(player);
    expect(offeredMethodKinds).not.toContain('CRYPTO');
    expect(paymentMethods).toMatchObject([
      { id: coin, isOffered: false },
      { id: payPal, isOffered: true },
    ]);
    const input = { methodId: coin, amountCents: 20_00 };
    const off = { code: 'CRYPTO_OFF' };
    for (const network of CRYPTO_NETWORKS)
      expect(await player.refusal(ADD, { input: wallet(network), key: key() })).toMatchObject({
        ...off,
        field: 'kind',
      });
    expect(await player.refusal(DEFAULT, { id: coin })).toMatchObject(off);
    expect(await player.refusal(PAY_IN, { input, key: key() })).toMatchObject({ ...off, field: 'methodId' });
    expect(await player.refusal(PAY_OUT, { input, creator: false, key: key() })).toMatchObject(off);
    await player.ask(DEFAULT, { id: payPal });
    const other = { methodId: payPal, amountCents: 20_00 };
    await player.ask(PAY_IN, { input: other, key: key() });
    await player.ask(PAY_OUT, { input: other, creator: false, key: key() });
    await player.ask(REMOVE, { id: coin });
    await setFlag(true);
    await add(player, wallet('eth'));
  });

  it('lets what is under way end: a deposit that is paid later, and a withdrawal that staff approve', async () => {
    const { player, coin } = await holder();
    const actor = actorOf(player);
    const slow = {
      ...gate.deps,
      payments: {
        ...gate.deps.payments,
        charge: () =>
          Promise.resolve({ ref: `slow-${coin}`, status: 'pending', actionUrl: null, failure: null } as const),
      },
    };
    const amountCents = 20_00;
    const depositId = await startDeposit(slow, actor, key(), { methodId: coin, amountCents, proof: null });
    const input = { methodId: coin, amountCents };
    const asked = await player.ask<{ requestWithdrawal: { id: string } }>(PAY_OUT, {
      input,
      creator: false,
      key: key(),
    });
    await setFlag(false);
    const event = {
      id: `paid-${coin}`,
      kind: 'deposit',
      ref: `slow-${coin}`,
      status: 'succeeded',
      failure: null,
    } as const;
    await receiveProviderEvent(gate.deps, 'sandbox', event);
    expect((await readDeposit(gate.db.read, depositId))?.status).toBe('succeeded');
    const withdrawalId = asked.requestWithdrawal.id;
    const decision = { withdrawalId, action: 'approve', reason: 'Checked' } as const;
    await decideWithdrawal(gate.deps, actorOf(admin), key(), decision);
    const silent = openLog('silent');
    while (await workOnce(gate.deps, silent));
    expect((await readWithdrawal(gate.db.read, withdrawalId))?.status).toBe('paid');
  });

  it('holds on a second gateway from its very next answer on', async () => {
    const { player, coin } = await holder();
    const there = await second.enter(player.user);
    await methodsOf(there);
    await setFlag(false);
    const { offeredMethodKinds } = await methodsOf(there);
    expect(offeredMethodKinds).not.toContain('CRYPTO');
    const input = { methodId: coin, amountCents: 20_00 };
    expect(await there.refusal(PAY_IN, { input, key: key() })).toMatchObject({ code: 'CRYPTO_OFF' });
  });

  it('lets no payment begin that was not committed when switching it off was answered', async () => {
    const { player, coin } = await holder();
    let isOff = false;
    let late = 0;
    const payIn = async () => {
      const wasOff = isOff;
      const input = { methodId: coin, amountCents: 10_00 };
      const { errors } = await player.graphql(PAY_IN, { input, key: key() });
      if (errors.length === 0 && wasOff) late++;
    };
    const paying = Array.from({ length: 8 }, payIn);
    await setFlag(false).then(() => {
      isOff = true;
    });
    await Promise.all([...paying, payIn(), payIn()]);
    expect(late).toBe(0);
  });
});
