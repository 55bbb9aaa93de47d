import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '../../../db/audit/audit.queries.ts';
import {
  bookAdjustment,
  bookChargeback,
  bookDeposit,
  listChargebacks,
  purchase,
  sumBooked,
} from '../../../db/wallet/index.ts';
import { openDebtAccount } from '../../../db/wallet/open-books.ts';
import { insertMethod } from '../../../db/wallet/method.queries.ts';
import { insertDeposit } from '../../../db/wallet/payment.queries.ts';
import { REPORT_KINDS, type ReportKind } from '../../../domain/admin/finance-reports.ts';
import { DAY, HOUR, utcDay } from '../../../domain/shared/time.ts';
import { type FigureTable, plainFigure } from '../../../domain/wallet/figure-table.ts';
import { COIN_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import { closeDays } from '../../../gateway/admin/reports/close-day.ts';
import { mailReports } from '../../../gateway/admin/reports/mail-reports.ts';
import { readReport } from '../../../gateway/admin/reports/read-report.ts';
import { requireUnsealed } from '../../../gateway/kernel/sealed.ts';
import type { MailOrder } from '../../../gateway/mail/mail.ts';
import { jobs } from '../../../db/jobs/job.table.ts';
import { users } from '../../../db/accounts/index.ts';
import { eq } from 'drizzle-orm';
import { figureFile } from '../../../gateway/wallet/index.ts';
import { publishBalances } from '../../../gateway/wallet/proofs/publish-balances.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { pageCount, pdfText } from '../../support/pdf-text.ts';

let gateway: HttpGateway;
let staff: SignedIn;
let from: string;
let to: string;
let player: SignedIn;

const MEMBERS = {
  'daily-close': 'DAILY_CLOSE',
  revenue: 'REVENUE',
  liabilities: 'LIABILITIES',
  chargebacks: 'CHARGEBACKS',
} as const satisfies Record<ReportKind, string>;

const REPORT = `query ($kind: FinanceReportKind!, $from: String!, $to: String!) {
  financeReport(kind: $kind, from: $from, to: $to) {
    title period subject readAt labels columns { title unit } rows { labels figures currency isSum } notes
  }
}`;
/** As the screen gets it, with the units in the words of the domain. */
async function screen(kind: ReportKind, client = staff, days = { from, to }): Promise<FigureTable> {
  const { financeReport: table } = await client.ask<{ financeReport: FigureTable }>(REPORT, {
    kind: MEMBERS[kind],
    ...days,
  });
  return { ...table, columns: table.columns.map((column) => ({ ...column, unit: 'money' })) };
}
const sumOf = (table: FigureTable): readonly (number | null)[] => table.rows.find(({ isSum }) => isSum)?.figures ?? [];

/** A deposit of the player that the bank takes back, of which so much lies in the wallet. */
async function chargeBack(id: string, amountCents: number, heldCents: number): Promise<void> {
  const at = gateway.deps.now();
  const booking = () => ({ id: gateway.deps.newId(), actorId: null, at });
  await gateway.db.transact(async (tx) => {
    const deposit = { id, userId: player.user.id, amountCents };
    await insertDeposit(tx, {
      ...deposit,
      methodId: 'card',
      status: 'charged-back',
      provider: 'sandbox',
      providerRef: id,
      actionUrl: null,
      failure: null,
      createdAt: at,
      changedAt: at,
    });
    await bookDeposit(tx, deposit, booking());
    await openDebtAccount(tx, player.user.id);
    await bookChargeback(tx, deposit, heldCents, booking());
  });
}

beforeAll(async () => {
  gateway = await HttpGateway.open();
  from = utcDay(gateway.deps.now());
  const other = await gateway.player({ cents: 500_00 });
  player = await gateway.player({ cents: 500_00 });
  const { id } = await create(player);
  await join(other, id);
  await begin(player, other, id);
  await report(player, id, 'WON');
  await report(other, id, 'LOST');
  const at = gateway.deps.now();
  const userId = player.user.id;
  const { newId } = gateway.deps;
  await gateway.db.transact(async (tx) => {
    const bought = { id: newId(), userId, kind: 'battlecoin_purchase', currency: 'USD', coins: 1_234 } as const;
    await purchase(tx, { ...bought, into: [{ accountId: COIN_SALES_ACCOUNT, amount: 12_34 }] }, newId, at);
    await insertMethod(tx, {
      id: 'card',
      userId,
      kind: 'credit',
      network: null,
      name: 'Card',
      details: '•••• 1',
      sealedTerms: 'sealed',
      isDefault: true,
      isVerified: true,
      createdAt: at,
      lastUsedAt: null,
      removedAt: null,
    });
  });
  await chargeBack('taken-1', 40_05, 30_00);
  await publishBalances(gateway.deps);
  // The day after is closed beside one that is still open.
  gateway.pass(DAY);
  await closeDays(gateway.deps);
  await gateway.db.transact((tx) =>
    bookAdjustment(
      tx,
      { id: newId(), userId, currency: 'USD', amount: 1_01 },
      { id: newId(), actorId: null, at: gateway.deps.now() },
    ),
  );
  await chargeBack('taken-2', 9_95, 9_95);
  to = utcDay(gateway.deps.now());
  staff = await gateway.player({ role: 'moderator' });
});
afterAll(() => gateway.close());

describe('a finance report (AF-06)', () => {
  it.each(REPORT_KINDS)('%s says the same on the screen, in the CSV and in the PDF, to the cent', async (kind) => {
    const shown = await screen(kind);
    expect(shown.rows.length).toBeGreaterThan(0);
    const table = await readReport(gateway.deps, { kind, from, to });
    expect(table).toEqual(shown);
    const csv = await staff.rest('GET', `/api/admin/reports/${kind}/csv?from=${from}&to=${to}`);
    expect(csv.headers).toMatchObject({
      'content-disposition': `attachment; filename="gauntlet-${kind}-${from}-${to}.csv"`,
      'cache-control': 'no-store',
    });
    const [header, ...rows] = csv.text.trimEnd().split('\r\n');
    expect(header).toBe([...shown.labels, ...shown.columns.map(({ title }) => title)].join(','));
    const written = shown.rows.map(({ labels, figures, currency }) =>
      [
        ...labels.map((label) => (label.includes(',') ? `"${label}"` : label)),
        ...shown.columns.map(({ unit }, place) => plainFigure(figures[place] ?? null, unit, currency)),
      ].join(','),
    );
    expect(rows).toEqual(written);
    const texts = pdfText((await figureFile(table, 'pdf', kind)).body).split('\n');
    const drawn = texts
      .filter((text) => /^-?\$[\d,]+\.\d{2}$/.test(text))
      .map((text) => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100));
    expect(drawn).toEqual(shown.rows.flatMap(({ figures }) => figures.filter((figure) => figure !== null)));
    const pdf = await staff.rest('GET', `/api/admin/reports/${kind}/pdf?from=${from}&to=${to}`);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  });

  it('is what the ledger booked, closed days and the running one together', async () => {
    const start = Date.parse(`${from}T00:00:00Z`);
    const booked = await sumBooked(gateway.db.read, start, start + 2 * DAY);
    const outside = (kind: string) =>
      booked.filter((one) => one.on === 'outside' && one.kind === kind).reduce((sum, { amount }) => sum + amount, 0);
    const close = await screen('daily-close');
    expect(close.rows.map(({ labels }) => labels[0])).toEqual([from, `${to}, not closed`, 'Together']);
    const sums = Object.fromEntries(close.columns.map(({ title }, place) => [title, sumOf(close)[place]]));
    expect(sums).toMatchObject({
      Revenue: 12_34 + 5_00,
      'BC sales': 12_34,
      'Battle fees': 5_00,
      'Given away': 1_01,
      'Charge-backs': 50_00,
      'Owed to players': null,
    });
    expect([sums['Deposits'], sums['Charge-backs']]).toEqual([-outside('deposit'), outside('chargeback')]);
    const revenue = await screen('revenue');
    expect(sumOf(revenue).at(-2)).toBe(sums['Revenue']);
  });

  it('of charge-backs names each deposit with what came from the wallet and what became a debt', async () => {
    const { rows } = await screen('chargebacks');
    expect(rows.map(({ labels, figures }) => [...labels.slice(1), ...figures])).toEqual([
      [player.user.username, 'taken-1', 40_05, 30_00, 10_05],
      [player.user.username, 'taken-2', 9_95, 9_95, 0],
      ['', '', 50_00, 39_95, 10_05],
    ]);
    expect(await listChargebacks(gateway.db.read, 0, gateway.deps.now() + 1, 1)).toHaveLength(1);
  });

  it('of liabilities stands on the sealed balances', async () => {
    const { rows } = await screen('liabilities');
    expect(rows).toHaveLength(1);
    const [owned = 0, escrow = 0, owed = 0, held = 0, beyond = 0] = rows[0]?.figures.map(Number) ?? [];
    expect(owned).toBeGreaterThan(0);
    expect([owed, beyond]).toEqual([owned + escrow, held - owed]);
  });

  it('of days without bookings has no rows, and comes as files all the same', async () => {
    const days = { from: '2025-01-01', to: '2025-12-31' };
    for (const kind of REPORT_KINDS) expect((await screen(kind, staff, days)).rows).toEqual([]);
    const table = await readReport(gateway.deps, { kind: 'daily-close', ...days });
    expect(pageCount((await figureFile(table, 'pdf', 'x')).body)).toBe(1);
  });

  it.each([
    ['2026-13-01', '2026-03-01', 'BAD_INPUT'],
    ['2026-03-02', '2026-03-01', 'BAD_INPUT'],
    ['2026-03-01', '2026-12-31', 'BAD_INPUT'],
    ['2025-01-01', '2026-03-01', 'REPORT_TOO_LONG'],
  ])('from %s to %s is refused as %s', async (first, last, code) => {
    const { errors } = await staff.graphql(REPORT, { kind: 'REVENUE', from: first, to: last });
    expect(errors[0]).toMatchObject({ extensions: { code } });
    expect((await staff.rest('GET', `/api/admin/reports/revenue/csv?from=${first}&to=${last}`)).status).toBe(400);
  });

  it('is for staff alone, and of a kind that there is', async () => {
    const path = `/api/admin/reports/revenue/csv?from=${from}&to=${to}`;
    const stranger = await gateway.player();
    expect((await stranger.rest('GET', path)).status).toBe(403);
    expect((await gateway.visitor().rest('GET', path)).status).toBe(401);
    expect((await staff.rest('GET', `/api/admin/reports/secrets/pdf?from=${from}&to=${to}`)).status).toBe(404);
  });
});

