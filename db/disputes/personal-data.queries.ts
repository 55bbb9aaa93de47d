import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { disputeEvidence, disputes } from './dispute.table.ts';

/** The disputes that a person opened and the evidence that person gave, in own words, with what came of them. */
export async function readDisputeData(reader: Reader, userId: string) {
  const [opened, evidence] = await Promise.all([
    reader
      .select({
        id: disputes.id,
        subjectKind: disputes.subjectKind,
        subjectId: disputes.subjectId,
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
      .orderBy(asc(disputes.submittedAt)),
    reader
      .select({
        disputeId: disputeEvidence.disputeId,
        words: disputeEvidence.words,
        url: disputeEvidence.url,
        at: disputeEvidence.at,
      })
      .from(disputeEvidence)
      .where(eq(disputeEvidence.byId, userId))
      .orderBy(asc(disputeEvidence.at)),
  ]);
  return { opened, evidence };
}
