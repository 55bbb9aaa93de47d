import { and, asc, count, eq, lte, ne, sql } from 'drizzle-orm';
import type { FeedRefusal } from '../../domain/proof/proof.schemas.ts';
import { battles, isPlayed } from '../battles/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded, lookup, statement } from '../client/sql.ts';
import {
  type BattleFeedRow,
  type FeedEntryRow,
  battleFeeds,
  feedEntries,
  feedKeys,
  gameAccounts,
} from './proof.table.ts';

const { placeholder } = sql;

const keyByHash = lookup((reader) =>
  reader
    .select({
      userId: feedKeys.userId,
      heardAt: feedKeys.heardAt,
      accountId: gameAccounts.accountId,
    })
    .from(feedKeys)
    .leftJoin(gameAccounts, and(eq(gameAccounts.userId, feedKeys.userId), eq(gameAccounts.platform, 'steam')))
    .where(eq(feedKeys.tokenHash, placeholder('tokenHash')))
    .prepare('feed_key_by_hash'),
);

/** Whose key it is, and the account that it was first heard with; undefined for a key that nobody has. */
export async function findFeedKey(reader: Reader, tokenHash: string) {
  const [row] = await keyByHash(reader, { tokenHash });
  return row;
}

/** Lets a key be known by another hash of it. */
export async function renewFeedKeyHash(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(feedKeys).set({ tokenHash: to }).where(eq(feedKeys.tokenHash, from));
}

export async function readFeedKey(reader: Reader, userId: string) {
  const [row] = await reader.select().from(feedKeys).where(eq(feedKeys.userId, userId));
  return row;
}

/** A player's key in place of an earlier one. */
export async function putFeedKey(tx: Tx, userId: string, tokenHash: string, madeAt: number): Promise<void> {
  await tx
    .insert(feedKeys)
    .values({ userId, tokenHash, madeAt })
    .onConflictDoUpdate({
      target: feedKeys.userId,
      set: {
        tokenHash: excluded(feedKeys.tokenHash),
        madeAt: excluded(feedKeys.madeAt),
        heardAt: null,
        refusal: null,
        refusedAt: null,
      },
    });
}

const touch = statement((tx) =>
  tx
    .update(feedKeys)
    .set({ heardAt: sql`${placeholder('heardAt')}` })
    .where(eq(feedKeys.userId, placeholder('userId')))
    .prepare('touch_feed_key'),
);

export async function touchFeedKey(tx: Tx, userId: string, heardAt: number): Promise<void> {
  await touch(tx, { userId, heardAt });
}

/** Notes why and when a post under a player's key was refused last. */
export async function noteRefusedPost(tx: Tx, userId: string, refusal: FeedRefusal, refusedAt: number): Promise<void> {
  await tx.update(feedKeys).set({ refusal, refusedAt }).where(eq(feedKeys.userId, userId));
}

export async function deleteFeedKey(tx: Tx, userId: string): Promise<void> {
  await tx.delete(feedKeys).where(eq(feedKeys.userId, userId));
}

export async function readGameAccount(reader: Reader, userId: string) {
  const [row] = await reader
    .select()
    .from(gameAccounts)
    .where(and(eq(gameAccounts.userId, userId), eq(gameAccounts.platform, 'steam')));
  return row;
}

/** Links an account to a player who has none. Answers the one that the player has then, and whether it is new. */
export async function linkGameAccount(
  tx: Tx,
  userId: string,
  accountId: string,
  linkedAt: number,
): Promise<{ readonly accountId: string; readonly isNew: boolean }> {
  const linked = await tx
    .insert(gameAccounts)
    .values({ userId, platform: 'steam', accountId, linkedAt })
    .onConflictDoNothing()
    .returning({ userId: gameAccounts.userId });
  return { accountId: (await readGameAccount(tx, userId))?.accountId ?? accountId, isNew: linked.length > 0 };
}

const otherClaims = lookup((reader) =>
  reader
    .select({ userId: gameAccounts.userId })
    .from(gameAccounts)
    .where(
      and(
        eq(gameAccounts.platform, 'steam'),
        eq(gameAccounts.accountId, placeholder('accountId')),
        ne(gameAccounts.userId, placeholder('userId')),
      ),
    )
    .limit(1)
    .prepare('other_claims_of_game_account'),
);

