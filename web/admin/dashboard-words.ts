import {
  adminBattlesPath,
  adminContentPath,
  adminFinancePath,
  adminRiskCasePath,
  adminRiskPath,
  adminSupportPath,
  adminUsersPath,
  adminVerificationPath,
} from '../../domain/admin/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { StaffFigure, QueueDecider, StaffEvent, StaffQueue } from '../data/__generated__/schema-types.ts';
import { formatCents, formatCount, formatSignedCents } from '../format/format.ts';
import { ALERT_TITLES } from './alert-words.ts';
import type { StaffActivityRowFragment } from './operations/__generated__/staff-activity-row.gql.ts';

export const FIGURE_WORDS: Readonly<Record<StaffFigure, { label: string; isMoney: boolean }>> = {
  SIGN_UPS: { label: 'Sign-ups', isMoney: false },
  DEPOSITS: { label: 'Deposits', isMoney: true },
  STAKES: { label: 'Stakes held', isMoney: true },
  BATTLES: { label: 'Battles', isMoney: false },
  DISPUTES: { label: 'Disputes', isMoney: false },
  NET_REVENUE: { label: 'Net revenue', isMoney: true },
};

export const formatFigure = (value: number, isMoney: boolean): string =>
  isMoney ? formatCents(value) : formatCount(value);

/** How much more or less today is, in words of its own: the sign stands there. */
export function differenceWords(today: number, before: number, isMoney: boolean): string {
  const more = today - before;
  if (more === 0) return 'As much as a week ago';
  const by = isMoney ? formatSignedCents(more) : `${more > 0 ? '+' : '−'}${formatCount(Math.abs(more))}`;
  return `${by} against ${formatFigure(before, isMoney)} a week ago`;
}

const disputesPath = withQuery(adminBattlesPath, { tab: 'disputes' });
const reportsPath = withQuery(adminContentPath, { tab: 'reports' });
const blockedPath = withQuery(adminContentPath, { tab: 'blocked' });
const withdrawalsPath = withQuery(adminFinancePath, { tab: 'withdrawals' });

export const QUEUE_WORDS: Readonly<Record<StaffQueue, { label: string; to: string }>> = {
  DISPUTES: { label: 'Disputes', to: disputesPath },
  REPORTS: { label: 'Reports', to: reportsPath },
  BLOCKED_MESSAGES: { label: 'Blocked messages', to: blockedPath },
  TICKETS: { label: 'Support requests', to: adminSupportPath },
  WITHDRAWALS: { label: 'Withdrawals', to: withdrawalsPath },
  VERIFICATIONS: { label: 'Verifications', to: adminVerificationPath },
  RISK_CASES: { label: 'Risk cases', to: adminRiskPath },
  ESCALATED_DISPUTES: { label: 'Escalated disputes', to: disputesPath },
  APPEALS: { label: 'Appeals', to: disputesPath },
  ESCALATED_REPORTS: {
    label: 'Escalated reports',
    to: withQuery(adminContentPath, { tab: 'reports', status: 'escalated' }),
  },
  ADJUSTMENTS: { label: 'Balance adjustments', to: adminUsersPath },
  ALERTS: { label: 'Alerts', to: withdrawalsPath },
};

export const DECIDER_WORDS: Readonly<Record<QueueDecider, string>> = {
  STAFF: 'All staff',
  SENIOR: 'Senior moderators',
  ADMINISTRATOR: 'Administrators',
};

const EVENT_WORDS: Readonly<Record<StaffEvent, string>> = {
  DISPUTE_OPENED: 'A dispute was filed',
  DISPUTE_TAKEN: 'A dispute was taken',
  DISPUTE_EVIDENCE_ADDED: 'Evidence came to a dispute',
  DISPUTE_ANSWER_WAIVED: 'A side has nothing to add to a dispute',
  DISPUTE_DECIDED: 'A dispute was decided',
  APPEAL_FILED: 'An appeal was filed',
  APPEAL_DECIDED: 'An appeal was decided',
  JURY_HEARD: 'A jury has voted',
  REPORT_FILED: 'A player was reported',
  REPORT_DECIDED: 'A report was decided',
  BLOCKED_MESSAGE_APPEALED: 'A blocked message was appealed',
  BLOCKED_MESSAGE_DECIDED: 'An appeal of a blocked message was decided',
  STREAM_REPORTED: 'A stream was reported',
  TICKET_CHANGED: 'A support request changed',
  WITHDRAWAL_REQUESTED: 'A withdrawal was requested',
  WITHDRAWAL_PROCESSING: 'A withdrawal was put on hold',
  WITHDRAWAL_APPROVED: 'A withdrawal was approved',
  WITHDRAWAL_PAID: 'A withdrawal was paid out',
  WITHDRAWAL_REJECTED: 'A withdrawal was rejected',
  WITHDRAWAL_FAILED: 'A payout failed',
  ALERT_RAISED: 'New alert',
  ALERT_RESOLVED: 'Alert resolved',
  RISK_CASE_CHANGED: 'A risk case changed',
};

type Activity = Pick<StaffActivityRowFragment, 'kind' | 'subjectId' | 'ticketNumber' | 'amountCents' | 'alertKind'>;

/** What happened, with what tells it from others of its kind. */
export function activityWords({ kind, ticketNumber, amountCents, alertKind }: Activity): string {
  const which =
    alertKind !== null ? ALERT_TITLES[alertKind] : amountCents !== null ? formatCents(amountCents) : ticketNumber;
  return which === null ? EVENT_WORDS[kind] : `${EVENT_WORDS[kind]}: ${which}`;
}

/** Where staff see to it. */
export function activityPath({ kind, subjectId }: Activity): string {
  switch (kind) {
    case 'REPORT_FILED':
    case 'REPORT_DECIDED':
      return reportsPath;
    case 'BLOCKED_MESSAGE_APPEALED':
    case 'BLOCKED_MESSAGE_DECIDED':
      return blockedPath;
    case 'STREAM_REPORTED':
      return withQuery(adminContentPath, { tab: 'streams' });
    case 'TICKET_CHANGED':
      return withQuery(adminSupportPath, { ticket: subjectId });
    case 'RISK_CASE_CHANGED':
      return adminRiskCasePath(subjectId);
    case 'DISPUTE_OPENED':
    case 'DISPUTE_TAKEN':
    case 'DISPUTE_EVIDENCE_ADDED':
    case 'DISPUTE_ANSWER_WAIVED':
    case 'JURY_HEARD':
      return withQuery(adminBattlesPath, { tab: 'disputes', dispute: subjectId });
    case 'DISPUTE_DECIDED':
    case 'APPEAL_FILED':
    case 'APPEAL_DECIDED':
      return disputesPath;
    case 'WITHDRAWAL_REQUESTED':
    case 'WITHDRAWAL_PROCESSING':
    case 'WITHDRAWAL_APPROVED':
    case 'WITHDRAWAL_PAID':
    case 'WITHDRAWAL_REJECTED':
    case 'WITHDRAWAL_FAILED':
    case 'ALERT_RAISED':
    case 'ALERT_RESOLVED':
      return withdrawalsPath;
  }
}
