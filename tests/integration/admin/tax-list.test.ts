import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { changeSetting } from '../../../db/settings/setting.queries.ts';
import { withdrawals } from '../../../db/wallet/payment.table.ts';
import { insertMethod } from '../../../db/wallet/method.queries.ts';
import type { FigureTable } from '../../../domain/wallet/figure-table.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

const OPEN = `mutation ($year: Int!) { openTaxList(year: $year) { title rows { labels figures isSum } notes } }`;

let gateway: HttpGateway;
let admin: SignedIn;
let [large, often, small, other]: SignedIn[] = [];
let year: number;

/** A payout of a player that left, or whatever its status says, at an instant. */
async function paid(
  { user }: SignedIn,
  amountCents: number,
  changedAt: number,
  more: Partial<typeof withdrawals.$inferInsert> = {},
): Promise<void> {
  await gateway.db.transact((tx) =>
    tx.insert(withdrawals).values({
      id: gateway.deps.newId(),
      userId: user.id,
      methodId: `of ${user.id}`,
      amountCents,
      feeCents: 2_50,
      status: 'paid',
      reason: null,
      requestedAt: changedAt,
      changedAt,
      provider: 'sandbox',
      ...more,
    }),
  );
}

beforeAll(async () => {
  gateway = await HttpGateway.open();
  admin = await gateway.player({ role: 'administrator' });
  const players: SignedIn[] = [];
  for (let n = 0; n < 4; n++) players.push(await gateway.player());
  [large, often, small, other] = players;
  const at = gateway.deps.now();
  year = new Date(at).getUTCFullYear();
  for (const { user } of players)
    await gateway.db.transact((tx) =>
      insertMethod(tx, {
        id: `of ${user.id}`,
        userId: user.id,
        kind: 'paypal',
        network: null,
        name: 'PayPal',
        details: 'p•••@example.com',
        sealedTerms: '',
        isDefault: true,
        isVerified: true,
        createdAt: at,
        lastUsedAt: null,
        removedAt: null,
      }),
    );
  const [first, last] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1) - 1];
  if (!large || !often || !small || !other) throw new Error('nobody is there');
  // Both ends of the year belong to it; what lies beside it does not.
  await paid(large, 1_999_99, first, { isCreatorPayout: true });
  await paid(large, 1, last);
  await paid(large, 500_00, first - 1);
  await paid(small, 1_999_99, first);
  await paid(small, 1, first - 1);
  await paid(small, 1, last + 1);
  await paid(small, 9_000_00, first, { status: 'rejected' });
  for (let n = 0; n < 30; n++) await paid(often, 1_00, first + n);
  for (let n = 0; n < 29; n++) await paid(other, 1_00, first + n);
});
afterAll(() => gateway.close());

const open = async (who: SignedIn, of = year) =>
  (await who.ask<{ openTaxList: FigureTable }>(OPEN, { year: of })).openTaxList;
const namesIn = ({ rows }: FigureTable): (string | undefined)[] => rows.map(({ labels }) => labels[0]);
const looksAt = async (player: SignedIn | undefined) =>
  gateway.db.read
    .select({ by: auditLog.actorId, data: auditLog.data })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'account.tax-list-opened'), eq(auditLog.subjectId, player?.user.id ?? '')));

describe('the tax list (AF-06)', () => {
  it('has who was paid out as much or as often as is configured, of the calendar year in UTC alone, to the cent', async () => {
    const table = await open(admin);
    expect(namesIn(table)).toEqual([large?.user.username, often?.user.username, 'Together']);
    expect(table.rows.map(({ figures }) => figures)).toEqual([
      [2_000_00, 2, 5_00, 1_999_99],
      [30_00, 30, 75_00, 0],
      [2_030_00, 32, 80_00, 1_999_99],
    ]);
    expect(table.rows[0]?.labels.at(-1)).toContain('tax number');
  });

  it('follows the configuration', async () => {
    const set = (sum: string, payouts: string) =>
      gateway.db.transact(async (tx) => {
        await changeSetting(tx, 'tax_list_sum', sum);
        await changeSetting(tx, 'tax_list_payouts', payouts);
      });
    await set('1999.99', '31');
    expect(namesIn(await open(admin))).toEqual([large?.user.username, small?.user.username, 'Together']);
    await set('2000', '30');
  });

  it('is the same in CSV and PDF, and each look is written down for each player on it and for nobody else', async () => {
    const before = (await looksAt(large)).length;
    const othersBefore = (await looksAt(other)).length;
    const csv = await admin.rest('GET', `/api/admin/tax-lists/${year}/csv`);
    expect(csv.headers).toMatchObject({
      'content-disposition': `attachment; filename="gauntlet-tax-list-${year}.csv"`,
      'cache-control': 'no-store',
    });
    expect(csv.text).toContain(`${large?.user.username},${large?.user.id},documents checked,`);
    expect(csv.text).toContain('2000.00,2,5.00,1999.99');
    const pdf = await admin.rest('GET', `/api/admin/tax-lists/${year}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    expect(await looksAt(large)).toHaveLength(before + 2);
    expect((await looksAt(large)).at(-1)).toEqual({ by: admin.user.id, data: { to: String(year) } });
    expect(await looksAt(other)).toHaveLength(othersBefore);
  });

  it('is for administrators alone, and writes nothing down when it is refused', async () => {
    const before = (await looksAt(large)).length;
    for (const role of ['moderator', 'senior_moderator', 'player'] as const) {
      const who = await gateway.player({ role });
      expect(await who.refusal(OPEN, { year })).toMatchObject({ code: 'FORBIDDEN' });
      expect((await who.rest('GET', `/api/admin/tax-lists/${year}/csv`)).status).toBe(403);
    }
    for (const wrong of [year + 1, 0, -1])
      expect(await admin.refusal(OPEN, { year: wrong })).toMatchObject({ code: 'BAD_INPUT', field: 'year' });
    for (const wrong of ['now', '20260', `${year + 1}`])
      expect((await admin.rest('GET', `/api/admin/tax-lists/${wrong}/csv`)).status).toBe(400);
    expect(await looksAt(large)).toHaveLength(before);
    expect(namesIn(await open(admin, 1980))).toEqual([]);
  });
});
