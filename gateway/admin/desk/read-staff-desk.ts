import type { Reader } from '../../../db/client/database.ts';
import { type DeskViewer, NO_COUNTS } from '../../kernel/dashboard.ts';
import type { Deps } from '../../kernel/deps.ts';
import { countAllAccounts } from '../reports/count-all-accounts.ts';
import type { StaffDesk } from './staff-desk.types.ts';

/** What waits for staff (AD-03, AD-04), at the moment of a snapshot; without what is about whoever asks. */
export async function readDeskIn(deps: Deps, read: Reader, viewer: DeskViewer): Promise<StaffDesk> {
  const [users, ...counts] = await Promise.all([
    countAllAccounts(deps, read),
    ...deps.wiring.dashboards.map((room) => room.counts?.(read, viewer)),
  ]);
  return Object.assign({ users, ...NO_COUNTS }, ...counts) as StaffDesk;
}

export const readStaffDesk = (deps: Deps, viewer: DeskViewer): Promise<StaffDesk> =>
  deps.db.snapshot((read) => readDeskIn(deps, read, viewer));
