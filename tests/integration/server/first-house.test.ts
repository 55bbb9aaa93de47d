// @module-tag full
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFund } from '../../../db/wallet/index.ts';
import { verifyBooks } from '../../../gateway/server/work/verify-books.ts';
import { DAY, HOUR, MINUTE, utcDay } from '../../../domain/shared/time.ts';
import { RATED_BATTLES } from '../../../domain/markets/odds.ts';
import { FIRM_MS } from '../../../domain/markets/market.ts';
import { makeAdministrator } from '../../../gateway/admin/people/make-administrator.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { firmBets } from '../../../gateway/markets/desk/firm-bets.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { deliverEverything } from '../../support/deliver.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway, PASSWORD } from '../../support/http-gateway.ts';
import { CONFIRM, type Phone, pendingProofFor, protect } from '../../support/second-factor.ts';
import { StripeStandIn, stripeHook } from '../../support/stripe-stand-in.ts';
import { SIGN_IN, VERIFY, codeFor, formOf, register } from '../../support/visitor.ts';

/** The way of `docs/first-house.md`, from an empty database to the first payout, with the clock given. */

const HOOK = 'whsec_of_the_house';
const stripe = new StripeStandIn();
let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({
    env: {
      PUBLIC_URL: 'https://play.example',
      TRUST_PROXY: '1',
      STRIPE_SECRET_KEY: 'sk_test_of_the_house',
      STRIPE_WEBHOOK_SECRET: HOOK,
      STRIPE_HOST: await stripe.open(),
    },
  });
});
afterAll(async () => {
  expect(await gate.db.snapshot(verifyBooks)).toEqual([]);
  await gate.close();
  await stripe.close();
});

const log = openLog('silent');
async function work(): Promise<void> {
  await deliverEverything(gate.deps, log);
  while (await workOnce(gate.deps, log));
  await deliverEverything(gate.deps, log);
}

interface Person {
  readonly name: string;
  readonly address: string;
  client: Client;
  phone?: Phone;
}

let homes = 0;

/** Registers from a place of their own, confirms the mail and says when they were born. */
async function comeIn(name: string): Promise<Person> {
  const address = `203.0.113.${++homes}`;
  const client = gate.visitor({ 'x-forwarded-for': address });
  const form = formOf({ username: name });
  const { id } = await register(client, form);
  await client.ask(VERIFY, { input: { registrationId: id, code: await codeFor(gate, form.email) } });
  await client.ask('mutation { stateBirthDate(bornOn: "1990-05-01") { id } }');
  return { name, address, client };
}

/** A session ends with time; who has a factor is asked for its code. */
async function signIn(person: Person): Promise<void> {
  person.client = gate.visitor({ 'x-forwarded-for': person.address });
  const named = { username: person.name, password: PASSWORD };
  if (!person.phone) return void (await person.client.ask(SIGN_IN, named));
  const { proofToken } = await pendingProofFor(person.client, person.name);
  await person.client.ask(CONFIRM, { input: { proofToken, code: person.phone.nextCode() } });
}

