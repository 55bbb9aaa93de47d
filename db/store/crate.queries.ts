import { and, asc, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Rarity } from '../../domain/store/odds.ts';
import { aboutCrate } from '../../domain/wallet/commitments.ts';
import type { Reader, Tx } from '../client/database.ts';
import { noteCommitment } from '../wallet/index.ts';
import {
  type CrateOpeningRow,
  type CrateRow,
  crateCommitments,
  crateOpenings,
  crates,
  oddsCounts,
} from './store.table.ts';

export async function insertCrates(tx: Tx, rows: readonly (typeof crates.$inferInsert)[]): Promise<void> {
  await tx.insert(crates).values([...rows]);
}

/** Crates that wait to be opened, those that were bought first before the others; so many at the most. */
export const listClosedCrates = (reader: Reader, userId: string, limit: number): Promise<CrateRow[]> =>
  reader
    .select()
    .from(crates)
    .where(and(eq(crates.userId, userId), isNull(crates.openedAt)))
    .orderBy(asc(crates.id))
    .limit(limit);

/** How many crates of each order and table wait to be opened. */
export const countClosedCrates = (reader: Reader, userId: string, orderIds: readonly string[]) =>
  reader
    .select({ orderId: crates.orderId, oddsId: crates.oddsId, count: count() })
    .from(crates)
    .where(and(eq(crates.userId, userId), isNull(crates.openedAt), inArray(crates.orderId, [...orderIds])))
    .groupBy(crates.orderId, crates.oddsId);

/** Takes the crates of an order away that nobody has opened. Under the lock of the player's row of the store. */
export async function removeClosedCrates(tx: Tx, userId: string, orderId: string, oddsId: string): Promise<void> {
  await tx
    .delete(crates)
    .where(
      and(eq(crates.userId, userId), isNull(crates.openedAt), eq(crates.orderId, orderId), eq(crates.oddsId, oddsId)),
    );
}

/** A crate of a player, read under the lock of the player's row of the store. */
export async function readCrate(reader: Reader, userId: string, id: string): Promise<CrateRow | undefined> {
  const [row] = await reader
    .select()
    .from(crates)
    .where(and(eq(crates.id, id), eq(crates.userId, userId)));
  return row;
}

export type CommitmentRow = typeof crateCommitments.$inferSelect;

export async function readCommitment(
  reader: Reader,
  userId: string,
  nonce: number,
): Promise<CommitmentRow | undefined> {
  const [row] = await reader
    .select()
    .from(crateCommitments)
    .where(and(eq(crateCommitments.userId, userId), eq(crateCommitments.nonce, nonce)));
  return row;
}

/** Writes a commitment, which the chain will date, in the place of one of the same number. Under the lock of the player's row of the store. */
export async function putCommitment(tx: Tx, row: CommitmentRow): Promise<void> {
  const { userId, nonce, commitment, sealedSecret, at } = row;
  await noteCommitment(tx, { about: aboutCrate(userId, nonce), commitment, at });
  await tx
    .insert(crateCommitments)
    .values(row)
    .onConflictDoUpdate({
      target: [crateCommitments.userId, crateCommitments.nonce],
      set: { commitment, sealedSecret, at },
    });
}

/** Stores an opening, closes its crate for good and counts what it came to. The count is the last lock that is taken. */
export async function insertOpening(tx: Tx, opening: CrateOpeningRow): Promise<void> {
  const { crateId, at, oddsId, oddsVersion, rarity } = opening;
  await tx.insert(crateOpenings).values(opening);
  await tx.update(crates).set({ openedAt: at }).where(eq(crates.id, crateId));
  await tx
    .insert(oddsCounts)
    .values({ oddsId, oddsVersion, rarity, hits: 1 })
    .onConflictDoUpdate({
      target: [oddsCounts.oddsId, oddsCounts.oddsVersion, oddsCounts.rarity],
      set: { hits: sql`${oddsCounts.hits} + 1` },
    });
}

export async function readOpening(
  reader: Reader,
  userId: string,
  crateId: string,
): Promise<CrateOpeningRow | undefined> {
  const [row] = await reader.select().from(crateOpenings).where(eq(crateOpenings.crateId, crateId));
  return row?.userId === userId ? row : undefined;
}

/** A player's openings, the newest first; `past` is the number of the one before the page. */
export const listOpenings = (
  reader: Reader,
  userId: string,
  limit: number,
  past: number | null,
): Promise<CrateOpeningRow[]> =>
  reader
    .select()
    .from(crateOpenings)
    .where(and(eq(crateOpenings.userId, userId), past === null ? undefined : lt(crateOpenings.nonce, past)))
    .orderBy(desc(crateOpenings.nonce))
    .limit(limit);

/** How often each rarity came of a version of a table. */
export async function readOddsCounts(
  reader: Reader,
  oddsId: string,
  oddsVersion: number,
): Promise<ReadonlyMap<Rarity, number>> {
  const rows = await reader
    .select({ rarity: oddsCounts.rarity, hits: oddsCounts.hits })
    .from(oddsCounts)
    .where(and(eq(oddsCounts.oddsId, oddsId), eq(oddsCounts.oddsVersion, oddsVersion)));
  return new Map(rows.map(({ rarity, hits }) => [rarity, hits]));
}
