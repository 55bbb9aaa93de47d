import { and, asc, eq, isNull, max } from 'drizzle-orm';
import { skeletonOf } from '../../domain/accounts/username.ts';
import type { Database, Tx } from '../client/database.ts';
import { isUniqueViolation } from '../client/sql.ts';
import { users } from './user.table.ts';

const PAGE = 500;

/**
 * Fills in what names look like where that is not known yet. Of accounts that look alike already the oldest keeps the
 * look, and the others stay as its twins. Safe to repeat, and to run in several starts at once.
 */
export async function fillNames(db: Database): Promise<void> {
  for (let count = 1; count > 0;) {
    try {
      count = await db.transact(fillPage);
    } catch (error) {
      // Somebody has taken such a name meanwhile: it is counted the next time.
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

async function fillPage(tx: Tx): Promise<number> {
  const unknown = await tx
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isNull(users.usernameSeen))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(PAGE)
    .for('no key update');
  for (const { id, username } of unknown) {
    const usernameSeen = skeletonOf(username);
    const [last] = await tx
      .select({ twin: max(users.usernameTwin) })
      .from(users)
      .where(eq(users.usernameSeen, usernameSeen));
    const usernameTwin = (last?.twin ?? -1) + 1;
    await tx
      .update(users)
      .set({ usernameSeen, usernameTwin })
      .where(and(eq(users.id, id), isNull(users.usernameSeen)));
  }
  return unknown.length;
}