describe('reports by mail (AF-06)', () => {
  const SET = `mutation ($input: ReportMailInput!) { setReportMail(input: $input) { kind rhythm recipients { username isTold } } }`;
  let administrator: SignedIn;
  let reader: SignedIn;
  beforeAll(async () => {
    administrator = await gateway.player({ role: 'administrator' });
    reader = await gateway.player({ role: 'moderator' });
  });

  const set = (recipients: string, client = administrator, rhythm = 'DAILY', kind = 'REVENUE') =>
    client.graphql(SET, { input: { kind, rhythm, recipients } });
  const rank = (id: string, role: 'player' | 'moderator') =>
    gateway.db.transact((tx) => tx.update(users).set({ role }).where(eq(users.id, id)));

  /** The mails that were ordered since the last time. */
  const seen = new Set<string>();
  async function ordered(): Promise<MailOrder[]> {
    const rows = await gateway.db.read.select().from(jobs).where(eq(jobs.kind, 'mail.send'));
    const fresh = rows.filter(({ id }) => !seen.has(id));
    for (const { id } of fresh) seen.add(id);
    return fresh.map(
      ({ payload }) => JSON.parse(requireUnsealed(gateway.deps, (payload as { sealed: string }).sealed)) as MailOrder,
    );
  }
  /** To so long after the next midnight, UTC. */
  const passMidnight = (ms: number): void => gateway.pass(DAY - (gateway.deps.now() % DAY) + ms);

  it('are set by administrators, for staff alone, and each setting stands in the audit log', async () => {
    const code = async (answer: ReturnType<typeof set>) => (await answer).errors[0];
    expect(await code(set(reader.user.username, staff))).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(await code(set(`${reader.user.username}, ${player.user.username}`))).toMatchObject({
      extensions: { code: 'NOT_STAFF', field: 'recipients', data: { username: player.user.username } },
    });
    expect(await code(set(Array.from({ length: 21 }, (_, n) => `name${n}`).join(',')))).toMatchObject({
      extensions: { code: 'BAD_INPUT' },
    });
    const trail = () => listAudit(gateway.db.read, { subject: 'report', subjectId: 'revenue:daily' }, 10, null);
    expect(await trail()).toEqual([]);
    expect((await set(` ${reader.user.username.toUpperCase()},${administrator.user.username}, `)).data).toMatchObject({
      setReportMail: [{ kind: 'REVENUE', rhythm: 'DAILY', recipients: [{ isTold: true }, { isTold: true }] }],
    });
    expect(await trail()).toHaveLength(1);
  });

  it('go out once a period, two hours after its end, to whoever is on the staff then, and hold no figures', async () => {
    await ordered();
    await mailReports(gateway.deps);
    expect(await ordered(), 'the period before they were set').toEqual([]);
    const day = utcDay(gateway.deps.now());
    passMidnight(2 * HOUR - 1);
    await mailReports(gateway.deps);
    expect(await ordered(), 'too early').toEqual([]);
    gateway.pass(1);
    await Promise.all([mailReports(gateway.deps), mailReports(gateway.deps)]);
    await mailReports(gateway.deps);
    const orders = await ordered();
    expect(orders.map(({ to: address }) => address).toSorted()).toEqual(
      [reader.user.email, administrator.user.email].toSorted(),
    );
    const url = `${gateway.deps.config.publicUrl}/admin/finance?tab=reports&report=revenue&from=${day}&to=${day}`;
    for (const { mail } of orders) {
      expect(mail).toMatchObject({ kind: 'report-ready', title: 'Revenue', url });
      expect(JSON.stringify(mail)).not.toContain('$');
    }
    await rank(reader.user.id, 'player');
    passMidnight(3 * HOUR);
    await mailReports(gateway.deps);
    expect((await ordered()).map(({ to: address }) => address)).toEqual([administrator.user.email]);
    await rank(reader.user.id, 'moderator');
  });

  it('of a gateway that dies before the commit are ordered by the next one, neither lost nor doubled', async () => {
    passMidnight(3 * HOUR);
    const { db } = gateway.deps;
    const dying = {
      ...gateway.deps,
      db: Object.assign(Object.create(db) as typeof db, {
        transact: <T>(work: Parameters<typeof db.transact>[0]) =>
          db.transact(async (tx) => {
            await work(tx);
            throw new Error('the power went out');
          }) as Promise<T>,
      }),
    };
    await expect(mailReports(dying)).rejects.toThrow('the power went out');
    expect(await ordered()).toEqual([]);
    await mailReports(gateway.deps);
    await mailReports(gateway.deps);
    expect(await ordered()).toHaveLength(2);
  });

  it('after days of standstill tell of the latest period alone', async () => {
    gateway.pass(5 * DAY);
    await mailReports(gateway.deps);
    const orders = await ordered();
    const yesterday = utcDay(gateway.deps.now() - DAY);
    expect(orders).toHaveLength(2);
    for (const { mail } of orders)
      expect(mail).toMatchObject({ url: expect.stringContaining(`to=${yesterday}`) as unknown });
  });

  it('of different rhythms go their own ways, and end when nobody is left', async () => {
    administrator = await gateway.enter(administrator.user);
    expect((await set(reader.user.username, administrator, 'WEEKLY')).data).toMatchObject({
      setReportMail: [{ rhythm: 'DAILY' }, { rhythm: 'WEEKLY' }],
    });
    expect((await set('')).data).toMatchObject({ setReportMail: [{ rhythm: 'WEEKLY' }] });
    const before = utcDay(gateway.deps.now());
    gateway.pass(8 * DAY);
    await mailReports(gateway.deps);
    const [order, ...others] = await ordered();
    expect(others).toEqual([]);
    expect(order?.to).toBe(reader.user.email);
    const told = new URL(order?.mail.kind === 'report-ready' ? order.mail.url : 'http://none').searchParams;
    const first = Date.parse(`${told.get('from') ?? ''}T00:00:00Z`);
    expect(new Date(first).getUTCDay()).toBe(1);
    expect(told.get('to')).toBe(utcDay(first + 6 * DAY));
    expect((told.get('to') ?? '') >= before).toBe(true);
  });

  it('of a quarter and of the tax list go out when quarter and year are over, the list to administrators alone', async () => {
    administrator = await gateway.enter(administrator.user);
    const refusal = async (answer: ReturnType<typeof set>) => (await answer).errors[0];
    expect(await refusal(set(administrator.user.username, administrator, 'MONTHLY', 'TAX_LIST'))).toMatchObject({
      extensions: { code: 'BAD_INPUT', field: 'rhythm' },
    });
    expect(await refusal(set(reader.user.username, administrator, 'YEARLY', 'TAX_LIST'))).toMatchObject({
      extensions: { code: 'NOT_STAFF' },
    });
    expect(
      (await administrator.graphql(REPORT, { kind: 'TAX_LIST', from: '2025-01-01', to: '2025-12-31' })).errors[0],
    ).toMatchObject({
      extensions: { code: 'BAD_INPUT', field: 'kind' },
    });
    for (const [rhythm, kind] of [
      ['YEARLY', 'TAX_LIST'],
      ['QUARTERLY', 'DAILY_CLOSE'],
    ])
      expect((await set(administrator.user.username, administrator, rhythm, kind)).errors).toEqual([]);
    const date = new Date(gateway.deps.now());
    const year = date.getUTCFullYear();
    const quarter = Date.UTC(year, date.getUTCMonth() - (date.getUTCMonth() % 3) + 3, 1);
    await mailReports(gateway.deps);
    await ordered();
    const told = async () =>
      (await ordered()).flatMap(({ to: address, mail }) =>
        address === administrator.user.email && mail.kind === 'report-ready' ? [mail.url.split('?')[1]] : [],
      );
    gateway.pass(quarter + 2 * HOUR - gateway.deps.now());
    await mailReports(gateway.deps);
    const [first, last] = [
      utcDay(Date.UTC(year, date.getUTCMonth() - (date.getUTCMonth() % 3), 1)),
      utcDay(quarter - 1),
    ];
    expect(await told()).toContain(`tab=reports&report=daily-close&from=${first}&to=${last}`);
    gateway.pass(Date.UTC(year + 2, 0, 1) + 2 * HOUR - gateway.deps.now());
    await mailReports(gateway.deps);
    expect(await told()).toContain(`tab=reports&taxYear=${year + 1}`);
  });
});
