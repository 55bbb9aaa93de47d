import { and, asc, between, eq, isNotNull } from 'drizzle-orm';
import { transferLeaf } from '../../domain/wallet/log/leaf.ts';
import { type TilePlace, hashRanges, tilesOf } from '../../domain/wallet/log/tiles.ts';
import {
  type Hash,
  type Range,
  type Tree,
  consistencyRanges,
  inclusionRanges,
  rootOfEdge,
} from '../../domain/wallet/log/tree.ts';
import type { Reader } from '../client/database.ts';
import { contentHashOf, entriesOf } from './content-hash.ts';
import { edgeOf, readTiles } from './grow-log.ts';
import { ledgerHead, ledgerTiles, transfers } from './ledger.table.ts';

/** The log as it stands. */
export async function readLog(reader: Reader): Promise<Tree> {
  const [head] = await reader
    .select({ logSize: ledgerHead.logSize, logEdge: ledgerHead.logEdge })
    .from(ledgerHead)
    .where(eq(ledgerHead.id, 1));
  if (!head) throw new Error('the books are not open');
  return { size: head.logSize, root: rootOfEdge(edgeOf(head)) };
}

/** The hashes of a tile, as many as there are; undefined where there is none. */
export async function readTile(reader: Reader, { level, number }: TilePlace): Promise<Uint8Array | undefined> {
  const [tile] = await reader
    .select({ hashes: ledgerTiles.hashes })
    .from(ledgerTiles)
    .where(and(eq(ledgerTiles.level, level), eq(ledgerTiles.number, number)));
  return tile?.hashes;
}

/** Tiles only grow, so that those of now hold the hashes of any tree that the log has been. */
const readHashes = async (reader: Reader, ranges: readonly Range[]): Promise<Hash[]> =>
  hashRanges(ranges, await readTiles(reader, tilesOf(ranges)));

/** That a leaf stands in the tree of a size that the log has, or has had. @throws RangeError where it does not */
export const proveInclusion = async (reader: Reader, index: number, size: number): Promise<Hash[]> =>
  readHashes(reader, inclusionRanges(index, size));

/** That the log of one size has become that of another. @throws RangeError where the first is larger */
export const proveConsistency = async (reader: Reader, before: number, size: number): Promise<Hash[]> =>
  readHashes(reader, consistencyRanges(before, size));

/** Leaves of the log from an index on; made of the rows as they stand now, so that a row that was changed shows. */
export async function readLogLeaves(reader: Reader, from: number, count: number): Promise<Uint8Array[]> {
  const rows = await reader
    .select()
    .from(transfers)
    .where(and(isNotNull(transfers.position), between(transfers.position, from + 1, from + count)))
    .orderBy(asc(transfers.position));
  const byTransfer = await entriesOf(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => transferLeaf(row.position ?? 0, contentHashOf(row, byTransfer)));
}