/** Whether somebody else's game names a player's account too. */
export const isContested = async (reader: Reader, userId: string, accountId: string): Promise<boolean> =>
  (await otherClaims(reader, { userId, accountId })).length > 0;

export async function deleteGameAccount(tx: Tx, userId: string): Promise<void> {
  await tx.delete(gameAccounts).where(and(eq(gameAccounts.userId, userId), eq(gameAccounts.platform, 'steam')));
}

const playedOn = (reader: Reader, seat: typeof battles.creatorId | typeof battles.opponentId) =>
  reader
    .select({ id: battles.id })
    .from(battles)
    .where(and(eq(seat, placeholder('userId')), isPlayed, eq(battles.game, 'cs2'), eq(battles.mode, 'duel')));

// One half for each seat: of a condition for both a planner may make a walk through all battles that run.
const duelsPlayed = lookup((reader) =>
  playedOn(reader, battles.creatorId)
    .unionAll(playedOn(reader, battles.opponentId))
    .limit(2)
    .prepare('cs2_duels_played'),
);

/** The CS2 duels that a player plays now, two at the most. */
export async function listDuelsPlayed(reader: Reader, userId: string): Promise<string[]> {
  const rows = await duelsPlayed(reader, { userId });
  return rows.map(({ id }) => id);
}

const feedsOf = lookup((reader) =>
  reader
    .select()
    .from(battleFeeds)
    .where(eq(battleFeeds.battleId, placeholder('battleId')))
    .orderBy(asc(battleFeeds.playerId))
    .prepare('feeds_of_battle'),
);

export const readFeeds = (reader: Reader, battleId: string): Promise<BattleFeedRow[]> => feedsOf(reader, { battleId });

const put = statement((tx) =>
  tx
    .insert(battleFeeds)
    .values({
      battleId: placeholder('battleId'),
      playerId: placeholder('playerId'),
      facts: placeholder('facts'),
      heardAt: placeholder('heardAt'),
    })
    .onConflictDoUpdate({
      target: [battleFeeds.battleId, battleFeeds.playerId],
      set: { facts: excluded(battleFeeds.facts), heardAt: excluded(battleFeeds.heardAt) },
    })
    .prepare('put_battle_feed'),
);

/** Stores what a client has said; its battle is locked. */
export async function putFeed(tx: Tx, row: BattleFeedRow): Promise<void> {
  await put(tx, { ...row });
}

const lastEntry = statement((tx) =>
  tx
    .select({ last: count() })
    .from(feedEntries)
    .where(and(eq(feedEntries.battleId, placeholder('battleId')), eq(feedEntries.playerId, placeholder('playerId'))))
    .prepare('count_feed_entries'),
);

/** Adds lines to the timeline of a player, up to the most that it may have; the battle is locked. */
export async function addEntries(
  tx: Tx,
  battleId: string,
  playerId: string,
  entries: readonly Omit<FeedEntryRow, 'battleId' | 'playerId' | 'n'>[],
  most: number,
): Promise<void> {
  const [row] = await lastEntry(tx, { battleId, playerId });
  const last = row?.last ?? 0;
  const added = entries.slice(0, Math.max(0, most - last));
  if (added.length === 0) return;
  await tx
    .insert(feedEntries)
    .values(added.map((entry, index) => ({ ...entry, battleId, playerId, n: last + index + 1 })));
}

/** The timeline of both players in the order in which it was heard. */
export const listEntries = (reader: Reader, battleId: string, limit: number): Promise<FeedEntryRow[]> =>
  reader
    .select()
    .from(feedEntries)
    .where(eq(feedEntries.battleId, battleId))
    .orderBy(asc(feedEntries.playerId), asc(feedEntries.n))
    .limit(limit);

/** Drops what was heard long ago; what it came to stays. */
export async function deleteOldFeeds(tx: Tx, until: number): Promise<void> {
  await tx.delete(feedEntries).where(lte(feedEntries.at, until));
  await tx.delete(battleFeeds).where(lte(battleFeeds.heardAt, until));
}
