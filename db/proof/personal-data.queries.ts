import { asc, eq } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { listGamesOf } from './lichess.queries.ts';
import { battleFeeds, feedEntries, feedKeys, gameAccounts } from './proof.table.ts';

/** A player's accounts in games and what the own client told, for the player's archive. */
export async function readProofData(reader: Reader, userId: string) {
  const [key] = await reader
    .select({
      madeAt: feedKeys.madeAt,
      heardAt: feedKeys.heardAt,
      refusal: feedKeys.refusal,
      refusedAt: feedKeys.refusedAt,
    })
    .from(feedKeys)
    .where(eq(feedKeys.userId, userId));
  return {
    gameAccounts: await reader
      .select({
        platform: gameAccounts.platform,
        accountId: gameAccounts.accountId,
        linkedAt: gameAccounts.linkedAt,
      })
      .from(gameAccounts)
      .where(eq(gameAccounts.userId, userId))
      .orderBy(asc(gameAccounts.platform)),
    lichessGames: [
      ...(await listGamesOf(reader, 'creator', userId)),
      ...(await listGamesOf(reader, 'opponent', userId)),
    ],
    feedKey: key ?? null,
    feeds: await reader
      .select({ battleId: battleFeeds.battleId, facts: battleFeeds.facts, heardAt: battleFeeds.heardAt })
      .from(battleFeeds)
      .where(eq(battleFeeds.playerId, userId))
      .orderBy(asc(battleFeeds.battleId)),
    timeline: await reader
      .select({
        battleId: feedEntries.battleId,
        n: feedEntries.n,
        kind: feedEntries.kind,
        own: feedEntries.own,
        other: feedEntries.other,
        side: feedEntries.side,
        isWon: feedEntries.isWon,
        flag: feedEntries.flag,
        at: feedEntries.at,
        sha256: feedEntries.sha256,
      })
      .from(feedEntries)
      .where(eq(feedEntries.playerId, userId))
      .orderBy(asc(feedEntries.battleId), asc(feedEntries.n)),
  };
}

/** Forgets all of it; what two games said together of a battle names nobody and stays. */
export async function eraseProofData(tx: Tx, userId: string): Promise<void> {
  await tx.delete(feedEntries).where(eq(feedEntries.playerId, userId));
  await tx.delete(battleFeeds).where(eq(battleFeeds.playerId, userId));
  await tx.delete(feedKeys).where(eq(feedKeys.userId, userId));
  await tx.delete(gameAccounts).where(eq(gameAccounts.userId, userId));
}
