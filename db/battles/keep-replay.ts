import { and, eq, or, sql } from 'drizzle-orm';
import { replayOf } from '../../domain/results/replay.ts';
import type { Tx } from '../client/database.ts';
import { appendEvent } from '../events/append-event.ts';
import { dropReplay, putReplay, replays } from '../results/index.ts';
import { readBattle, readReports } from './battle.queries.ts';
import { battleReports } from './battle.table.ts';

/** Keeps the replay of a completed battle as it stands now; once more changes nothing but what has been corrected. */
export async function keepReplayOf(tx: Tx, battleId: string, at: number): Promise<void> {
  const battle = await readBattle(tx, battleId);
  const replay = battle && replayOf(battle, await readReports(tx, battleId));
  // A battle that was called off after it was played has none any more.
  if (battle?.status === 'cancelled') return dropReplay(tx, battleId);
  if (!replay || !(await putReplay(tx, replay))) return;
  await appendEvent(tx, { type: 'replay.added', entity: 'replay', entityId: battleId, concerns: [], data: {}, at });
}

/** Takes a player's own recordings off the replays; the reports keep them, as evidence. */
export async function dropRecordingsOf(tx: Tx, userId: string): Promise<void> {
  const isTheirs = sql`exists (select 1 from ${battleReports} where ${battleReports.battleId} = ${replays.id}
    and ${battleReports.playerId} = ${userId} and ${battleReports.recordingUrl} = ${replays.recordingUrl})`;
  await tx
    .update(replays)
    .set({ recordingUrl: '' })
    .where(and(or(eq(replays.creatorId, userId), eq(replays.opponentId, userId)), isTheirs));
}
