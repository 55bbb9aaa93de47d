import { listUnstartedOf, readEntrant } from '../../db/tournaments/entrant.queries.ts';
import { lockTournament } from '../../db/tournaments/tournament.queries.ts';
import { mayLeave } from '../../domain/tournaments/tournament.ts';
import type { TournamentRow } from '../../db/tournaments/tournament.table.ts';
import type { Open } from '../kernel/withdraw-open.ts';
import { giveUpPlace } from './enter-tournament.ts';

/** Places in tournaments that have not started. One that runs is lost by the clocks of its matches. */
export const openTournaments: Open = async ({ deps, tx, userId, at }) => {
  const locked: TournamentRow[] = [];
  for (const id of await listUnstartedOf(tx, userId)) {
    const row = await lockTournament(tx, id);
    if (row && mayLeave(row).ok) locked.push(row);
  }
  for (const row of locked) {
    const entrant = await readEntrant(tx, row.id, userId);
    if (entrant && entrant.status !== 'gone')
      await giveUpPlace(tx, row, entrant, { at, actorId: null, newId: deps.newId });
  }
};
