import { and, count, desc, eq, or, sql } from 'drizzle-orm';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { type FriendPerson, personColumns } from './person.ts';
import { blocks } from './request.table.ts';

const { placeholder } = sql;

const blockBetween = lookup((reader) =>
  reader
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, placeholder('a')), eq(blocks.blockedId, placeholder('b'))),
        and(eq(blocks.blockerId, placeholder('b')), eq(blocks.blockedId, placeholder('a'))),
      ),
    )
    .limit(1)
    .prepare('block_between'),
);

/** Whether either of two players has blocked the other. */
export async function isBlocked(reader: Reader, a: string, b: string): Promise<boolean> {
  const rows = await blockBetween(reader, { a, b });
  return rows.length > 0;
}

const blocksOf = lookup((reader) =>
  reader
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, placeholder('userId')), eq(blocks.blockedId, placeholder('userId'))))
    .prepare('blocks_of'),
);

/** Everyone whom a player has blocked or who has blocked the player. */
export async function hiddenFrom(reader: Reader, userId: string): Promise<Set<string>> {
  const rows = await blocksOf(reader, { userId });
  return new Set(rows.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)));
}

/** Whether it was not there yet. */
export async function insertBlock(tx: Tx, blockerId: string, blockedId: string, at: number): Promise<boolean> {
  const rows = await tx
    .insert(blocks)
    .values({ blockerId, blockedId, at })
    .onConflictDoNothing()
    .returning({ at: blocks.at });
  return rows.length > 0;
}

/** Whether there was a block to lift. */
export async function deleteBlock(tx: Tx, blockerId: string, blockedId: string): Promise<boolean> {
  const rows = await tx
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
    .returning({ at: blocks.at });
  return rows.length > 0;
}

/** Whom a player has blocked, the newest first. */
export const listBlocked = (reader: Reader, blockerId: string, limit: number): Promise<FriendPerson[]> =>
  reader
    .select(personColumns)
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.at), desc(blocks.blockedId))
    .limit(limit);

export async function countBlocked(reader: Reader, blockerId: string): Promise<number> {
  const [row] = await reader.select({ count: count() }).from(blocks).where(eq(blocks.blockerId, blockerId));
  return row?.count ?? 0;
}
