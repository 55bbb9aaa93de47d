import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/audit/audit.table.ts';
import { events } from '../../db/events/event.table.ts';
import { accountResets } from '../../db/security/account-reset.table.ts';
import { readBalance } from '../../db/wallet/wallet.queries.ts';
import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { METHOD_LOCK_MS, RESET_REASON } from '../../domain/wallet/payments.ts';
import { RESET_KEPT_MS } from '../../domain/security/reset.ts';
import { deleteExpired } from '../../gateway/server/work/delete-expired.ts';
import type { Client } from '../support/http-client.ts';
import { HttpGateway, PASSWORD } from '../support/http-gateway.ts';
import { DISABLE, protect } from '../support/second-factor.ts';
import { NEW_PASSWORD, breakIn, comeBack, resetsOf, stranger, takeBack } from '../support/reset-steps.ts';
import { RESET, SIGN_IN, mailsTo, resetTokenFor } from '../support/visitor.ts';
import { closeBooks } from './books.ts';

let gate: HttpGateway;
beforeAll(async () => {
  gate = await HttpGateway.open({ env: { TRUST_PROXY: '1', PUBLIC_URL: 'https://gauntlet.example' } });
});
afterAll(() => closeBooks(gate));
beforeEach(() => gate.pass(MINUTE));

interface SeenMethod {
  readonly id: string;
  readonly confirmableFrom: number | null;
}
const ADD =
  'mutation A($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id details confirmableFrom } }';
const METHODS = '{ paymentMethods { id confirmableFrom } }';
const WITHDRAW = 'mutation W($input: PaymentInput!) { requestWithdrawal(input: $input) { id status } }';
const WITHDRAWALS = '{ withdrawals(first: 5) { edges { node { status reason } } } }';
const CONFIRM =
  'mutation C($id: ID!, $password: String!, $proof: String) { confirmPaymentMethod(id: $id, password: $password, proof: $proof) { id confirmableFrom } }';

const addPayPal = async (client: Client, destination: string): Promise<string> => {
  const input = { kind: 'PAYPAL', destination };
  const { addPaymentMethod } = await client.ask<{ addPaymentMethod: SeenMethod[] }>(ADD, { input });
  return addPaymentMethod.at(-1)?.id ?? '';
};
const methodsOf = async (client: Client) =>
  (await client.ask<{ paymentMethods: SeenMethod[] }>(METHODS)).paymentMethods;
const withdrawal = (methodId: string, amountCents = 20_00) => ({ input: { methodId, amountCents } });
const LOCKED = { code: 'METHOD_LOCKED' };

/** Somebody who has been here for long, with a browser and a method of the own. */
async function settled(cents = 300_00) {
  const user = await gate.account({ cents });
  const browser = stranger(gate);
  await browser.ask(SIGN_IN, { username: user.username, password: PASSWORD });
  const own = await addPayPal(browser, 'owner@example.com');
  gate.pass(60 * DAY);
  return { user, browser, own };
}
const signIn = (client: Client, username: string) => client.ask(SIGN_IN, { username, password: PASSWORD });

