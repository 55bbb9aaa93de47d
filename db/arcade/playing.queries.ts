import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import { preferences, users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { blocks } from '../friends/index.ts';
import { arcadeRuns } from './arcade.table.ts';

/**
 * Runs under way of others whose profile is public, those that end first at the head; none of whoever has blocked the
 * player or is blocked.
 */
export const listPlaying = (reader: Reader, userId: string, now: number, limit: number) =>
  reader
    .select({ userId: arcadeRuns.userId, game: arcadeRuns.game })
    .from(arcadeRuns)
    .innerJoin(users, eq(users.id, arcadeRuns.userId))
    .leftJoin(preferences, eq(preferences.userId, arcadeRuns.userId))
    .where(
      and(
        gt(arcadeRuns.dueAt, now),
        eq(arcadeRuns.state, 'begun'),
        ne(arcadeRuns.userId, userId),
        eq(users.status, 'active'),
        or(sql`${preferences.userId} is null`, eq(preferences.profileVisibility, 'public')),
        sql`not exists (select 1 from ${blocks} where (${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${users.id}) or (${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${userId}))`,
      ),
    )
    .orderBy(asc(arcadeRuns.dueAt))
    .limit(limit);
