import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { type User, readUser, updateUserStanding } from '../../../db/accounts/index.ts';
import { events } from '../../../db/events/event.table.ts';
import { type Job, jobs } from '../../../db/jobs/job.table.ts';
import { verifyBalances } from '../../../db/wallet/verify-ledger.ts';
import { findUnmatchedPayments } from '../../../db/wallet/reconcile.queries.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { RESET_REASON } from '../../../domain/wallet/payments.ts';
import { readFigures } from '../../../gateway/admin/reports/close-day.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { lockPayouts } from '../../../gateway/wallet/withdrawals/lock-payouts.ts';
import { payWithdrawal } from '../../../gateway/wallet/withdrawals/settle-withdrawal.ts';
import { HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Phone, protect } from '../../support/second-factor.ts';

const IBAN = 'DE89370400440532013000';

let gate: HttpGateway;
let accounts: readonly User[];
let admin: SignedIn;
let other: SignedIn;
let phone: Phone;
let otherPhone: Phone;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' } });
  await gate.setting('double_approval_from', '100');
  [admin, other] = [await gate.player({ role: 'administrator' }), await gate.player({ role: 'administrator' })];
  accounts = [admin.user, other.user];
  ({ phone } = await protect(gate, admin));
  ({ phone: otherPhone } = await protect(gate, other));
});
/** Sessions of their own: a payout needs a day to have passed. */
beforeEach(async () => {
  const [one, two] = accounts;
  if (one && two) [admin, other] = [await gate.enter(one), await gate.enter(two)];
});
afterAll(async () => {
  expect(await findUnmatchedPayments(gate.db.read)).toEqual([]);
  expect(await verifyBalances(gate.db.read)).toEqual([]);
  expect(await findViolations(gate.db.read, { isOrdered: false })).toEqual([]);
  await gate.close();
});

const ADD = `mutation { addPaymentMethod(input: { kind: BANK, destination: "${IBAN}" }) { id } }`;
const WITHDRAW = `mutation ($methodId: ID!, $amountCents: Cents!, $proof: String) {
  requestWithdrawal(input: { methodId: $methodId, amountCents: $amountCents, proof: $proof }) { id }
}`;
const DECIDE =
  'mutation ($id: ID!) { decideWithdrawal(input: { withdrawalId: $id, action: APPROVE }) { withdrawal { status } } }';
const SHOW = `mutation ($id: ID!, $proof: String) {
  showPayoutAccount(withdrawalId: $id, proof: $proof) { kind destination network earlierHandler }
}`;
const CONFIRM = `mutation ($input: ConfirmPayoutInput!, $key: String) {
  confirmPayout(input: $input, idempotencyKey: $key) { payoutEnds handler withdrawal { status reason bankReference sentOn } }
}`;
const QUEUE = `query ($status: WithdrawalStatus!) {
  withdrawalQueue(status: $status, first: 50) { edges { node { id isManual payoutEnds handler handledAt } } }
}`;
const DESK = '{ staffDesk { pendingWithdrawals payoutsToSend } staffQueues { kind decidedBy count oldestAt } }';
const OWN = '{ withdrawals(first: 1) { edges { node { status reason bankReference sentOn } } } }';

const silent = openLog('silent');
const workOff = async (): Promise<void> => {
  while (await workOnce(gate.deps, silent));
};
const balanceOf = (player: SignedIn) => readBalance(gate.db.read, player.user.id, 'USD');
const auditOf = async (id: string) =>
  (await gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id))).map(({ action, actorId, reason }) => [
    action,
    actorId,
    reason,
  ]);

interface Asked {
  readonly id: string;
  readonly player: SignedIn;
}

