import { expect, it } from 'vitest';
import { seedDemo } from '../../../db/seed/demo.ts';
import { DAY, HOUR, MINUTE } from '../../../domain/shared/time.ts';
import { closeDays } from '../../../gateway/admin/reports/close-day.ts';
import { readFinanceOverview } from '../../../gateway/admin/reports/read-finance.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { World } from '../../support/world.ts';

/** Of the last month of a quarter, of the first, of a leap year, and of the turn of a year; at the edges of a day. */
const INSTANTS = [
  Date.UTC(2026, 2, 31) + MINUTE,
  Date.UTC(2026, 3, 1) + 12 * HOUR,
  Date.UTC(2024, 2, 1) - MINUTE,
  Date.UTC(2026, 0, 1) + 5 * HOUR,
];

it('the demo data set earns 65% by BC sales, 28% by battle fees and 7% by subscriptions, on whatever day and hour (AF-02)', async () => {
  for (const now of INSTANTS) {
    const world = await World.open({ seed: `finance-${now}` });
    world.now = now;
    await seedDemo(world.db, world.deps, (text) => text);
    const overview = await readFinanceOverview(world.deps);
    expect(overview.revenue.map(({ source, percent }) => [source, percent])).toEqual([
      ['coins', 65],
      ['contest-fees', 28],
      ['subscriptions', 7],
      ['arcade', 0],
      ['withdrawal-fees', 0],
    ]);
    // Some cards were declined; the processor works (AF-03).
    expect(overview.processors).toMatchObject([{ state: 'operational', successPercent: 87, payments: 39 }]);
    expect(overview.revenue.reduce((sum, { cents }) => sum + cents, 0)).toBe(overview.revenueCents);
    // The same from days that are closed.
    await closeDays(world.deps);
    const closed = await readFinanceOverview(world.deps);
    expect(closed.days.filter(({ isClosed }) => isClosed).length).toBeGreaterThanOrEqual(28);
    expect(closed.revenue).toEqual(overview.revenue);
    expect(await verifyLedger(world.db.read)).toEqual([]);
    world.now += DAY;
    expect((await readFinanceOverview(world.deps)).days.at(-1)).toMatchObject({ coinCents: 0, passCents: 0 });
    await world.close();
  }
});
