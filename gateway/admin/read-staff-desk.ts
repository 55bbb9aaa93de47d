import { countOpenReports, readWaitingBlocked } from '../../db/chat/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { countOpenAppeals, countOpenDisputes } from '../../db/disputes/index.ts';
import { countOpenCases } from '../../db/risk/index.ts';
import { countOpenAlerts, countWithdrawals } from '../../db/wallet/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { countAllAccounts } from './count-all-accounts.ts';
import type { StaffDesk } from './staff-desk.types.ts';

/** What waits for staff (AD-03, AD-04), at the moment of a snapshot. */
export async function readDeskIn(deps: Deps, read: Reader): Promise<StaffDesk> {
  const [users, disputes, appeals, pendingWithdrawals, openReports, blocked, openAlerts, openRiskCases] =
    await Promise.all([
      countAllAccounts(deps, read),
      countOpenDisputes(read),
      countOpenAppeals(read),
      countWithdrawals(read, 'requested'),
      countOpenReports(read),
      readWaitingBlocked(read),
      countOpenAlerts(read),
      countOpenCases(read),
    ]);
  return {
    users,
    openDisputes: disputes.open + appeals.open,
    urgentDisputes: disputes.urgent + appeals.urgent,
    pendingWithdrawals,
    openReports,
    blockedAppeals: blocked.count,
    openAlerts,
    openRiskCases,
  };
}

export const readStaffDesk = (deps: Deps): Promise<StaffDesk> => deps.db.snapshot((read) => readDeskIn(deps, read));
