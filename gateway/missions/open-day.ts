import { dayToOpen, zoneIn } from '../../domain/missions/day.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { readMissionPlayer } from '../../db/missions/mission.queries.ts';
import { openPlayerDay } from '../../db/missions/open-day.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';

/**
 * Opens the caller's day in the zone of the browser, if one opens; answers what it brought in coins, 0 where the newest
 * day goes on. However often it is asked, a day opens once.
 */
export async function openDay(deps: Deps, { userId }: Actor, zoneName: string): Promise<number> {
  const zone = zoneIn(zoneName);
  const known = await readMissionPlayer(deps.db.read, userId);
  if (known?.zone === zone && dayToOpen(known.lastDay, zone, deps.now()) === null) return 0;
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    const opened = await openPlayerDay(tx, userId, zone, { at, newId: deps.newId });
    // Read under the lock of the player's row, which whoever closes the account takes too.
    await requireStanding(tx, userId);
    if (!opened) return 0;
    const { day, streakDays, coins, milestones } = opened;
    const about = { entity: 'missions', entityId: userId, concerns: [userId], at };
    await appendEvent(tx, { ...about, type: 'day.opened', data: { userId, day, streakDays, coins } });
    for (const one of milestones)
      await appendEvent(tx, { ...about, type: 'streak.milestone', data: { userId, ...one } });
    return milestones.reduce((sum, one) => sum + one.coins, coins);
  });
}
