// @module-tag engines
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { DAY, MINUTE } from '../../../domain/shared/time.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { reconcile } from '../../../gateway/wallet/providers/reconcile.ts';
import { signSandbox } from '../../../gateway/wallet/providers/sandbox-provider.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { rawSql } from '../../support/raw-sql.ts';
import { goLive } from '../../support/socket-client.ts';

const log = openLog('silent');
let gateway: HttpGateway;
/** Another gateway on the same database; SQLite has one only. */
let second: HttpGateway;
let admin: SignedIn;
let moderator: SignedIn;
let player: SignedIn;
beforeEach(async () => {
  gateway = await HttpGateway.open();
  second = engine === 'postgres' ? await HttpGateway.open({ databaseUrl: gateway.databaseUrl }) : gateway;
  admin = await gateway.player({ role: 'administrator' });
  moderator = await gateway.player({ role: 'moderator' });
  player = await gateway.player({ cents: 130_00 });
});
afterEach(async () => {
  if (second !== gateway) await second.close();
  await gateway.close();
});

/** Time passes; whoever was here comes back. */
async function later(milliseconds: number): Promise<void> {
  gateway.pass(milliseconds);
  [admin, moderator, player] = (await Promise.all(
    [admin, moderator, player].map(({ user }) => gateway.enter(user)),
  )) as [SignedIn, SignedIn, SignedIn];
}

