import { countOpenReports, readWaitingBlocked } from '../../db/chat/index.ts';
import type { Reader } from '../../db/client/database.ts';
import { countOpenAppeals, countOpenDisputes } from '../../db/disputes/index.ts';
import { readWaitingBets, readWaitingFunds } from '../../db/markets/index.ts';
import { countOpenCases } from '../../db/risk/index.ts';
import { countOpenAlerts, countWithdrawals, readWaitingPayouts } from '../../db/wallet/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { countAllAccounts } from './count-all-accounts.ts';
import type { StaffDesk } from './staff-desk.types.ts';

export type DeskViewer = Pick<Actor, 'userId' | 'role'>;

/** What waits for staff (AD-03, AD-04), at the moment of a snapshot; without what is about whoever asks. */
export async function readDeskIn(deps: Deps, read: Reader, { userId: viewerId, role }: DeskViewer): Promise<StaffDesk> {
  const [
    users,
    disputes,
    appeals,
    pendingWithdrawals,
    payouts,
    openReports,
    blocked,
    openAlerts,
    openRiskCases,
    funds,
    held,
  ] = await Promise.all([
    countAllAccounts(deps, read),
    countOpenDisputes(read, viewerId),
    countOpenAppeals(read, viewerId),
    countWithdrawals(read, 'requested'),
    readWaitingPayouts(read, viewerId),
    countOpenReports(read, viewerId),
    readWaitingBlocked(read, viewerId),
    countOpenAlerts(read),
    countOpenCases(read, viewerId),
    readWaitingFunds(read),
    readWaitingBets(read),
  ]);
  return {
    users,
    openDisputes: disputes.open + appeals.open,
    urgentDisputes: disputes.urgent + appeals.urgent,
    pendingWithdrawals,
    payoutsToSend: role === 'administrator' ? (payouts?.count ?? 0) : 0,
    openReports,
    blockedAppeals: blocked.count,
    openAlerts,
    openRiskCases,
    fundRequests: funds?.count ?? 0,
    heldBets: held?.count ?? 0,
  };
}

export const readStaffDesk = (deps: Deps, viewer: DeskViewer): Promise<StaffDesk> =>
  deps.db.snapshot((read) => readDeskIn(deps, read, viewer));
