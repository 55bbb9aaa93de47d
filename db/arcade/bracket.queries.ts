import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../client/database.ts';
import { before } from '../client/sql.ts';
import { type ArcadeContest, arcadeContests } from './arcade.table.ts';
import { type ArcadeBracket, type ArcadeBracketSeat, arcadeBracketSeats, arcadeBrackets } from './bracket.table.ts';

/** Nobody is in more brackets than fit on a screen. */
const OWN_MAX = 30;

export async function readBracket(reader: Reader, id: string): Promise<ArcadeBracket | undefined> {
  const [row] = await reader.select().from(arcadeBrackets).where(eq(arcadeBrackets.id, id));
  return row;
}

/** The bracket, locked until the transaction ends; whoever also locks a pair of it has locked this first. */
export async function lockBracket(tx: Tx, id: string): Promise<ArcadeBracket | undefined> {
  const [row] = await tx.select().from(arcadeBrackets).where(eq(arcadeBrackets.id, id)).for('no key update');
  return row;
}

export async function insertBracket(tx: Tx, row: ArcadeBracket): Promise<void> {
  await tx.insert(arcadeBrackets).values(row);
}

export async function updateBracket(tx: Tx, id: string, change: Partial<ArcadeBracket>): Promise<void> {
  await tx.update(arcadeBrackets).set(change).where(eq(arcadeBrackets.id, id));
}

/** Everybody who has a seat in some brackets and has not left. */
export const readBracketSeats = (reader: Reader, bracketIds: readonly string[]): Promise<ArcadeBracketSeat[]> =>
  bracketIds.length === 0
    ? Promise.resolve([])
    : reader
        .select()
        .from(arcadeBracketSeats)
        .where(and(inArray(arcadeBracketSeats.bracketId, [...bracketIds]), isNull(arcadeBracketSeats.leftAt)))
        .orderBy(asc(arcadeBracketSeats.bracketId), asc(arcadeBracketSeats.userId));

export async function isInBracket(reader: Reader, bracketId: string, userId: string): Promise<boolean> {
  const [row] = await reader
    .select({ leftAt: arcadeBracketSeats.leftAt })
    .from(arcadeBracketSeats)
    .where(and(eq(arcadeBracketSeats.bracketId, bracketId), eq(arcadeBracketSeats.userId, userId)));
  return row !== undefined && row.leftAt === null;
}

/** The bracket of a seat, also of one that was left. */
export async function readBracketIdOf(reader: Reader, seatId: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ bracketId: arcadeBracketSeats.bracketId })
    .from(arcadeBracketSeats)
    .where(eq(arcadeBracketSeats.id, seatId));
  return row?.bracketId;
}

export async function insertBracketSeat(tx: Tx, row: ArcadeBracketSeat): Promise<void> {
  await tx.insert(arcadeBracketSeats).values(row);
}

export async function updateBracketSeat(
  tx: Tx,
  { id }: Pick<ArcadeBracketSeat, 'id'>,
  change: Partial<ArcadeBracketSeat>,
): Promise<void> {
  await tx.update(arcadeBracketSeats).set(change).where(eq(arcadeBracketSeats.id, id));
}

/** What decides which brackets an entry can be in. */
export type BracketTerms = Pick<ArcadeBracket, 'game' | 'version' | 'currency' | 'entry' | 'size'>;

/** Brackets with a free seat, the oldest first; none that the player has ever had a seat in. */
export const listFreeBrackets = (
  reader: Reader,
  { game, version, currency, entry, size }: BracketTerms,
  userId: string,
  now: number,
  limit: number,
): Promise<ArcadeBracket[]> =>
  reader
    .select()
    .from(arcadeBrackets)
    .where(
      and(
        sql`${arcadeBrackets.state} = 'open'`,
        eq(arcadeBrackets.game, game),
        eq(arcadeBrackets.currency, currency),
        eq(arcadeBrackets.entry, entry),
        eq(arcadeBrackets.size, size),
        eq(arcadeBrackets.version, version),
        lt(arcadeBrackets.taken, arcadeBrackets.size),
        gt(arcadeBrackets.dueAt, now),
        notExists(
          reader
            .select({ one: sql`1` })
            .from(arcadeBracketSeats)
            .where(and(eq(arcadeBracketSeats.bracketId, arcadeBrackets.id), eq(arcadeBracketSeats.userId, userId))),
        ),
      ),
    )
    .orderBy(asc(arcadeBrackets.createdAt), asc(arcadeBrackets.id))
    .limit(limit);

/** Brackets that nobody can come into any more and that are not full, the longest due first. */
export const listDueBrackets = (reader: Reader, now: number, limit: number): Promise<{ id: string }[]> =>
  reader
    .select({ id: arcadeBrackets.id })
    .from(arcadeBrackets)
    .where(and(sql`${arcadeBrackets.state} = 'open'`, lte(arcadeBrackets.dueAt, now)))
    .orderBy(asc(arcadeBrackets.dueAt))
    .limit(limit);

/** Brackets that are not over, the newest first, after a keyset cursor. */
export const listRunningBrackets = (
  reader: Reader,
  limit: number,
  past: readonly [createdAt: number, id: string] | null,
): Promise<ArcadeBracket[]> =>
  reader
    .select()
    .from(arcadeBrackets)
    .where(
      and(
        // A literal: a partial index is found by its exact condition only.
        sql`${arcadeBrackets.state} in ('open', 'playing')`,
        past ? before([arcadeBrackets.createdAt, arcadeBrackets.id], past) : undefined,
      ),
    )
    .orderBy(desc(arcadeBrackets.createdAt), desc(arcadeBrackets.id))
    .limit(limit);

/** Which of some brackets have a pair that waits for a look of staff. */
export async function readHeldBrackets(reader: Reader, bracketIds: readonly string[]): Promise<Set<string | null>> {
  const { bracketId, heldAt, state } = arcadeContests;
  const rows =
    bracketIds.length === 0
      ? []
      : await reader
          .select({ bracketId })
          .from(arcadeContests)
          .where(and(inArray(bracketId, [...bracketIds]), isNotNull(heldAt), eq(state, 'open')));
  return new Set(rows.map((row) => row.bracketId));
}

/** Brackets of a player that are not over, the newest first. */
export async function listOwnBrackets(reader: Reader, userId: string, since: number): Promise<ArcadeBracket[]> {
  const rows = await reader
    .select({ bracket: arcadeBrackets })
    .from(arcadeBracketSeats)
    .innerJoin(arcadeBrackets, eq(arcadeBrackets.id, arcadeBracketSeats.bracketId))
    .where(
      and(
        eq(arcadeBracketSeats.userId, userId),
        gt(arcadeBracketSeats.enteredAt, since),
        isNull(arcadeBracketSeats.leftAt),
        inArray(arcadeBrackets.state, ['open', 'playing']),
      ),
    )
    .orderBy(desc(arcadeBracketSeats.enteredAt), desc(arcadeBracketSeats.bracketId))
    .limit(OWN_MAX);
  return rows.map(({ bracket }) => bracket);
}

/** The pairs of some brackets that were opened so far; of each bracket the oldest first. */
export const listPairs = (reader: Reader, bracketIds: readonly string[]): Promise<ArcadeContest[]> =>
  bracketIds.length === 0
    ? Promise.resolve([])
    : reader
        .select()
        .from(arcadeContests)
        .where(inArray(arcadeContests.bracketId, [...bracketIds]))
        .orderBy(asc(arcadeContests.createdAt), asc(arcadeContests.id));
