import { and, asc, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import { transferLeafHash } from '../../domain/wallet/log/leaf.ts';
import { TILE_WIDTH, type TilePlace, keyOfTile, sortIntoTiles, widthOfTile } from '../../domain/wallet/log/tiles.ts';
import { type Edge, HASH_BYTES, growEdge } from '../../domain/wallet/log/tree.ts';
import type { Database, Reader, Tx } from '../client/database.ts';
import { contentHashOf, entriesOf } from './content-hash.ts';
import { ledgerHead, ledgerTiles, transfers } from './ledger.table.ts';

/** How far the log has come, as the head keeps it. */
export type LogHead = Pick<typeof ledgerHead.$inferSelect, 'logSize' | 'logEdge'>;

/** @throws Error where the edge was cut */
export function edgeOf({ logSize, logEdge }: LogHead): Edge {
  const bytes = logEdge ?? new Uint8Array();
  const hashes: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += HASH_BYTES)
    hashes.push(Uint8Array.from(bytes.subarray(at, at + HASH_BYTES)));
  return { size: logSize, hashes };
}

/** The tiles at places, by `keyOfTile`; without those that are not there. */
export async function readTiles(reader: Reader, places: readonly TilePlace[]): Promise<Map<string, Uint8Array>> {
  if (places.length === 0) return new Map();
  const wanted = places.map(({ level, number }) => and(eq(ledgerTiles.level, level), eq(ledgerTiles.number, number)));
  const rows = await reader
    .select()
    .from(ledgerTiles)
    .where(or(...wanted));
  return new Map(rows.map((row) => [keyOfTile(row), row.hashes]));
}

/**
 * Adds transfers to the log, in the order of the chain, within the transaction that has locked the head; answers what
 * the head has to keep. Two hashes a transfer, and no row but the last tile of each level is read or changed.
 */
export async function addToLog(tx: Tx, head: LogHead, contentHashes: readonly string[]): Promise<LogHead> {
  const { logSize } = head;
  const leaves = contentHashes.map((contentHash, n) => transferLeafHash(logSize + n + 1, contentHash));
  const { edge, nodes } = growEdge(edgeOf(head), leaves);
  const grown = sortIntoTiles(nodes);
  const begun = grown.filter((place) => widthOfTile(place, logSize) > 0);
  const standing = await readTiles(tx, begun);
  for (const { level, number, hashes } of begun) {
    const before = standing.get(keyOfTile({ level, number }));
    if (before?.length !== widthOfTile({ level, number }, logSize) * HASH_BYTES)
      throw new Error(`tile ${level}/${number} of the log is not as wide as ${logSize} leaves make it`);
    await tx
      .update(ledgerTiles)
      .set({ hashes: Buffer.concat([before, hashes]) })
      .where(and(eq(ledgerTiles.level, level), eq(ledgerTiles.number, number)));
  }
  const added = grown.filter((place) => !begun.includes(place));
  if (added.length > 0)
    await tx.insert(ledgerTiles).values(added.map((tile) => ({ ...tile, hashes: Buffer.from(tile.hashes) })));
  return { logSize: edge.size, logEdge: Buffer.concat(edge.hashes) };
}

/**
 * Catches up with a chain that is longer than the log, in a database from before there was one, and answers how many
 * leaves came. What is done is done: a gateway that dies meanwhile, or another beside it, goes on from there.
 */
export async function growLog(db: Database, most = TILE_WIDTH): Promise<number> {
  const [behind] = await db.read
    .select({ id: ledgerHead.id })
    .from(ledgerHead)
    .where(gt(ledgerHead.position, sql`${ledgerHead.logSize}`));
  if (!behind) return 0;
  return db.transact(async (tx) => {
    const [head] = await tx.select().from(ledgerHead).where(eq(ledgerHead.id, 1)).for('update');
    if (!head || head.logSize >= head.position) return 0;
    const rows = await tx
      .select()
      .from(transfers)
      .where(and(isNotNull(transfers.position), gt(transfers.position, head.logSize)))
      .orderBy(asc(transfers.position))
      .limit(most);
    const byTransfer = await entriesOf(
      tx,
      rows.map(({ id }) => id),
    );
    for (const [n, { position }] of rows.entries())
      if (position !== head.logSize + n + 1) throw new Error(`the chain has no transfer at ${head.logSize + n + 1}`);
    const contentHashes = rows.map((row) => contentHashOf(row, byTransfer));
    await tx
      .update(ledgerHead)
      .set(await addToLog(tx, head, contentHashes))
      .where(eq(ledgerHead.id, 1));
    return rows.length;
  });
}
