import { type Role, isSenior } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import type { Judge } from './decide-dispute.ts';
import type { DisputeStatus } from './dispute.ts';

export interface HeldDispute {
  readonly status: DisputeStatus;
  /** Who looks at it, or escalated it by hand; null for nobody. */
  readonly moderatorId: string | null;
}

/** What a moderator looks at is left to that moderator, but for seniors. */
export const mayHandle = (
  { status, moderatorId }: HeldDispute,
  staff: { readonly id: string; readonly role: Role },
): Ruling<null> =>
  status === 'in_review' && moderatorId !== staff.id && !isSenior(staff.role) ? refuse('DISPUTE_TAKEN') : allow(null);

/**
 * Somebody of the staff takes an undecided case, or takes it over; nobody one of their own, and an escalated one a
 * senior. Its time goes on.
 * @returns its status from now on
 */
export function takeDispute(held: HeldDispute, judge: Judge & { readonly id: string }): Ruling<DisputeStatus> {
  if (judge.isInvolved) return refuse('OWN_DISPUTE');
  if (held.status === 'resolved') return refuse('DISPUTE_DECIDED');
  if (held.status === 'escalated') return isSenior(judge.role) ? allow('escalated') : refuse('SENIOR_ONLY');
  const free = mayHandle(held, judge);
  return free.ok ? allow('in_review') : free;
}
