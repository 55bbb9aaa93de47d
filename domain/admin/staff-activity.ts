import type { EventType } from '../shared/events.ts';

/** What happens that staff read of on their dashboard. */
export const STAFF_EVENTS = [
  'dispute.opened',
  'dispute.taken',
  'dispute.evidence-added',
  'dispute.answer-waived',
  'dispute.decided',
  'appeal.filed',
  'appeal.decided',
  'jury.heard',
  'report.filed',
  'report.decided',
  'blocked-message.appealed',
  'blocked-message.decided',
  'stream.reported',
  'ticket.changed',
  'withdrawal.requested',
  'withdrawal.processing',
  'withdrawal.approved',
  'withdrawal.paid',
  'withdrawal.rejected',
  'withdrawal.failed',
  'alert.raised',
  'alert.resolved',
  'risk-case.changed',
] as const satisfies readonly EventType[];
export type StaffEvent = (typeof STAFF_EVENTS)[number];
