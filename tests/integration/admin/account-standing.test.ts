// @module-tag engines
import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sessions } from '../../../db/security/session.table.ts';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { users } from '../../../db/accounts/user.table.ts';
import { events } from '../../../db/events/event.table.ts';
import { ROLES } from '../../../domain/accounts/roles.ts';
import { create } from '../../support/battle-operations.ts';
import { type HttpGateway, PASSWORD, type SignedIn } from '../../support/http-gateway.ts';
import { ordersIn } from '../../support/second-factor.ts';
import { goLive } from '../../support/socket-client.ts';
import { SOON_MS, stopwatch } from '../../support/machine-clock.ts';
import { twoGateways } from '../../support/two-gateways.ts';

let gate: HttpGateway;
/** Another gateway on the same database; SQLite has one only. */
let second: HttpGateway;
twoGateways((...both) => ([gate, second] = both));

const STATUS = 'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id status } }';
const ROLE = 'mutation ($input: GrantRoleInput!) { grantRole(input: $input) { id role } }';
const BIRTH = 'mutation ($input: NoteBirthInput!) { noteBirth(input: $input) { isBirthNoted } }';
const MARK = 'mutation ($input: SetMarkInput!) { setAccountMark(input: $input) { id isVip isVerifiedCreator } }';
const AUDIT = `query ($subject: String, $subjectId: ID, $first: Int! = 20, $after: String) {
  auditLog(subject: $subject, subjectId: $subjectId, first: $first, after: $after) {
    edges { node { actorId actorName action subject subjectId reason from to at } } pageInfo { hasNextPage endCursor }
  }
}`;
const ACCOUNTS = `query ($search: String, $order: AccountOrder! = NAME, $first: Int! = 20, $after: String) {
  accounts(search: $search, order: $order, first: $first, after: $after) {
    edges { node { id username role status } } pageInfo { hasNextPage endCursor }
  }
}`;

const setStatus = (staff: SignedIn, accountId: string, status: string, reason = 'Seen in the recording.') =>
  staff.ask(STATUS, { input: { accountId, status, reason } });
const auditOf = (subjectId: string) =>
  gate.db.read.select().from(auditLog).where(eq(auditLog.subjectId, subjectId)).orderBy(asc(auditLog.id));

