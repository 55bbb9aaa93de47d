import { acceptEvidenceLink, requireNewEvidence } from '../../domain/disputes/evidence.ts';
import { JURORS } from '../../domain/jury/jury.ts';
import { sayRefusal } from '../data/sentences.ts';
import type { AppealVerdict, DisputeAction, DisputeStatus, DisputeType } from '../data/__generated__/schema-types.ts';
import * as t from './__generated__/messages.ts';

/** The kinds of a complaint, in the order of the forms (HE-06). */
export const DISPUTE_TYPE_LABELS: Readonly<Record<DisputeType, string>> = {
  MATCH_RESULT: t.matchResult(),
  CHEATING: t.cheating(),
  WAGER_ERROR: t.wagerError(),
  RULE_VIOLATION: t.ruleViolation(),
  CONNECTION_ISSUE: t.connectionIssue(),
  PAYMENT_DISPUTE: t.paymentDispute(),
  OTHER: t.other(),
};

/** What players read (C-36); staff see the stored states. */
export const playerDisputeWord = (status: DisputeStatus): string =>
  status === 'RESOLVED' ? t.resolved() : t.underReview();

export const STAFF_DISPUTE_WORDS: Readonly<Record<DisputeStatus, string>> = {
  PENDING: t.pending(),
  IN_REVIEW: t.inReview(),
  ESCALATED: t.escalated(),
  RESOLVED: t.resolved(),
};

/** Of whatever is typed as a link and is none. */
export const NO_LINK = t.enterAWebAddress();

/** Whether a link is missing after a dispute was dismissed; whether it is a new one, the server knows. */
export function newEvidenceProblem(typed: string, wasDismissed: boolean): string | null {
  const link = acceptEvidenceLink(typed);
  const ruling = requireNewEvidence(wasDismissed, [], link.ok ? link.value : null);
  return ruling.ok ? null : sayRefusal(ruling.refusal.code);
}

/** What is wrong where a word on a result lacks its recording. @param isNeeded not for who concedes or confirms (CH-17) */
export const recordingProblem = (typed: string, isNeeded: boolean): string | null =>
  isNeeded && typed.trim() === '' ? sayRefusal('RECORDING_REQUIRED') : null;

/** A decision as the players read it. */
export const DECISION_WORDS: Readonly<Record<DisputeAction, string>> = {
  CONFIRM: t.theWinnerWasConfirmed(),
  OVERTURN: t.theReportedResultWasOverturned(),
  DISMISS: t.theComplaintWasDismissed(),
  VOID: t.theMatchWasDeclaredVoidAndBoth(),
  ESCALATE: t.aSeniorModeratorDecides(),
};

interface Judged {
  readonly status: DisputeStatus;
  readonly action: DisputeAction | null;
  readonly reason: string | null;
  readonly decidedAt: number | null;
  readonly appeal: {
    readonly verdict: AppealVerdict | null;
    /** Of an overturned decision: null where everybody got back what they put in. */
    readonly winnerName: string | null;
    readonly reason: string | null;
    readonly decidedAt: number | null;
  } | null;
}

/** Whether somebody decides still, or once more: evidence matters, and nothing is final. */
export const isCaseOpen = ({ status, appeal }: Pick<Judged, 'status' | 'appeal'>): boolean =>
  status !== 'RESOLVED' || (appeal !== null && appeal.verdict === null);

/** What was decided in a case with its reason, in its order: the decision, then what came of an appeal against it. */
export function verdictsOf({ action, reason, decidedAt, appeal }: Judged): { at: number; words: string }[] {
  if (action === null || decidedAt === null) return [];
  const first = { at: decidedAt, words: `${DECISION_WORDS[action]} ${reason ?? ''}`.trim() };
  if (appeal === null || appeal.decidedAt === null) return [first];
  const why = { reason: appeal.reason ?? '' };
  const words =
    appeal.verdict === 'UPHOLD'
      ? t.theAppealWasTurnedDownReason(why)
      : appeal.winnerName === null
        ? t.theDecisionWasOverturnedAndVoid(why)
        : t.theDecisionWasOverturnedFor({ winner: appeal.winnerName, ...why });
  return [first, { at: appeal.decidedAt, words }];
}

/** What a jury made of a case, as parties and staff read it. */
export interface Leaning {
  readonly isDivided: boolean;
  /** Null for nobody, and where it is divided. */
  readonly sideName: string | null;
  readonly sharePercent: number;
}

/** That a jury was heard, and how it leaned. */
export function juryWords({ isDivided, sideName, sharePercent }: Leaning): string {
  if (isDivided) return t.aJuryWasDivided({ jurors: JURORS });
  return sideName === null
    ? t.aJuryLeanedToNobody({ jurors: JURORS, sharePercent })
    : t.aJuryLeanedToASide({ jurors: JURORS, sideName, sharePercent });
}
