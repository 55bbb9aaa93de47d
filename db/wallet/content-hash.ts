import { createHash } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { contentText } from '../../domain/wallet/ledger.ts';
import type { Reader } from '../client/database.ts';
import { type Entry, type Transfer, entries } from './ledger.table.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The hash of a transfer's content, computed from its rows. */
export const contentHashOf = (transfer: Transfer, byTransfer: ReadonlyMap<string, readonly Entry[]>): string =>
  sha256(contentText({ ...transfer, entries: byTransfer.get(transfer.id) ?? [] }));

/** The entries of transfers, each transfer's in their order. */
export async function entriesOf(reader: Reader, transferIds: readonly string[]): Promise<Map<string, Entry[]>> {
  const byTransfer = new Map<string, Entry[]>(transferIds.map((id) => [id, []]));
  const rows = await reader
    .select()
    .from(entries)
    .where(inArray(entries.transferId, [...transferIds]))
    .orderBy(asc(entries.transferId), asc(entries.seq));
  for (const row of rows) byTransfer.get(row.transferId)?.push(row);
  return byTransfer;
}
