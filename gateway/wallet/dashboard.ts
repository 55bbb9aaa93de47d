import { countOpenAlerts, readWaitingAlerts } from '../../db/wallet/alert.queries.ts';
import { countWithdrawals, readWaitingPayouts, readWaitingWithdrawals } from '../../db/wallet/payment.queries.ts';
import type { Dashboard } from '../kernel/dashboard.ts';

export const walletDashboard: Dashboard = {
  counts: async (read, { userId, role }) => {
    const [pendingWithdrawals, payouts, openAlerts] = await Promise.all([
      countWithdrawals(read, 'requested'),
      readWaitingPayouts(read, userId),
      countOpenAlerts(read),
    ]);
    return { pendingWithdrawals, payoutsToSend: role === 'administrator' ? (payouts?.count ?? 0) : 0, openAlerts };
  },
  queues: async (read, userId) => {
    const [withdrawals, payouts, alerts] = await Promise.all([
      readWaitingWithdrawals(read),
      readWaitingPayouts(read, userId),
      readWaitingAlerts(read),
    ]);
    return { withdrawals, payouts, alerts };
  },
};
