import { acceptEvidenceLink, requireNewEvidence } from '../../domain/disputes/evidence.ts';
import { JURORS } from '../../domain/jury/jury.ts';
import { REFUSAL_SENTENCES } from '../data/refusals.ts';
import type { DisputeAction, DisputeStatus, DisputeType } from '../data/__generated__/schema-types.ts';

/** The kinds of a complaint, in the order of the forms (HE-06). */
export const DISPUTE_TYPE_LABELS: Readonly<Record<DisputeType, string>> = {
  MATCH_RESULT: 'Match Result',
  CHEATING: 'Cheating',
  WAGER_ERROR: 'Wager Error',
  RULE_VIOLATION: 'Rule Violation',
  CONNECTION_ISSUE: 'Connection Issue',
  PAYMENT_DISPUTE: 'Payment Dispute',
  OTHER: 'Other',
};

/** What players read (C-36); staff see the stored states. */
export const playerDisputeWord = (status: DisputeStatus): 'Under Review' | 'Resolved' =>
  status === 'RESOLVED' ? 'Resolved' : 'Under Review';

export const STAFF_DISPUTE_WORDS: Readonly<Record<DisputeStatus, string>> = {
  PENDING: 'Pending',
  IN_REVIEW: 'In review',
  ESCALATED: 'Escalated',
  RESOLVED: 'Resolved',
};

/** Of whatever is typed as a link and is none. */
export const NO_LINK = 'Enter a full address that begins with http:// or https://.';

/** Whether a link is missing after a dispute was dismissed; whether it is a new one, the server knows. */
export function newEvidenceProblem(typed: string, wasDismissed: boolean): string | null {
  const link = acceptEvidenceLink(typed);
  const ruling = requireNewEvidence(wasDismissed, [], link.ok ? link.value : null);
  return ruling.ok ? null : REFUSAL_SENTENCES[ruling.refusal.code]({});
}

/** A decision as the players read it. */
export const DECISION_WORDS: Readonly<Record<DisputeAction, string>> = {
  CONFIRM: 'The winner was confirmed.',
  OVERTURN: 'The reported result was overturned.',
  DISMISS: 'The complaint was dismissed.',
  VOID: 'The match was declared void and both sides got stake and fee back.',
  ESCALATE: 'A senior moderator decides.',
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
  const heard = `A jury of ${JURORS} players was heard`;
  if (isDivided) return `${heard}. It was divided.`;
  const found = sideName === null ? 'nobody can be shown to have won' : `${sideName} has won`;
  return `${heard}. It leaned to this: ${found} (${sharePercent}% of the weight).`;
}
