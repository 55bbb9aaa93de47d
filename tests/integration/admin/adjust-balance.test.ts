import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { readBalance } from '../../../db/wallet/wallet.queries.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { type Phone, protect } from '../../support/second-factor.ts';

let gateway: HttpGateway;
let admin: SignedIn;
let second: SignedIn;
let phone: Phone;
let otherPhone: Phone;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
  second = await gateway.player({ role: 'administrator' });
  ({ phone } = await protect(gateway, admin));
  ({ phone: otherPhone } = await protect(gateway, second));
});
afterAll(() => gateway.close());

const ADJUST = `mutation ($input: AdjustBalanceInput!, $key: String!) {
  adjustBalance(input: $input, idempotencyKey: $key) { id state amount askedBy decidedBy }
}`;
const DECIDE = `mutation ($input: DecideAdjustmentInput!) { decideAdjustment(input: $input) { state decidedBy } }`;

interface Adjusted {
  readonly adjustBalance: { id: string; state: string; askedBy: string; decidedBy: string | null };
}
const inputOf = (accountId: string, amount: number, more: object = {}) => ({
  input: { accountId, currency: 'USD', amount, reason: 'Lost in an outage.', ...more },
  key: gateway.deps.newId(),
});
const cents = (id: string) => readBalance(gateway.db.read, id, 'USD');

describe('a balance adjustment', () => {
  it('adds and takes, with the reason kept and the booking in the ledger (AU-04)', async () => {
    const { user } = await gateway.player({ cents: 50_00 });
    const sent = inputOf(user.id, 20_00);
    const first = await admin.ask<Adjusted>(ADJUST, sent);
    expect(first.adjustBalance).toMatchObject({ state: 'BOOKED', askedBy: admin.user.username });
    expect(await admin.ask<Adjusted>(ADJUST, sent)).toEqual(first);
    expect(await cents(user.id)).toBe(70_00);
    await admin.ask(ADJUST, inputOf(user.id, -30_00));
    expect(await cents(user.id)).toBe(40_00);
    expect(await admin.refusal(ADJUST, inputOf(user.id, -40_01))).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await cents(user.id)).toBe(40_00);
    const kept = await gateway.db.read.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(kept.map(({ action, reason, data }) => [action, reason, data['amount']])).toEqual([
      ['balance.adjusted', 'Lost in an outage.', 20_00],
      ['balance.adjusted', 'Lost in an outage.', -30_00],
    ]);
  });

  it('is refused without a reason, of nothing, on the own account, and to everybody but administrators', async () => {
    const { user } = await gateway.player({ cents: 50_00 });
    const of = (more: object, by = admin, amount = 1_00, id = user.id) =>
      by.refusal(ADJUST, inputOf(id, amount, more)).then((refusal) => refusal?.code);
    expect(await of({ reason: '  ' })).toBe('BAD_INPUT');
    expect(await of({}, admin, 0)).toBe('BAD_INPUT');
    expect(await of({}, admin, 1_00, admin.user.id)).toBe('OWN_ACCOUNT');
    expect(await of({}, admin, 1_00, 'nobody')).toBe('NOT_FOUND');
    for (const role of ['player', 'moderator', 'senior_moderator'] as const)
      expect(await of({}, await gateway.player({ role }))).toBe('FORBIDDEN');
    expect(await cents(user.id)).toBe(50_00);
  });

  it('above $100 in 24 hours asks for a second factor, small parts included', async () => {
    const { user } = await gateway.player();
    await admin.ask(ADJUST, inputOf(user.id, 100_00));
    expect(await admin.refusal(ADJUST, inputOf(user.id, 1))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    await admin.ask(ADJUST, inputOf(user.id, 1, { proof: phone.nextCode() }));
    expect(await cents(user.id)).toBe(100_01);
    gateway.pass(DAY + 1);
    const [again] = [await gateway.enter(admin.user)];
    await again.ask(ADJUST, inputOf(user.id, 1));
    expect(await cents(user.id)).toBe(100_02);
  });

  it('from the setting on moves nothing until another administrator books it', async () => {
    const { user } = await gateway.player();
    const [asker, judge] = [await gateway.enter(admin.user), await gateway.enter(second.user)];
    const ask = async (amount: number) =>
      (await asker.ask<Adjusted>(ADJUST, inputOf(user.id, amount, { proof: phone.nextCode() }))).adjustBalance;
    const { id, state, decidedBy } = await ask(1_000_00);
    expect([state, decidedBy, await cents(user.id)]).toEqual(['WAITING', null, 0]);
    const decision = (approves: boolean, proof: string | null) => ({
      input: { id, approves, reason: 'Checked against the log.', proof },
    });
    expect(await asker.refusal(DECIDE, decision(true, phone.nextCode()))).toMatchObject({
      code: 'SECOND_ADMINISTRATOR',
    });
    expect(await judge.refusal(DECIDE, decision(true, null))).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(await judge.ask(DECIDE, decision(true, otherPhone.nextCode()))).toMatchObject({
      decideAdjustment: { state: 'BOOKED', decidedBy: second.user.username },
    });
    expect(await cents(user.id)).toBe(1_000_00);
    expect(await judge.refusal(DECIDE, decision(false, null))).toMatchObject({ code: 'ADJUSTMENT_DECIDED' });
    const next = await ask(1_00);
    const small = { input: { id: next.id, approves: true, reason: 'Checked.', proof: null } };
    expect(await judge.refusal(DECIDE, small)).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    await judge.ask(DECIDE, { input: { ...small.input, approves: false } });
    // Parts below the setting wait as soon as their sum reaches it.
    const part = await ask(5_00);
    expect(part.state).toBe('WAITING');
    await asker.ask(DECIDE, { input: { id: part.id, approves: false, reason: 'A slip.' } });
    expect(await cents(user.id)).toBe(1_000_00);
  });

  it('that waits is booked once when two decide at the same moment', async () => {
    const { user } = await gateway.player();
    const [asker, judge] = [await gateway.enter(admin.user), await gateway.enter(second.user)];
    const { adjustBalance } = await asker.ask<Adjusted>(
      ADJUST,
      inputOf(user.id, 1_000_00, { proof: phone.nextCode() }),
    );
    const third = await gateway.player({ role: 'administrator' });
    const { phone: thirdPhone } = await protect(gateway, third);
    const decide = (by: SignedIn, proof: string) =>
      by.graphql(DECIDE, { input: { id: adjustBalance.id, approves: true, reason: 'Checked.', proof } });
    const code = otherPhone.nextCode();
    const answers = await Promise.all([decide(judge, code), decide(third, thirdPhone.code())]);
    expect(answers.map(({ errors }) => String(errors[0]?.extensions['code'] ?? 'ok')).toSorted()).toEqual([
      'ADJUSTMENT_DECIDED',
      'ok',
    ]);
    expect(await cents(user.id)).toBe(1_000_00);
  });
});

