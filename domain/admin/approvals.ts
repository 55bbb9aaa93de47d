import { type Approver, mayAgree } from '../accounts/second-administrator.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { DAY } from '../shared/time.ts';

/** What one administrator may not do alone: make another one, and loosen what guards money. */
export const APPROVAL_KINDS = ['role', 'settings', 'flag'] as const;
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

export const APPROVAL_STATES = ['waiting', 'done', 'refused'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** So long a request waits for a second administrator. */
export const APPROVAL_LIFE = 7 * DAY;

/** One thing that changes: a setting by its key, or else the role of an account or the state of a flag. */
export interface ApprovalChange {
  readonly key: string;
  readonly from: string;
  readonly to: string;
}

export interface Approval {
  readonly state: ApprovalState;
  readonly askedBy: string;
  readonly askedAt: number;
}

/** Whether it still waits. */
export const isApprovalOpen = ({ state, askedAt }: Approval, now: number): boolean =>
  state === 'waiting' && now < askedAt + APPROVAL_LIFE;

/**
 * A second administrator agrees and it is done; anybody of them refuses it, whoever asked too. Refusals: FORBIDDEN,
 * APPROVAL_OVER, SECOND_ADMINISTRATOR, ADMINISTRATOR_NEW.
 */
export function decideApproval(
  judge: Approver,
  approval: Approval,
  approves: boolean,
  now: number,
): Ruling<'done' | 'refused'> {
  if (judge.role !== 'administrator') return refuse('FORBIDDEN');
  if (!isApprovalOpen(approval, now)) return refuse('APPROVAL_OVER');
  if (!approves) return allow('refused');
  if (judge.id === approval.askedBy) return refuse('SECOND_ADMINISTRATOR');
  const agrees = mayAgree(judge, approval.askedAt, now);
  return agrees.ok ? allow('done') : agrees;
}
