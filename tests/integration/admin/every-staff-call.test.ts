import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY } from '../../../domain/shared/time.ts';
import { disputeOf, report, startedBattle } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';

let gate: HttpGateway;
let admin: SignedIn;
let moderator: SignedIn;
beforeAll(async () => {
  gate = await HttpGateway.open();
  admin = await gate.player({ role: 'administrator' });
  moderator = await gate.player({ role: 'moderator' });
});
/** Sessions of their own: a payout needs a day to have passed. */
beforeEach(async () => {
  [admin, moderator] = [await gate.enter(admin.user), await gate.enter(moderator.user)];
});
afterAll(() => gate.close());

let keys = 0;
/** Asks with a key of its own, as the web app does. */
async function tell<T>(who: SignedIn, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await who.graphql(query, variables, { 'idempotency-key': `every-call-${++keys}` });
  expect(errors, query).toEqual([]);
  return data as T;
}
const rich = async (): Promise<SignedIn> => {
  const player = await gate.player({ cents: 500_00 });
  await gate.pay(player.user.id, 2_000, 'BC');
  return player;
};
const reason = 'Shown to be stored.';

const STATUS = 'query ($id: ID!) { account(id: $id) { status role isVip balanceCents } }';

/** What staff do in each of the five areas of the panel; the log names each of them with its reason. */
const STAFF_CALLS: Readonly<Record<string, () => Promise<void>>> = {
  async 'users: suspend, mark and grant a role'() {
    const { user } = await rich();
    const accountId = user.id;
    await tell(moderator, 'mutation ($input: SetAccountStatusInput!) { setAccountStatus(input: $input) { id } }', {
      input: { accountId, status: 'SUSPENDED', reason },
    });
    await tell(admin, 'mutation ($input: SetMarkInput!) { setAccountMark(input: $input) { id } }', {
      input: { accountId, mark: 'VIP', isSet: true, reason },
    });
    await tell(admin, 'mutation ($input: GrantRoleInput!) { grantRole(input: $input) { id } }', {
      input: { accountId, role: 'CREATOR', reason },
    });
    expect(await admin.ask(STATUS, { id: accountId })).toMatchObject({
      account: { status: 'SUSPENDED', isVip: true, role: 'CREATOR' },
    });
    await logged(accountId, 3);
  },
  async 'users: warn and note'() {
    const { user } = await rich();
    const accountId = user.id;
    await tell(moderator, 'mutation ($id: ID!, $reason: String!) { warnAccount(accountId: $id, reason: $reason) }', {
      id: accountId,
      reason,
    });
    await tell(moderator, 'mutation ($id: ID!, $note: String!) { noteAccount(accountId: $id, note: $note) }', {
      id: accountId,
      note: reason,
    });
    await logged(accountId, 2);
  },
  async 'battles: decide a dispute'() {
    const [one, other] = [await rich(), await rich()];
    const id = await startedBattle(one, other);
    await report(one, id, 'WON');
    await report(other, id, 'WON');
    const dispute = await disputeOf(one, id);
    const input = { disputeId: dispute?.id, action: 'OVERTURN', reason };
    await tell(moderator, 'mutation ($input: DecideDisputeInput!) { decideDispute(input: $input) { id } }', { input });
    expect(await disputeOf(one, id)).toMatchObject({ status: 'RESOLVED', reason });
    expect(await one.ask('query ($id: ID!) { battle(id: $id) { winnerId } }', { id })).toEqual({
      battle: { winnerId: other.user.id },
    });
  },
  async 'battles: call one off'() {
    const [one, other] = [await rich(), await rich()];
    const battleId = await startedBattle(one, other);
    await tell(admin, 'mutation ($input: VoidBattleInput!) { voidBattle(input: $input) }', {
      input: { battleId, reason },
    });
    expect(
      await one.ask('query ($id: ID!) { battle(id: $id) { status } wallet { availableToBetCents } }', { id: battleId }),
    ).toEqual({
      battle: { status: 'CANCELLED' },
      wallet: { availableToBetCents: 500_00 },
    });
  },
  async 'finance: hold and refuse a payout'() {
    const player = await rich();
    const METHOD = 'mutation ($input: AddPaymentMethodInput!) { addPaymentMethod(input: $input) { id } }';
    const { addPaymentMethod } = await tell<{ addPaymentMethod: { id: string }[] }>(player, METHOD, {
      input: { kind: 'PAYPAL', destination: 'staff@payments.example' },
    });
    gate.pass(DAY);
    const owner = await gate.enter(player.user);
    const { requestWithdrawal } = await tell<{ requestWithdrawal: { id: string } }>(
      owner,
      'mutation ($input: PaymentInput!) { requestWithdrawal(input: $input) { id } }',
      { input: { methodId: addPaymentMethod[0]?.id, amountCents: 50_00 } },
    );
    const finance = await gate.enter(admin.user);
    const DECIDE = 'mutation ($input: DecideWithdrawalInput!) { decideWithdrawal(input: $input) { id } }';
    for (const [action, status] of [
      ['HOLD', 'PROCESSING'],
      ['REJECT', 'REJECTED'],
    ] as const) {
      await tell(finance, DECIDE, { input: { withdrawalId: requestWithdrawal.id, action, reason } });
      expect(await owner.ask('{ withdrawals { edges { node { status } } } }')).toEqual({
        withdrawals: { edges: [{ node: { status } }] },
      });
    }
    expect(await owner.ask('{ wallet { availableToBetCents } }')).toEqual({ wallet: { availableToBetCents: 500_00 } });
  },
  async 'content: decide a report and set what the chat refuses'() {
    const [one, other] = [await rich(), await rich()];
    await tell(one, 'mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }', {
      input: { userId: other.user.id, messageId: null, reason: 'insults' },
    });
    const REPORTS = '{ userReports(status: PENDING, first: 100) { edges { node { id reportedUser { id } } } } }';
    type Reports = { userReports: { edges: { node: { id: string; reportedUser: { id: string } } }[] } };
    const desk = await gate.enter(moderator.user);
    const own = async () =>
      (await desk.ask<Reports>(REPORTS)).userReports.edges.filter(({ node }) => node.reportedUser.id === other.user.id);
    const [filed] = await own();
    await tell(desk, 'mutation ($id: ID!) { decideUserReport(reportId: $id, status: DISMISSED) }', {
      id: filed?.node.id,
    });
    expect([filed === undefined, await own()]).toEqual([false, []]);
    const FIELDS = 'autoModSeverity capsLimit followersOnly linkBlocking profanityFilter slowMode spamDetection';
    const { moderationSettings } = await desk.ask<{ moderationSettings: Record<string, unknown> }>(
      `{ moderationSettings { ${FIELDS} } }`,
    );
    const input = { ...moderationSettings, slowMode: 15, linkBlocking: moderationSettings['linkBlocking'] !== true };
    await tell(
      desk,
      'mutation ($input: ModerationSettingsInput!) { saveModerationSettings(input: $input) { slowMode } }',
      { input },
    );
    expect(await desk.ask(`{ moderationSettings { ${FIELDS} } }`)).toEqual({ moderationSettings: input });
  },
  async 'system: settings, flags and maintenance'() {
    const desk = await gate.enter(admin.user);
    await tell(desk, 'mutation ($input: SetSettingsInput!) { setSettings(input: $input) { key } }', {
      input: { changes: [{ key: 'max_battle_wager', value: '900.00' }], reason },
    });
    const { systemSettings } = await desk.ask<{ systemSettings: { key: string; value: string }[] }>(
      '{ systemSettings { key value } }',
    );
    expect(Number(systemSettings.find(({ key }) => key === 'max_battle_wager')?.value)).toBe(900);
    const flags = async () =>
      (await desk.ask<{ featureFlags: { id: string; enabled: boolean }[] }>('{ featureFlags { id enabled } }'))
        .featureFlags;
    // One that opens no way of money: those need two.
    const flag = (await flags()).find(({ id }) => id === 'stream-recording');
    await tell(desk, 'mutation ($input: SetFeatureFlagInput!) { setFeatureFlag(input: $input) { id } }', {
      input: { id: flag?.id, enabled: flag?.enabled !== true, reason },
    });
    expect((await flags()).find(({ id }) => id === flag?.id)?.enabled).toBe(flag?.enabled !== true);
    await tell(desk, 'mutation ($input: ScheduleMaintenanceInput!) { scheduleMaintenance(input: $input) { isOn } }', {
      input: { startsAt: gate.deps.now() + DAY, reason, notifiesAll: false },
    });
    const { maintenancePlan } = await desk.ask<{ maintenancePlan: { open: unknown[] } }>(
      '{ maintenancePlan { open { id } } }',
    );
    expect(maintenancePlan.open).toHaveLength(1);
  },
};

/** The log of staff names what was done to an account, with its reason; that they looked at it has none. */
async function logged(subjectId: string, times: number): Promise<void> {
  const { auditLog } = await admin.ask<{ auditLog: { edges: { node: { action: string; reason: string } }[] } }>(
    'query ($id: ID!) { auditLog(subject: "account", subjectId: $id) { edges { node { action reason } } } }',
    { id: subjectId },
  );
  const done = auditLog.edges.filter(({ node }) => node.action !== 'account.opened');
  expect(done.map(({ node }) => node.reason)).toEqual(Array.from({ length: times }, () => reason));
}

describe('a call of staff stores what it is for, and the product shows it', () => {
  test.each(Object.entries(STAFF_CALLS))('admin actions: %s (RE-16, RO-01)', async (_what, call) => {
    expect.hasAssertions();
    await call();
  });

  test('and all of it leaves the books whole', async () => {
    expect(await findViolations(gate.db.read)).toEqual([]);
  });
});
