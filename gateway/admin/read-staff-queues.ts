import { APPROVAL_LIFE } from '../../domain/admin/approvals.ts';
import { DECIDER_OF, STAFF_QUEUES, type StaffQueue } from '../../domain/admin/staff-queues.ts';
import { summarizeWaiting } from '../../db/admin/adjustment.queries.ts';
import { summarizeApprovals } from '../../db/admin/approval.queries.ts';
import { listWaitingReports, readWaitingBlocked } from '../../db/chat/index.ts';
import { listWaitingDisputes, readWaitingAppeals } from '../../db/disputes/index.ts';
import { readWaitingBets, readWaitingFunds } from '../../db/markets/index.ts';
import { readWaitingCases } from '../../db/risk/index.ts';
import { readWaitingTickets } from '../../db/support/index.ts';
import { readWaitingVerifications } from '../../db/verification/index.ts';
import { readWaitingAlerts, readWaitingPayouts, readWaitingWithdrawals } from '../../db/wallet/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import type { WaitingQueue } from './dashboard.types.ts';

interface Waiting {
  readonly count: number;
  readonly oldestAt: number | null;
}

const NOTHING: Waiting = { count: 0, oldestAt: null };

function together(rows: readonly Waiting[]): Waiting {
  const starts = rows.flatMap(({ oldestAt }) => oldestAt ?? []);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldestAt: starts.length === 0 ? null : Math.min(...starts),
  };
}

/** What waits for whom, and since when, at one moment; without what is about whoever asks. */
export const readStaffQueues = ({ db, now }: Deps, { userId }: Actor): Promise<WaitingQueue[]> =>
  db.snapshot(async (read) => {
    const [
      disputes,
      appeals,
      reports,
      blocked,
      tickets,
      withdrawals,
      verifications,
      cases,
      payouts,
      adjustments,
      approvals,
      funds,
      held,
      alerts,
    ] = await Promise.all([
      listWaitingDisputes(read, userId),
      readWaitingAppeals(read, userId),
      listWaitingReports(read, userId),
      readWaitingBlocked(read, userId),
      readWaitingTickets(read, userId),
      readWaitingWithdrawals(read),
      readWaitingVerifications(read),
      readWaitingCases(read, userId),
      readWaitingPayouts(read, userId),
      summarizeWaiting(read),
      summarizeApprovals(read, now() - APPROVAL_LIFE),
      readWaitingFunds(read),
      readWaitingBets(read),
      readWaitingAlerts(read),
    ]);
    const waiting: Record<StaffQueue, Waiting | undefined> = {
      disputes: together(disputes.filter(({ status }) => status !== 'escalated')),
      reports: reports.find(({ status }) => status === 'pending'),
      'blocked-messages': blocked,
      tickets,
      withdrawals,
      verifications,
      'risk-cases': cases,
      'escalated-disputes': together(disputes.filter(({ status }) => status === 'escalated')),
      appeals,
      'escalated-reports': reports.find(({ status }) => status === 'escalated'),
      payouts,
      adjustments,
      approvals,
      'fund-requests': funds,
      'held-bets': held,
      alerts,
    };
    return STAFF_QUEUES.map((kind) => ({ kind, decidedBy: DECIDER_OF[kind], ...(waiting[kind] ?? NOTHING) }));
  });
