import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putLanguage } from '../../../db/accounts/index.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import { listPlayersBehind, listStatements, readStatementFile } from '../../../db/wallet/statement.queries.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { statements } from '../../../db/wallet/statement.table.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { TEXTS } from '../../../domain/wallet/__generated__/texts.ts';
import { userAccount } from '../../../domain/wallet/ledger.ts';
import { type Balanced, balanceLines, periodOf } from '../../../domain/wallet/statements.ts';
import { workOnce } from '../../../gateway/server/work/work-jobs.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { issueStatementsOf } from '../../../gateway/wallet/statements/issue-statements.ts';
import { statementPdf } from '../../../gateway/wallet/statements/statement-pdf.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { pageCount, pdfText } from '../../support/pdf-text.ts';
import { dropGuards, rawSql } from '../../support/raw-sql.ts';
import { create } from '../../support/battle-steps.ts';
import { World } from '../../support/world.ts';

const START = Date.UTC(2025, 10, 20, 9);
const NEW_YEAR = Date.UTC(2026, 0, 1);

let world: World;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());

const all = (actor: Actor) => listStatements(world.db.read, actor.userId, 100, null);
const issue = (actor: Actor) => issueStatementsOf(world.deps, actor.userId);

function must(balanced: Balanced | null): Balanced {
  if (!balanced) throw new Error('the bookings do not add up');
  return balanced;
}

/** A player with one booking in November, three in December and one in January. */
async function playerWithHistory(): Promise<Actor> {
  world.now = START;
  const player = await world.player({ cents: 100_00 });
  world.now = Date.UTC(2025, 11, 3);
  await world.pay(player, 20_00);
  world.now = NEW_YEAR - 1;
  await world.pay(player, 5_00);
  await world.pay(player, 1_00);
  world.now = NEW_YEAR;
  await world.pay(player, 7_50);
  return player;
}

