import { and, count, desc, eq, gte, inArray, ne, or, isNull } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { disputeParties, disputes } from './dispute.table.ts';

/**
 * Decided cases over battles in which a player was not the one who complained, newest first: with what the battle came to,
 * they are those that went against somebody.
 */
export const listDecidedCases = (reader: Reader, userId: string, limit: number) =>
  reader
    .select({ id: disputes.id, battleId: disputes.subjectId, type: disputes.type, at: disputes.decidedAt })
    .from(disputeParties)
    .innerJoin(disputes, eq(disputes.id, disputeParties.disputeId))
    .where(
      and(
        eq(disputeParties.userId, userId),
        eq(disputes.subjectKind, 'battle'),
        inArray(disputes.action, ['confirm', 'overturn']),
        or(isNull(disputes.reportedById), ne(disputes.reportedById, userId)),
      ),
    )
    .orderBy(desc(disputeParties.disputeId))
    .limit(limit);

/**
 * Of some players the most complaints about one of them that were found right since a moment: somebody else complained,
 * and what they had won by their report fell.
 */
export async function countPriorCases(reader: Reader, userIds: readonly string[], since: number): Promise<number> {
  const rows = await reader
    .select({ cases: count() })
    .from(disputeParties)
    .innerJoin(disputes, eq(disputes.id, disputeParties.disputeId))
    .where(
      and(
        inArray(disputeParties.userId, [...userIds]),
        eq(disputes.action, 'overturn'),
        ne(disputes.reportedById, disputeParties.userId),
        gte(disputes.decidedAt, since),
      ),
    )
    .groupBy(disputeParties.userId);
  return Math.max(0, ...rows.map(({ cases }) => cases));
}
