import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { nameBeginsWith, preferences, users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { type FriendPerson, personColumns } from './person.ts';
import { blocks } from './request.table.ts';

/**
 * Players whose name begins with a folded prefix, by name. Left out: oneself, whoever may not act, and everyone whom
 * a block hides; private profiles are found by their whole name alone.
 */
export function searchPlayers(reader: Reader, userId: string, prefix: string, limit: number): Promise<FriendPerson[]> {
  return reader
    .select(personColumns)
    .from(users)
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(
      and(
        nameBeginsWith(prefix),
        ne(users.id, userId),
        eq(users.status, 'active'),
        or(
          sql`${preferences.userId} is null`,
          ne(preferences.profileVisibility, 'private'),
          eq(users.usernameKey, prefix),
        ),
        sql`not exists (select 1 from ${blocks} where (${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${users.id}) or (${blocks.blockerId} = ${users.id} and ${blocks.blockedId} = ${userId}))`,
      ),
    )
    .orderBy(asc(users.usernameKey))
    .limit(limit);
}
