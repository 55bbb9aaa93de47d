import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { HOUR } from '../shared/time.ts';
import { isSenior } from '../accounts/roles.ts';
import type { Judge } from './decide-dispute.ts';
import type { DisputeStatus } from './dispute.ts';

/** A decision can be appealed for this long after it was made (BC-13). */
export const APPEAL_WINDOW = 48 * HOUR;

/** Characters of what an appeal says. */
export const APPEAL_WORDS_MAX = 2_000;

/** What becomes of the decision. */
export const APPEAL_VERDICTS = ['uphold', 'overturn'] as const;
export type AppealVerdict = (typeof APPEAL_VERDICTS)[number];

/** How a contest ended: who has won; null where everybody got back what they put in. */
export interface Outcome {
  readonly winnerId: string | null;
}

/** A dispute as far as an appeal against its decision is concerned. */
export interface Appealable {
  readonly status: DisputeStatus;
  /** Who decided; null where nobody did. */
  readonly deciderId: string | null;
  readonly decidedAt: number | null;
  /** How the contest ended by it; null where it goes on, and of a kind whose results are not taken back. */
  readonly outcome: Outcome | null;
  /** Whether a later dispute over the same contest exists. */
  readonly isSuperseded: boolean;
  readonly hasAppeal: boolean;
}

/** Whether a party may appeal now: once in a case, within 48 hours of the decision (BC-13). */
export function mayAppeal(dispute: Appealable, now: number): Ruling<null> {
  const { status, deciderId, decidedAt, outcome, isSuperseded, hasAppeal } = dispute;
  if (status !== 'resolved' || decidedAt === null) return refuse('DISPUTE_UNDECIDED');
  if (deciderId === null || outcome === null || isSuperseded) return refuse('DECISION_FINAL');
  if (hasAppeal) return refuse('ALREADY_APPEALED');
  return now - decidedAt > APPEAL_WINDOW ? refuse('APPEAL_TOO_LATE') : allow(null);
}

export interface AppealedCase {
  /** Who made the decision that is appealed. */
  readonly deciderId: string | null;
  readonly isOpen: boolean;
  readonly outcome: Outcome | null;
  readonly sideIds: readonly string[];
}

/**
 * What staff make of an appeal: a senior moderator or an administrator, who did not make the decision and has no part in
 * the contest.
 * @param winnerId with `overturn`: who has won after all; null where everybody gets back what they put in
 * @returns the outcome that holds from now on; null where the decision stays
 */
export function decideAppeal(
  { deciderId, isOpen, outcome, sideIds }: AppealedCase,
  judge: Judge & { readonly id: string },
  verdict: AppealVerdict,
  winnerId: string | null,
): Ruling<Outcome | null> {
  if (judge.isInvolved) return refuse('OWN_DISPUTE');
  if (!isSenior(judge.role)) return refuse('SENIOR_ONLY');
  if (judge.id === deciderId) return refuse('OWN_DECISION');
  if (!isOpen) return refuse('DISPUTE_DECIDED');
  if (verdict === 'uphold') return allow(null);
  if (outcome === null) return refuse('DECISION_FINAL');
  const isSide = winnerId === null || sideIds.includes(winnerId);
  return isSide && winnerId !== outcome.winnerId
    ? allow({ winnerId })
    : refuse('WINNER_REQUIRED', { field: 'winnerId' });
}
