import { asc, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import { battles } from '../battles/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { battleFeeds } from './proof.table.ts';
import { type ProofSignalRow, proofSignals } from './signal.table.ts';

/** Keeps what the games of a battle leave for the desk; what is known stays as it was. */
export async function putSignals(tx: Tx, rows: readonly ProofSignalRow[]): Promise<void> {
  if (rows.length > 0)
    await tx
      .insert(proofSignals)
      .values([...rows])
      .onConflictDoNothing();
}

/** The latest signals with their battles and players. */
export const listSignals = (reader: Reader, since: number, limit: number) =>
  reader
    .select({
      battleId: proofSignals.battleId,
      title: battles.title,
      kind: proofSignals.kind,
      seat: proofSignals.seat,
      at: proofSignals.at,
      creatorId: battles.creatorId,
      opponentId: battles.opponentId,
    })
    .from(proofSignals)
    .innerJoin(battles, eq(battles.id, proofSignals.battleId))
    .where(gt(proofSignals.at, since))
    .orderBy(desc(proofSignals.at), asc(proofSignals.battleId), asc(proofSignals.kind), asc(proofSignals.seat))
    .limit(limit);

/** In how many battles the game of each of some players was heard. */
export const countHeard = (reader: Reader, playerIds: readonly string[]) =>
  reader
    .select({ playerId: battleFeeds.playerId, count: count() })
    .from(battleFeeds)
    .where(inArray(battleFeeds.playerId, [...playerIds]))
    .groupBy(battleFeeds.playerId);

export const listNames = (reader: Reader, ids: readonly string[]) =>
  reader
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]));