/** A request of somebody with money whose bank account has cooled. */
async function asked(amountCents: number, cents = 300_00): Promise<Asked> {
  const { user } = await gate.player({ cents });
  let player = await gate.enter(user);
  const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(ADD);
  const methodId = addPaymentMethod[0]?.id;
  const proof = amountCents > 100_00 ? (await protect(gate, player)).phone : null;
  gate.pass(DAY);
  player = await gate.enter(user);
  const { requestWithdrawal } = await player.ask<{ requestWithdrawal: { id: string } }>(WITHDRAW, {
    methodId,
    amountCents,
    proof: proof?.nextCode(),
  });
  [admin, other] = [await gate.enter(admin.user), await gate.enter(other.user)];
  return { id: requestWithdrawal.id, player };
}

/** The same, approved by as many as it takes and left to people. */
async function toSend(amountCents = 60_00, cents?: number): Promise<Asked> {
  const one = await asked(amountCents, cents);
  await admin.ask(DECIDE, { id: one.id });
  if (amountCents >= 100_00) await other.ask(DECIDE, { id: one.id });
  await workOff();
  return one;
}
const confirm = (id: string, status: string, more: object = {}) => ({
  input: { withdrawalId: id, status, reference: 'TR-4711', ...more },
});
/** With what a call is refused, or `ok`. */
async function codeOf(who: SignedIn, variables: Record<string, unknown>): Promise<unknown> {
  const { errors } = await who.graphql(CONFIRM, variables, { 'idempotency-key': gate.deps.newId() });
  return errors[0]?.extensions['code'] ?? 'ok';
}
const rowOf = async (viewer: SignedIn, id: string, status: string) => {
  const { withdrawalQueue } = await viewer.ask<{ withdrawalQueue: { edges: { node: { id: string } }[] } }>(QUEUE, {
    status,
  });
  return withdrawalQueue.edges.map(({ node }) => node).find((node) => node.id === id);
};

