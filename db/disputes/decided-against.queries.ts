import { and, desc, eq, inArray, ne, or, isNull } from 'drizzle-orm';
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