interface Page<T> {
  readonly edges: readonly { node: T }[];
  readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

describe('suspending, banning and reactivating', () => {
  test.each(['SUSPENDED', 'BANNED'] as const)(
    '%s ends every session, closes sockets of every gateway at once and locks the account (AU-02)',
    async (status) => {
      const moderator = await gate.player({ role: 'moderator' });
      const subject = await gate.account({ cents: 100_00 });
      const [here, there] = [await gate.enter(subject), await second.enter(subject)];
      const battle = await create(here, { stakeCents: 10_00 });
      const [live, away] = [await goLive(here), await goLive(there)];
      const passed = stopwatch();
      await setStatus(moderator, subject.id, status);
      for (const { closed } of [live, away]) expect((await closed).code).toBe(4401);
      expect(passed()).toBeLessThan(SOON_MS);
      expect(await gate.db.read.select().from(sessions).where(eq(sessions.userId, subject.id))).toEqual([]);
      const ended = await gate.db.read.select().from(events).where(eq(events.type, 'session.ended'));
      expect(ended.filter(({ concerns }) => concerns.includes(subject.id))).toHaveLength(2);
      for (const client of [here, there]) {
        expect(await client.ask('{ viewer { id } }')).toEqual({ viewer: null });
        expect((await client.rest('GET', '/api/wallet/me')).status).toBe(401);
      }
      const back = await gate
        .visitor()
        .rest('POST', '/api/auth/login', { username: subject.username, password: PASSWORD });
      expect(back.json).toMatchObject({ code: `ACCOUNT_${status}` });
      expect(await auditOf(subject.id)).toMatchObject([
        {
          actorId: moderator.user.id,
          action: `account.${status.toLowerCase()}`,
          subject: 'account',
          reason: 'Seen in the recording.',
          data: { from: 'active', to: status.toLowerCase() },
        },
      ]);
      // Nobody has joined, so the battle is closed and its money is back on the account.
      const other = await gate.player({ cents: 100_00 });
      expect(await other.ask('query ($id: ID!) { battle(id: $id) { status stakeCents } }', { id: battle.id })).toEqual({
        battle: { status: 'CANCELLED', stakeCents: 10_00 },
      });
      await setStatus(moderator, subject.id, 'ACTIVE', 'Appeal upheld.');
      const again = await gate
        .visitor()
        .rest('POST', '/api/auth/login', { username: subject.username, password: PASSWORD });
      expect(again.status).toBe(200);
    },
  );

  test('the player reads the reason in an e-mail, which lies sealed until it is sent', async () => {
    const moderator = await gate.player({ role: 'moderator' });
    const subject = await gate.account();
    await setStatus(moderator, subject.id, 'SUSPENDED', '  Two accounts of one person.  ');
    expect((await ordersIn(gate)).filter(({ to }) => to === subject.email)).toEqual([
      {
        to: subject.email,
        language: 'en',
        mail: {
          kind: 'standing-changed',
          username: subject.username,
          status: 'suspended',
          reason: 'Two accounts of one person.',
        },
      },
    ]);
  });

  test('a refused one changes nothing: no reason, nobody, staff, the own account, what is so already', async () => {
    const [moderator, senior, admin] = await Promise.all(
      (['moderator', 'senior_moderator', 'administrator'] as const).map((role) => gate.player({ role })),
    );
    const player = await gate.player();
    if (!moderator || !senior || !admin) throw new Error('no staff');
    const before = await gate.contents();
    const refused = (by: SignedIn, accountId: string, input: object = {}) =>
      by.refusal(STATUS, { input: { accountId, status: 'BANNED', reason: 'x', ...input } });
    expect(await refused(moderator, player.user.id, { reason: '  ' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'reason',
    });
    expect(await refused(moderator, player.user.id, { reason: 'x'.repeat(2_001) })).toMatchObject({ field: 'reason' });
    expect(await refused(moderator, player.user.id, { status: 'ACTIVE' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'status',
    });
    expect(await refused(moderator, player.user.id, { status: 'CLOSED' })).toMatchObject({ status: 400 });
    expect(await refused(moderator, 'nobody')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await refused(player, moderator.user.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    for (const staff of [moderator, senior, admin])
      expect(await refused(staff, staff.user.id)).toMatchObject({ status: 403, code: 'OWN_ACCOUNT' });
    for (const [by, of] of [
      [moderator, senior],
      [moderator, admin],
      [senior, moderator],
      [senior, admin],
    ] as const)
      expect(await refused(by, of.user.id)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await gate.contents()).toBe(before);
    expect(await player.ask('{ viewer { id } }'), 'still signed in').toEqual({ viewer: { id: player.user.id } });
  });
});

describe('roles and marks', () => {
  test('an administrator grants every role but that of an administrator, which counts from the next call on and is in the audit log (RO-03)', async () => {
    const admin = await gate.player({ role: 'administrator' });
    const subject = await gate.account();
    const roles = ROLES.slice(1).filter((role) => role !== 'administrator');
    for (const role of [...roles, 'player'] as const) {
      expect(
        await admin.ask(ROLE, { input: { accountId: subject.id, role: role.toUpperCase(), reason: 'Voted.' } }),
      ).toEqual({ grantRole: { id: subject.id, role: role.toUpperCase() } });
      const [stored] = await gate.db.read.select().from(users).where(eq(users.id, subject.id));
      expect(stored?.role).toBe(role);
    }
    const log = await auditOf(subject.id);
    expect(log.map(({ action, data }) => `${action} ${data['from']} ${data['to']}`)).toEqual([
      'account.role player creator',
      'account.role creator moderator',
      'account.role moderator senior_moderator',
      'account.role senior_moderator player',
    ]);
  });

  test('whoever gets another role signs in anew', async () => {
    const admin = await gate.player({ role: 'administrator' });
    const subject = await gate.player();
    const grant = (role: string) => admin.ask(ROLE, { input: { accountId: subject.user.id, role, reason: 'x' } });
    await grant('MODERATOR');
    expect(await subject.ask('{ viewer { isStaff } }')).toEqual({ viewer: null });
    const again = await gate.enter(subject.user);
    expect(await again.ask('{ viewer { isStaff } }')).toEqual({ viewer: { isStaff: true } });
    await grant('PLAYER');
    expect(await again.ask('{ viewer { isStaff } }')).toEqual({ viewer: null });
  });

  test('nobody else does, and nobody to themselves: the last administrator stays (RO-03)', async () => {
    const admin = await gate.player({ role: 'administrator' });
    const subject = await gate.player();
    for (const role of ['player', 'creator', 'moderator', 'senior_moderator'] as const) {
      const by = await gate.player({ role });
      const after = await gate.contents();
      for (const [mutation, input] of [
        [ROLE, { role: 'ADMINISTRATOR' }],
        [MARK, { mark: 'VIP', isSet: true }],
      ] as const)
        for (const accountId of [subject.user.id, by.user.id])
          expect(await by.refusal(mutation, { input: { accountId, reason: 'x', ...input } })).toMatchObject({
            status: 403,
            code: 'FORBIDDEN',
          });
      expect(await gate.contents()).toBe(after);
    }
    for (const [mutation, input] of [
      [ROLE, { role: 'PLAYER' }],
      [MARK, { mark: 'VERIFIED_CREATOR', isSet: true }],
    ] as const)
      expect(
        await admin.refusal(mutation, { input: { accountId: admin.user.id, reason: 'x', ...input } }),
      ).toMatchObject({ status: 403, code: 'OWN_ACCOUNT' });
  });

  test('the marks of VIP and of a verified creator are set and taken away, each with its reason', async () => {
    const admin = await gate.player({ role: 'administrator' });
    const subject = await gate.player();
    const mark = (name: string, isSet: boolean) =>
      admin.ask(MARK, { input: { accountId: subject.user.id, mark: name, isSet, reason: 'As agreed.' } });
    expect(await subject.ask('{ wallet { dailyStakeLimitCents } }')).toEqual({
      wallet: { dailyStakeLimitCents: 5_000_00 },
    });
    expect(await mark('VIP', true)).toMatchObject({ setAccountMark: { isVip: true, isVerifiedCreator: false } });
    expect(await subject.ask('{ wallet { dailyStakeLimitCents } }')).toEqual({
      wallet: { dailyStakeLimitCents: 25_000_00 },
    });
    expect(await mark('VERIFIED_CREATOR', true)).toMatchObject({
      setAccountMark: { isVip: true, isVerifiedCreator: true },
    });
    expect(await subject.ask('{ viewer { isVerifiedCreator } }')).toEqual({ viewer: { isVerifiedCreator: true } });
    expect(await mark('VIP', false)).toMatchObject({ setAccountMark: { isVip: false, isVerifiedCreator: true } });
    await expect(mark('VIP', false)).rejects.toThrow('BAD_INPUT');
    expect((await auditOf(subject.user.id)).map(({ action, data }) => `${action} ${data['to']}`)).toEqual([
      'account.vip yes',
      'account.verified-creator yes',
      'account.vip no',
    ]);
  });

  test('the date of birth of a verified player is noted by an administrator with a reason, and stands in no log', async () => {
    const [admin, moderator] = [await gate.player({ role: 'administrator' }), await gate.player({ role: 'moderator' })];
    const [player, unverified] = [await gate.player(), await gate.player({ verification: 'unverified' })];
    const reason = 'Passport of the request of May.';
    const input = { accountId: player.user.id, bornOn: '1990-05-04', reason };
    expect(await moderator.refusal(BIRTH, { input })).toMatchObject({ code: 'FORBIDDEN' });
    const young = `${new Date(gate.deps.now()).getUTCFullYear() - 17}-01-01`;
    for (const [field, bad] of [
      ['bornOn', { bornOn: young }],
      ['bornOn', { bornOn: '1990-02-30' }],
      ['reason', { reason: ' ' }],
      ['accountId', { accountId: unverified.user.id }],
    ] as const)
      expect(await admin.refusal(BIRTH, { input: { ...input, ...bad } })).toMatchObject({ code: 'BAD_INPUT', field });
    expect(await admin.ask(BIRTH, { input })).toEqual({ noteBirth: { isBirthNoted: true } });
    const kept = await gate.db.read.select().from(users).where(eq(users.id, player.user.id));
    expect(kept).toMatchObject([{ bornOn: '1990-05-04' }]);
    expect(await auditOf(player.user.id)).toMatchObject([
      { action: 'account.birth-noted', reason, data: { from: null, to: null } },
    ]);
  });
});

describe('what staff see', () => {
  test('accounts are found by how the name begins, by the whole e-mail address or by the id, page by page in the order of names whatever order is asked for', async () => {
    const moderator = await gate.player({ role: 'moderator' });
    const made = [];
    for (const name of ['Zoe_One', 'zoe.two', 'zoe-three', 'Zoe%']) made.push(await gate.account({ username: name }));
    const page = async (variables: object) =>
      (await moderator.ask<{ accounts: Page<{ id: string; username: string }> }>(ACCOUNTS, { ...variables })).accounts;
    const names = (found: Page<{ username: string }>) => found.edges.map(({ node }) => node.username);
    expect(new Set(names(await page({ search: 'ZOE' })))).toEqual(new Set(made.map(({ username }) => username)));
    expect(names(await page({ search: 'zoe%' })), 'a percent sign is itself').toEqual(['Zoe%']);
    expect(names(await page({ search: made[1]?.id ?? '' }))).toEqual(['zoe.two']);
    expect(names(await page({ search: (made[2]?.email ?? '').toUpperCase() }))).toEqual(['zoe-three']);
    for (const search of ['nobody-of-that-name', 'oe.tw']) expect(names(await page({ search }))).toEqual([]);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const found: Page<{ username: string }> = await page({ search: 'zoe', order: 'NEWEST', first: 1, after });
      seen.push(...names(found));
      after = found.pageInfo.hasNextPage ? found.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen).toHaveLength(4);
    expect(new Set(seen).size).toBe(4);
  });

  test('the audit log tells who did what to whom and why, newest first, of one account or of all', async () => {
    const [moderator, admin] = [await gate.player({ role: 'moderator' }), await gate.player({ role: 'administrator' })];
    const subject = await gate.account();
    await setStatus(moderator, subject.id, 'SUSPENDED', 'First.');
    gate.pass(1);
    await setStatus(admin, subject.id, 'BANNED', 'Second.');
    gate.pass(1);
    await setStatus(admin, subject.id, 'ACTIVE', 'Third.');
    const page = async (variables: object) =>
      (await moderator.ask<{ auditLog: Page<Record<string, unknown>> }>(AUDIT, { ...variables })).auditLog;
    const own = { subject: 'account', subjectId: subject.id };
    const first = await page({ ...own, first: 2 });
    expect(first.edges.map(({ node }) => node)).toMatchObject([
      { actorName: admin.user.username, action: 'account.reactivated', from: 'banned', to: 'active', reason: 'Third.' },
      { action: 'account.banned', from: 'suspended', to: 'banned', reason: 'Second.', ...own },
    ]);
    const rest = await page({ ...own, first: 2, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }) => node)).toMatchObject([{ actorId: moderator.user.id, reason: 'First.' }]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    expect((await page({ first: 1 })).edges[0]?.node).toMatchObject({ reason: 'Third.' });
    expect(await moderator.refusal(AUDIT, { subject: 'account' })).toMatchObject({
      code: 'BAD_INPUT',
      field: 'subjectId',
    });
  });
});

test('a ban or a warning that answers a report resolves it at the same moment, or nothing happens (AC-04)', async () => {
  const [player, other] = [await gate.player(), await gate.player()];
  const staff = await gate.player({ role: 'moderator' });
  const senior = await gate.player({ role: 'senior_moderator' });
  const report = async (by: SignedIn, userId: string): Promise<string> => {
    await by.ask('mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }', {
      input: { userId, messageId: null, reason: 'insults' },
    });
    const { userReports } = await senior.ask<{
      userReports: { edges: { node: { id: string; reportedBy: { id: string }; reportedUser: { id: string } } }[] };
    }>('{ userReports(first: 50) { edges { node { id reportedBy { id } reportedUser { id } } } } }');
    const found = userReports.edges.find(
      ({ node }) => node.reportedBy.id === by.user.id && node.reportedUser.id === userId,
    );
    return found?.node.id ?? '';
  };
  const WARN = `mutation ($accountId: ID!, $reportId: ID) {
    warnAccount(accountId: $accountId, reason: "Be kind.", reportId: $reportId)
  }`;
  const standingOf = async (): Promise<string | undefined> => {
    const [row] = await gate.db.read.select().from(users).where(eq(users.id, player.user.id));
    return row?.status;
  };
  const ban = (reportId: string) => ({
    input: { accountId: player.user.id, status: 'BANNED', reason: 'x', reportId },
  });
  // Nobody decides a case of their own, and one that was handed on is for seniors.
  const own = await report(staff, player.user.id);
  expect(await staff.refusal(STATUS, ban(own))).toMatchObject({ code: 'ONESELF' });
  const first = await report(other, player.user.id);
  await staff.ask('mutation ($id: ID!) { decideUserReport(reportId: $id, status: ESCALATED) }', { id: first });
  expect(await staff.refusal(STATUS, ban(first))).toMatchObject({ code: 'SENIOR_ONLY' });
  // A report of somebody else is none of this account.
  const about = await report(player, other.user.id);
  expect(await senior.refusal(STATUS, ban(about))).toMatchObject({ code: 'NOT_FOUND', field: 'reportId' });
  expect(await standingOf()).toBe('active');
  await senior.ask(WARN, { accountId: other.user.id, reportId: about });
  expect(await senior.refusal(WARN, { accountId: other.user.id, reportId: about })).toMatchObject({
    code: 'REPORT_DECIDED',
  });
  await senior.ask(STATUS, ban(first));
  expect(await standingOf()).toBe('banned');
  expect(await senior.refusal(STATUS, { input: { ...ban(first).input, status: 'SUSPENDED' } })).toMatchObject({
    code: 'REPORT_DECIDED',
  });
});
