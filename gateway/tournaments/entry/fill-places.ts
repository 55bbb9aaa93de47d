import { Refused } from '../../../domain/shared/refusals.ts';
import { mayLeave } from '../../../domain/tournaments/tournament.ts';
import { lockUsers } from './lock-users.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { readEntrant, readFirstWaiting, updateEntrant } from '../../../db/tournaments/entrant.queries.ts';
import { deleteLineup, readLineup, readSeats } from '../../../db/tournaments/lineup.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import { inStanding } from '../../accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import { takePlace } from './enter-tournament.ts';
import { tellEntrant } from '../talk/tell-tournament.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'tournament.fill-places': { readonly tournamentId: string };
  }
}

/**
 * Gives free places to those who wait, the longest first: buy-in and fee are held now, within everybody's limits.
 * Whoever cannot pay is passed over and told. Done again it finds nothing to do.
 */
export async function fillPlaces(deps: Deps, { payload: { tournamentId } }: Job<'tournament.fill-places'>) {
  for (;;) {
    const next = await readFirstWaiting(deps.db.read, tournamentId);
    if (!next || !(await moveUp(deps, tournamentId, next.userId))) return;
  }
}

/** False where there is no place. */
async function moveUp(deps: Deps, tournamentId: string, userId: string): Promise<boolean> {
  try {
    return await change(deps, tournamentId, userId, true);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return change(deps, tournamentId, userId, false);
  }
}

/** Moves whoever waits up to a place, or off the list. */
const change = (deps: Deps, tournamentId: string, userId: string, isUp: boolean): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const named = (await readLineup(tx, tournamentId, userId)).map((seat) => seat.userId);
    const accounts = await lockUsers(tx, named.length === 0 ? [userId] : named);
    const row = await lockTournament(tx, tournamentId);
    if (!row || !mayLeave(row).ok || row.entrants >= row.capacity) return false;
    const entrant = await readEntrant(tx, tournamentId, userId);
    // The next one is looked for: this one has left, or was moved by another process.
    if (entrant?.status !== 'waiting') return true;
    const context = { at, actorId: null, newId: deps.newId };
    const seats = (await readSeats(tx, row, [userId]))(userId);
    // Another line-up by now: it is locked the next time.
    if (seats.some((seat) => !accounts.has(seat.userId))) return true;
    await updateEntrant(tx, tournamentId, userId, isUp ? { status: 'entered' } : { status: 'gone', seed: null });
    if (isUp) await takePlace(tx, row, seats, [...accounts.values()].map(inStanding), context);
    // Whoever was passed over with a team may stand in another line-up.
    else await deleteLineup(tx, tournamentId, userId);
    await tellEntrant(tx, row, isUp ? 'tournament.moved-up' : 'tournament.passed-over', entrant, seats, context);
    return true;
  });
