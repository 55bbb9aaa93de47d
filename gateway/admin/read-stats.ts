import { countTeamAccesses, countWaitlist } from '../../db/accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { readDeskIn } from './read-staff-desk.ts';
import type { AdminStats } from './admin.types.ts';

/** The counts of the overview as they were at one moment. */
export async function readStats(deps: Deps, { userId }: Pick<Actor, 'userId'>): Promise<AdminStats> {
  const [waitlistEntries, teamAccesses, desk] = await deps.db.snapshot((read) =>
    Promise.all([countWaitlist(read), countTeamAccesses(read), readDeskIn(deps, read, userId)]),
  );
  return { waitlistEntries, teamAccesses, desk };
}