describe('no payout goes to a method of a thief', () => {
  test('that was added after the last sign-in; what is older is paid as before', async () => {
    const { user, own } = await settled();
    const planted = await addPayPal(await breakIn(gate, user), 'thief@example.com');
    gate.pass(2 * DAY);
    await takeBack(gate, user);
    const owner = await comeBack(gate, user);
    const lockedAt = gate.deps.now();
    expect(await owner.refusal(WITHDRAW, withdrawal(planted))).toMatchObject({
      ...LOCKED,
      data: { confirmableAt: lockedAt + METHOD_LOCK_MS },
    });
    expect(await methodsOf(owner)).toEqual([
      { id: own, confirmableFrom: null },
      { id: planted, confirmableFrom: lockedAt + METHOD_LOCK_MS },
    ]);
    expect(await owner.ask(WITHDRAW, withdrawal(own))).toMatchObject({ requestWithdrawal: { status: 'REQUESTED' } });
  });

  test('by a second sign-in of the thief, or one of the owner who came to look', async () => {
    for (const again of ['thief', 'owner'] as const) {
      const { user, browser, own } = await settled();
      const thief = await breakIn(gate, user);
      const planted = await addPayPal(thief, 'thief@example.com');
      gate.pass(3 * DAY);
      await signIn(again === 'thief' ? thief : browser, user.username);
      gate.pass(DAY);
      await takeBack(gate, user);
      const owner = await comeBack(gate, user);
      expect(await owner.refusal(WITHDRAW, withdrawal(planted)), again).toMatchObject(LOCKED);
      await owner.ask(WITHDRAW, withdrawal(own));
    }
  });

  test('by an open session of the owner, added at the very moment of the sign-in', async () => {
    const { user, browser } = await settled();
    await signIn(browser, user.username);
    const planted = await addPayPal(browser, 'thief@example.com');
    gate.pass(2 * DAY);
    await takeBack(gate, user);
    expect(await (await comeBack(gate, user)).refusal(WITHDRAW, withdrawal(planted))).toMatchObject(LOCKED);
  });

  test('that waits already: it is given back with its fee, once', async () => {
    const { user } = await settled();
    const before = await readBalance(gate.db.read, user.id, 'USD');
    const thief = await breakIn(gate, user);
    const planted = await addPayPal(thief, 'thief@example.com');
    gate.pass(2 * DAY);
    await signIn(thief, user.username);
    await thief.ask(WITHDRAW, withdrawal(planted, 90_00));
    expect(await readBalance(gate.db.read, user.id, 'USD')).toBeLessThan(before);
    await takeBack(gate, user);
    await takeBack(gate, user);
    expect(await readBalance(gate.db.read, user.id, 'USD')).toBe(before);
    const owner = await comeBack(gate, user);
    expect(await owner.ask(WITHDRAWALS)).toEqual({
      withdrawals: { edges: [{ node: { status: 'REJECTED', reason: RESET_REASON } }] },
    });
    const [, first] = await resetsOf(owner);
    expect(first?.things).toContainEqual(expect.objectContaining({ kind: 'PAYOUT', end: 'ENDED' }));
  });

  test('until it is confirmed with the password, seven days after the first reset', async () => {
    const { user } = await settled();
    const planted = await addPayPal(await breakIn(gate, user), 'moved@example.com');
    await takeBack(gate, user);
    gate.pass(3 * DAY);
    await takeBack(gate, user);
    const owner = await comeBack(gate, user);
    gate.pass(METHOD_LOCK_MS - 3 * DAY - 1);
    await signInAnew(owner, user.username);
    const right = { id: planted, password: NEW_PASSWORD };
    expect(await owner.refusal(CONFIRM, right)).toMatchObject(LOCKED);
    gate.pass(1);
    expect(await owner.refusal(CONFIRM, { ...right, password: PASSWORD })).toMatchObject({ code: 'PASSWORD_WRONG' });
    const other = await gate.player();
    expect(await other.refusal(CONFIRM, { id: planted, password: PASSWORD })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await owner.refusal(WITHDRAW, withdrawal(planted))).toMatchObject(LOCKED);
    await owner.ask(CONFIRM, right);
    await owner.ask(CONFIRM, right);
    await owner.ask(WITHDRAW, withdrawal(planted));
  });

  test('nor until the second factor has confirmed it, where there is one', async () => {
    const { user, browser } = await settled();
    await signIn(browser, user.username);
    const planted = await addPayPal(browser, 'thief@example.com');
    const { phone } = await protect(gate, browser);
    await takeBack(gate, user);
    gate.pass(METHOD_LOCK_MS);
    const owner = await gate.enter(user);
    const right = { id: planted, password: NEW_PASSWORD };
    expect(await owner.refusal(CONFIRM, right)).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(await owner.refusal(CONFIRM, { ...right, proof: phone.wrongCode() })).toMatchObject({ code: 'CODE_WRONG' });
    await owner.ask(CONFIRM, { ...right, proof: phone.nextCode() });
  });
});

