import { acceptEvidenceLink, requireNewEvidence } from '../../domain/disputes/evidence.ts';
import { JURORS } from '../../domain/jury/jury.ts';
import { sayRefusal } from '../data/sentences.ts';
import type { DisputeAction, DisputeStatus, DisputeType } from '../data/__generated__/schema-types.ts';
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

/** What a jury made of a case, as parties and staff read it. */
interface Leaning {
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
