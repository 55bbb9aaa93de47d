import { acceptEvidenceLink } from '../../domain/disputes/evidence.ts';
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

/** What is wrong with a link as typed; true when nothing is. */
export function evidenceLinkProblem(typed: string, isRequired: boolean): string | true {
  const ruling = acceptEvidenceLink(typed);
  if (!ruling.ok) return 'Enter a full address that begins with http:// or https://.';
  return ruling.value !== null || !isRequired || 'Add a link that shows something new.';
}

/** A decision as the players read it. */
export const DECISION_WORDS: Readonly<Record<DisputeAction, string>> = {
  CONFIRM: 'The winner was confirmed.',
  OVERTURN: 'The reported result was overturned.',
  DISMISS: 'The complaint was dismissed.',
  VOID: 'The match was declared void and both sides got stake and fee back.',
  ESCALATE: 'A senior moderator decides.',
};
