import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { type User, users } from './user.table.ts';

/**
 * Accounts in the order of their names, those whose name contains the text or whose id it is; all for an empty text.
 * `after` is the last key of the page before.
 */
export function listAccounts(reader: Reader, text: string, limit: number, after: string | null): Promise<User[]> {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return reader
    .select()
    .from(users)
    .where(
      and(
        text === '' ? undefined : or(sql`${users.usernameKey} like ${pattern} escape '\\'`, eq(users.id, text)),
        after === null ? undefined : gt(users.usernameKey, after),
      ),
    )
    .orderBy(asc(users.usernameKey))
    .limit(limit);
}
