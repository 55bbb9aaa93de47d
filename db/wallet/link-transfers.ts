import { createHash } from 'node:crypto';
import { asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { linkText } from '../../domain/shared/hash-chain.ts';
import { contentText } from '../../domain/wallet/ledger.ts';
import type { Database, Reader } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { type Entry, type Transfer, entries, ledgerHead, transfers } from './ledger.table.ts';

const { placeholder } = sql;

const link = statement((tx) =>
  tx
    .update(transfers)
    .set({ position: sql`${placeholder('position')}`, hash: sql`${placeholder('hash')}` })
    .where(eq(transfers.id, placeholder('id')))
    .prepare('link_transfer'),
);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a transfer's content, computed from its rows. */
const contentHashOf = (transfer: Transfer, byTransfer: ReadonlyMap<string, readonly Entry[]>): string =>
  sha256(contentText({ ...transfer, entries: byTransfer.get(transfer.id) ?? [] }));

async function entriesOf(reader: Reader, transferIds: readonly string[]): Promise<Map<string, Entry[]>> {
  const byTransfer = new Map<string, Entry[]>(transferIds.map((id) => [id, []]));
  const rows = await reader
    .select()
    .from(entries)
    .where(inArray(entries.transferId, [...transferIds]))
    .orderBy(asc(entries.transferId), asc(entries.seq));
  for (const row of rows) byTransfer.get(row.transferId)?.push(row);
  return byTransfer;
}

/**
 * Gives committed transfers their place in the hash chain, oldest first, and answers how many. Outside the money
 * operations, so that they need not wait for one another: a transfer is linked within about a second of its commit.
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
    for (const transfer of unlinked) {
      position++;
      hash = sha256(linkText(position, hash, contentHashOf(transfer, byTransfer)));
      await link(tx, { id: transfer.id, position, hash });
    }
    await tx.update(ledgerHead).set({ position, hash }).where(eq(ledgerHead.id, 1));
    return unlinked.length;
  });
}

export { contentHashOf, entriesOf, sha256 };
