import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import {
  type Committed,
  type CommitmentDate,
  LEAVES_MAX,
  keyOfRoot,
  pathTo,
  rootOf,
} from '../../domain/wallet/commitments.ts';
import { contentText } from '../../domain/wallet/ledger.ts';
import { utcDay } from '../../domain/shared/time.ts';
import type { Database, Reader, Tx } from '../client/database.ts';
import { statement } from '../client/sql.ts';
import { commitments } from './commitment.table.ts';
import { transfers } from './ledger.table.ts';
import { readTransfer } from './proof.queries.ts';

const { placeholder } = sql;

/** Notes what is committed to, in the transaction that shows it first. */
export async function noteCommitment(tx: Tx, committed: Committed): Promise<void> {
  await tx.insert(commitments).values({ ...committed });
}

const give = statement((tx) =>
  tx
    .update(commitments)
    .set({ transferId: sql`${placeholder('transferId')}`, place: sql`${placeholder('place')}` })
    .where(and(eq(commitments.about, placeholder('about')), eq(commitments.commitment, placeholder('commitment'))))
    .prepare('date_commitment'),
);

const LEAF = { about: commitments.about, commitment: commitments.commitment, at: commitments.at };

export interface Dating {
  readonly id: string;
  readonly at: number;
  /** What was committed to before is dated. */
  readonly until: number;
}

/**
 * Puts the root over the oldest commitments without a date into the books, at most `LEAVES_MAX` of one UTC day; answers
 * how many. What was committed late has another root of the same day.
 */
export const dateCommitments = (db: Database, { id, at, until }: Dating): Promise<number> =>
  db.transact(async (tx) => {
    const found = await tx
      .select(LEAF)
      .from(commitments)
      .where(and(isNull(commitments.transferId), lt(commitments.at, until)))
      .orderBy(asc(commitments.at), asc(commitments.about))
      .limit(LEAVES_MAX)
      .for('update');
    const [first] = found;
    if (!first) return 0;
    const day = utcDay(first.at);
    const leaves = found.filter((leaf) => utcDay(leaf.at) === day);
    const carrier = { id, opKey: keyOfRoot(rootOf(leaves)), kind: 'commitments', subjectId: day, at } as const;
    await tx.insert(transfers).values(carrier);
    for (const [place, { about, commitment }] of leaves.entries())
      await give(tx, { about, commitment, transferId: id, place });
    return leaves.length;
  });

/** Where the chain dates a commitment; null until it does. */
export async function readCommitmentDate(
  reader: Reader,
  { about, commitment }: Omit<Committed, 'at'>,
): Promise<CommitmentDate | null> {
  const [row] = await reader
    .select()
    .from(commitments)
    .where(and(eq(commitments.about, about), eq(commitments.commitment, commitment)));
  if (!row || row.transferId === null || row.place === null) return null;
  const carrier = await readTransfer(reader, row.transferId);
  if (!carrier) return null;
  const { transfer, entries, previousHash } = carrier;
  const { position, hash } = transfer;
  // For about a second, until it is linked.
  if (position === null || hash === null) return null;
  const leaves = await reader
    .select(LEAF)
    .from(commitments)
    .where(eq(commitments.transferId, row.transferId))
    .orderBy(asc(commitments.place));
  const content = contentText({ ...transfer, entries });
  return { at: row.at, path: pathTo(leaves, row.place), content, position, previousHash, hash };
}
