import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Subject } from '../../domain/disputes/dispute.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { type DisputeEvidenceRow, disputeEvidence, disputes } from './dispute.table.ts';

export async function insertEvidence(tx: Tx, evidence: DisputeEvidenceRow): Promise<void> {
  await tx.insert(disputeEvidence).values(evidence);
}

export interface EvidenceView extends DisputeEvidenceRow {
  readonly byName: string;
  readonly byAvatarId: string | null;
}

/** The evidence of some disputes, in the order in which it came. */
export async function listEvidence(reader: Reader, disputeIds: readonly string[]): Promise<EvidenceView[]> {
  if (disputeIds.length === 0) return [];
  return reader
    .select({
      id: disputeEvidence.id,
      disputeId: disputeEvidence.disputeId,
      byId: disputeEvidence.byId,
      words: disputeEvidence.words,
      url: disputeEvidence.url,
      uploadId: disputeEvidence.uploadId,
      sha256: disputeEvidence.sha256,
      at: disputeEvidence.at,
      byName: users.username,
      byAvatarId: users.avatarId,
    })
    .from(disputeEvidence)
    .innerJoin(users, eq(users.id, disputeEvidence.byId))
    .where(inArray(disputeEvidence.disputeId, [...disputeIds]))
    .orderBy(asc(disputeEvidence.disputeId), asc(disputeEvidence.id));
}

/** How many pieces a player has put into a dispute. */
export async function countEvidence(reader: Reader, disputeId: string, byId: string): Promise<number> {
  const [row] = await reader
    .select({ total: count() })
    .from(disputeEvidence)
    .where(and(eq(disputeEvidence.disputeId, disputeId), eq(disputeEvidence.byId, byId)));
  return row?.total ?? 0;
}

/** Every link that was given as evidence in a dispute over the contest. */
export async function listEvidenceLinks(reader: Reader, { kind, id }: Subject): Promise<string[]> {
  const rows = await reader
    .select({ url: disputeEvidence.url })
    .from(disputeEvidence)
    .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
    .where(and(eq(disputes.subjectKind, kind), eq(disputes.subjectId, id), isNotNull(disputeEvidence.url)));
  return rows.flatMap(({ url }) => (url === null ? [] : [url]));
}

/** The hash of every file that was given as evidence in a dispute over the contest. */
export async function listEvidenceHashes(reader: Reader, { kind, id }: Subject): Promise<string[]> {
  const rows = await reader
    .select({ sha256: disputeEvidence.sha256 })
    .from(disputeEvidence)
    .innerJoin(disputes, eq(disputes.id, disputeEvidence.disputeId))
    .where(and(eq(disputes.subjectKind, kind), eq(disputes.subjectId, id), isNotNull(disputeEvidence.sha256)));
  return rows.flatMap(({ sha256 }) => (sha256 === null ? [] : [sha256]));
}
