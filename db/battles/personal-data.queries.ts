import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { battleReports, battles } from './battle.table.ts';

/** Drops everything that a player has begun to write and never opened. */
export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(battles).where(and(eq(battles.creatorId, userId), eq(battles.status, 'draft')));
}

/** The player's own side of every battle, oldest first; who sat opposite is not theirs to take along. */
export const readBattlesOf = (reader: Reader, userId: string) =>
  reader
    .select({
      id: battles.id,
      status: battles.status,
      game: battles.game,
      mode: battles.mode,
      privacy: battles.privacy,
      isCreator: sql<boolean>`${eq(battles.creatorId, userId)}`.mapWith(Boolean),
      title: battles.title,
      description: battles.description,
      stakeCents: battles.stakeCents,
      feeCents: battles.feeCents,
      createdAt: battles.createdAt,
      startedAt: battles.startedAt,
      endedAt: battles.endedAt,
    })
    .from(battles)
    .where(or(eq(battles.creatorId, userId), eq(battles.opponentId, userId)))
    .orderBy(asc(battles.createdAt), asc(battles.id));

export const readReportsOf = (reader: Reader, userId: string) =>
  reader
    .select({
      battleId: battleReports.battleId,
      claim: battleReports.claim,
      score: battleReports.score,
      recordingUrl: battleReports.recordingUrl,
      at: battleReports.at,
    })
    .from(battleReports)
    .where(eq(battleReports.playerId, userId))
    .orderBy(asc(battleReports.at), asc(battleReports.battleId));
