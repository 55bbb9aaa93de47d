import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/accounts/user.table.ts';
import { auditLog } from '../../db/audit/audit.table.ts';
import { listSettings } from '../../db/settings/setting.queries.ts';
import { APPROVAL_LIFE } from '../../domain/admin/approvals.ts';
import { DAY, MINUTE } from '../../domain/shared/time.ts';
import { makeAdministrator } from '../../gateway/admin/people/make-administrator.ts';
import { HttpGateway, type SignedIn } from '../support/http-gateway.ts';
import { type Phone, protect } from '../support/second-factor.ts';
import { closeBooks } from './books.ts';

/** An administrator who is alone, or has an account more, tries to be two persons. */

const GRANT = 'mutation ($input: GrantRoleInput!) { grantRole(input: $input) { role } }';
const SET = 'mutation ($input: SetSettingsInput!) { setSettings(input: $input) { key value } }';
const FLAG = 'mutation ($input: SetFeatureFlagInput!) { setFeatureFlag(input: $input) { enabled } }';
const DECIDE = 'mutation ($input: DecideApprovalInput!) { decideApproval(input: $input) { isDone } }';
const WAITING = '{ approvals(first: 100) { edges { node { id kind subject askedBy changes { key from to } } } } }';
const ADJUST = `mutation ($input: AdjustBalanceInput!, $key: String!) {
  adjustBalance(input: $input, idempotencyKey: $key) { id state }
}`;
const BOOK = 'mutation ($input: DecideAdjustmentInput!) { decideAdjustment(input: $input) { state } }';

interface Administrator {
  readonly client: SignedIn;
  readonly phone: Phone;
}

interface Waiting {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly askedBy: string;
  readonly changes: readonly { readonly key: string; readonly from: string; readonly to: string }[];
}

let gate: HttpGateway;
let first: Administrator;
let second: Administrator;

async function administrator(): Promise<Administrator> {
  const client = await gate.player({ role: 'administrator' });
  return { client, phone: (await protect(gate, client)).phone };
}

beforeAll(async () => {
  gate = await HttpGateway.open();
});
afterAll(() => closeBooks(gate));
// Sessions of before have ended where a test let days pass.
beforeEach(async () => {
  [first, second] = [await administrator(), await administrator()];
});

const roleOf = async (id: string) => (await gate.db.read.select().from(users).where(eq(users.id, id)))[0]?.role;

/** What waits of one administrator. */
async function waitingOf({ client }: Administrator): Promise<Waiting[]> {
  const { approvals } = await second.client.ask<{ approvals: { edges: { node: Waiting }[] } }>(WAITING);
  return approvals.edges.map(({ node }) => node).filter(({ askedBy }) => askedBy === client.user.username);
}

const grant = (accountId: string, by: Administrator) => ({
  input: { accountId, role: 'ADMINISTRATOR', reason: 'Helps out.', proof: by.phone.nextCode() },
});
const settings = (changes: Record<string, string>, proof: string | null) => ({
  input: { changes: Object.entries(changes).map(([key, value]) => ({ key, value })), reason: 'A new season.', proof },
});
const decide = (id: string, proof: string | null, approves = true) => ({
  input: { id, approves, reason: 'Looked at.', proof },
});

const valueOf = async (key: string): Promise<string | undefined> =>
  (await listSettings(gate.db.read)).find((one) => one.key === key)?.value;

/** The one thing that somebody has asked for. */
async function only(by: Administrator): Promise<Waiting> {
  const [one, ...more] = await waitingOf(by);
  if (!one || more.length > 0) throw new Error(`${more.length + 1} things wait`);
  return one;
}

