import { countOpenAppeals, readWaitingAppeals } from '../../db/disputes/appeal.queries.ts';
import { countFiled, countOpenDisputes, listWaitingDisputes } from '../../db/disputes/dispute.queries.ts';
import type { Dashboard, Waiting } from '../kernel/dashboard.ts';

function together(rows: readonly Waiting[]): Waiting {
  const starts = rows.flatMap(({ oldestAt }) => oldestAt ?? []);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    oldestAt: starts.length === 0 ? null : Math.min(...starts),
  };
}

export const disputesDashboard: Dashboard = {
  counts: async (read, { userId }) => {
    const [disputes, appeals] = await Promise.all([countOpenDisputes(read, userId), countOpenAppeals(read, userId)]);
    return { openDisputes: disputes.open + appeals.open, urgentDisputes: disputes.urgent + appeals.urgent };
  },
  queues: async (read, userId) => {
    const [disputes, appeals] = await Promise.all([
      listWaitingDisputes(read, userId),
      readWaitingAppeals(read, userId),
    ]);
    return {
      disputes: together(disputes.filter(({ status }) => status !== 'escalated')),
      'escalated-disputes': together(disputes.filter(({ status }) => status === 'escalated')),
      appeals,
    };
  },
  hours: async (...span) => ({ disputes: await countFiled(...span) }),
};
