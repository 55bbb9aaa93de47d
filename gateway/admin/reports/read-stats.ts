import { countTeamAccesses, countWaitlist } from '../../../db/accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { DeskViewer } from '../../kernel/dashboard.ts';
import { readDeskIn } from '../desk/read-staff-desk.ts';
import type { AdminStats } from '../admin.types.ts';

/** The counts of the overview as they were at one moment. */
export async function readStats(deps: Deps, viewer: DeskViewer): Promise<AdminStats> {
  const [waitlistEntries, teamAccesses, desk] = await deps.db.snapshot((read) =>
    Promise.all([countWaitlist(read), countTeamAccesses(read), readDeskIn(deps, read, viewer)]),
  );
  return { waitlistEntries, teamAccesses, desk };
}