describe('an approved payout that the provider leaves to people', () => {
  it('waits at the desk of administrators, who are shown the account by the second factor alone and are logged each time', async () => {
    const { id, player } = await asked(60_00);
    expect(await admin.refusal(SHOW, { id, proof: phone.nextCode() })).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
    await admin.ask(DECIDE, { id });
    expect(await admin.ask(DESK)).toMatchObject({ staffDesk: { payoutsToSend: 0 } });
    await workOff();
    expect(await admin.ask(DESK)).toMatchObject({
      staffDesk: { pendingWithdrawals: 0, payoutsToSend: 1 },
      staffQueues: expect.arrayContaining([
        { kind: 'PAYOUTS', decidedBy: 'ADMINISTRATOR', count: 1, oldestAt: expect.any(Number) },
      ]),
    });
    expect(await rowOf(admin, id, 'APPROVED')).toEqual({
      id,
      isManual: true,
      payoutEnds: ['PAID', 'FAILED'],
      handler: null,
      handledAt: null,
    });
    expect(await admin.refusal(SHOW, { id })).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(await admin.refusal(SHOW, { id, proof: phone.wrongCode() })).toMatchObject({ code: 'CODE_WRONG' });
    expect(await auditOf(id)).toEqual([['withdrawal.approve', admin.user.id, '']]);
    const account = { kind: 'BANK', destination: IBAN, network: null };
    expect(await admin.ask(SHOW, { id, proof: phone.nextCode() })).toEqual({
      showPayoutAccount: { ...account, earlierHandler: null },
    });
    expect(await other.ask(SHOW, { id, proof: otherPhone.nextCode() })).toEqual({
      showPayoutAccount: { ...account, earlierHandler: admin.user.username },
    });
    expect((await auditOf(id)).slice(1)).toEqual([
      ['withdrawal.account-shown', admin.user.id, ''],
      ['withdrawal.account-shown', other.user.id, ''],
    ]);
    expect(await rowOf(admin, id, 'APPROVED')).toMatchObject({ handler: other.user.username });
    await admin.ask(CONFIRM, confirm(id, 'PAID'));
    expect(await balanceOf(player)).toBe(300_00 - 62_50);
  });

  it('is nothing for other staff, nor for whoever is paid or has become an administrator since', async () => {
    const { id, player } = await toSend();
    for (const role of ['moderator', 'senior_moderator', 'player'] as const) {
      const one = await gate.player({ role });
      for (const [call, variables] of [
        [SHOW, { id }],
        [CONFIRM, confirm(id, 'PAID')],
      ] as const)
        expect(await one.refusal(call, variables), role).toMatchObject({ code: 'FORBIDDEN' });
      if (role !== 'player') {
        expect(await one.ask(DESK)).toMatchObject({ staffDesk: { payoutsToSend: 0 } });
        expect(await rowOf(one, id, 'APPROVED')).toMatchObject({ isManual: true, payoutEnds: [] });
      }
    }
    await gate.db.transact((tx) =>
      updateUserStanding(tx, player.user.id, { role: 'administrator', administratorSince: null }),
    );
    const payee = await gate.enter((await readUser(gate.db.read, player.user.id)) as User);
    expect(await payee.refusal(SHOW, { id })).toMatchObject({ code: 'OWN_MONEY' });
    expect(await payee.refusal(CONFIRM, confirm(id, 'PAID'))).toMatchObject({ code: 'OWN_MONEY' });
    expect(await payee.ask(DESK)).toMatchObject({ staffDesk: { payoutsToSend: 0 } });
    expect(await rowOf(payee, id, 'APPROVED')).toMatchObject({ payoutEnds: [] });
    const fresh = await gate.player({ role: 'administrator', administratorSince: gate.deps.now() });
    expect(await fresh.refusal(SHOW, { id })).toMatchObject({ code: 'ADMINISTRATOR_NEW' });
    expect(await fresh.refusal(CONFIRM, confirm(id, 'PAID'))).toMatchObject({ code: 'ADMINISTRATOR_NEW' });
    await admin.ask(CONFIRM, confirm(id, 'PAID'));
  });

  it('is marked as sent once, with the bank’s reference and day, which the player reads', async () => {
    const { id, player } = await toSend();
    const today = utcDay(gate.deps.now());
    for (const [more, field] of [
      [{ reference: '  ' }, 'reference'],
      [{ reference: 'x'.repeat(201) }, 'reference'],
      [{ sentOn: '2026-02-30' }, 'sentOn'],
      [{ sentOn: utcDay(gate.deps.now() - 3 * DAY) }, 'sentOn'],
    ] as const)
      expect(await admin.refusal(CONFIRM, confirm(id, 'PAID', more))).toMatchObject({ code: 'BAD_INPUT', field });
    const told = { ...confirm(id, 'PAID', { sentOn: today }), key: 'sent-by-hand-1' };
    const first = await admin.ask(CONFIRM, told);
    expect(first).toEqual({
      confirmPayout: {
        payoutEnds: ['RETURNED'],
        handler: admin.user.username,
        withdrawal: { status: 'PAID', reason: null, bankReference: 'TR-4711', sentOn: today },
      },
    });
    expect(await admin.ask(CONFIRM, told)).toEqual(first);
    expect(await other.refusal(CONFIRM, confirm(id, 'PAID'))).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
    expect(await admin.refusal(CONFIRM, confirm(id, 'FAILED'))).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
    expect(await admin.refusal(SHOW, { id, proof: phone.nextCode() })).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
    expect(await player.ask(OWN)).toEqual({
      withdrawals: { edges: [{ node: { status: 'PAID', reason: null, bankReference: 'TR-4711', sentOn: today } }] },
    });
    expect((await auditOf(id)).filter(([action]) => action === 'withdrawal.paid')).toEqual([
      ['withdrawal.paid', admin.user.id, 'TR-4711'],
    ]);
    expect(await balanceOf(player)).toBe(300_00 - 62_50);
  });

  it('ends once when several say so at the same time, whatever they say', async () => {
    const { id, player } = await toSend();
    const calls = [
      ...Array.from({ length: 4 }, () => [admin, confirm(id, 'PAID')] as const),
      ...Array.from({ length: 4 }, () => [other, confirm(id, 'PAID', { reference: 'TR-0815' })] as const),
      [other, confirm(id, 'FAILED', { proof: otherPhone.nextCode() })] as const,
    ];
    const refusals = await Promise.all(calls.map(([who, variables]) => codeOf(who, variables)));
    expect(refusals.filter((code) => code === 'ok')).toHaveLength(1);
    expect(new Set(refusals)).toEqual(new Set(['ok', 'PAYMENT_NOT_WAITING']));
    const lines = (await auditOf(id)).filter(([action]) => action !== 'withdrawal.approve');
    expect(lines).toHaveLength(1);
    expect(await balanceOf(player)).toBe(lines[0]?.[0] === 'withdrawal.failed' ? 300_00 : 300_00 - 62_50);
  });

  it('waits once, however often the job of it runs, and tells the desk once', async () => {
    const { id } = await asked(60_00);
    await admin.ask(DECIDE, { id });
    const job = (
      await gate.db.read
        .select()
        .from(jobs)
        .where(eq(jobs.uniqueKey, `withdrawal.pay:${id}`))
    )[0];
    for (let n = 0; n < 3; n++) await payWithdrawal(gate.deps, job as Job<'withdrawal.pay'>);
    await workOff();
    const told = await gate.db.read
      .select({ type: events.type })
      .from(events)
      .where(and(eq(events.entityId, id), eq(events.type, 'withdrawal.by-hand')));
    expect(told).toHaveLength(1);
    await admin.ask(CONFIRM, confirm(id, 'PAID'));
    await payWithdrawal(gate.deps, job as Job<'withdrawal.pay'>);
    expect(await rowOf(admin, id, 'PAID')).toMatchObject({ payoutEnds: ['RETURNED'] });
  });
});

