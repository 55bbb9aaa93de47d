import { countTeamAccesses, countWaitlist } from '../../db/accounts/index.ts';
import type { Deps } from '../kernel/deps.ts';
import { readDeskIn } from './read-staff-desk.ts';
import type { AdminStats } from './admin.types.ts';

/** The counts of the overview as they were at one moment. */
export async function readStats(deps: Deps): Promise<AdminStats> {
  const [waitlistEntries, teamAccesses, desk] = await deps.db.snapshot((read) =>
    Promise.all([countWaitlist(read), countTeamAccesses(read), readDeskIn(deps, read)]),
  );
  return { waitlistEntries, teamAccesses, desk };
}
