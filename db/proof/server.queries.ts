import { and, asc, count, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup } from '../client/sql.ts';
import { type BattleServerRow, type ServerEntryRow, battleServers, serverEntries } from './server.table.ts';

const { placeholder } = sql;

const serverByKey = lookup((reader) =>
  reader
    .select({ battleId: battleServers.battleId, heardAt: battleServers.heardAt })
    .from(battleServers)
    .where(eq(battleServers.keyHash, placeholder('keyHash')))
    .prepare('battle_server_by_key'),
);

/** The battle that a key is for; undefined for a key that nobody has. */
export async function findServerKey(reader: Reader, keyHash: string) {
  const [row] = await serverByKey(reader, { keyHash });
  return row;
}

const serverOf = lookup((reader) =>
  reader
    .select()
    .from(battleServers)
    .where(eq(battleServers.battleId, placeholder('battleId')))
    .prepare('server_of_battle'),
);

export async function readServer(reader: Reader, battleId: string): Promise<BattleServerRow | undefined> {
  const [row] = await serverOf(reader, { battleId });
  return row;
}

/** Whom the servers of some battles name, where they name somebody. */
export const listServerWinners = (reader: Reader, battleIds: readonly string[]) =>
  reader
    .select({ battleId: battleServers.battleId, winner: battleServers.winner })
    .from(battleServers)
    .where(and(inArray(battleServers.battleId, [...battleIds]), isNotNull(battleServers.winner)));

/** A battle's key in place of an earlier one; what was told stays. The battle is locked. */
export async function putServerKey(tx: Tx, battleId: string, keyHash: string, madeAt: number): Promise<void> {
  await tx
    .insert(battleServers)
    .values({ battleId, keyHash, madeAt, verdict: 'waiting', why: [] })
    .onConflictDoUpdate({
      target: battleServers.battleId,
      set: { keyHash: excluded(battleServers.keyHash), madeAt: excluded(battleServers.madeAt) },
    });
}

type Told = Pick<
  BattleServerRow,
  'facts' | 'heardAt' | 'verdict' | 'winner' | 'creatorRounds' | 'opponentRounds' | 'why'
>;

/** Stores what a server has told; its battle is locked. */
export async function putServerFacts(tx: Tx, battleId: string, told: Told): Promise<void> {
  await tx.update(battleServers).set(told).where(eq(battleServers.battleId, battleId));
}

/** Adds lines to the timeline of a server, up to the most that it may have; the battle is locked. */
export async function addServerEntries(
  tx: Tx,
  battleId: string,
  entries: readonly Omit<ServerEntryRow, 'battleId' | 'n'>[],
  most: number,
): Promise<void> {
  const [row] = await tx.select({ last: count() }).from(serverEntries).where(eq(serverEntries.battleId, battleId));
  const last = row?.last ?? 0;
  const added = entries.slice(0, Math.max(0, most - last));
  if (added.length === 0) return;
  await tx.insert(serverEntries).values(added.map((entry, index) => ({ ...entry, battleId, n: last + index + 1 })));
}

export const listServerEntries = (reader: Reader, battleId: string, limit: number): Promise<ServerEntryRow[]> =>
  reader
    .select()
    .from(serverEntries)
    .where(eq(serverEntries.battleId, battleId))
    .orderBy(asc(serverEntries.n))
    .limit(limit);

/** Drops what was told long ago; whom it named stays. */
export async function deleteOldServerLogs(tx: Tx, until: number): Promise<void> {
  await tx.delete(serverEntries).where(lte(serverEntries.at, until));
  await tx.update(battleServers).set({ facts: null, heardAt: null }).where(lte(battleServers.heardAt, until));
}
