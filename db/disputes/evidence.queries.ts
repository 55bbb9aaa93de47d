import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Subject } from '../../domain/disputes/dispute.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { uploads } from '../uploads/upload.table.ts';
import { type DisputeEvidenceRow, disputeEvidence, evidenceReadings, disputes } from './dispute.table.ts';

export async function insertEvidence(tx: Tx, evidence: DisputeEvidenceRow): Promise<void> {
  await tx.insert(disputeEvidence).values(evidence);
}

export interface EvidenceView extends DisputeEvidenceRow {
  /** Of the file as it came; null where that is what is kept. */
  readonly arrivedSha256: string | null;
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
      arrivedSha256: uploads.arrivedSha256,
      at: disputeEvidence.at,
      byName: users.username,
      byAvatarId: users.avatarId,
    })
    .from(disputeEvidence)
    .innerJoin(users, eq(users.id, disputeEvidence.byId))
    .leftJoin(uploads, eq(uploads.id, disputeEvidence.uploadId))
    .where(inArray(disputeEvidence.disputeId, [...disputeIds]))
    .orderBy(asc(disputeEvidence.disputeId), asc(disputeEvidence.id));
}

export interface EvidenceReading {
  readonly disputeId: string;
  readonly evidenceId: string;
  readonly byName: string;
  readonly at: number;
}

/** Who of the staff has opened which evidence of some disputes, the first of them first. */
export async function listReadings(reader: Reader, disputeIds: readonly string[]): Promise<EvidenceReading[]> {
  if (disputeIds.length === 0) return [];
  return reader
    .select({
      disputeId: disputeEvidence.disputeId,
      evidenceId: evidenceReadings.evidenceId,
      byName: users.username,
      at: evidenceReadings.at,
    })
    .from(disputeEvidence)
    .innerJoin(evidenceReadings, eq(evidenceReadings.evidenceId, disputeEvidence.id))
    .innerJoin(users, eq(users.id, evidenceReadings.staffId))
    .where(inArray(disputeEvidence.disputeId, [...disputeIds]))
    .orderBy(asc(evidenceReadings.at), asc(evidenceReadings.staffId), asc(evidenceReadings.evidenceId));
}

/** Keeps that somebody of the staff has opened a piece of evidence, the first time that it happens. */
export async function noteReading(tx: Tx, reading: { evidenceId: string; staffId: string; at: number }): Promise<void> {
  await tx.insert(evidenceReadings).values(reading).onConflictDoNothing();
}

/** The dispute that a piece of evidence belongs to; undefined where there is no such piece. */
export async function readDisputeOfEvidence(reader: Reader, evidenceId: string): Promise<string | undefined> {
  const [row] = await reader
    .select({ disputeId: disputeEvidence.disputeId })
    .from(disputeEvidence)
    .where(eq(disputeEvidence.id, evidenceId));
  return row?.disputeId;
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