describe('an accomplice', () => {
  it('is no administrator before a second one has agreed with a second factor (RO-03)', async () => {
    const accomplice = await gate.player();
    const { id, username } = accomplice.user;
    const without = { input: { accountId: id, role: 'ADMINISTRATOR', reason: 'Helps out.' } };
    expect(await first.client.refusal(GRANT, without)).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    expect(await first.client.ask(GRANT, grant(id, first))).toEqual({ grantRole: { role: 'PLAYER' } });
    const asked = await only(first);
    expect(asked).toMatchObject({
      kind: 'ROLE',
      subject: username,
      changes: [{ key: 'role', from: 'player', to: 'administrator' }],
    });
    expect(await first.client.refusal(GRANT, grant(id, first))).toMatchObject({ code: 'APPROVAL_WAITING' });
    const codes = [
      await first.client.refusal(DECIDE, decide(asked.id, first.phone.nextCode())),
      await accomplice.refusal(DECIDE, decide(asked.id, null)),
      await second.client.refusal(DECIDE, decide(asked.id, null)),
      await second.client.refusal(DECIDE, decide(asked.id, second.phone.wrongCode())),
    ].map(({ code }) => code);
    expect(codes).toEqual(['SECOND_ADMINISTRATOR', 'FORBIDDEN', 'TWO_FACTOR_REQUIRED', 'CODE_WRONG']);
    expect(await roleOf(id)).toBe('player');

    expect(await second.client.ask(DECIDE, decide(asked.id, second.phone.nextCode()))).toEqual({
      decideApproval: { isDone: true },
    });
    expect(await roleOf(id)).toBe('administrator');
    expect(await second.client.refusal(DECIDE, decide(asked.id, second.phone.nextCode()))).toMatchObject({
      code: 'APPROVAL_OVER',
    });
    const lines = await gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['approval.asked', first.client.user.id],
      ['approval.done', second.client.user.id],
    ]);
  });

  it('agrees to nothing of before, and to nothing for a day: neither money nor another accomplice', async () => {
    const accomplice = await gate.player();
    const victim = await gate.account({ cents: 5_00 });
    const book = { accountId: victim.id, currency: 'USD', amount: 5_000_00, reason: 'Set right.' };
    const { adjustBalance: older } = await first.client.ask<{ adjustBalance: { id: string; state: string } }>(ADJUST, {
      input: { ...book, proof: first.phone.nextCode() },
      key: gate.deps.newId(),
    });
    expect(older.state).toBe('WAITING');
    await first.client.ask(GRANT, grant(accomplice.user.id, first));
    await second.client.ask(DECIDE, decide((await only(first)).id, second.phone.nextCode()));
    const again = await gate.enter(accomplice.user);
    const { phone } = await protect(gate, again);
    const newer = await first.client.ask<{ adjustBalance: { id: string } }>(ADJUST, {
      input: { ...book, proof: first.phone.nextCode() },
      key: gate.deps.newId(),
    });
    await first.client.ask(SET, settings({ market_cap: '900' }, first.phone.nextCode()));
    const limits = await only(first);
    const bookings = [older.id, newer.adjustBalance.id];
    const tried = async (by: SignedIn) => [
      ...(await Promise.all(
        bookings.map((id) => by.refusal(BOOK, { input: { id, approves: true, reason: 'Yes.', proof: phone.code() } })),
      )),
      await by.refusal(DECIDE, decide(limits.id, phone.code())),
    ];
    expect((await tried(again)).map(({ code }) => code)).toEqual(Array(3).fill('ADMINISTRATOR_NEW'));
    gate.pass(DAY);
    const later = await gate.enter(accomplice.user);
    const booking = (id: string) => ({ input: { id, approves: true, reason: 'Yes.', proof: phone.code() } });
    expect(await later.refusal(BOOK, booking(older.id))).toMatchObject({ code: 'ADMINISTRATOR_NEW' });
    expect(await later.ask(BOOK, booking(newer.adjustBalance.id))).toEqual({ decideAdjustment: { state: 'BOOKED' } });
    expect(await valueOf('market_cap')).toBe('500');
  });

  it('may be refused, and is over when whoever asked is an administrator no more, or after a week', async () => {
    const [one, other, late] = [await gate.account(), await gate.account(), await gate.account()];
    await first.client.ask(GRANT, grant(one.id, first));
    await second.client.ask(DECIDE, decide((await only(first)).id, null, false));
    expect(await roleOf(one.id)).toBe('player');

    const third = await administrator();
    await third.client.ask(GRANT, grant(other.id, third));
    const asked = await only(third);
    await first.client.ask(GRANT, {
      input: { accountId: third.client.user.id, role: 'PLAYER', reason: 'Found out.' },
    });
    const code = { code: 'APPROVAL_OVER' };
    expect(await second.client.refusal(DECIDE, decide(asked.id, second.phone.nextCode()))).toMatchObject(code);

    await first.client.ask(GRANT, grant(late.id, first));
    const lapsed = await only(first);
    gate.pass(APPROVAL_LIFE);
    second = await administrator();
    expect(await waitingOf(first)).toEqual([]);
    expect(await second.client.refusal(DECIDE, decide(lapsed.id, second.phone.nextCode()))).toMatchObject(code);
    expect([await roleOf(other.id), await roleOf(late.id)]).toEqual(['player', 'player']);
  });
});

