import { and, count, desc, eq, inArray, min, ne, sql } from 'drizzle-orm';
import type { BlockAppeal } from '../../domain/chat/blocked-message.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { before as isBefore } from '../client/sql.ts';
import { type BlockedMessageRow, blockedMessages } from './chat.table.ts';
import type { MessageKey } from './message.queries.ts';

export async function insertBlocked(tx: Tx, blocked: typeof blockedMessages.$inferInsert): Promise<void> {
  await tx.insert(blockedMessages).values(blocked);
}

const views = (reader: Reader) =>
  reader
    .select({
      id: blockedMessages.id,
      channelId: blockedMessages.channelId,
      kind: blockedMessages.kind,
      rule: blockedMessages.rule,
      body: blockedMessages.body,
      at: blockedMessages.at,
      appeal: blockedMessages.appeal,
      appealedAt: blockedMessages.appealedAt,
      reason: blockedMessages.reason,
      authorId: blockedMessages.authorId,
      authorName: users.username,
      authorAvatarId: users.avatarId,
    })
    .from(blockedMessages)
    .innerJoin(users, eq(users.id, blockedMessages.authorId));

/** Which of some are of an author. */
export async function listBlockedOf(reader: Reader, authorId: string, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader
    .select({ id: blockedMessages.id })
    .from(blockedMessages)
    .where(and(inArray(blockedMessages.id, [...ids]), eq(blockedMessages.authorId, authorId)));
  return new Set(rows.map(({ id }) => id));
}

export interface BlockedTerms {
  /** The state of appeal; null for all. */
  readonly appeal: BlockAppeal | null;
  /** Who asks, and is shown none of their own. */
  readonly viewerId: string;
}

/** What rules stopped, with its author: the newest first, those before a key. */
export const listBlocked = (
  reader: Reader,
  { appeal, viewerId }: BlockedTerms,
  limit: number,
  before: MessageKey | null,
) =>
  views(reader)
    .where(
      and(
        appeal === null ? undefined : eq(blockedMessages.appeal, appeal),
        ne(blockedMessages.authorId, viewerId),
        before ? isBefore([blockedMessages.at, blockedMessages.id], [before.at, before.id]) : undefined,
      ),
    )
    .orderBy(desc(blockedMessages.at), desc(blockedMessages.id))
    .limit(limit);
export type BlockedView = Awaited<ReturnType<typeof listBlocked>>[number];

export async function readBlocked(reader: Reader, id: string): Promise<BlockedView | undefined> {
  const [blocked] = await views(reader).where(eq(blockedMessages.id, id));
  return blocked;
}

/** The same row, locked until the transaction ends. */
export async function lockBlocked(tx: Tx, id: string): Promise<BlockedMessageRow | undefined> {
  const [blocked] = await tx.select().from(blockedMessages).where(eq(blockedMessages.id, id)).for('update');
  return blocked;
}

type Appealed = Pick<BlockedMessageRow, 'appeal'> &
  Partial<Pick<BlockedMessageRow, 'appealedAt' | 'decidedAt' | 'decidedBy' | 'reason'>>;

export async function updateBlocked(tx: Tx, id: string, appealed: Appealed): Promise<void> {
  await tx.update(blockedMessages).set(appealed).where(eq(blockedMessages.id, id));
}

// Written out, as a part of the index.
const isWaiting = sql`${blockedMessages.appeal} = 'waiting'`;

/** How many appeals of an author wait. */
export const countAppealsOf = (reader: Reader, authorId: string): Promise<number> =>
  reader.$count(blockedMessages, and(eq(blockedMessages.authorId, authorId), isWaiting));

/** How many appeals of others wait for staff, and since when the oldest does; null where none does. */
export async function readWaitingBlocked(
  reader: Reader,
  viewerId: string,
): Promise<{ count: number; oldestAt: number | null }> {
  const [row] = await reader
    .select({ count: count(), oldestAt: min(blockedMessages.appealedAt) })
    .from(blockedMessages)
    .where(and(isWaiting, ne(blockedMessages.authorId, viewerId)));
  return row ?? { count: 0, oldestAt: null };
}
