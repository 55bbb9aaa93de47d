import { asc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/client/database.ts';
import { entriesOf } from '../../db/wallet/content-hash.ts';
import * as growing from '../../db/wallet/grow-log.ts';
import { ledgerHead, ledgerTiles, transfers } from '../../db/wallet/ledger.table.ts';
import * as log from '../../db/wallet/log.queries.ts';
import type { Cast } from './cast.ts';
import { onDatabase, reads, roomCases, writes } from './kit.ts';

/** The log of the ledger: its head, its tiles, proofs out of them. */

const sizeOf = (cast: Cast): number => cast.row(ledgerHead).logSize;

/** What a gateway did that knows of no log. */
async function linkOnly(tx: Tx, cast: Cast): Promise<void> {
  const { position } = cast.row(ledgerHead);
  const late = await tx.select().from(transfers).where(isNull(transfers.position)).orderBy(asc(transfers.id)).limit(3);
  for (const [n, { id }] of late.entries())
    await tx
      .update(transfers)
      .set({ position: position + n + 1, hash: 'x' })
      .where(eq(transfers.id, id));
  await tx
    .update(ledgerHead)
    .set({ position: position + late.length })
    .where(eq(ledgerHead.id, 1));
}

const places = (cast: Cast) => [
  ...cast.rows(ledgerTiles).map(({ level, number }) => ({ level, number })),
  { level: 0, number: 1_000_000 },
  { level: 7, number: 0 },
];

export const cases = roomCases('wallet', [
  reads(entriesOf)((cast) => [[cast.some(transfers, 8).map(({ id }) => id)], [['nothing']]]),
  reads(growing.readTiles)((cast) => [[places(cast)], [places(cast).slice(0, 1)], [[]]]),
  writes(growing.addToLog)((cast) => [
    [cast.row(ledgerHead), ['ab'.repeat(32), 'cd'.repeat(32)]],
    [cast.row(ledgerHead), Array.from({ length: 300 }, (_, n) => String(n))],
    [cast.row(ledgerHead), []],
  ]),
  onDatabase(growing.growLog)(() => [[], [2]], { before: linkOnly }),
  reads(log.readLog)(() => [[]]),
  reads(log.readTile)((cast) => places(cast).map((place) => [place])),
  reads(log.proveInclusion)((cast) => [
    [0, sizeOf(cast)],
    [sizeOf(cast) - 1, sizeOf(cast)],
    [3, 5],
  ]),
  reads(log.proveConsistency)((cast) => [
    [1, sizeOf(cast)],
    [5, sizeOf(cast)],
    [6, 9],
  ]),
  reads(log.readLogLeaves)((cast) => [
    [0, 5],
    [2, 1],
    [sizeOf(cast) - 1, 5],
  ]),
]);
