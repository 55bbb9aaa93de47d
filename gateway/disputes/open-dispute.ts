import { usernameKeyOf } from '../../domain/accounts/username-key.ts';
import { answerUntil } from '../../domain/disputes/answer.ts';
import { type Subject, ESCALATION_WINDOW, PRIOR_WINDOW, urgencyOf } from '../../domain/disputes/dispute.ts';
import { requireNewEvidence } from '../../domain/disputes/evidence.ts';
import { Refused, must } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { countPriorCases } from '../../db/disputes/decided-against.queries.ts';
import { insertDispute, wasDismissed } from '../../db/disputes/dispute.queries.ts';
import { insertEvidence, listEvidenceHashes, listEvidenceLinks } from '../../db/disputes/evidence.queries.ts';
import type { Filing } from '../kernel/manifest/contested.ts';
import type { Deps } from '../kernel/deps.ts';
import { contestedOf, partiesOf } from './contest.ts';
import { NO_FILE, takeFiles } from './evidence/evidence-files.ts';
import { keepTalk } from './evidence/keep-talk.ts';

export interface Complaint extends Filing {
  /** Null when results contradicted each other, or what games say does. */
  readonly reportedById: string | null;
  /** Whether it is the last word of both sides: what they report is different. */
  readonly haveBothSpoken: boolean;
  readonly at: number;
}

/** Of a complaint that names nobody and shows no file. */
export const NOTHING_MORE = { usernames: [], tags: [], fileIds: [] } as const;

/**
 * Files a dispute in the transaction that turns its contest, which is locked, disputed.
 * @throws Refused NEW_EVIDENCE_REQUIRED for a complaint that was dismissed before and shows nothing new, BAD_INPUT for
 * a name that does not play in it or a file that is not the player's
 */
export async function openDispute(deps: Deps, tx: Tx, subject: Subject, complaint: Complaint): Promise<void> {
  const { reportedById, evidenceUrl, usernames, tags, at } = complaint;
  const contest = (await contestedOf(deps, subject.kind).describe(tx, [subject.id])).get(subject.id);
  if (!contest) throw new Refused('NOT_FOUND');
  const players = contest.sides.flatMap((side) => side.players);
  const names = new Set(players.map(({ username }) => usernameKeyOf(username)));
  if (!usernames.every((name) => names.has(usernameKeyOf(name))))
    throw new Refused('BAD_INPUT', { field: 'usernames' });
  const files = reportedById === null ? [] : await takeFiles(tx, reportedById, complaint.fileIds);
  // Contradicting results are nobody's complaint; each came with a recording of its own.
  if (reportedById !== null) {
    const reported = contest.reports.flatMap(({ recordingUrl }) => (recordingUrl === null ? [] : [recordingUrl]));
    const known = [...reported, ...(await listEvidenceLinks(tx, subject))];
    const shown = await listEvidenceHashes(tx, subject);
    const hasNewFile = files.some(({ sha256 }) => !shown.includes(sha256));
    if (!hasNewFile) must(requireNewEvidence(await wasDismissed(tx, subject), known, evidenceUrl));
  }
  const parties = partiesOf(contest);
  const priorCases = await countPriorCases(
    tx,
    parties.map(({ userId }) => userId),
    at - PRIOR_WINDOW,
  );
  const id = deps.newId();
  const dispute = {
    id,
    subjectKind: subject.kind,
    subjectId: subject.id,
    reportedById,
    type: complaint.type,
    description: complaint.description,
    usernames: [...usernames],
    tags: [...tags],
    urgency: urgencyOf(contest.stakeCents, priorCases),
    status: 'pending',
    submittedAt: at,
    escalatesAt: at + ESCALATION_WINDOW,
  } as const;
  const ownSide = parties.find(({ userId }) => userId === reportedById)?.sideId;
  const hasSpoken = (sideId: string): boolean => complaint.haveBothSpoken || sideId === ownSide;
  await insertDispute(
    tx,
    dispute,
    parties.map((party) => ({ ...party, answerUntil: hasSpoken(party.sideId) ? null : answerUntil(at, at) })),
  );
  await keepTalk(deps, tx, id, subject);
  await appendEvent(tx, { type: 'dispute.opened', entity: 'case', entityId: id, concerns: [], data: {}, at });
  if (reportedById === null) return;
  const piece = () => ({ ...NO_FILE, id: deps.newId(), disputeId: id, byId: reportedById, words: '', url: null, at });
  if (evidenceUrl !== null) await insertEvidence(tx, { ...piece(), url: evidenceUrl });
  for (const file of files) await insertEvidence(tx, { ...piece(), ...file });
}

/**
 * The same for what nobody has filed: what was told of a result does not fit together.
 * @param haveBothSpoken whether it is what both sides report
 */
export const openOwnDispute = (
  deps: Deps,
  tx: Tx,
  subject: Subject,
  own: Pick<Complaint, 'description' | 'haveBothSpoken' | 'at'>,
): Promise<void> =>
  openDispute(deps, tx, subject, {
    reportedById: null,
    type: 'match-result',
    evidenceUrl: null,
    ...NOTHING_MORE,
    ...own,
  });
