import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type SeatedPlayer, matchReplaysOf } from '../../domain/tournaments/match-replay.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { putReplaysOf, replays } from '../results/index.ts';
import { listMatches } from './match.queries.ts';
import { lockTournament } from './tournament.queries.ts';
import { tournamentEntrants, tournamentMatches } from './tournament.table.ts';

/** Who stands at which seed of a tournament of players. */
export async function readSeated(reader: Reader, tournamentId: string): Promise<Map<number, SeatedPlayer>> {
  const { seed, userId } = tournamentEntrants;
  const rows = await reader
    .select({ seed: sql<number>`${seed}`.mapWith(Number), userId, status: users.status })
    .from(tournamentEntrants)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(tournamentEntrants.tournamentId, tournamentId), isNotNull(seed)));
  return new Map(rows.map((row) => [row.seed, { userId: row.userId, isClosed: row.status === 'closed' }]));
}

/**
 * Keeps the replays of a completed tournament as its matches stand now; once more changes nothing but what has been
 * corrected. What teams play has none, as their battles have none.
 */
export async function keepMatchReplays(tx: Tx, tournamentId: string, at: number): Promise<void> {
  const row = await lockTournament(tx, tournamentId);
  if (row?.status !== 'completed' || row.teamSize !== null) return;
  const kept = matchReplaysOf(row, await listMatches(tx, row.id), await readSeated(tx, row.id));
  for (const entityId of await putReplaysOf(tx, row.id, kept))
    await appendEvent(tx, { type: 'replay.added', entity: 'replay', entityId, concerns: [], data: {}, at });
}

/** Takes a player's own recordings off the replays of matches; what was said of the matches keeps them, as evidence. */
export async function dropMatchRecordingsOf(tx: Tx, userId: string): Promise<void> {
  const { words, match } = tournamentMatches;
  // The first player of a replay stands in the first slot.
  const own = sql`case when ${replays.creatorId} = ${userId} then ${words} -> 0 else ${words} -> 1 end`;
  const isTheirs = sql`exists (select 1 from ${tournamentMatches}
    where ${tournamentMatches.tournamentId} = ${replays.tournamentId} and ${match} = ${replays.match}
    and (${own}) ->> 'recordingUrl' = ${replays.recordingUrl})`;
  await tx
    .update(replays)
    .set({ recordingUrl: '' })
    .where(and(or(eq(replays.creatorId, userId), eq(replays.opponentId, userId)), isTheirs));
}
