import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FinanceDay } from '../../../db/admin/finance-day.table.ts';
import { listFinanceDays } from '../../../db/admin/finance-day.queries.ts';
import {
  bookAdjustment,
  bookChargeback,
  bookDeposit,
  grant,
  purchase,
  returnPurchase,
} from '../../../db/wallet/index.ts';
import { insertMethod } from '../../../db/wallet/method.queries.ts';
import { insertDeposit } from '../../../db/wallet/payment.queries.ts';
import { COIN_SALES_ACCOUNT, PASS_SALES_ACCOUNT } from '../../../domain/wallet/ledger.ts';
import { DAY, HOUR, MINUTE, SECOND, utcDay } from '../../../domain/shared/time.ts';
import { closeDays } from '../../../gateway/admin/reports/close-day.ts';
import { publishBalances } from '../../../gateway/wallet/proofs/publish-balances.ts';
import { begin, create, join, report } from '../../support/battle-operations.ts';
import { HttpGateway, type SignedIn } from '../../support/http-gateway.ts';

let gateway: HttpGateway;
let staff: SignedIn;
beforeAll(async () => {
  gateway = await HttpGateway.open();
  staff = await gateway.player({ role: 'moderator' });
});
afterAll(() => gateway.close());

const OVERVIEW = `{ financeOverview {
  days { day isClosed coinCents passCents contestFeeCents arcadeCents withdrawalFeeCents givenCents depositCents payoutCents chargebackCents }
  revenue { source cents percent } revenueCents givenCents
  processors { name state successPercent p95Ms payments lastAt }
} }`;
const DAYS = `query ($first: Int!, $after: String) { financeDays(first: $first, after: $after) {
  edges { node { day isClosed contestFeeCents owedCents heldCents } } pageInfo { hasNextPage endCursor }
} }`;

