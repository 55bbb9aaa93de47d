import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Vote } from '../../domain/jury/jury.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type JuryRow, type SummonsRow, juries, summonses } from './jury.table.ts';

// Literals: a partial index is found by its exact condition only.
const isDue = sql`${juries.dueAt} is not null`;
const isOpen = sql`${summonses.votedAt} is null and ${summonses.endedAt} is null`;

/** Calls a jury for a dispute, once. */
export async function callJury(tx: Tx, jury: Pick<JuryRow, 'disputeId' | 'calledAt' | 'dueAt'>): Promise<void> {
  await tx.insert(juries).values(jury).onConflictDoNothing();
}

export async function changeJury(
  tx: Tx,
  disputeId: string,
  change: Partial<Omit<JuryRow, 'disputeId' | 'calledAt'>>,
): Promise<void> {
  await tx.update(juries).set(change).where(eq(juries.disputeId, disputeId));
}

/** Puts off what is due in a case, unless somebody has done it meanwhile. */
export async function putOffJury(tx: Tx, disputeId: string, now: number, dueAt: number): Promise<void> {
  await tx
    .update(juries)
    .set({ dueAt })
    .where(and(eq(juries.disputeId, disputeId), lte(juries.dueAt, now)));
}

/** The disputes whose juries have something due, the longest due first. */
export async function listDueJuries(reader: Reader, now: number, limit: number): Promise<string[]> {
  const rows = await reader
    .select({ id: juries.disputeId })
    .from(juries)
    .where(and(isDue, lte(juries.dueAt, now)))
    .orderBy(asc(juries.dueAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The jury of a dispute, locked until the transaction ends. */
export async function lockJury(tx: Tx, disputeId: string): Promise<JuryRow | undefined> {
  const [row] = await tx.select().from(juries).where(eq(juries.disputeId, disputeId)).for('no key update');
  return row;
}

/** The juries of some disputes. */
export const listJuries = (reader: Reader, disputeIds: readonly string[]): Promise<JuryRow[]> =>
  reader
    .select()
    .from(juries)
    .where(inArray(juries.disputeId, [...disputeIds]));

/** Puts a case to a juror; false where that player has had it, or has another one. */
export async function insertSummons(
  tx: Tx,
  summons: Pick<SummonsRow, 'id' | 'disputeId' | 'jurorId' | 'game' | 'drawnAt' | 'answerBy'>,
): Promise<boolean> {
  const added = await tx.insert(summonses).values(summons).onConflictDoNothing().returning({ id: summonses.id });
  return added.length > 0;
}

/** All that were ever drawn for some disputes, in the order of the draws. */
export const listSummonses = (reader: Reader, disputeIds: readonly string[]): Promise<SummonsRow[]> =>
  reader
    .select()
    .from(summonses)
    .where(inArray(summonses.disputeId, [...disputeIds]))
    .orderBy(asc(summonses.disputeId), asc(summonses.id));

/** A summons of a player; undefined for those of others. */
export async function readSummons(reader: Reader, id: string, jurorId: string): Promise<SummonsRow | undefined> {
  const [row] = await reader
    .select()
    .from(summonses)
    .where(and(eq(summonses.id, id), eq(summonses.jurorId, jurorId)));
  return row;
}

/** The summons that a player has not answered. */
export async function readOpenSummons(reader: Reader, jurorId: string): Promise<SummonsRow | undefined> {
  const [row] = await reader
    .select()
    .from(summonses)
    .where(and(eq(summonses.jurorId, jurorId), isOpen));
  return row;
}

/** Ends some summonses without a vote. */
export async function endSummonses(tx: Tx, ids: readonly string[], endedAt: number): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(summonses)
    .set({ endedAt })
    .where(and(inArray(summonses.id, [...ids]), isOpen));
}

export interface CastVote extends Vote {
  readonly reason: string;
  readonly votedAt: number;
}

export async function castVote(tx: Tx, id: string, vote: CastVote): Promise<void> {
  await tx
    .update(summonses)
    .set(vote)
    .where(and(eq(summonses.id, id), isOpen));
}

/** Notes of the votes in a case whether the decision that holds agrees with them. */
export async function judgeVotes(tx: Tx, disputeId: string, winnerId: string | null): Promise<void> {
  const agrees = winnerId === null ? isNull(summonses.sideId) : eq(summonses.sideId, winnerId);
  const votes = and(eq(summonses.disputeId, disputeId), isNotNull(summonses.votedAt));
  await tx.update(summonses).set({ isAgreed: false }).where(votes);
  await tx.update(summonses).set({ isAgreed: true }).where(and(votes, agrees));
}

/** The newest votes of a player. */
export const listVotes = (reader: Reader, jurorId: string, limit: number) =>
  reader
    .select({ id: summonses.id, game: summonses.game, votedAt: summonses.votedAt, isAgreed: summonses.isAgreed })
    .from(summonses)
    .where(and(eq(summonses.jurorId, jurorId), isNotNull(summonses.votedAt)))
    .orderBy(desc(summonses.drawnAt), desc(summonses.id))
    .limit(limit);
