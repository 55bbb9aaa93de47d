import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { disputes } from './dispute.table.ts';

/** The disputes that a person opened, in that person's words, with what came of them. */
export const readDisputesOf = (reader: Reader, userId: string) =>
  reader
    .select({
      id: disputes.id,
      battleId: disputes.battleId,
      type: disputes.type,
      description: disputes.description,
      status: disputes.status,
      submittedAt: disputes.submittedAt,
      action: disputes.action,
      reason: disputes.reason,
      decidedAt: disputes.decidedAt,
    })
    .from(disputes)
    .where(eq(disputes.reportedById, userId))
    .orderBy(asc(disputes.submittedAt));