interface Overview {
  readonly financeOverview: {
    readonly days: readonly Record<string, unknown>[];
    readonly revenue: readonly { source: string; cents: number; percent: number }[];
    readonly revenueCents: number;
    readonly givenCents: number;
    readonly processors: readonly Record<string, unknown>[];
  };
}
interface Days {
  readonly financeDays: {
    readonly edges: readonly {
      node: { day: string; isClosed: boolean; owedCents: number | null; heldCents: number | null };
    }[];
    readonly pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}
const overview = async () => (await staff.ask<Overview>(OVERVIEW)).financeOverview;
const closed = (): Promise<FinanceDay[]> => listFinanceDays(gateway.db.read, 50);
/** To so long after the next midnight, UTC. */
async function passMidnight(ms: number): Promise<void> {
  gateway.pass(DAY - (gateway.deps.now() % DAY) + ms);
  staff = await gateway.enter(staff.user);
}

describe('the finance overview', () => {
  it('is computed from the ledger, by source and day, before a day is closed and after (AF-02, AF-06)', async () => {
    await passMidnight(12 * HOUR);
    await closeDays(gateway.deps);
    const before = (await closed()).length;
    const day = utcDay(gateway.deps.now());
    const [winner, loser] = [await gateway.player({ cents: 500_00 }), await gateway.player({ cents: 500_00 })];
    const { id } = await create(winner);
    await join(loser, id);
    await begin(winner, loser, id);
    await report(winner, id, 'WON');
    await report(loser, id, 'LOST');
    const userId = winner.user.id;
    const { newId } = gateway.deps;
    const booking = () => ({ id: newId(), actorId: userId, at: gateway.deps.now() });
    await gateway.db.transact(async (tx) => {
      const bought = { id: newId(), userId, kind: 'battlecoin_purchase', currency: 'USD', coins: 1_500 } as const;
      const into = [{ accountId: COIN_SALES_ACCOUNT, amount: 15_00 }];
      await purchase(tx, { ...bought, into }, newId, gateway.deps.now());
      const goods = { userId, kind: 'store_purchase', currency: 'BC', coins: 0 } as const;
      for (const amount of [300, 500])
        await purchase(
          tx,
          { ...goods, id: newId(), into: [{ accountId: PASS_SALES_ACCOUNT, amount }] },
          newId,
          gateway.deps.now(),
        );
      const back = { id: 'a-pass', reason: 'store-return', userId, currency: 'BC', amount: 500 } as const;
      await returnPurchase(tx, { ...back, from: PASS_SALES_ACCOUNT }, booking());
      await grant(tx, { opKey: `test:${newId()}`, userId, currency: 'USD', amount: 2_00 }, booking());
      await bookAdjustment(tx, { id: newId(), userId, currency: 'USD', amount: -50 }, booking());
      const deposit = { id: newId(), userId, amountCents: 70_00 };
      await bookDeposit(tx, deposit, booking());
      await bookChargeback(tx, deposit, deposit.amountCents, booking());
    });
    const figures = {
      day,
      coinCents: 15_00,
      passCents: 3_00,
      contestFeeCents: 5_00,
      arcadeCents: 0,
      withdrawalFeeCents: 0,
      givenCents: 1_50,
      depositCents: 1_070_00,
      payoutCents: 0,
      chargebackCents: 70_00,
    };
    const open = await overview();
    expect(open.days.at(-1)).toEqual({ ...figures, isClosed: false });
    expect(open.revenue).toEqual([
      { source: 'COINS', cents: 12_00, percent: 60 },
      { source: 'CONTEST_FEES', cents: 5_00, percent: 25 },
      { source: 'SUBSCRIPTIONS', cents: 3_00, percent: 15 },
      { source: 'ARCADE', cents: 0, percent: 0 },
      { source: 'WITHDRAWAL_FEES', cents: 0, percent: 0 },
    ]);
    expect([open.revenueCents, open.givenCents]).toEqual([20_00, 1_50]);
    await publishBalances(gateway.deps);
    // In the first hour a day is still open; then it is closed once, whoever closes it.
    await passMidnight(59 * MINUTE);
    await closeDays(gateway.deps);
    expect(await closed()).toHaveLength(before);
    gateway.pass(2 * MINUTE);
    await Promise.all([closeDays(gateway.deps), closeDays(gateway.deps)]);
    const [latest, ...others] = await closed();
    expect(others).toHaveLength(before);
    expect(latest).toEqual({ ...figures, closedAt: latest?.closedAt });
    expect((await overview()).days.slice(-2)).toMatchObject([
      { ...figures, isClosed: true },
      { isClosed: false, contestFeeCents: 0, depositCents: 0 },
    ]);
    expect((await overview()).revenueCents).toBe(20_00);
  });

  it('is closed by no gateway whose clock runs two hours ahead: a day is over by the database’s clock too (AF-06)', async () => {
    await passMidnight(12 * HOUR);
    await closeDays(gateway.deps);
    const before = (await closed()).length;
    const day = utcDay(gateway.deps.now());
    const { user } = await gateway.player({ cents: 10_00 });
    await passMidnight(90 * MINUTE);
    const ahead = gateway.deps.now();
    const halfPastEleven = ahead - 2 * HOUR;
    const clock = vi.spyOn(gateway.deps.db, 'clock').mockResolvedValue(halfPastEleven);
    await closeDays(gateway.deps);
    expect(await closed()).toHaveLength(before);
    const late = { id: gateway.deps.newId(), userId: user.id, amountCents: 5_00 };
    const booking = { id: gateway.deps.newId(), actorId: user.id, at: halfPastEleven + 15 * MINUTE };
    await gateway.db.transact((tx) => bookDeposit(tx, late, booking));
    clock.mockResolvedValue(ahead);
    await closeDays(gateway.deps);
    clock.mockRestore();
    expect((await closed())[0]).toMatchObject({ day, depositCents: 15_00 });
  });

  it('asks the database itself what time it is: a gateway that lives in another century closes nothing (AF-06)', async () => {
    const wrong = await HttpGateway.open();
    try {
      wrong.pass(Date.UTC(2126, 0, 1) - wrong.deps.now());
      await wrong.player({ cents: 10_00 });
      wrong.pass(2 * DAY);
      await closeDays(wrong.deps);
      expect(await listFinanceDays(wrong.db.read, 5)).toEqual([]);
    } finally {
      await wrong.close();
    }
  });

  it('pages through the daily closes, with what was owed and held when a day was sealed (AF-06)', async () => {
    const page = async (first: number, after: string | null) =>
      (await staff.ask<Days>(DAYS, { first, after })).financeDays;
    const all = await page(50, null);
    expect(all.edges[0]?.node).toMatchObject({ isClosed: false, owedCents: null });
    const sealed = all.edges.find(({ node }) => node.owedCents !== null)?.node;
    expect(sealed).toMatchObject({ isClosed: true });
    expect(sealed?.heldCents).toBeGreaterThanOrEqual(sealed?.owedCents ?? Number.NaN);
    const days: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo } = await page(1, after);
      days.push(...edges.map(({ node }) => node.day));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(days).toEqual(all.edges.map(({ node }) => node.day));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('measures the processor by its payments of the last seven days (AF-03)', async () => {
    const { user } = await gateway.player();
    const at = gateway.deps.now();
    const method = { id: 'card', userId: user.id, kind: 'credit', network: null } as const;
    const texts = { name: 'Card', details: '•••• 1', sealedTerms: 'sealed' };
    await gateway.db.transact(async (tx) => {
      await insertMethod(tx, {
        ...method,
        ...texts,
        isDefault: true,
        isVerified: true,
        createdAt: at,
        lastUsedAt: null,
        removedAt: null,
      });
      const pay = (n: number, status: 'succeeded' | 'failed' | 'pending', changedAt: number) =>
        insertDeposit(tx, {
          id: `measured-${n}`,
          userId: user.id,
          methodId: 'card',
          amountCents: 5_00,
          status,
          provider: gateway.deps.payments.name,
          providerRef: `ref-${n}`,
          actionUrl: null,
          failure: null,
          createdAt: changedAt - 2 * SECOND,
          changedAt,
        });
      for (const n of [1, 2, 3]) await pay(n, 'succeeded', at - n * MINUTE);
      for (const n of [4, 5]) await pay(n, 'failed', at - n * MINUTE);
      // Neither what has not ended nor what is long ago counts.
      await pay(6, 'pending', at);
      for (const n of [7, 8, 9]) await pay(n, 'succeeded', at - 8 * DAY - n);
    });
    expect((await overview()).processors).toEqual([
      {
        name: gateway.deps.payments.name,
        state: 'DEGRADED',
        successPercent: 60,
        p95Ms: 2 * SECOND,
        payments: 5,
        lastAt: at - MINUTE,
      },
    ]);
  });
});