describe('a payout by hand whose money does not arrive', () => {
  it('goes back whole, once, when it could not be sent or the bank returns it, and the player reads why', async () => {
    for (const isSent of [false, true]) {
      const { id, player } = await toSend();
      if (isSent) await admin.ask(CONFIRM, confirm(id, 'PAID'));
      const end = isSent ? 'RETURNED' : 'FAILED';
      const why = { reference: 'Account closed' };
      expect(await admin.refusal(CONFIRM, confirm(id, end, why))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
      const told = { ...confirm(id, end, { ...why, proof: phone.nextCode() }), key: `came-back-${end}` };
      await admin.ask(CONFIRM, told);
      await admin.ask(CONFIRM, told);
      for (const again of ['RETURNED', 'FAILED', 'PAID'])
        expect(
          await other.refusal(CONFIRM, confirm(id, again, { proof: otherPhone.nextCode() })),
          `${end} ${again}`,
        ).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
      expect(await balanceOf(player)).toBe(300_00);
      expect(await player.ask(OWN)).toMatchObject({
        withdrawals: { edges: [{ node: { status: 'FAILED', reason: 'Account closed' } }] },
      });
      expect((await auditOf(id)).at(-1)).toEqual([`withdrawal.${end.toLowerCase()}`, admin.user.id, 'Account closed']);
      const { fundLimits } = await player.ask<{ fundLimits: { withdrawalDay: { usedCents: number } } }>(
        '{ fundLimits { withdrawalDay { usedCents } } }',
      );
      expect(fundLimits.withdrawalDay.usedCents).toBe(0);
    }
  });

  it('goes back once when two say at the same time that it came back', async () => {
    const { id, player } = await toSend();
    await admin.ask(CONFIRM, confirm(id, 'PAID'));
    const codes = await Promise.all([
      codeOf(admin, confirm(id, 'RETURNED', { proof: phone.nextCode() })),
      codeOf(other, confirm(id, 'RETURNED', { proof: otherPhone.code() })),
    ]);
    expect(codes.toSorted()).toEqual(['PAYMENT_NOT_WAITING', 'ok']);
    expect(await balanceOf(player)).toBe(300_00);
  });

  it('lies on the account even when that was closed meanwhile, so that it is not lost', async () => {
    const { id, player } = await toSend(60_00, 62_50);
    await admin.ask(CONFIRM, confirm(id, 'PAID'));
    await player.ask('mutation ($input: CloseAccountInput!) { closeAccount(input: $input) }', {
      input: { password: PASSWORD },
    });
    expect((await readUser(gate.db.read, player.user.id))?.status).toBe('closed');
    await admin.ask(CONFIRM, confirm(id, 'RETURNED', { proof: phone.nextCode() }));
    expect(await balanceOf(player)).toBe(62_50);
  });

  it('that is large is brought back by another than the administrator who may have sent it', async () => {
    const notSent = await toSend(150_00);
    await admin.ask(SHOW, { id: notSent.id, proof: phone.nextCode() });
    const failed = () => confirm(notSent.id, 'FAILED', { proof: phone.nextCode() });
    expect(await admin.refusal(CONFIRM, failed())).toMatchObject({ code: 'SECOND_ADMINISTRATOR' });
    expect(await rowOf(admin, notSent.id, 'APPROVED')).toMatchObject({ payoutEnds: ['PAID'] });
    expect(await rowOf(other, notSent.id, 'APPROVED')).toMatchObject({ payoutEnds: ['PAID', 'FAILED'] });
    await other.ask(CONFIRM, confirm(notSent.id, 'FAILED', { proof: otherPhone.nextCode() }));
    expect(await balanceOf(notSent.player)).toBe(300_00);

    const sent = await toSend(150_00);
    await admin.ask(CONFIRM, confirm(sent.id, 'PAID'));
    const returned = (by: Phone) => confirm(sent.id, 'RETURNED', { proof: by.nextCode() });
    expect(await admin.refusal(CONFIRM, returned(phone))).toMatchObject({ code: 'SECOND_ADMINISTRATOR' });
    await other.ask(CONFIRM, returned(otherPhone));
    expect(await balanceOf(sent.player)).toBe(300_00);
  });
});

it('a reset of the password ends what nobody has in hand yet, and shows no account that is doubted since', async () => {
  const [unseen, inHand] = [await toSend(), await toSend()];
  await admin.ask(SHOW, { id: inHand.id, proof: phone.nextCode() });
  const at = gate.deps.now();
  for (const { player } of [unseen, inHand])
    await gate.db.transact(async (tx) => {
      const user = (await readUser(tx, player.user.id)) as User;
      await lockPayouts({ deps: gate.deps, tx, user, at, since: 0, userAgent: '', keptPasskeyIds: [] });
    });
  expect(await balanceOf(unseen.player)).toBe(300_00);
  expect(await (await gate.enter(unseen.player.user)).ask(OWN)).toMatchObject({
    withdrawals: { edges: [{ node: { status: 'REJECTED', reason: RESET_REASON } }] },
  });
  expect(await admin.refusal(CONFIRM, confirm(unseen.id, 'PAID'))).toMatchObject({ code: 'PAYMENT_NOT_WAITING' });
  expect(await other.refusal(SHOW, { id: inHand.id, proof: otherPhone.nextCode() })).toMatchObject({
    code: 'PAYOUT_DOUBTED',
  });
  await other.ask(CONFIRM, confirm(inHand.id, 'FAILED', { proof: otherPhone.nextCode() }));
  expect(await balanceOf(inHand.player)).toBe(300_00);
});

it('what came back is taken off what the day paid out, and its fee off the fees', async () => {
  const from = gate.deps.now();
  const { id } = await toSend();
  await admin.ask(CONFIRM, confirm(id, 'PAID'));
  expect(await readFigures(gate.db.read, from, gate.deps.now() + 1)).toMatchObject({
    payoutCents: 60_00,
    withdrawalFeeCents: 2_50,
  });
  await admin.ask(CONFIRM, confirm(id, 'RETURNED', { proof: phone.nextCode() }));
  expect(await readFigures(gate.db.read, from, gate.deps.now() + 1)).toMatchObject({
    payoutCents: 0,
    withdrawalFeeCents: 0,
    contestFeeCents: 0,
  });
});
