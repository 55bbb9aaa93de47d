import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listStaffActions } from '../../../db/audit/audit.queries.ts';
import { bookAdjustment, purchase, returnPurchase } from '../../../db/wallet/index.ts';
import { readAccountYears } from '../../../db/wallet/tax-year.queries.ts';
import { listStatements } from '../../../db/wallet/statement.queries.ts';
import { STORE_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import type { FigureTable } from '../../../domain/wallet/figure-table.ts';
import { HOUR } from '../../../domain/shared/time.ts';
import { figureFile } from '../../../gateway/wallet/index.ts';
import { issueStatementsOf } from '../../../gateway/wallet/statements/issue-statements.ts';
import { readTaxYear } from '../../../gateway/wallet/statements/read-tax-year.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';
import { pdfText } from '../../support/pdf-text.ts';
import { World } from '../../support/world.ts';

const NEW_YEAR = Date.UTC(2026, 0, 1);

describe('the cut between two years', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open({ seed: 'years' });
  });
  afterAll(() => world.close());

  const dollars = async (userId: string, year: number) =>
    (await readAccountYears(world.db.read, userId, year)).find(({ currency }) => currency === 'USD');

  it('is that of the statements, before they are issued and after, also where a clock was put back over New Year', async () => {
    world.now = Date.UTC(2025, 10, 20);
    const player = await world.player({ cents: 100_00 });
    world.now = NEW_YEAR - 1;
    await world.pay(player, 20_00);
    world.now = NEW_YEAR + 1;
    await world.pay(player, 4_00);
    // By a clock that was put back: it is booked behind New Year all the same.
    world.now = NEW_YEAR - HOUR;
    await world.pay(player, 8_00);
    world.now = Date.UTC(2026, 6, 1);
    await world.pay(player, 16_00);
    const [first, second] = [await dollars(player.userId, 2025), await dollars(player.userId, 2026)];
    expect([first?.opening, first?.closing, second?.opening, second?.closing]).toEqual([0, 120_00, 120_00, 148_00]);
    world.now = Date.UTC(2027, 0, 1) + HOUR;
    await issueStatementsOf(world.deps, player.userId);
    expect([await dollars(player.userId, 2025), await dollars(player.userId, 2026)]).toEqual([first, second]);
    const issued = await listStatements(world.db.read, player.userId, 100, null);
    expect(issued.find(({ period }) => period === '2025-12')?.closingCents).toBe(first?.closing);
    expect(issued.find(({ period }) => period === '2026-Q1')?.openingCents).toBe(second?.opening);
    expect(issued.find(({ period }) => period === '2026-07')?.closingCents).toBe(second?.closing);
  });

  it('puts what came back of a purchase with the purchases, and BattleCoin apart', async () => {
    world.now = Date.UTC(2026, 3, 1);
    const player = await world.player();
    const { newId } = world.deps;
    const booking = () => ({ id: newId(), actorId: null, at: world.now });
    await world.db.transact(async (tx) => {
      await bookAdjustment(tx, { id: newId(), userId: player.userId, currency: 'BC', amount: 900 }, booking());
      const bought = { id: newId(), userId: player.userId, kind: 'store_purchase', currency: 'BC', coins: 0 } as const;
      await purchase(tx, { ...bought, into: [{ accountId: STORE_SALES_ACCOUNT, amount: 500 }] }, newId, world.now);
      const back = { id: newId(), reason: 'store-return', userId: player.userId, currency: 'BC', amount: 200 } as const;
      await returnPurchase(tx, { ...back, from: STORE_SALES_ACCOUNT }, booking());
    });
    const { rows } = await readTaxYear(world.deps, player.userId, 2026);
    const coins = rows
      .filter(({ currency }) => currency === 'BC')
      .map(({ labels, figures }) => [labels[0], figures[0]]);
    expect(Object.fromEntries(coins)).toMatchObject({
      'Purchases, less what was returned': -300,
      'Other bookings': 900,
      'Net result of play': 0,
      'Balance at the end': 600,
    });
    expect(rows.filter(({ currency }) => currency === 'USD').every(({ figures }) => figures[0] === 0)).toBe(true);
  });
});

