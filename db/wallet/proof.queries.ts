import { and, asc, desc, eq, gt, inArray, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Leaf } from '../../domain/wallet/balance-tree.ts';
import type { Database, Reader, Tx } from '../client/database.ts';
import { type Entry, type Transfer, ledgerAccounts, ledgerHead, transfers } from './ledger.table.ts';
import { contentHashOf, entriesOf } from './content-hash.ts';
import { balanceLeaves, balanceRoots } from './statement.table.ts';

export async function readLedgerHead(reader: Reader): Promise<{ position: number; hash: string }> {
  const [head] = await reader
    .select({ position: ledgerHead.position, hash: ledgerHead.hash })
    .from(ledgerHead)
    .where(eq(ledgerHead.id, 1));
  if (!head) throw new Error('the books are not open');
  return head;
}

/** A link of the chain as it is published: nothing of what the transfer was. */
export interface Link {
  readonly position: number;
  readonly contentHash: string;
  readonly hash: string;
}

/** Links after a position, in their order; content hashes are computed from the rows as they stand now. */
export async function listLinks(reader: Reader, past: number, limit: number): Promise<Link[]> {
  const rows = await reader
    .select()
    .from(transfers)
    .where(and(isNotNull(transfers.position), gt(transfers.position, past)))
    .orderBy(asc(transfers.position))
    .limit(limit);
  const byTransfer = await entriesOf(
    reader,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    position: row.position ?? 0,
    hash: row.hash ?? '',
    contentHash: contentHashOf(row, byTransfer),
  }));
}

export interface TransferWithEntries {
  readonly transfer: Transfer;
  readonly entries: readonly Entry[];
  /** The hash of the link before; null while the transfer is not linked. */
  readonly previousHash: string | null;
}

/** A transfer whole; undefined when it is unknown. */
export async function readTransfer(reader: Reader, id: string): Promise<TransferWithEntries | undefined> {
  const [transfer] = await reader.select().from(transfers).where(eq(transfers.id, id));
  if (!transfer) return undefined;
  const byTransfer = await entriesOf(reader, [id]);
  const { position } = transfer;
  const [previous] =
    position === null || position === 1
      ? []
      : await reader
          .select({ hash: transfers.hash })
          .from(transfers)
          .where(and(isNotNull(transfers.position), eq(transfers.position, position - 1)));
  return { transfer, entries: byTransfer.get(id) ?? [], previousHash: previous?.hash ?? null };
}

/** All money in dollars as it stands in one instant: players' balances, and what else is not nothing. */
export const readAllBalances = (reader: Reader) =>
  reader
    .select({
      id: ledgerAccounts.id,
      kind: ledgerAccounts.kind,
      ownerId: ledgerAccounts.ownerId,
      balance: ledgerAccounts.balance,
    })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.currency, 'USD'), or(ne(ledgerAccounts.balance, 0), eq(ledgerAccounts.kind, 'user'))))
    .orderBy(asc(ledgerAccounts.id));

export type BalanceRoot = typeof balanceRoots.$inferSelect;

/** Published roots, newest first. */
export const listRoots = (reader: Reader, limit: number): Promise<BalanceRoot[]> =>
  reader.select().from(balanceRoots).orderBy(desc(balanceRoots.day)).limit(limit);

/** The heads of the audit log that were published with the roots, the oldest first. */
export async function listAuditHeads(reader: Reader): Promise<{ day: string; position: number; hash: string }[]> {
  const rows = await reader
    .select({ day: balanceRoots.day, position: balanceRoots.auditPosition, hash: balanceRoots.auditHash })
    .from(balanceRoots)
    .orderBy(asc(balanceRoots.day));
  return rows.flatMap(({ day, position, hash }) =>
    position === null || hash === null ? [] : [{ day, position, hash }],
  );
}

export async function readRoot(reader: Reader, day: string): Promise<BalanceRoot | undefined> {
  const [root] = await reader.select().from(balanceRoots).where(eq(balanceRoots.day, day));
  return root;
}

const CHUNK = 200;

/** Keeps a day's leaves, in transactions of a bearable size, and then publishes the root; does nothing twice. */
export async function publishRoot(db: Database, root: BalanceRoot, leaves: readonly Leaf[]): Promise<void> {
  await db.transact((tx) => tx.delete(balanceLeaves).where(eq(balanceLeaves.day, root.day)));
  for (let from = 0; from < leaves.length; from += CHUNK) {
    const values = leaves.slice(from, from + CHUNK).map(({ userId, salt, cents }, n) => ({
      day: root.day,
      position: from + n,
      userId,
      salt,
      balanceCents: cents,
    }));
    await db.transact((tx) => tx.insert(balanceLeaves).values(values).onConflictDoNothing());
  }
  await db.transact((tx) => tx.insert(balanceRoots).values(root).onConflictDoNothing());
}

/** A day's leaves in their order. */
export async function readLeaves(reader: Reader, day: string): Promise<Leaf[]> {
  const rows = await reader
    .select()
    .from(balanceLeaves)
    .where(eq(balanceLeaves.day, day))
    .orderBy(asc(balanceLeaves.position));
  return rows.map(({ userId, salt, balanceCents }) => ({ userId, salt, cents: balanceCents }));
}

/** Drops the leaves of days before; their roots stay. */
export async function deleteOldLeaves(tx: Tx, before: string): Promise<void> {
  await tx.delete(balanceLeaves).where(lt(balanceLeaves.day, before));
}

/** Names of the players behind accounts; for receipts. */
export const ownersOf = (reader: Reader, accountIds: readonly string[]) =>
  reader
    .select({ id: ledgerAccounts.id, kind: ledgerAccounts.kind, ownerId: ledgerAccounts.ownerId })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, [...accountIds]));
