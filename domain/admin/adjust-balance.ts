import type { Role } from '../accounts/roles.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';

/** The largest adjustment at once, in cents or BattleCoin, either way. */
export const ADJUSTMENT_MAX = 1_000_000_00;

export const ADJUSTMENT_STATES = ['waiting', 'booked', 'refused'] as const;
export type AdjustmentState = (typeof ADJUSTMENT_STATES)[number];

interface Person {
  readonly id: string;
  readonly role: Role;
}

export interface Adjustment {
  /** Into the account when positive, out of it when negative. */
  readonly amount: number;
  /** What was moved on the account in the last 24 hours, either way, so that a large one is not booked in small parts. */
  readonly movedBefore: number;
  /** From this sum on two administrators are needed. */
  readonly doubleFrom: number;
}

/** Whether an adjustment is booked at once or waits for a second administrator (AU-04). Nobody adjusts their own. */
export function adjustBalance(
  staff: Person,
  subject: Person & { readonly status: string },
  { amount, movedBefore, doubleFrom }: Adjustment,
): Ruling<'booked' | 'waiting'> {
  if (staff.role !== 'administrator') return refuse('FORBIDDEN');
  if (staff.id === subject.id) return refuse('OWN_ACCOUNT');
  if (subject.status === 'closed') return refuse('NOT_FOUND');
  if (!Number.isSafeInteger(amount) || amount === 0 || Math.abs(amount) > ADJUSTMENT_MAX)
    return refuse('BAD_INPUT', { field: 'amount' });
  return allow(movedBefore + Math.abs(amount) >= doubleFrom ? 'waiting' : 'booked');
}

/**
 * A second administrator books it; to refuse it, whoever asked will do as well. The player whom it is about does
 * neither, and nothing is booked on an account that was closed meanwhile.
 */
export function decideAdjustment(
  judge: Person,
  adjustment: { readonly state: AdjustmentState; readonly askedBy: string; readonly userId: string },
  subject: { readonly status: string },
  approves: boolean,
): Ruling<'booked' | 'refused'> {
  if (judge.role !== 'administrator') return refuse('FORBIDDEN');
  if (judge.id === adjustment.userId) return refuse('OWN_ACCOUNT');
  if (adjustment.state !== 'waiting') return refuse('ADJUSTMENT_DECIDED');
  if (!approves) return allow('refused');
  if (subject.status === 'closed') return refuse('NOT_FOUND');
  return judge.id === adjustment.askedBy ? refuse('SECOND_ADMINISTRATOR') : allow('booked');
}
