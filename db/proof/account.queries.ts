import { asc, inArray } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { gameAccounts } from './proof.table.ts';

/** The accounts that some players have in games, on all platforms. */
export const listGameAccounts = (reader: Reader, userIds: readonly string[]) =>
  reader
    .select({
      userId: gameAccounts.userId,
      platform: gameAccounts.platform,
      accountId: gameAccounts.accountId,
    })
    .from(gameAccounts)
    .where(inArray(gameAccounts.userId, [...userIds]))
    .orderBy(asc(gameAccounts.userId), asc(gameAccounts.platform));