interface Alert {
  readonly id: string;
  readonly kind: string;
  readonly message: string;
  readonly subject: string;
  readonly currency: string | null;
  readonly sides: readonly { by: string; amount: number | null; count: number | null; status: string | null }[];
  readonly at: number;
  readonly seenAt: number;
  readonly resolvedAt: number | null;
  readonly resolvedBy: string | null;
  readonly reason: string | null;
  readonly awaitsDecision: boolean;
  readonly arcadeRuns: readonly { id: string }[];
}
interface Page {
  readonly edges: readonly { node: Alert }[];
  readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const ALERT =
  'id kind message subject currency sides { by amount sum { value currency } count status } at seenAt resolvedAt resolvedBy reason awaitsDecision arcadeRuns { id }';
const DESK = 'openAlerts pendingWithdrawals lastReconciliation { finishedAt findings }';
const RESOLVE = `mutation ($input: ResolveAlertInput!) { resolveAlert(input: $input) { ${ALERT} } }`;

const page = async (list: 'openAlerts' | 'resolvedAlerts', first = 20, after: string | null = null): Promise<Page> => {
  const query = `query ($first: Int!, $after: String) { ${list}(first: $first, after: $after) {
    edges { node { ${ALERT} } } pageInfo { hasNextPage endCursor } } }`;
  return (await moderator.ask<Record<string, Page>>(query, { first, after }))[list] as Page;
};
const open = async (): Promise<Alert[]> => (await page('openAlerts')).edges.map(({ node }) => node);
const desk = async () => (await moderator.ask<{ financeDesk: unknown }>(`{ financeDesk { ${DESK} } }`)).financeDesk;
/** Why it was refused; null when it was not. */
async function resolve(id: string, reason: string, by = admin): Promise<Readonly<Record<string, unknown>> | null> {
  const { errors } = await by.graphql(RESOLVE, { input: { id, reason } });
  return errors[0]?.extensions ?? null;
}
const shift = (cents: number) =>
  rawSql(
    gateway.databaseUrl,
    `UPDATE ledger_accounts SET balance = balance + ${cents} WHERE id = 'user:${player.user.id}:USD'`,
  );

describe('the alerts of the reconciliation', () => {
  it('are none at first, and the books say when they were last found to agree', async () => {
    expect(await desk()).toEqual({ openAlerts: 0, pendingWithdrawals: 0, lastReconciliation: null });
    const finishedAt = gateway.deps.now();
    await reconcile(gateway.deps);
    expect(await desk()).toMatchObject({ openAlerts: 0, lastReconciliation: { finishedAt, findings: 0 } });
    expect(await open()).toEqual([]);
  });

  it('name both sides of a difference, once, however often it is found, and change no balance', async () => {
    await shift(1);
    await later(DAY);
    const at = gateway.deps.now();
    await reconcile(gateway.deps);
    await later(DAY);
    await reconcile(gateway.deps);
    expect(await open()).toMatchObject([
      {
        kind: 'BALANCE',
        subject: `user:${player.user.id}:USD`,
        currency: 'USD',
        sides: [
          { by: 'ACCOUNT', amount: 130_01, sum: { value: 130_01, currency: 'USD' }, count: null, status: null },
          { by: 'ENTRIES', amount: 130_00, sum: { value: 130_00, currency: 'USD' }, count: null, status: null },
        ],
        at,
        seenAt: at + DAY,
        resolvedAt: null,
        awaitsDecision: false,
        arcadeRuns: [],
      },
    ]);
    expect(await desk()).toMatchObject({ openAlerts: 1, lastReconciliation: { finishedAt: at + DAY, findings: 1 } });
    const { wallet } = await player.ask<{ wallet: unknown }>('{ wallet { availableToBetCents } }');
    expect(wallet).toEqual({ availableToBetCents: 130_01 });
  });

  it('say how many bookings each side has where these are what differs', async () => {
    await rawSql(
      gateway.databaseUrl,
      `UPDATE ledger_accounts SET entry_count = entry_count + 1 WHERE id = 'user:${player.user.id}:USD'`,
    );
    await reconcile(gateway.deps);
    const [alert] = await open();
    const [account, entries] = alert?.sides ?? [];
    expect(alert?.currency).toBeNull();
    expect(entries).toMatchObject({ by: 'ENTRIES', sum: null, count: entries?.amount });
    expect(account).toMatchObject({ by: 'ACCOUNT', sum: null, count: Number(entries?.count) + 1 });
  });

  it('are resolved by an administrator with a reason, once, in the audit log, and come again while the difference is there', async () => {
    await shift(1);
    await reconcile(gateway.deps);
    const [alert] = await open();
    const id = alert?.id ?? '';
    expect(await resolve(id, '  ')).toMatchObject({ code: 'BAD_INPUT', field: 'reason' });
    expect(await resolve(id, 'x'.repeat(2_001))).toMatchObject({ code: 'BAD_INPUT', field: 'reason' });
    expect(await resolve('unknown', 'Seen.')).toMatchObject({ code: 'NOT_FOUND' });
    for (const other of [moderator, player])
      expect(await resolve(id, 'Seen.', other)).toMatchObject({ code: 'FORBIDDEN' });
    const codes = await Promise.all(
      [1, 2, 3].map((n) => resolve(id, `Word ${n}.`).then((no) => String(no?.['code'] ?? 'ok'))),
    );
    expect(codes.toSorted()).toEqual(['ALERT_RESOLVED', 'ALERT_RESOLVED', 'ok']);
    expect(await open()).toEqual([]);
    const [resolved] = (await page('resolvedAlerts')).edges.map(({ node }) => node);
    expect(resolved).toMatchObject({ id, resolvedAt: gateway.deps.now(), resolvedBy: admin.user.username });
    const audit = await gateway.db.read.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(audit).toMatchObject([{ action: 'alert.resolved', actorId: admin.user.id, reason: resolved?.reason }]);

    await later(DAY);
    await reconcile(gateway.deps);
    const again = await open();
    expect(again.map(({ message }) => message)).toEqual([alert?.message]);
    expect(again[0]?.id).not.toBe(id);
  });

  it('are listed by pages, the open and the resolved', async () => {
    for (const cents of [7, 8, 9]) {
      await shift(cents);
      await later(MINUTE);
      await reconcile(gateway.deps);
      expect(await resolve((await open())[0]?.id ?? '', 'Put right by hand.')).toBeNull();
      await shift(-cents);
    }
    await reconcile(gateway.deps);
    const all = (await page('resolvedAlerts')).edges.map(({ node }) => node.id);
    expect(all).toHaveLength(3);
    const first = await page('resolvedAlerts', 2);
    const rest = await page('resolvedAlerts', 2, first.pageInfo.endCursor);
    expect([first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([...first.edges, ...rest.edges].map(({ node }) => node.id)).toEqual(all);
    expect(await desk()).toMatchObject({ openAlerts: 0, lastReconciliation: { findings: 0 } });
  });
});

describe('a provider’s event about a payment that nobody knows', () => {
  const call = async (id: string, ref: string): Promise<number> => {
    const body = JSON.stringify({ id, kind: 'deposit', ref, status: 'succeeded' });
    const answer = await gateway.visitor().send({
      method: 'POST',
      path: '/api/payments/webhooks/sandbox',
      headers: {
        'content-type': 'application/json',
        'sandbox-signature': signSandbox(gateway.deps, body, gateway.deps.now()),
      },
      body,
    });
    return answer.status;
  };

  it('is refused, and alerts staff when it is still unknown ten minutes later, once', async () => {
    expect([await call('evt_unmatched', 'sbx_unmatched'), await call('evt_unmatched', 'sbx_unmatched')]).toEqual([
      404, 404,
    ]);
    await later(10 * MINUTE - 1);
    await reconcile(gateway.deps);
    expect(await open()).toEqual([]);
    await later(1);
    await reconcile(gateway.deps);
    await reconcile(gateway.deps);
    const [alert, ...more] = await open();
    expect(more).toEqual([]);
    expect(alert).toMatchObject({
      kind: 'UNKNOWN_PAYMENT',
      subject: 'sandbox sbx_unmatched',
      sides: [
        { by: 'PROVIDER', amount: null, sum: null, count: null, status: 'deposit.succeeded' },
        { by: 'PAYMENT', amount: null, sum: null, count: null, status: null },
      ],
    });
    expect(await resolve(alert?.id ?? '', 'A test of the provider.')).toBeNull();
    await later(DAY);
    await reconcile(gateway.deps);
    expect(await open()).toEqual([]);
  });

  it('is nothing to staff when the payment is known by the time it is told again', async () => {
    const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string }[] }>(
      `mutation { addPaymentMethod(input: { kind: CREDIT, token: "sandbox-confirm" }) { id } }`,
    );
    const { startDeposit } = await player.ask<{ startDeposit: { id: string } }>(
      `mutation ($methodId: ID!) { startDeposit(input: { methodId: $methodId, amountCents: 2000 }) { id } }`,
      { methodId: addPaymentMethod.at(-1)?.id },
    );
    const ref = `sbx_${startDeposit.id}`;
    const rename = (from: string, to: string) =>
      rawSql(gateway.databaseUrl, `UPDATE deposits SET provider_ref = '${to}' WHERE provider_ref = '${from}'`);
    await rename(ref, 'elsewhere');
    expect(await call('evt_early', ref)).toBe(404);
    await rename('elsewhere', ref);
    expect(await call('evt_early', ref)).toBe(200);
    await later(11 * MINUTE);
    await reconcile(gateway.deps);
    expect(await open()).toEqual([]);
  });
});

describe('the desk of finance', () => {
  it('has the books compared when staff ask, and tells every gateway’s staff when it is done', async () => {
    const live = await goLive(await second.enter(moderator.user));
    const stands = second.listening();
    const told = live.iterate(`subscription { financeDeskChanged { ${DESK} } }`);
    const next = told.next();
    await stands();
    while (await workOnce(gateway.deps, log));
    await Promise.all([1, 2, 3].map(() => moderator.ask('mutation { checkBooks }')));
    const at = gateway.deps.now();
    let done = 0;
    while (await workOnce(gateway.deps, log)) done++;
    expect(done).toBe(1);
    expect((await next).value).toMatchObject({
      data: { financeDeskChanged: { openAlerts: 0, lastReconciliation: { finishedAt: at } } },
    });
    await live.close();
  });

  it('is told of a withdrawal, and tells nothing more to whoever has left the staff', async () => {
    const { addPaymentMethod } = await player.ask<{ addPaymentMethod: { id: string; canPayOut: boolean }[] }>(
      `mutation { addPaymentMethod(input: { kind: PAYPAL, destination: "p@players.example" }) { id canPayOut } }`,
    );
    await later(2 * DAY);
    const leaver = await gateway.player({ role: 'moderator' });
    const live = await goLive(leaver);
    const stands = gateway.listening();
    const told = live.iterate(`subscription { financeDeskChanged { ${DESK} } }`);
    const first = told.next();
    await stands();
    await player.ask(`mutation ($input: PaymentInput!) { requestWithdrawal(input: $input) { id } }`, {
      input: { methodId: addPaymentMethod.find(({ canPayOut }) => canPayOut)?.id, amountCents: 20_00 },
    });
    expect((await first).value).toMatchObject({ data: { financeDeskChanged: { pendingWithdrawals: 1 } } });
    await rawSql(gateway.databaseUrl, `UPDATE users SET role = 'player' WHERE id = '${leaver.user.id}'`);
    const after = told.next();
    await reconcile(gateway.deps);
    expect((await after).done).toBe(true);
    await live.close();
  });
});
