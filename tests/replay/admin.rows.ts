import { ADJUSTMENT_STATES } from '../../domain/admin/adjust-balance.ts';
import { ERRAND_STATES, OPERATION_KINDS, OPERATION_STATES } from '../../domain/admin/operations.ts';
import { MAILED_KINDS, REPORT_RHYTHMS } from '../../domain/admin/report-mails.ts';
import { STAFF_TABLES } from '../../domain/shared/staff-views.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import { balanceAdjustments } from '../../db/admin/adjustment.table.ts';
import { financeDays } from '../../db/admin/finance-day.table.ts';
import { errands, systemOperations } from '../../db/admin/operation.table.ts';
import { reportMails, reportRecipients } from '../../db/admin/report-mail.table.ts';
import { staffViews } from '../../db/admin/staff-view.table.ts';
import { outages, statusDays, statusMark } from '../../db/admin/status.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS } from './words.ts';

const nth = <T>(values: readonly T[], n: number): T => values[n % values.length] as T;

export const edgeAdjustment = (n: number): string => `adjustment-${String(n).padStart(2, '0')}`;
export const edgeOperation = (n: number): string => `operation-${String(n).padStart(2, '0')}`;
export const edgeView = (n: number): string => `view-${String(n).padStart(2, '0')}`;

/** What staff do: adjustments, operations, reports and views, each four of one instant, half of them of one player. */
export async function addRows(tx: Tx, { now }: Edges): Promise<void> {
  await tx.insert(statusMark).values({ id: 1, at: now - HOUR });
  for (let n = 0; n < WORDS.length; n++) {
    const userId = edgeUser(n % 2 === 0 ? 0 : n);
    const at = now - Math.floor(n / 4) * HOUR;
    const adjustment = nth(ADJUSTMENT_STATES, n);
    await tx.insert(balanceAdjustments).values({
      id: edgeAdjustment(n),
      userId,
      currency: nth(CURRENCIES, n / 4 - (n % 4) / 4),
      amount: n % 3 === 0 ? -1 - nth(EDGES, n % 3) : Math.max(1, nth(EDGES, n % 4)),
      reason: nth(WORDS, n),
      state: adjustment,
      askedBy: edgeUser(4),
      askedAt: at,
      decidedBy: adjustment === 'waiting' ? null : edgeUser(n % 2 === 0 ? 4 : 9),
      decidedAt: adjustment === 'waiting' ? null : at + 1,
    });
    const operation = nth(OPERATION_STATES, n);
    const isOpen = operation === 'asked' || operation === 'running';
    await tx.insert(systemOperations).values({
      id: edgeOperation(n),
      kind: nth(OPERATION_KINDS, n),
      state: operation,
      slot: isOpen && n % 2 === 0 ? `slot-${n}` : null,
      reason: nth(WORDS, n),
      askedBy: edgeUser(4),
      askedAt: at,
      decidedBy: n % 3 === 0 ? null : edgeUser(9),
      endsAt: now - (n % 2) * HOUR,
      endedAt: isOpen ? null : at + HOUR,
      fileName: n % 4 === 0 ? `${nth(WORDS, n)}.gz` : null,
      bytes: n % 4 === 0 ? nth(EDGES, n) : null,
    });
    for (let place = 0; place < n % 4; place++)
      await tx.insert(errands).values({
        operationId: edgeOperation(n),
        place,
        serverId: `server-${place % 2}`,
        runId: `run-${n}`,
        state: nth(ERRAND_STATES, n + place),
        outcome: nth(WORDS, n),
        changedAt: at,
      });
    if (n < MAILED_KINDS.length * REPORT_RHYTHMS.length) {
      const report = { kind: nth(MAILED_KINDS, n), rhythm: nth(REPORT_RHYTHMS, Math.floor(n / MAILED_KINDS.length)) };
      await tx.insert(reportMails).values({ ...report, mailedUntil: at, setBy: edgeUser(4), setAt: at });
      for (const who of [n, n + 1, n + 9, 4])
        await tx
          .insert(reportRecipients)
          .values({ ...report, userId: edgeUser(who) })
          .onConflictDoNothing();
    }
    for (const ownerId of [edgeUser(4), edgeUser(n)])
      await tx
        .insert(staffViews)
        .values({
          id: ownerId === edgeUser(4) ? edgeView(n) : `other-${edgeView(n)}`,
          ownerId,
          table: nth(STAFF_TABLES, n),
          name: nth(WORDS, n),
          nameKey: nth(WORDS, n).toLowerCase(),
          query: `text=${encodeURIComponent(nth(WORDS, n))}`,
          isShared: n % 3 !== 0,
          changedAt: at,
        })
        .onConflictDoNothing();
    const cents = nth(EDGES, n);
    await tx.insert(financeDays).values({
      day: utcDay(now - (n + 1) * DAY),
      coinCents: cents,
      contestFeeCents: n,
      arcadeCents: -n,
      withdrawalFeeCents: 0,
      givenCents: cents,
      depositCents: 0,
      payoutCents: cents,
      chargebackCents: n % 2,
      closedAt: at,
    });
    await tx
      .insert(statusDays)
      .values({ day: utcDay(now - n * DAY), upMs: DAY - n, downMs: n, maintenanceMs: n % 2 })
      .onConflictDoNothing();
    await tx.insert(outages).values({ id: `outage-${n}`, startedAt: at, endedAt: at + nth([1, HOUR, 24 * HOUR], n) });
  }
}
