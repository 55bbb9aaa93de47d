import { isStaff } from '../../domain/accounts/roles.ts';
import { evidenceUntil, latestAnswer } from '../../domain/disputes/answer.ts';
import { APPEAL_WINDOW, mayAppeal } from '../../domain/disputes/appeal.ts';
import { actionsOpen } from '../../domain/disputes/decide-dispute.ts';
import { type Subject, DISPUTE_PRIORITIES } from '../../domain/disputes/dispute.ts';
import { pathTo } from '../../domain/shared/path-to.ts';
import { CONTESTED_KINDS } from '../../domain/shared/subjects.ts';
import { type Answerer, listAnswerers } from '../../db/disputes/answer.queries.ts';
import { type AppealView, listAppealsOf } from '../../db/disputes/appeal.queries.ts';
import {
  type DisputeView,
  isParty,
  listSuperseded,
  readDispute,
  readDisputeOf,
} from '../../db/disputes/dispute.queries.ts';
import { type EvidenceView, listEvidence, listReadings } from '../../db/disputes/evidence.queries.ts';
import { playerOf } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import type { Contest } from '../kernel/manifest/contested.ts';
import type { Appeal } from './appeals/appeal.types.ts';
import type { AnswerDue, ContestView, Dispute, DisputeEvidence } from './dispute.types.ts';
import { contestedOf, groundsOf } from './contest.ts';

/** Disputes with what was contested and all evidence, in their order: one read for each kind, one for the evidence. */
export async function readCases(deps: Deps, views: readonly DisputeView[]): Promise<Dispute[]> {
  const { read } = deps.db;
  const now = deps.now();
  const ids = views.map(({ id }) => id);
  const [evidence, readings, appeals, superseded, answerers, ...contests] = await Promise.all([
    listEvidence(read, ids),
    listReadings(read, ids),
    listAppealsOf(read, ids),
    listSuperseded(read, ids),
    listAnswerers(read, ids),
    ...CONTESTED_KINDS.map((kind) =>
      contestedOf(deps, kind).describe(
        read,
        views.filter(({ subjectKind }) => subjectKind === kind).map(({ subjectId }) => subjectId),
      ),
    ),
  ]);
  return views.map((view) => {
    const contest = contests[CONTESTED_KINDS.indexOf(view.subjectKind)]?.get(view.subjectId);
    if (!contest) throw new Error(`dispute ${view.id} is over nothing`);
    const appeal = appeals.find(({ disputeId }) => disputeId === view.id);
    const decision = {
      status: view.status,
      deciderId: view.moderatorId,
      decidedAt: view.decidedAt,
      outcome: contest.outcome,
      isSuperseded: superseded.has(view.id),
      hasAppeal: appeal !== undefined,
    };
    const shown = toContest(contest);
    const isOpen = view.status !== 'resolved' || appeal?.verdict === null;
    const openedAt = view.status === 'resolved' ? appeal?.filedAt : view.submittedAt;
    const asked = isOpen ? answerers.filter(({ disputeId }) => disputeId === view.id) : [];
    const answersDue = toAnswersDue(asked, shown, now);
    const grounds = groundsOf(contestedOf(deps, view.subjectKind), contest);
    return {
      ...view,
      reportedBy:
        view.reportedById === null
          ? null
          : playerOf({ id: view.reportedById, username: view.reportedByName ?? '', avatarId: view.reportedByAvatarId }),
      usernames: [...(view.usernames ?? [])],
      tags: [...(view.tags ?? [])],
      priority: DISPUTE_PRIORITIES[view.urgency] ?? 'low',
      assignedModerator: view.moderatorName,
      actions: [...actionsOpen(grounds, view.status)],
      contest: shown,
      evidenceUntil: isOpen && openedAt !== undefined ? evidenceUntil(openedAt) : null,
      answersDue,
      answerableUntil: latestAnswer(
        answersDue.map(({ until }) => until),
        now,
      ),
      appealableUntil: view.decidedAt !== null && mayAppeal(decision, now).ok ? view.decidedAt + APPEAL_WINDOW : null,
      appeal: appeal ? toAppeal(appeal, contest) : null,
      evidence: evidence.filter(({ disputeId }) => disputeId === view.id).map(toEvidence),
      readings: readings.filter(({ disputeId }) => disputeId === view.id),
    };
  });
}

/** The sides that may still answer, in the order of the contest. */
const toAnswersDue = (answerers: readonly Answerer[], { sides }: ContestView, now: number): AnswerDue[] =>
  sides.flatMap((side): AnswerDue[] => {
    const own = answerers.filter(({ sideId }) => sideId === side.id);
    const until = latestAnswer(
      own.map((one) => one.until),
      now,
    );
    return until === null ? [] : [{ side, players: own.map(playerOf), until }];
  });

const toAppeal = ({ byId, byName, byAvatarId, ...appeal }: AppealView, { sides }: Contest): Appeal => ({
  ...appeal,
  by: playerOf({ id: byId, username: byName, avatarId: byAvatarId }),
  byName,
  winnerName: sides.find(({ id }) => id === appeal.winnerId)?.name ?? null,
  decidedBy: appeal.deciderName,
});

export function toContest(contest: Contest): ContestView {
  const sides = contest.sides.map((side) => ({
    ...side,
    players: side.players.map(playerOf),
  }));
  const sideOf = (id: string | null) => sides.find((side) => side.id === id) ?? null;
  const winnerSideId = contest.winnerId;
  return {
    ...contest,
    heldCents: sides.reduce((sum, { heldCents }) => sum + heldCents, 0),
    standingSideId: contest.standingId,
    standingSide: sideOf(contest.standingId),
    winnerSideId,
    winnerSide: sideOf(winnerSideId),
    sides,
    reports: contest.reports.map((report) => ({
      ...report,
      side: sideOf(report.sideId),
      winner: sideOf(report.winnerId),
    })),
  };
}

const toEvidence = ({ id, byId, byName, byAvatarId, words, url, at, ...view }: EvidenceView): DisputeEvidence => ({
  id,
  by: playerOf({ id: byId, username: byName, avatarId: byAvatarId }),
  words,
  url,
  fileUrl:
    view.uploadId === null
      ? null
      : pathTo('/api/disputes/:id/files/:file', { id: view.disputeId, file: view.uploadId }),
  fileSha256: view.sha256,
  arrivedSha256: view.arrivedSha256 ?? view.sha256,
  at,
});

/** A dispute for staff and its parties; undefined for everybody else, as for an id that does not exist. */
export async function findCase(deps: Deps, { userId, role }: Actor, id: string): Promise<Dispute | undefined> {
  const { read } = deps.db;
  const view = await readDispute(read, id);
  if (!view || !(isStaff(role) || (await isParty(read, id, userId)))) return undefined;
  const [found] = await readCases(deps, [view]);
  return found;
}

/** The newest dispute over a contest, for a room that has asked whether the caller may see it. */
export async function findCaseOf(deps: Deps, subject: Subject): Promise<Dispute | null> {
  const view = await readDisputeOf(deps.db.read, subject);
  const [found] = view ? await readCases(deps, [view]) : [];
  return found ?? null;
}
