import { afterAll, beforeAll, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { NO_COUNTS } from '../../../gateway/kernel/dashboard.ts';
import { readStaffDesk } from '../../../gateway/admin/desk/read-staff-desk.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { protect } from '../../support/second-factor.ts';
import { goLive } from '../../support/socket-client.ts';

let gateway: HttpGateway;
let moderator: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  moderator = await gateway.player({ role: 'moderator' });
});
afterAll(() => gateway.close());

const FIELDS = 'users openDisputes pendingWithdrawals openReports blockedAppeals openAlerts urgentDisputes';
const desk = async () => (await moderator.ask<{ staffDesk: object }>(`{ staffDesk { ${FIELDS} } }`)).staffDesk;
const REPORT = 'mutation ($input: ReportPlayerInput!) { reportPlayer(input: $input) }';
const DECIDE = 'mutation ($id: ID!) { decideUserReport(reportId: $id, status: DISMISSED) }';

it('what waits is counted from what is stored, and told live to staff alone', async () => {
  const [one, other] = [await gateway.player(), await gateway.player()];
  expect(await desk()).toEqual({
    users: 3,
    openDisputes: 0,
    pendingWithdrawals: 0,
    openReports: 0,
    blockedAppeals: 0,
    openAlerts: 0,
    urgentDisputes: 0,
  });
  const live = await goLive(moderator);
  const stands = gateway.listening();
  const told = live.iterate(`subscription { staffDeskChanged { ${FIELDS} } }`);
  const first = told.next();
  await stands();
  await one.ask(REPORT, { input: { userId: other.user.id, messageId: null, reason: 'Insults.' } });
  expect((await first).value).toMatchObject({ data: { staffDeskChanged: { openReports: 1 } } });
  const { userReports } = await moderator.ask<{ userReports: { edges: { node: { id: string } }[] } }>(
    '{ userReports { edges { node { id } } } }',
  );
  await moderator.ask(DECIDE, { id: userReports.edges[0]?.node.id });
  expect(await desk()).toMatchObject({ openReports: 0 });
  expect(await one.refusal(`{ staffDesk { users } }`, {})).toMatchObject({ code: 'FORBIDDEN' });
  await live.close();
});

it('a request for the fund of the markets is counted while it waits, and told live', async () => {
  const admin = await gateway.player({ role: 'administrator' });
  const { phone } = await protect(gateway, admin);
  const live = await goLive(moderator);
  const stands = gateway.listening();
  const told = live.iterate('subscription { staffDeskChanged { fundRequests } }');
  const first = told.next();
  await stands();
  const ASK = `mutation ($proof: String) {
    requestFund(cents: 2000000, reason: "A new house.", proof: $proof, idempotencyKey: "fund-of-a-new-house") {
      requests { id }
    }
  }`;
  const { requestFund } = await admin.ask<{ requestFund: { requests: { id: string }[] } }>(ASK, {
    proof: phone.nextCode(),
  });
  expect((await first).value).toMatchObject({ data: { staffDeskChanged: { fundRequests: 1 } } });
  const QUEUES = '{ staffQueues { kind decidedBy count oldestAt } }';
  const queue = async () =>
    (await moderator.ask<{ staffQueues: { kind: string }[] }>(QUEUES)).staffQueues.find(
      ({ kind }) => kind === 'FUND_REQUESTS',
    );
  expect(await queue()).toMatchObject({ decidedBy: 'ADMINISTRATOR', count: 1, oldestAt: gateway.deps.now() });
  const DECLINE = `mutation ($id: ID!, $proof: String) {
    decideFund(requestId: $id, isApproved: false, proof: $proof, idempotencyKey: "fund-is-declined") { freeCents }
  }`;
  await admin.ask(DECLINE, { id: requestFund.requests[0]?.id, proof: phone.nextCode() });
  expect(await queue()).toMatchObject({ count: 0, oldestAt: null });
  expect(await moderator.ask('{ staffDesk { fundRequests } }')).toEqual({ staffDesk: { fundRequests: 0 } });
  await live.close();
});

it('every account is counted once, closed ones too, whenever it came and however often the desk is read', async () => {
  const gate = await HttpGateway.open();
  const staff = await gate.player({ role: 'moderator' });
  const counted = async () =>
    (await staff.ask<{ staffDesk: { users: number } }>('{ staffDesk { users } }')).staffDesk.users;
  await gate.account({ createdAt: gate.deps.now() - HOUR });
  expect(await counted()).toBe(2);
  for (const [passed, users] of [
    [0, 3],
    [9 * MINUTE, 4],
    [2 * MINUTE, 5],
    [20 * MINUTE, 6],
    [0, 7],
  ] as const) {
    gate.pass(passed);
    await gate.account({ closedAt: gate.deps.now(), status: 'closed' });
    expect(await counted()).toBe(users);
    expect(await counted()).toBe(users);
  }
  await gate.close();
});

it('no two rooms answer one count, queue or figure of the dashboard, since one would hide the other', async () => {
  const { dashboards } = gateway.deps.wiring;
  const viewer = { userId: '1', role: 'administrator' } as const;
  const said = await gateway.deps.db.snapshot(async (read) => ({
    counts: await Promise.all(dashboards.map(async (room) => room.counts?.(read, viewer))),
    queues: await Promise.all(dashboards.map(async (room) => room.queues?.(read, viewer.userId))),
    hours: await Promise.all(dashboards.map(async (room) => room.hours?.(read, 0, HOUR))),
  }));
  const own = {
    counts: [{ users: 0 }],
    queues: [{ adjustments: null, approvals: null }],
    hours: [{ 'sign-ups': [], deposits: [], stakes: [], 'net-revenue': [] }],
  };
  for (const kind of ['counts', 'queues', 'hours'] as const) {
    const names = [...said[kind], ...own[kind]].flatMap((part) => Object.keys(part ?? {}));
    expect(
      said[kind].some((part) => part !== undefined),
      kind,
    ).toBe(true);
    expect(names, kind).toEqual([...new Set(names)]);
  }
});

it('counts nothing of rooms that are not part of the product', async () => {
  const wiring = { ...gateway.deps.wiring, dashboards: [] };
  const viewer = { userId: moderator.user.id, role: 'moderator' } as const;
  expect(await readStaffDesk({ ...gateway.deps, wiring }, viewer)).toMatchObject(NO_COUNTS);
});
