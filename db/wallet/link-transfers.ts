import { asc, eq, isNull, sql } from 'drizzle-orm';
import { linkText } from '../../domain/shared/hash-chain.ts';
import type { Database } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { contentHashOf, entriesOf, sha256 } from './content-hash.ts';
import { addToLog } from './grow-log.ts';
import { ledgerHead, transfers } from './ledger.table.ts';

const { placeholder } = sql;

const link = statement((tx) =>
  tx
    .update(transfers)
    .set({ position: sql`${placeholder('position')}`, hash: sql`${placeholder('hash')}` })
    .where(eq(transfers.id, placeholder('id')))
    .prepare('link_transfer'),
);

/**
 * Gives committed transfers their place in the hash chain, oldest first, and answers how many. Outside the money
 * operations, so that they need not wait for one another: a transfer is linked within about a second of its commit. In
 * the same transaction each becomes a leaf of the log.
 */
export async function linkTransfers(db: Database, most = 500): Promise<number> {
  const [waiting] = await db.read
    .select({ id: transfers.id })
    .from(transfers)
    .where(isNull(transfers.position))
    .limit(1);
  if (!waiting) return 0;
  return db.transact(async (tx) => {
    const [head] = await tx.select().from(ledgerHead).where(eq(ledgerHead.id, 1)).for('update');
    if (!head) throw new Error('the books are not open');
    const unlinked = await tx
      .select()
      .from(transfers)
      .where(isNull(transfers.position))
      .orderBy(asc(transfers.id))
      .limit(most);
    if (unlinked.length === 0) return 0;
    const byTransfer = await entriesOf(
      tx,
      unlinked.map((transfer) => transfer.id),
    );
    let { position, hash } = head;
    const contentHashes: string[] = [];
    for (const transfer of unlinked) {
      const contentHash = contentHashOf(transfer, byTransfer);
      position++;
      hash = sha256(linkText(position, hash, contentHash));
      await link(tx, { id: transfer.id, position, hash });
      contentHashes.push(contentHash);
    }
    // A log that is behind is left to whoever catches up: leaves stand in their order.
    const log = head.logSize === head.position ? await addToLog(tx, head, contentHashes) : {};
    await tx
      .update(ledgerHead)
      .set({ position, hash, ...log })
      .where(eq(ledgerHead.id, 1));
    return unlinked.length;
  });
}