describe('the issue', () => {
  it('gives each closed period with bookings one statement: opening, bookings and closing follow from one another', async () => {
    const player = await playerWithHistory();
    world.now = Date.UTC(2026, 3, 1, 2);
    expect(await issue(player)).toBe(5);
    const issued = (await all(player)).map(({ period, openingCents, closingCents, lineCount, lastNumber }) => ({
      period,
      openingCents,
      closingCents,
      lineCount,
      lastNumber,
    }));
    expect(issued).toEqual([
      { period: '2026-Q1', openingCents: 126_00, closingCents: 133_50, lineCount: 1, lastNumber: 5 },
      { period: '2026-01', openingCents: 126_00, closingCents: 133_50, lineCount: 1, lastNumber: 5 },
      { period: '2025-Q4', openingCents: 0, closingCents: 126_00, lineCount: 4, lastNumber: 4 },
      { period: '2025-12', openingCents: 100_00, closingCents: 126_00, lineCount: 3, lastNumber: 4 },
      { period: '2025-11', openingCents: 0, closingCents: 100_00, lineCount: 1, lastNumber: 1 },
    ]);
    expect(await issue(player), 'a second time').toBe(0);
  });

  it('waits an hour after the end of a period, and issues nothing to whoever has no bookings', async () => {
    const player = await playerWithHistory();
    world.now = NEW_YEAR + HOUR - 1;
    expect(await issue(player)).toBe(1);
    world.now = NEW_YEAR + HOUR;
    expect(await issue(player)).toBe(2);
    expect(await issue(await world.player())).toBe(0);
  });

  it('of two workers at once keeps one statement a period, and both say the same', async () => {
    const player = await playerWithHistory();
    world.now = Date.UTC(2026, 1, 2);
    const counts = await Promise.all([issue(player), issue(player), issue(player)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect((await all(player)).map(({ period }) => period)).toEqual(['2026-01', '2025-Q4', '2025-12', '2025-11']);
    world.now = Date.UTC(2026, 3, 1, 1);
    expect(await issue(player), 'the quarter').toBe(1);
  });

  it('goes through all players, a few a job', async () => {
    world.now = START;
    const players = await Promise.all(Array.from({ length: 9 }, () => world.player({ cents: 10_00 })));
    world.now = NEW_YEAR + DAY;
    const job = { id: world.deps.newId(), payload: {}, runAt: world.now, createdAt: world.now };
    await world.db.transact((tx) =>
      enqueueJob(tx, { kind: 'statements.issue', ...job, uniqueKey: 'statements.issue:1' }),
    );
    let done = 0;
    while (await workOnce(world.deps, openLog('silent'))) done++;
    expect(done).toBeGreaterThan(2);
    for (const player of players)
      expect((await all(player)).map(({ period }) => period)).toEqual(['2025-Q4', '2025-11']);
    expect(await listPlayersBehind(world.db.read, '', 1_000)).not.toContain(players[0]?.userId);
  });

  it('goes by the order of the bookings where clocks disagree: nothing is lost or doubled between two periods', async () => {
    world.now = START;
    const player = await world.player({ cents: 100_00 });
    world.now = Date.UTC(2025, 11, 1) + 2;
    await world.pay(player, 1_00);
    world.now = Date.UTC(2025, 11, 1) - 1;
    await world.pay(player, 2_00);
    world.now = Date.UTC(2025, 11, 5);
    await world.pay(player, 4_00);
    world.now = NEW_YEAR + HOUR;
    await issue(player);
    expect((await all(player)).map(({ period, lineCount, closingCents }) => [period, lineCount, closingCents])).toEqual(
      [
        ['2025-Q4', 4, 107_00],
        ['2025-12', 3, 107_00],
        ['2025-11', 1, 100_00],
      ],
    );
  });

  it('keeps what is booked after a month, by a clock that was put back into it, out of its statement', async () => {
    world.now = START;
    const player = await world.player({ cents: 100_00 });
    world.now = Date.UTC(2025, 11, 1) + 2 * HOUR;
    await world.pay(player, 1_00);
    await issue(player);
    world.now = Date.UTC(2025, 11, 1) - HOUR;
    await world.pay(player, 2_00);
    world.now = NEW_YEAR - 1;
    await world.pay(player, 4_00);
    world.now = NEW_YEAR + 1;
    await world.pay(player, 8_00);
    world.now = Date.UTC(2025, 11, 31, 22);
    await world.pay(player, 16_00);
    world.now = Date.UTC(2026, 3, 1, 2);
    await issue(player);
    expect((await all(player)).map(({ period, lineCount, closingCents }) => [period, lineCount, closingCents])).toEqual(
      [
        ['2026-Q1', 2, 131_00],
        ['2026-01', 2, 131_00],
        ['2025-Q4', 4, 107_00],
        ['2025-12', 3, 107_00],
        ['2025-11', 1, 100_00],
      ],
    );
  });
});

it('books that do not add up become an alert for staff, once, and no statement from there on', async () => {
  const own = await World.open({ seed: 'broken' });
  own.now = START;
  const player = await own.player({ cents: 100_00 });
  own.now = Date.UTC(2025, 11, 3);
  await own.pay(player, 20_00);
  await dropGuards(own.url);
  await rawSql(
    own.url,
    `UPDATE entries SET balance_after = 12001 WHERE account_id = '${userAccount(player.userId, 'USD')}' AND number = 2`,
  );
  own.now = Date.UTC(2026, 3, 2);
  expect([await issueStatementsOf(own.deps, player.userId), await issueStatementsOf(own.deps, player.userId)]).toEqual([
    1, 0,
  ]);
  const issued = await listStatements(own.db.read, player.userId, 10, null);
  expect(issued.map(({ period }) => period)).toEqual(['2025-11']);
  const alerts = await own.db.read.select().from(staffAlerts);
  expect(new Set(alerts.map(({ kind, uniqueKey }) => `${kind} ${uniqueKey}`))).toEqual(
    new Set([
      `statement statement:${player.userId}:monthly:2025-12`,
      `statement statement:${player.userId}:quarterly:2025-Q4`,
    ]),
  );
  expect(alerts).toHaveLength(2);
  await own.close();
});

it('an issued statement can neither be changed nor deleted', async () => {
  const player = await playerWithHistory();
  world.now = NEW_YEAR + HOUR;
  await issue(player);
  const before = await all(player);
  const own = eq(statements.userId, player.userId);
  await expect(world.db.transact((tx) => tx.update(statements).set({ closingCents: 1 }).where(own))).rejects.toThrow(
    /Failed query|append-only/,
  );
  await expect(world.db.transact((tx) => tx.delete(statements).where(own))).rejects.toThrow(/Failed query|append-only/);
  expect(await all(player)).toEqual(before);
});

describe('the files', () => {
  it('name account, period, every booking, the totals and each page, and come out alike every time', async () => {
    const player = await playerWithHistory();
    world.now = NEW_YEAR + HOUR;
    await issue(player);
    const december = (await all(player)).find(({ period }) => period === '2025-12');
    const pdf = (await readStatementFile(world.db.read, player.userId, december?.id ?? '', 'pdf'))?.bytes;
    if (!pdf) throw new Error('there is no file');
    expect(december?.pdfBytes).toBe(pdf.length);
    const text = pdfText(pdf);
    for (const part of [
      'Monthly Statement',
      `December 2025 · ${player.username}`,
      'Dec 1, 2025 to Dec 31, 2025 (UTC)',
      'Jan 1, 2026 (UTC)',
      'Opening balance',
      '$100.00',
      'Dec 31, 2025 23:59',
      'Deposit',
      '+$20.00',
      '+$5.00',
      '+$26.00',
      '3 transactions',
      '$126.00',
      'Page 1 of 1',
      'US dollars (USD), play money',
    ])
      expect(text).toContain(part);
    const lines = Array.from({ length: 90 }, (_, index) => ({
      number: index + 1,
      at: START,
      kind: 'deposit' as const,
      transferKind: 'deposit' as const,
      reference: `ref-${index}`,
      amount: 1_00,
      balanceAfter: (index + 1) * 1_00,
      detail: null,
    }));
    const content = {
      language: 'en' as const,
      type: 'monthly' as const,
      period: periodOf('monthly', START),
      account: { id: '1', username: 'demo' },
      balanced: must(balanceLines({ closingCents: 0, lastNumber: 0 }, lines, TEXTS.en)),
      lines,
      issuedAt: NEW_YEAR,
      isPlayMoney: false,
    };
    const [one, other] = [await statementPdf(content), await statementPdf(content)];
    expect(one.equals(other)).toBe(true);
    expect(pageCount(one)).toBe(4);
    expect(pdfText(one)).not.toContain('play money');
    const pages = pdfText(one);
    for (const reference of lines.map(({ reference: of }) => of)) expect(pages).toContain(reference);
    for (const page of [1, 2, 3, 4]) expect(pages).toContain(`Page ${page} of 4`);
    expect(pages.match(/^Date \(UTC\)$/gm), 'the head of the table, on each page of it').toHaveLength(3);
  });

  it('speak the language that their player reads when they are issued', async () => {
    const player = await playerWithHistory();
    await world.db.transact((tx) => putLanguage(tx, player.userId, 'es'));
    world.now = NEW_YEAR + HOUR;
    await issue(player);
    const december = (await all(player)).find(({ period }) => period === '2025-12');
    const read = async (format: 'pdf' | 'csv') =>
      (await readStatementFile(world.db.read, player.userId, december?.id ?? '', format))?.bytes ?? Buffer.alloc(0);
    const text = pdfText(await read('pdf'));
    for (const part of [`diciembre de 2025 · ${player.username}`, 'Saldo inicial', '3 movimientos', 'Página 1 de 1'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Statement|balance|Deposit\b/);
    const rows = (await read('csv')).toString().split('\r\n');
    expect(rows[0]).toBe('Fecha (UTC),Número,Descripción,Por,Referencia,Monto (USD),Saldo (USD)');
    expect(rows[2]).toContain(',Depósito,');
  });

  it('the CSV has a row for each booking between opening and closing balance', async () => {
    const player = await playerWithHistory();
    world.now = NEW_YEAR + HOUR;
    await issue(player);
    const december = (await all(player)).find(({ period }) => period === '2025-12');
    const csv = await readStatementFile(world.db.read, player.userId, december?.id ?? '', 'csv');
    const rows = csv?.bytes.toString().trimEnd().split('\r\n') ?? [];
    expect(rows).toHaveLength(6);
    expect(rows[0]).toBe('Date (UTC),Number,Description,For,Reference,Amount (USD),Balance (USD)');
    expect(rows[1]).toBe('2025-12-01T00:00:00.000Z,,Opening balance,,,,100.00');
    expect(rows[2]).toMatch(/^2025-12-03T00:00:00\.000Z,2,Deposit,,[\w-]+,20\.00,120\.00$/);
    expect(rows[5]).toBe('2026-01-01T00:00:00.000Z,,Closing balance,,,,126.00');
  });

  it('a stake carries the title of its contest: in the CSV as it was written, in the PDF where its letters can be drawn', async () => {
    world.now = START;
    const player = await world.player({ cents: 100_00, verification: 'verified' });
    await create(world, player, { stakeCents: 10_00, title: 'Café duel' });
    await create(world, player, { stakeCents: 10_00, title: '=1+1 – ユニコーン' });
    world.now = NEW_YEAR + HOUR;
    await issue(player);
    const november = (await all(player)).find(({ period }) => period === '2025-11');
    const [csv, pdf] = await Promise.all(
      (['csv', 'pdf'] as const).map((format) =>
        readStatementFile(world.db.read, player.userId, november?.id ?? '', format),
      ),
    );
    const rows = csv?.bytes.toString() ?? '';
    expect(rows).toContain(',Café duel,');
    expect(rows, 'and no spreadsheet runs it').toContain(",'=1+1 – ユニコーン,");
    const text = pdfText(pdf?.bytes ?? Buffer.alloc(0));
    expect(text).toContain('Caf');
    expect(text).not.toContain('1+1');
  });
});

describe('over HTTP', () => {
  let gate: HttpGateway;
  beforeAll(async () => {
    gate = await HttpGateway.open();
  });
  afterAll(() => gate.close());

  const LIST = '{ statements { edges { node { id period type date status balanceCents transactions sizeBytes } } } }';
  interface Listed {
    readonly statements: { edges: readonly { node: { id: string; period: string } }[] };
  }

  it('the owner lists and downloads, nobody else does (ST-03, EN-45)', async () => {
    const [holder, someone, admin] = [
      await gate.account({ cents: 80_00 }),
      await gate.account(),
      await gate.account({ role: 'administrator' }),
    ];
    gate.pass(31 * DAY);
    const [owner, other, staff] = [await gate.enter(holder), await gate.enter(someone), await gate.enter(admin)];
    await issueStatementsOf(gate.deps, holder.id);
    const { edges } = (await owner.ask<Listed>(LIST)).statements;
    expect(edges.map(({ node }) => node.period)).toEqual(['Q1 2026', 'March 2026']);
    expect(edges[1]?.node).toEqual({
      id: expect.any(String) as unknown,
      period: 'March 2026',
      type: 'MONTHLY',
      date: Date.UTC(2026, 3, 1) - 1,
      status: 'Available',
      balanceCents: 80_00,
      transactions: 1,
      sizeBytes: expect.any(Number) as unknown,
    });
    const path = `/api/statements/${edges[1]?.node.id ?? ''}`;
    const pdf = await owner.rest('GET', `${path}/pdf`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="gauntlet-monthly-2026-03.pdf"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    const csv = await owner.rest('GET', `${path}/csv`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.text).toContain('80.00');
    for (const stranger of [other, staff]) expect((await stranger.rest('GET', `${path}/pdf`)).status).toBe(404);
    expect((await gate.visitor().rest('GET', `${path}/csv`)).status).toBe(401);
    expect((await other.ask<Listed>(LIST)).statements.edges).toEqual([]);
  });
});

/** The first, a middle and the last month of a quarter, and the turns of month and year. */
const DAYS = [
  Date.UTC(2026, 0, 1, 0, 30),
  Date.UTC(2026, 0, 1, 1, 30),
  Date.UTC(2026, 1, 28, 23),
  Date.UTC(2026, 2, 31, 12),
  Date.UTC(2026, 6, 15, 12),
  Date.UTC(2026, 7, 2, 12),
  Date.UTC(2026, 11, 30, 12),
];

it.each(DAYS)('the demo account has exactly ten statements on any day (ST-02), %d', async (now) => {
  const own = await World.open({ seed: `demo${now}` });
  own.now = now;
  await seedDemo(own.db, own.deps, (text) => text);
  await issueStatementsOf(own.deps, '1');
  const issued = await listStatements(own.db.read, '1', 100, null);
  expect(issued.filter(({ type }) => type === 'monthly')).toHaveLength(7);
  expect(issued.filter(({ type }) => type === 'quarterly')).toHaveLength(3);
  const alerts = await own.db.read.select().from(staffAlerts);
  expect(
    alerts.map(({ kind }) => kind),
    'the sample of the risk desk',
  ).toEqual(['shared-origin']);
  await own.close();
});
