import { and, countDistinct, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { type ProfileVisibility, DEFAULT_SETTINGS } from '../../domain/accounts/preferences.ts';
import { preferences, users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { bets, markets } from './market.table.ts';

/** Accounts that have bet on a creator's streams since an instant, each once; bets that went back do not count. */
export async function countBettors(reader: Reader, creatorId: string, since: number): Promise<number> {
  const [row] = await reader
    .select({ bettors: countDistinct(bets.userId) })
    .from(bets)
    .where(
      and(
        sql`${bets.creatorId} is not null`,
        eq(bets.creatorId, creatorId),
        gte(bets.placedAt, since),
        inArray(bets.state, ['new', 'firm', 'won', 'lost']),
      ),
    );
  return row?.bettors ?? 0;
}

export interface Wager {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  /** Who sees that this is a player at all; the bettor's own choice. */
  readonly profileVisibility: ProfileVisibility;
  /** Of the player that was bet on. */
  readonly playerId: string;
  readonly stakeCents: number;
  /** In hundredths. */
  readonly odds: number;
  readonly at: number;
}

/** The latest bets on a creator's streams, newest first, without those that went back. */
export async function listWagers(reader: Reader, creatorId: string, limit: number): Promise<Wager[]> {
  const rows = await reader
    .select({
      id: bets.id,
      userId: bets.userId,
      username: users.username,
      profileVisibility: preferences.profileVisibility,
      playerId: sql<string>`case ${bets.side} when 0 then ${markets.firstId} else ${markets.secondId} end`,
      stakeCents: bets.stakeCents,
      odds: bets.odds,
      at: bets.placedAt,
    })
    .from(bets)
    .innerJoin(markets, eq(markets.id, bets.marketId))
    .innerJoin(users, eq(users.id, bets.userId))
    .leftJoin(preferences, eq(preferences.userId, bets.userId))
    .where(
      and(
        sql`${bets.creatorId} is not null`,
        eq(bets.creatorId, creatorId),
        inArray(bets.state, ['new', 'firm', 'won', 'lost']),
      ),
    )
    .orderBy(desc(bets.placedAt), desc(bets.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    profileVisibility: row.profileVisibility ?? DEFAULT_SETTINGS.profileVisibility,
  }));
}
