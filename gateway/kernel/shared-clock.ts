import type { Deps } from './deps.ts';

/** So often the clock of the database is asked; the answer with the shortest way there and back is believed. */
const ASKED = 3;
/** The database answers in whole milliseconds. */
const GRAIN_MS = 1;

/**
 * Measures by how much the clock of the database is ahead of this machine's, in milliseconds. What the way of the answer
 * explains is none; on SQLite both are the machine's. @throws Outage
 */
export async function measureClock({ db, host, now }: Pick<Deps, 'db' | 'host' | 'now'>): Promise<number> {
  let best = { tripMs: Infinity, aheadMs: 0 };
  for (let n = 0; n < ASKED; n++) {
    const sentAt = now();
    const clock = await db.clock();
    const tripMs = Math.max(0, now() - sentAt);
    const aheadMs = Math.round(clock - sentAt - tripMs / 2);
    if (tripMs < best.tripMs) best = { tripMs, aheadMs: Math.abs(aheadMs) > tripMs / 2 + GRAIN_MS ? aheadMs : 0 };
  }
  host.clock = { aheadMs: best.aheadMs, at: now() };
  return best.aheadMs;
}

/**
 * Epoch milliseconds as all gateways of a database count them, for what one of them allows by what another wrote down a
 * moment ago.
 */
export const sharedNow = ({ host, now }: Pick<Deps, 'host' | 'now'>): number => now() + (host.clock?.aheadMs ?? 0);
