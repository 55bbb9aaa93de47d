import {
  type DisputeType,
  type Subject,
  DISPUTE_PRIORITIES,
  ESCALATION_WINDOW,
  priorityOf,
} from '../../domain/disputes/dispute.ts';
import { requireNewEvidence } from '../../domain/disputes/evidence.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { insertDispute, wasDismissed } from '../../db/disputes/dispute.queries.ts';
import { insertEvidence, listEvidenceLinks } from '../../db/disputes/evidence.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { contestedOf, partiesOf } from './contest.ts';

export interface Complaint {
  /** Null when two results contradicted each other. */
  readonly reportedById: string | null;
  readonly type: DisputeType;
  readonly description: string;
  /** What the complaint rests on; null without a link. */
  readonly evidenceUrl: string | null;
  readonly at: number;
}

/**
 * Files a dispute in the transaction that turns its contest, which is locked, disputed.
 * @throws Refused NEW_EVIDENCE_REQUIRED for a complaint that was dismissed before and shows nothing new
 */
export async function openDispute(deps: Deps, tx: Tx, subject: Subject, complaint: Complaint): Promise<void> {
  const { reportedById, evidenceUrl, at } = complaint;
  const contest = (await contestedOf(deps, subject.kind).describe(tx, [subject.id])).get(subject.id);
  if (!contest) throw new Refused('NOT_FOUND');
  // Contradicting results are nobody's complaint; each came with a recording of its own.
  if (reportedById !== null) {
    const reported = contest.reports.flatMap(({ recordingUrl }) => (recordingUrl === null ? [] : [recordingUrl]));
    const known = [...reported, ...(await listEvidenceLinks(tx, subject))];
    must(requireNewEvidence(await wasDismissed(tx, subject), known, evidenceUrl));
  }
  const id = deps.newId();
  const dispute = {
    id,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reportedById,
    type: complaint.type,
    description: complaint.description,
    urgency: DISPUTE_PRIORITIES.indexOf(priorityOf(contest.stakeCents)),
    status: 'pending',
    submittedAt: at,
    escalatesAt: at + ESCALATION_WINDOW,
  } as const;
  await insertDispute(tx, dispute, partiesOf(contest));
  if (reportedById !== null && evidenceUrl !== null)
    await insertEvidence(tx, { id: deps.newId(), disputeId: id, byId: reportedById, words: '', url: evidenceUrl, at });
}
