import { readWaitingBlocked } from '../../db/chat/blocked-message.queries.ts';
import { countOpenReports, listWaitingReports } from '../../db/chat/moderation.queries.ts';
import type { Dashboard } from '../kernel/dashboard.ts';

export const chatDashboard: Dashboard = {
  counts: async (read, { userId }) => {
    const [openReports, blocked] = await Promise.all([
      countOpenReports(read, userId),
      readWaitingBlocked(read, userId),
    ]);
    return { openReports, blockedAppeals: blocked.count };
  },
  queues: async (read, userId) => {
    const [reports, blocked] = await Promise.all([listWaitingReports(read, userId), readWaitingBlocked(read, userId)]);
    return {
      reports: reports.find(({ status }) => status === 'pending'),
      'escalated-reports': reports.find(({ status }) => status === 'escalated'),
      'blocked-messages': blocked,
    };
  },
};
