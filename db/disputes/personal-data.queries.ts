import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../client/database.ts';
import { appeals, disputeEvidence, disputes } from './dispute.table.ts';

/** The disputes that a person opened, the evidence and appeals that person gave, in own words, with what came of them. */
export async function readDisputeData(reader: Reader, userId: string) {
  const [opened, evidence, appealed] = await Promise.all([
    reader
      .select({
        id: disputes.id,
        subjectKind: disputes.subjectKind,
        subjectId: disputes.subjectId,
        type: disputes.type,
        description: disputes.description,
        usernames: disputes.usernames,
        tags: disputes.tags,
        status: disputes.status,
        submittedAt: disputes.submittedAt,
        action: disputes.action,
        reason: disputes.reason,
        decidedAt: disputes.decidedAt,
      })
      .from(disputes)
      .where(eq(disputes.reportedById, userId))
      .orderBy(asc(disputes.submittedAt), asc(disputes.id)),
    reader
      .select({
        disputeId: disputeEvidence.disputeId,
        words: disputeEvidence.words,
        url: disputeEvidence.url,
        sha256: disputeEvidence.sha256,
        at: disputeEvidence.at,
      })
      .from(disputeEvidence)
      .where(eq(disputeEvidence.byId, userId))
      .orderBy(asc(disputeEvidence.at), asc(disputeEvidence.id)),
    reader
      .select({
        disputeId: appeals.disputeId,
        words: appeals.words,
        filedAt: appeals.filedAt,
        verdict: appeals.verdict,
        reason: appeals.reason,
        decidedAt: appeals.decidedAt,
      })
      .from(appeals)
      .where(eq(appeals.byId, userId))
      .orderBy(asc(appeals.filedAt), asc(appeals.id)),
  ]);
  return { opened, evidence, appealed };
}