describe('over HTTP', () => {
  let gateway: HttpGateway;
  let winner: SignedIn;
  let administrator: SignedIn;
  beforeAll(async () => {
    gateway = await HttpGateway.open();
    winner = await gateway.player({ cents: 500_00 });
    const loser = await gateway.player({ cents: 500_00 });
    administrator = await gateway.player({ role: 'administrator' });
    const { id } = await create(winner);
    await join(loser, id);
    await begin(winner, loser, id);
    await report(winner, id, 'WON');
    await report(loser, id, 'LOST');
  });
  afterAll(() => gateway.close());

  const FIGURES =
    'title period subject readAt labels columns { title unit } rows { labels figures currency isSum } notes';
  const OWN = `query ($year: Int!) { taxYear(year: $year) { ${FIGURES} } }`;
  const OPEN = `mutation ($id: ID!, $year: Int!) { openTaxYear(accountId: $id, year: $year) { ${FIGURES} } }`;
  const own = async (client: SignedIn, year: number) =>
    (await client.ask<{ taxYear: FigureTable }>(OWN, { year })).taxYear;
  const looks = () => listStaffActions(gateway.db.read, winner.user.id);

  it('a player reads the own year, and screen, CSV and PDF say the same to the cent', async () => {
    const shown = await own(winner, 2026);
    const rowOf = (name: string) => shown.rows.find(({ labels, currency }) => currency === 'USD' && labels[0] === name);
    // A stake of $50.00 and its fee of $2.50 against a pool of $100.00.
    expect(rowOf('Stakes, less what came back')?.figures).toEqual([-50_00, 0, -50_00, 1]);
    expect(rowOf('Winnings paid from pools')?.figures).toEqual([100_00, 100_00, 0, 1]);
    expect(rowOf('Net result of play')?.figures).toEqual([47_50, 100_00, -52_50, 3]);
    expect(rowOf('Balance at the end')?.figures[0]).toBe(547_50);
    const csv = await winner.rest('GET', '/api/tax-years/2026/csv');
    expect(csv.headers).toMatchObject({
      'content-disposition': 'attachment; filename="gauntlet-tax-year-2026.csv"',
      'cache-control': 'no-store',
    });
    const rows = csv.text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    expect(rows).toContainEqual(['Net result of play', 'USD', '47.50', '100.00', '-52.50', '3']);
    const table = await readTaxYear(gateway.deps, winner.user.id, 2026);
    const text = pdfText((await figureFile(table, 'pdf', 'year')).body);
    for (const part of [
      'Tax Year 2026',
      '$547.50',
      '-$52.50',
      '$47.50',
      `${winner.user.username} (No. ${winner.user.id})`,
    ])
      expect(text).toContain(part);
    const pdf = await winner.rest('GET', '/api/tax-years/2026/pdf');
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await winner.ask<{ taxYears: number[] }>('{ taxYears }')).taxYears).toEqual([2026]);
    expect((await gateway.visitor().rest('GET', '/api/tax-years/2026/csv')).status).toBe(401);
    expect(await looks()).toEqual([]);
  });

  it('nobody reads a year that is none or still to come', async () => {
    for (const year of [2027, 1969, -1])
      expect((await winner.graphql(OWN, { year })).errors[0]).toMatchObject({ extensions: { code: 'BAD_INPUT' } });
    for (const year of ['2027', '20x6', '1'])
      expect((await winner.rest('GET', `/api/tax-years/${year}/csv`)).status).toBe(400);
  });

  it('an administrator reads a player’s, and each look stands in the audit log and in the archive of its player', async () => {
    const shown = await own(winner, 2026);
    const id = winner.user.id;
    const opened = (await administrator.ask<{ openTaxYear: FigureTable }>(OPEN, { id, year: 2026 })).openTaxYear;
    expect(opened).toEqual(shown);
    const csv = await administrator.rest('GET', `/api/admin/accounts/${id}/tax-years/2026/csv`);
    expect(csv.text).toBe((await winner.rest('GET', '/api/tax-years/2026/csv')).text);
    expect((await looks()).map(({ action }) => action)).toEqual(['account.tax-year-opened', 'account.tax-year-opened']);
  });

  it('nobody else does, nor an administrator the own one in this way, and nothing is written down', async () => {
    const before = await looks();
    const id = winner.user.id;
    const moderator = await gateway.player({ role: 'senior_moderator' });
    for (const one of [moderator, await gateway.player()]) {
      expect((await one.graphql(OPEN, { id, year: 2026 })).errors[0]).toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      });
      expect((await one.rest('GET', `/api/admin/accounts/${id}/tax-years/2026/pdf`)).status).toBe(403);
    }
    const ownId = administrator.user.id;
    expect((await administrator.graphql(OPEN, { id: ownId, year: 2026 })).errors[0]).toMatchObject({
      extensions: { code: 'OWN_ACCOUNT' },
    });
    expect((await administrator.rest('GET', '/api/admin/accounts/nobody/tax-years/2026/csv')).status).toBe(404);
    expect(await looks()).toEqual(before);
    expect(await listStaffActions(gateway.db.read, ownId)).toEqual([]);
  });

  it('a year that has ended stays as it was', async () => {
    const before = await own(winner, 2026);
    gateway.pass(Date.UTC(2027, 0, 2) - gateway.deps.now());
    winner = await gateway.enter(winner.user);
    await gateway.db.transact((tx) =>
      bookAdjustment(
        tx,
        { id: gateway.deps.newId(), userId: winner.user.id, currency: 'USD', amount: 9_00 },
        { id: gateway.deps.newId(), actorId: null, at: gateway.deps.now() },
      ),
    );
    expect((await own(winner, 2026)).rows).toEqual(before.rows);
    expect((await own(winner, 2027)).rows[0]?.figures[0]).toBe(547_50);
  });
});