describe('a guard of money', () => {
  it('becomes looser with two administrators, and stricter with one (AS-14)', async () => {
    const { client, phone } = first;
    await client.ask(SET, settings({ double_approval_from: '400', market_cap: '400' }, null));
    expect([await valueOf('double_approval_from'), await valueOf('market_cap')]).toEqual(['400', '400']);
    for (const changes of [
      { double_approval_from: '100000' },
      // A looser one takes a stricter one along.
      { session_timeout: '1800', max_battle_wager: '5000' },
      { market_win: '400' },
      { coin_minted_most: '999999999' },
      { proof_cs2: 'settle' },
    ]) {
      const [key = ''] = Object.keys(changes);
      const before = await valueOf(key);
      expect(await client.refusal(SET, settings(changes, null)), key).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
      await client.ask(SET, settings(changes, phone.nextCode()));
      expect(await valueOf(key), key).toBe(before);
      const asked = await only(first);
      expect(asked.changes.map((one) => [one.key, one.to])).toEqual(Object.entries(changes));
      await second.client.ask(DECIDE, decide(asked.id, second.phone.nextCode()));
      expect(await valueOf(key), key).toBe(Object.values(changes)[0]);
    }
  });

  it('is as it was when it was asked for, or nothing is done', async () => {
    await first.client.ask(SET, settings({ jury_max_pool: '500' }, first.phone.nextCode()));
    const asked = await only(first);
    await second.client.ask(SET, settings({ jury_max_pool: '900' }, second.phone.nextCode()));
    await first.client.ask(DECIDE, decide((await only(second)).id, first.phone.nextCode()));
    expect(await second.client.refusal(DECIDE, decide(asked.id, second.phone.nextCode()))).toMatchObject({
      code: 'APPROVAL_OVER',
    });
    expect(await valueOf('jury_max_pool')).toBe('900');
  });

  it('is also a flag that opens a way of money; it is closed by one', async () => {
    const input = { id: 'arcade-cash', enabled: true, reason: 'Tried out.' };
    expect(await first.client.refusal(FLAG, { input })).toMatchObject({ code: 'TWO_FACTOR_REQUIRED' });
    const proof = first.phone.nextCode();
    expect(await first.client.ask(FLAG, { input: { ...input, proof } })).toEqual({
      setFeatureFlag: { enabled: false },
    });
    await second.client.ask(DECIDE, decide((await only(first)).id, second.phone.nextCode()));
    const off = { input: { ...input, enabled: false } };
    expect(await first.client.ask('{ featureFlags { id enabled } }')).toMatchObject({
      featureFlags: expect.arrayContaining([{ id: 'arcade-cash', enabled: true }]) as unknown,
    });
    expect(await first.client.ask(FLAG, off)).toEqual({ setFeatureFlag: { enabled: false } });
  });

  it('is agreed to once by two who press at the same time', async () => {
    const third = await administrator();
    await first.client.ask(SET, settings({ jury_max_pool: '950' }, first.phone.nextCode()));
    const { id } = await only(first);
    gate.pass(MINUTE);
    const answers = await Promise.all(
      [second, third].map(({ client, phone }) => client.graphql(DECIDE, decide(id, phone.code()))),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const lines = await gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, 'jury_max_pool'));
    expect(lines.filter(({ data }) => data['to'] === '950')).toHaveLength(1);
  });
});

it('finds nobody to agree where there is one administrator, whom the server’s own command gives a second one', async () => {
  const own = await HttpGateway.open();
  const kept = gate;
  gate = own;
  try {
    const alone = await administrator();
    const accomplice = await own.player();
    const missing = { code: 'NO_SECOND_ADMINISTRATOR' };
    expect(await alone.client.refusal(GRANT, grant(accomplice.user.id, alone))).toMatchObject(missing);
    expect(
      await alone.client.refusal(SET, settings({ double_approval_from: '90000' }, alone.phone.nextCode())),
    ).toMatchObject(missing);
    await makeAdministrator(own.deps, accomplice.user.username);
    const lines = await own.db.read.select().from(auditLog).where(eq(auditLog.subjectId, accomplice.user.id));
    expect(lines).toMatchObject([{ actorId: 'system', action: 'account.role' }]);
    const log = await alone.client.ask<{ auditLog: { edges: { node: { actorName: string } }[] } }>(
      '{ auditLog(first: 1) { edges { node { actorName } } } }',
    );
    expect(log.auditLog.edges[0]?.node.actorName).toBe('Gauntlet');
    await alone.client.ask(SET, settings({ double_approval_from: '90000' }, alone.phone.nextCode()));
    const { approvals } = await alone.client.ask<{ approvals: { edges: { node: Waiting }[] } }>(WAITING);
    const again = await own.enter(accomplice.user);
    const { phone } = await protect(own, again);
    expect(await again.refusal(DECIDE, decide(approvals.edges[0]?.node.id ?? '', phone.nextCode()))).toMatchObject({
      code: 'ADMINISTRATOR_NEW',
    });
  } finally {
    gate = kept;
    await closeBooks(own);
  }
});