async function deposit(person: Person, amountCents: number): Promise<void> {
  const ADD = 'mutation { addPaymentMethod(input: { kind: CREDIT, token: "stripe-checkout" }) { id } }';
  const START = `mutation ($methodId: ID!, $amountCents: Cents!) {
    startDeposit(input: { methodId: $methodId, amountCents: $amountCents }) { id status }
  }`;
  const { addPaymentMethod } = await person.client.ask<{ addPaymentMethod: { id: string }[] }>(ADD);
  await person.client.ask(START, { methodId: addPaymentMethod[0]?.id, amountCents });
  const paid = { id: stripe.last.id, object: 'checkout.session', payment_status: 'paid', status: 'complete' };
  const { body, signature } = stripeHook('checkout.session.completed', paid, { at: gate.deps.now(), secret: HOOK });
  const answer = await gate.visitor().send({
    method: 'POST',
    path: '/api/payments/webhooks/stripe',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  expect(answer.status).toBe(200);
}

const balanceOf = async ({ client }: Person) =>
  (await client.ask<{ wallet: { balanceCents: number } }>('{ wallet { balanceCents } }')).wallet.balanceCents;

/** A battle for five dollars, which the first one wins, with what is done before it begins. */
async function battle(one: Person, other: Person, before: (id: string) => Promise<void> = async () => {}) {
  const { id } = await create(one.client, { stakeCents: 5_00 });
  await join(other.client, id);
  await work();
  await before(id);
  await begin(one.client, other.client, id);
  await report(one.client, id, 'WON');
  await report(other.client, id, 'LOST');
  await work();
  gate.pass(MINUTE);
}

/** Hands in documents, which one of the staff looks at. */
async function proveAge(person: Person, staff: Person): Promise<void> {
  for (const kind of ['identity', 'address'])
    await person.client.send({
      method: 'POST',
      path: `/api/uploads/${kind}`,
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.from('%PDF-1.7\na document'),
    });
  const SUBMIT = `mutation ($day: String!) {
    submitVerification(input: { addressIssuedOn: $day }) { request { id } }
  }`;
  const { submitVerification } = await person.client.ask<{ submitVerification: { request: { id: string } } }>(SUBMIT, {
    day: utcDay(gate.deps.now()),
  });
  const DECIDE = `mutation ($id: ID!) {
    decideVerification(input: { requestId: $id, isVerified: true, bornOn: "1990-05-01" })
  }`;
  await staff.client.ask(DECIDE, { id: submitVerification.request.id });
}

const BOARD = `query ($id: ID!) { stakeBoard(contestId: $id) {
  reason market { id quote sides { player { id username } } }
} }`;
interface Board {
  readonly stakeBoard: {
    readonly reason: string | null;
    readonly market: { id: string; quote: string; sides: { player: { id: string; username: string } }[] } | null;
  };
}

it('a first house takes a deposit, plays a battle, pays a bet and sends the first payout, each after its wait', async () => {
  // 2. Two administrators: a factor, the word on the machine, a day.
  const [ada, grace] = [await comeIn('Ada'), await comeIn('Grace')];
  for (const person of [ada, grace]) {
    const role = (name: string) => makeAdministrator(gate.deps, name);
    person.phone = (await protect(gate, person.client)).phone;
    expect(await role(person.name)).toBe(person.name);
    await signIn(person);
  }

  // 5. Meanwhile players come, deposit and play.
  const [nova, orion, vega] = [await comeIn('NovaFirst'), await comeIn('Orion'), await comeIn('Vega')];
  for (const person of [nova, orion, vega]) await deposit(person, 100_00);
  expect(await balanceOf(nova)).toBe(100_00);
  await battle(nova, orion);
  const won = await balanceOf(nova);
  expect(won).toBeGreaterThan(100_00);

  // 4. The fund: nobody agrees on the first day.
  const ASK = `mutation ($proof: String) {
    requestFund(cents: 1500000, reason: "The house opens.", proof: $proof, idempotencyKey: "the-house-opens") {
      requests { id }
    }
  }`;
  const APPROVE = `mutation ($id: ID!, $proof: String, $key: String) {
    decideFund(requestId: $id, isApproved: true, proof: $proof, idempotencyKey: $key) { freeCents }
  }`;
  const { requestFund } = await ada.client.ask<{ requestFund: { requests: { id: string }[] } }>(ASK, {
    proof: ada.phone?.nextCode(),
  });
  const id = requestFund.requests[0]?.id;
  const approve = () => ({ id, proof: grace.phone?.nextCode(), key: gate.deps.newId() });
  expect(await grace.client.refusal(APPROVE, approve())).toMatchObject({ code: 'ADMINISTRATOR_NEW' });
  expect(await ada.client.refusal(APPROVE, { id, proof: ada.phone?.nextCode(), key: gate.deps.newId() })).toMatchObject(
    {
      code: 'FUND_SECOND_PERSON',
    },
  );
  gate.pass(DAY + HOUR);
  for (const person of [ada, grace, nova, orion, vega]) await signIn(person);
  // What was asked before the grant counts from then; a new request is of two who may agree.
  const again = await grace.client.graphql(APPROVE, approve());
  if (again.errors.length > 0) throw new Error(JSON.stringify(again.errors));
  expect(await readFund(gate.db.read)).toBe(15_000_00);

  // The first bet: odds open once both have played ten rated battles.
  // Of the same two five a day count.
  for (let n = 1; n < RATED_BATTLES; n++) {
    if (n % 5 === 0) {
      gate.pass(DAY);
      for (const person of [nova, orion, vega, grace]) await signIn(person);
    }
    await battle(n % 2 === 0 ? nova : orion, n % 2 === 0 ? orion : nova);
  }
  // Nobody bets whose age nobody has seen.
  await proveAge(vega, grace);
  const before = await balanceOf(vega);
  await battle(nova, orion, async (contestId) => {
    const { stakeBoard } = await vega.client.ask<Board>(BOARD, { id: contestId });
    const { market } = stakeBoard;
    expect([stakeBoard.reason, market === null]).toEqual([null, false]);
    const player = market?.sides.find((side) => side.player.username === nova.name)?.player;
    await vega.client.ask(
      'mutation ($input: PlaceBetInput!, $key: String) { placeBet(input: $input, idempotencyKey: $key) { id } }',
      {
        input: { marketId: market?.id, playerId: player?.id, stakeCents: 5_00, quote: market?.quote },
        key: gate.deps.newId(),
      },
    );
    gate.pass(FIRM_MS);
    while ((await firmBets(gate.deps)) > 0);
  });
  expect(await balanceOf(vega)).toBeGreaterThan(before);

  // 6. The first payout: a day for winnings, a day for the account that it goes to, then the desk.
  const ADD = 'mutation { addPaymentMethod(input: { kind: BANK, destination: "DE89370400440532013000" }) { id } }';
  const WITHDRAW = `mutation ($methodId: ID!, $key: String) {
    requestWithdrawal(input: { methodId: $methodId, amountCents: 2000 }, idempotencyKey: $key) { id status }
  }`;
  const { addPaymentMethod } = await nova.client.ask<{ addPaymentMethod: { id: string }[] }>(ADD);
  const methodId = addPaymentMethod.at(-1)?.id;
  expect(await nova.client.refusal(WITHDRAW, { methodId, key: gate.deps.newId() })).toMatchObject({
    code: 'METHOD_COOLING',
  });
  gate.pass(DAY + HOUR);
  for (const person of [ada, grace, nova]) await signIn(person);
  const { requestWithdrawal } = await nova.client.ask<{ requestWithdrawal: { id: string } }>(WITHDRAW, {
    methodId,
    key: gate.deps.newId(),
  });
  const DECIDE =
    'mutation ($id: ID!) { decideWithdrawal(input: { withdrawalId: $id, action: APPROVE }) { withdrawal { status } } }';
  await ada.client.ask(DECIDE, { id: requestWithdrawal.id });
  await work();
  const SHOW =
    'mutation ($id: ID!, $proof: String) { showPayoutAccount(withdrawalId: $id, proof: $proof) { destination } }';
  expect(await ada.client.ask(SHOW, { id: requestWithdrawal.id, proof: ada.phone?.nextCode() })).toMatchObject({
    showPayoutAccount: { destination: 'DE89370400440532013000' },
  });
  const SENT = `mutation ($input: ConfirmPayoutInput!, $key: String) {
    confirmPayout(input: $input, idempotencyKey: $key) { withdrawal { status bankReference } }
  }`;
  const input = { withdrawalId: requestWithdrawal.id, status: 'PAID', reference: 'TR-1' };
  expect(await ada.client.ask(SENT, { input, key: gate.deps.newId() })).toMatchObject({
    confirmPayout: { withdrawal: { status: 'PAID', bankReference: 'TR-1' } },
  });
  const OWN = '{ withdrawals(first: 1) { edges { node { status bankReference } } } }';
  expect(await nova.client.ask(OWN)).toMatchObject({
    withdrawals: { edges: [{ node: { status: 'PAID', bankReference: 'TR-1' } }] },
  });
});
