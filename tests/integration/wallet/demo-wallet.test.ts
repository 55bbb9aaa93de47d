import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asc } from 'drizzle-orm';
import { utcDay } from '../../../domain/shared/time.ts';
import { seedDemo } from '../../../db/seed/demo.ts';
import { entries, transfers } from '../../../db/wallet/ledger.table.ts';
import { listMethods } from '../../../db/wallet/method.queries.ts';
import { readRoot } from '../../../db/wallet/proof.queries.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { seal } from '../../../gateway/kernel/sealed.ts';
import { publishBalances } from '../../../gateway/wallet/proofs/publish-balances.ts';
import { providerMethodOf } from '../../../gateway/wallet/withdrawals/add-method.ts';
import type { Client } from '../../support/http-client.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';

let gate: HttpGateway;
let demo: Client;

beforeAll(async () => {
  gate = await HttpGateway.open();
  await seedDemo(gate.db, gate.deps, (text) => seal(gate.deps, text));
  demo = gate.visitor();
  await demo.rest('POST', '/api/auth/login', { username: 'demo', password: 'demo-Gauntlet-1' });
});
afterAll(() => gate.close());

test('the sealed funds of the demo data set cover what players own and all that lies in escrow, the market fund too', async () => {
  await publishBalances(gate.deps);
  const sealed = await readRoot(gate.db.read, utcDay(gate.deps.now()));
  expect(sealed?.escrowCents).toBeGreaterThan(0);
  expect(sealed?.fundsCents).toBeGreaterThanOrEqual((sealed?.totalCents ?? 0) + (sealed?.escrowCents ?? 0));
});

interface Line {
  readonly kind: string;
  readonly amount: number;
  readonly balanceAfter: number;
  readonly path: string | null;
  readonly detail: string | null;
  readonly at: number;
  readonly coins: { readonly flow: string; readonly source: string; readonly description: string } | null;
}

async function lines(currency: 'USD' | 'BC'): Promise<Line[]> {
  const found: Line[] = [];
  let after: string | null = null;
  do {
    const {
      ledgerLines,
    }: { ledgerLines: { edges: { node: Line }[]; pageInfo: { endCursor: string; hasNextPage: boolean } } } =
      await demo.ask(
        'query ($currency: Currency!, $after: String) { ledgerLines(currency: $currency, first: 30, after: $after) { edges { node { kind amount balanceAfter path detail at coins { flow source description } } } pageInfo { endCursor hasNextPage } } }',
        { currency, after },
      );
    found.push(...ledgerLines.edges.map(({ node }) => node));
    after = ledgerLines.pageInfo.hasNextPage ? ledgerLines.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

describe('the wallets of the demo data set', () => {
  test('stand on books that are whole, told in the order of time on every account', async () => {
    expect(await verifyLedger(gate.db.read)).toEqual([]);
    expect(await findViolations(gate.db.read)).toEqual([]);
    const told = await gate.db.read.select().from(entries).orderBy(asc(entries.accountId), asc(entries.number));
    const times = new Map((await gate.db.read.select().from(transfers)).map(({ id, at }) => [id, at]));
    for (const [n, entry] of told.entries()) {
      const before = told[n - 1];
      if (before?.accountId !== entry.accountId) continue;
      expect(times.get(entry.transferId), entry.accountId).toBeGreaterThanOrEqual(times.get(before.transferId) ?? 0);
    }
  });

  test('each booking names its battle, its method or what a bonus was for, a purchase is called one, and the sums are the balances (WA-19)', async () => {
    const dollars = await lines('USD');
    expect(dollars[0]?.balanceAfter).toBe(1_195_00);
    expect(dollars.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_195_00);
    for (const { kind, path, detail } of dollars) {
      if (kind !== 'BATTLECOIN_PURCHASE') expect(detail, kind).not.toBeNull();
      if (['WAGER', 'PAYOUT'].includes(kind)) expect(path, kind).toMatch(/^\/challenge\//);
      if (['DEPOSIT', 'WITHDRAWAL'].includes(kind)) expect(path, kind).toBeNull();
    }
    const coins = await lines('BC');
    expect(coins.reduce((sum, { amount }) => sum + amount, 0)).toBe(2_500);
    const isPurchase = ({ kind }: Line): boolean => ['BATTLECOIN_PURCHASE', 'STORE_PURCHASE'].includes(kind);
    expect(new Set(coins.filter((line) => !isPurchase(line)).map(({ detail }) => detail))).toEqual(
      new Set(['Tutorial Challenge', 'Referral', 'Mission', 'Daily login bonus', 'Streak milestone', 'Loyalty']),
    );
    expect(coins.filter(isPurchase).map(({ coins: entry }) => entry?.source)).not.toContain('');
  });

  test('each entry of the BattleCoin log says its type, source, amount, time and description (EN-25)', async () => {
    const coins = await lines('BC');
    expect(coins.length).toBeGreaterThan(5);
    for (const { amount, at, coins: entry } of coins) {
      expect(entry?.flow).toBe(amount > 0 ? 'EARNED' : 'SPENT');
      expect(entry?.source).toMatch(/\S/);
      expect(entry?.description).toMatch(/\S/);
      expect(at).toBeGreaterThan(0);
    }
    expect(coins.map(({ coins: entry }) => entry?.source)).toContain('Daily login bonus');
    expect((await lines('USD')).every(({ coins: entry }) => entry === null)).toBe(true);
  });

  test('methods are sealed as the server does, and one is the default', async () => {
    for (const userId of ['1', '2']) {
      const methods = await listMethods(gate.db.read, userId);
      expect(methods.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      for (const method of methods) expect(providerMethodOf(gate.deps, method).kind).toBe(method.kind);
    }
  });
});
