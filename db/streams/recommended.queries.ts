import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { ratings } from '../results/index.ts';
import { type StreamView, columns, isLive, isShownTo } from './stream.queries.ts';
import { streamFollows, streams } from './stream.table.ts';

/**
 * Live streams for a player who watches another: of whom the player follows, then of games that the player has been
 * rated in or that those whom the player follows show now, then of the game that is watched, then all others; within each
 * those that most watch. As many are live at the most as the configuration allows.
 */
export const listRecommended = (
  reader: Reader,
  userId: string,
  watchedId: string,
  limit: number,
): Promise<StreamView[]> =>
  reader
    .select(columns)
    .from(streams)
    .innerJoin(users, eq(users.id, streams.streamerId))
    .leftJoin(
      streamFollows,
      and(eq(streamFollows.followerId, userId), eq(streamFollows.streamerId, streams.streamerId)),
    )
    .where(and(isLive, ne(streams.id, watchedId), ne(streams.streamerId, userId), isShownTo(userId)))
    .orderBy(
      sql`case
        when ${streamFollows.followerId} is not null then 0
        when exists (select 1 from ${ratings} where ${ratings.userId} = ${userId} and ${ratings.game} = ${streams.game}) then 1
        when ${streams.game} in (
          select shown.game from ${streamFollows} as followed
          join ${streams} as shown on shown.streamer_id = followed.streamer_id and shown.state = 'live'
          where followed.follower_id = ${userId}
        ) then 1
        when ${streams.game} = (select watched.game from ${streams} as watched where watched.id = ${watchedId}) then 2
        else 3
      end`,
      desc(streams.viewers),
      desc(streams.id),
    )
    .limit(limit);
