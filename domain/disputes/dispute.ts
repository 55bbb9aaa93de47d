import type { ContestedKind } from '../shared/subjects.ts';
import { DAY, HOUR } from '../shared/time.ts';

/** The contest that a dispute is about. */
export interface Subject {
  readonly kind: ContestedKind;
  readonly id: string;
}

/** EN-55, HE-06, AB-04 */
export const DISPUTE_TYPES = [
  'match-result',
  'cheating',
  'wager-error',
  'rule-violation',
  'connection-issue',
  'payment-dispute',
  'other',
] as const;
export type DisputeType = (typeof DISPUTE_TYPES)[number];

export const DISPUTE_STATUSES = ['pending', 'in_review', 'resolved', 'escalated'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** The most urgent first; the place in this list is what is stored. */
export const DISPUTE_PRIORITIES = ['urgent', 'high', 'medium', 'low'] as const;
export type DisputePriority = (typeof DISPUTE_PRIORITIES)[number];

/** The four documented actions, and `void` for a battle that nobody can prove: both get stake and fee back. */
export const DISPUTE_ACTIONS = ['confirm', 'overturn', 'dismiss', 'escalate', 'void'] as const;
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number];

/** An undecided dispute goes to a senior moderator after this long (BC-14, HE-08). */
export const ESCALATION_WINDOW = 72 * HOUR;

/** A party about whom so many complaints were found right lately puts a case one step forward. */
export const PRIOR_CASES = 2;
export const PRIOR_WINDOW = 90 * DAY;

function byStake(stakeCents: number): number {
  if (stakeCents >= 500_00) return 0;
  if (stakeCents >= 250_00) return 1;
  return stakeCents >= 50_00 ? 2 : 3;
}

/**
 * The place in DISPUTE_PRIORITIES: the more money waits, the sooner somebody looks, and sooner still where it is not the
 * first case of a party.
 * @param priorCases of the party with the most of them, within PRIOR_WINDOW
 */
export const urgencyOf = (stakeCents: number, priorCases: number): number =>
  priorCases >= PRIOR_CASES ? moreUrgent(byStake(stakeCents)) : byStake(stakeCents);

/** One step forward, as for a case that nobody has decided in its time. */
export const moreUrgent = (urgency: number): number => Math.max(0, urgency - 1);