const signInAnew = (client: Client, username: string) => client.ask(SIGN_IN, { username, password: NEW_PASSWORD });

test('the owner who changes the password while signed in locks nothing', async () => {
  const { user, browser } = await settled();
  await signIn(browser, user.username);
  const method = await addPayPal(browser, 'second@example.com');
  gate.pass(DAY);
  await signIn(browser, user.username);
  await browser.ask('mutation C($input: ChangePasswordInput!) { changePassword(input: $input) }', {
    input: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD, keptPasskeyIds: [] },
  });
  expect(await browser.ask(WITHDRAW, withdrawal(method))).toMatchObject({ requestWithdrawal: { status: 'REQUESTED' } });
});

describe('what a reset has found', () => {
  test('stands in the letter and on the page, for its player alone, for a year', async () => {
    const { user } = await settled();
    const thief = await breakIn(gate, user);
    await addPayPal(thief, 'thief@example.com');
    await takeBack(gate, user);
    const [letter] = await mailsTo(gate, user.email);
    expect(letter?.subject).toBe('Your Gauntlet password was reset');
    expect(letter?.url).toBe('https://gauntlet.example/after-reset');
    const said = letter?.text.replaceAll(/\s+/g, ' ');
    for (const words of ['Signed-in browser: ', 'Payment method: ', 'New browser: ', `Email address: ${user.email}`])
      expect(said).toContain(words);
    const owner = await comeBack(gate, user);
    const [reset] = await resetsOf(owner);
    const found = reset?.things.map(({ kind, end }) => `${kind} ${end}`);
    expect(found).toEqual(
      expect.arrayContaining([
        'SESSION ENDED',
        'PAYMENT_METHOD LOCKED',
        'PAYMENT_METHOD KEPT',
        'BROWSER KEPT',
        'MAIL_ADDRESS KEPT',
      ]),
    );
    expect(await resetsOf(await gate.player())).toEqual([]);
    expect(await stranger(gate).refusal('{ accountResets { id } }')).toMatchObject({ code: 'UNAUTHENTICATED' });
    gate.pass(RESET_KEPT_MS);
    await deleteExpired(gate.deps);
    expect(await gate.db.read.select().from(accountResets).where(eq(accountResets.userId, user.id))).toEqual([]);
  });

  test('names factors that were changed lately: one that is on now, and one that somebody took away', async () => {
    const on = await settled();
    await signIn(on.browser, on.user.username);
    await protect(gate, on.browser);
    await takeBack(gate, on.user);
    const off = await settled();
    await signIn(off.browser, off.user.username);
    const { phone } = await protect(gate, off.browser);
    await off.browser.ask(DISABLE, { proof: phone.nextCode() });
    await takeBack(gate, off.user);
    const seen = await Promise.all([on, off].map(async ({ user }) => (await resetsOf(await gate.enter(user)))[0]));
    const factors = seen.map((reset) =>
      reset?.things.filter(({ kind }) => kind === 'TWO_FACTOR').map(({ end }) => end),
    );
    expect(factors).toEqual([['KEPT'], ['GONE']]);
  });

  test('is told once and audited once, of twenty calls with one link', async () => {
    const { user } = await settled();
    const token = await resetTokenFor(gate, stranger(gate), user.email);
    const input = { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const answers = await Promise.all(Array.from({ length: 20 }, () => stranger(gate).graphql(RESET, { input })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = and(eq(events.type, 'password.reset'), eq(events.entityId, user.id));
    expect(await gate.db.read.select().from(events).where(told)).toHaveLength(1);
    const audited = and(eq(auditLog.action, 'account.password-reset'), eq(auditLog.subjectId, user.id));
    expect(await gate.db.read.select().from(auditLog).where(audited)).toHaveLength(1);
    expect(await gate.db.read.select().from(accountResets).where(eq(accountResets.userId, user.id))).toHaveLength(1);
  });
});
