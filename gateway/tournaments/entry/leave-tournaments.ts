import { mayLeave } from '../../../domain/tournaments/tournament.ts';
import { readUser } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import { eventId } from '../../../db/events/event-id.ts';
import { defineSubscriber } from '../../../db/events/subscriber.ts';
import { enqueueJob } from '../../../db/jobs/job.queries.ts';
import type { Job } from '../../../db/jobs/job.table.ts';
import { listUnstartedOf } from '../../../db/tournaments/entrant.queries.ts';
import { listLineupsOf, readEntry, readSeat } from '../../../db/tournaments/lineup.queries.ts';
import { lockTournament } from '../../../db/tournaments/tournament.queries.ts';
import type { TournamentRow } from '../../../db/tournaments/tournament.table.ts';
import type { StakeContext } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Open } from '../../kernel/manifest/withdraw-open.ts';
import { endProposal } from './end-proposal.ts';
import { giveUpPlace } from './enter-tournament.ts';

declare module '../../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    'tournament.leave-lineups': { readonly userId: string; readonly teamId: string };
  }
}

/** Gives up somebody's places, those for a team with the whole of it; all tournaments are locked before money moves. */
async function leaveAll(tx: Tx, userId: string, ids: readonly string[], context: StakeContext): Promise<void> {
  const locked: TournamentRow[] = [];
  for (const id of ids) {
    const row = await lockTournament(tx, id);
    if (row && mayLeave(row).ok) locked.push(row);
  }
  for (const row of locked) {
    const entrant = await readEntry(tx, row.id, userId);
    const seat = await readSeat(tx, row.id, userId);
    if (entrant && entrant.status !== 'gone') await giveUpPlace(tx, row, entrant, context);
    else if (seat) await endProposal(tx, row, seat.captainId, (await readUser(tx, userId)) ?? null, context);
  }
}

/** Places in tournaments that have not started. One that runs is lost by the clocks of its matches. */
export const openTournaments: Open = async ({ deps, tx, userId, at }) => {
  const ids = [...(await listUnstartedOf(tx, userId)), ...(await listLineupsOf(tx, userId, null))];
  await leaveAll(tx, userId, [...new Set(ids)].toSorted(), { at, actorId: null, newId: deps.newId });
};

/** Whoever leaves a team plays no tournament for it that has not started. */
export const leaveLineups = defineSubscriber({
  name: 'leave-lineups',
  types: ['team.left'],
  async handle(tx, event) {
    const { userId, teamId } = event.data;
    if ((await listLineupsOf(tx, userId, teamId)).length === 0) return;
    await enqueueJob(tx, {
      id: eventId(event, 'leave', userId),
      kind: 'tournament.leave-lineups',
      payload: { userId, teamId },
      runAt: event.at,
      createdAt: event.at,
    });
  },
});

/** Done again it finds nothing to do. */
export const leaveLineupsOf = (deps: Deps, { payload: { userId, teamId } }: Job<'tournament.leave-lineups'>) =>
  deps.db.transact(async (tx) => {
    const ids = await listLineupsOf(tx, userId, teamId);
    await leaveAll(tx, userId, ids, { at: deps.now(), actorId: null, newId: deps.newId });
  });