describe('an account as staff see it', () => {
  it('has the fields of EN-53 as they are stored, is found by name, address or id, and filtered (AU-01, EN-53)', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const { user } = await gateway.player({ cents: 12_34 });
    const FIELDS =
      'id username email status verification balanceCents totalWageredCents memberSince lastLogin country avatarUrl';
    const LIST = `query ($search: String, $status: AccountStatus, $order: AccountOrder! = NAME) {
      accounts(search: $search, status: $status, order: $order) { edges { node { ${FIELDS} } } }
    }`;
    const list = async (variables: object) =>
      (
        await moderator.ask<{ accounts: { edges: { node: { id: string } }[] } }>(LIST, { ...variables })
      ).accounts.edges.map(({ node }) => node);
    expect(await list({ search: user.email })).toEqual([
      {
        id: user.id,
        username: user.username,
        email: user.email,
        status: 'ACTIVE',
        verification: user.verification.toUpperCase(),
        balanceCents: 12_34,
        totalWageredCents: 0,
        memberSince: user.createdAt,
        lastLogin: gateway.deps.now(),
        country: null,
        avatarUrl: null,
      },
    ]);
    expect((await list({ search: user.id })).map(({ id }) => id)).toEqual([user.id]);
    expect(await list({ search: user.username, status: 'BANNED' })).toEqual([]);
    expect((await list({ order: 'NEWEST' }))[0]?.id).toBe(user.id);
  });

  it('takes notes of staff, kept in the audit log, and none about oneself', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const { user } = await gateway.player();
    const NOTE = 'mutation ($id: ID!, $note: String!) { noteAccount(accountId: $id, note: $note) }';
    await moderator.ask(NOTE, { id: user.id, note: 'Called about a lost phone.' });
    const kept = await gateway.db.read.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(kept).toMatchObject([{ action: 'account.noted', reason: 'Called about a lost phone.' }]);
    expect(await moderator.refusal(NOTE, { id: moderator.user.id, note: 'x' })).toMatchObject({ code: 'OWN_ACCOUNT' });
  });

  it('a warning reaches the player with its reason, and staff are warned by administrators alone (AC-04)', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const other = await gateway.player({ role: 'moderator' });
    const { user } = await gateway.player();
    const WARN = 'mutation ($id: ID!) { warnAccount(accountId: $id, reason: "Be kind.") }';
    await moderator.ask(WARN, { id: user.id });
    const told = await gateway.db.read.select().from(events).where(eq(events.entityId, user.id));
    expect(told.map(({ type, data }) => [type, data])).toContainEqual([
      'account.warned',
      { userId: user.id, reason: 'Be kind.' },
    ]);
    expect(await moderator.refusal(WARN, { id: other.user.id })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await moderator.refusal(WARN, { id: moderator.user.id })).toMatchObject({ code: 'OWN_ACCOUNT' });
  });

  it('who is barred stands in one list, the banned first (AB-05)', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const STATUS = 'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }';
    const people = [await gateway.player(), await gateway.player()];
    const bar = (n: number, status: string) =>
      moderator.ask(STATUS, { input: { accountId: people[n]?.user.id, status, reason: 'x' } });
    await bar(0, 'SUSPENDED');
    await bar(1, 'BANNED');
    const BARRED =
      'query ($after: String) { barredAccounts(first: 1, after: $after) { edges { node { id } } pageInfo { endCursor } } }';
    type Answer = { barredAccounts: { edges: { node: { id: string } }[]; pageInfo: { endCursor: string } } };
    const { barredAccounts: one } = await moderator.ask<Answer>(BARRED);
    const { barredAccounts: two } = await moderator.ask<Answer>(BARRED, { after: one.pageInfo.endCursor });
    expect([one.edges[0]?.node.id, two.edges[0]?.node.id]).toEqual([people[1]?.user.id, people[0]?.user.id]);
  });

  it('what was enforced stays in its list when it has ended, with date, reason and who did it (AB-05)', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const { user } = await gateway.player();
    const STATUS = 'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }';
    const began = gateway.deps.now();
    for (const [status, reason] of [
      ['SUSPENDED', 'A second account.'],
      ['ACTIVE', 'The other one was closed.'],
      ['BANNED', 'A third account.'],
    ] as const) {
      await moderator.ask(STATUS, { input: { accountId: user.id, status, reason } });
      gateway.pass(MINUTE);
    }
    const ENFORCED = `query ($after: String) { enforcementActions(first: 2, after: $after) {
      edges { node { account { username } action reason actorName at } } pageInfo { endCursor }
    } }`;
    type Page = { edges: { node: object }[]; pageInfo: { endCursor: string } };
    const page = async (after: string | null) =>
      (await moderator.ask<{ enforcementActions: Page }>(ENFORCED, { after })).enforcementActions;
    const newest = await page(null);
    const before = await page(newest.pageInfo.endCursor);
    const line = (action: string, reason: string, at: number) => ({
      account: { username: user.username },
      action,
      reason,
      actorName: moderator.user.username,
      at,
    });
    expect([...newest.edges, ...before.edges].slice(0, 3).map(({ node }) => node)).toEqual([
      line('account.banned', 'A third account.', began + 2 * MINUTE),
      line('account.reactivated', 'The other one was closed.', began + MINUTE),
      line('account.suspended', 'A second account.', began),
    ]);
  });

  it('nobody of the staff reads there what was enforced against themselves', async () => {
    const moderator = await gateway.player({ role: 'moderator' });
    const other = await gateway.player({ role: 'administrator' });
    const STATUS = 'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }';
    for (const status of ['SUSPENDED', 'ACTIVE'])
      await other.ask(STATUS, { input: { accountId: moderator.user.id, status, reason: 'Looked into.' } });
    const LIST = '{ enforcementActions(first: 100) { edges { node { subjectId } } } }';
    const aboutThem = async (reader: SignedIn) =>
      (
        await reader.ask<{ enforcementActions: { edges: { node: { subjectId: string } }[] } }>(LIST)
      ).enforcementActions.edges.filter(({ node }) => node.subjectId === moderator.user.id).length;
    expect(await aboutThem(other)).toBe(2);
    expect(await aboutThem(await gateway.enter(moderator.user))).toBe(0);
  });
});
