import { readWaitingBets } from '../../db/markets/bet.queries.ts';
import { readWaitingFunds } from '../../db/markets/fund.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import type { Dashboard } from '../kernel/dashboard.ts';

const readWaiting = (read: Reader) => Promise.all([readWaitingFunds(read), readWaitingBets(read)]);

export const marketsDashboard: Dashboard = {
  counts: async (read) => {
    const [funds, held] = await readWaiting(read);
    return { fundRequests: funds?.count ?? 0, heldBets: held?.count ?? 0 };
  },
  queues: async (read) => {
    const [funds, held] = await readWaiting(read);
    return { 'fund-requests': funds, 'held-bets': held };
  },
};
