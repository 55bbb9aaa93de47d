import {
  adminBattlesPath,
  adminContentPath,
  adminFinancePath,
  adminRiskCasePath,
  adminRiskPath,
  adminSupportPath,
  adminSystemPath,
  adminUsersPath,
  adminVerificationPath,
} from '../../domain/shared/admin.paths.ts';
import { betsDeskPath } from '../../domain/markets/markets.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { StaffFigure, QueueDecider, StaffEvent, StaffQueue } from '../data/__generated__/schema-types.ts';
import { formatCents, formatCount, formatSignedCents } from '../format/format.ts';
import { ALERT_TITLES } from '../desk/alert-words.ts';
import type { StaffActivityRowFragment } from './operations/__generated__/dashboard.gql.ts';
import * as t from './__generated__/messages.ts';

export const FIGURE_WORDS: Readonly<Record<StaffFigure, { label: string; isMoney: boolean }>> = {
  SIGN_UPS: { label: t.signUps(), isMoney: false },
  DEPOSITS: { label: t.deposits(), isMoney: true },
  STAKES: { label: t.stakesHeld(), isMoney: true },
  BATTLES: { label: t.battles(), isMoney: false },
  DISPUTES: { label: t.disputes(), isMoney: false },
  NET_REVENUE: { label: t.netRevenue(), isMoney: true },
};

export const formatFigure = (value: number, isMoney: boolean): string =>
  isMoney ? formatCents(value) : formatCount(value);

/** How much more or less today is, in words of its own: the sign stands there. */
export function differenceWords(today: number, before: number, isMoney: boolean): string {
  const more = today - before;
  if (more === 0) return t.asMuchAsAWeekAgo();
  const difference = isMoney ? formatSignedCents(more) : `${more > 0 ? '+' : '−'}${formatCount(Math.abs(more))}`;
  return t.moreOrLessThanAWeekAgo({ difference, before: formatFigure(before, isMoney) });
}

const disputesPath = withQuery(adminBattlesPath, { tab: 'disputes' });
const reportsPath = withQuery(adminContentPath, { tab: 'reports' });
const blockedPath = withQuery(adminContentPath, { tab: 'blocked' });
const withdrawalsPath = withQuery(adminFinancePath, { tab: 'withdrawals' });

export const QUEUE_WORDS: Readonly<Record<StaffQueue, { label: string; to: string }>> = {
  DISPUTES: { label: t.disputes(), to: disputesPath },
  REPORTS: { label: t.reports({ sense: 'players' }), to: reportsPath },
  BLOCKED_MESSAGES: { label: t.blockedMessages(), to: blockedPath },
  TICKETS: { label: t.supportRequests(), to: adminSupportPath },
  WITHDRAWALS: { label: t.withdrawals(), to: withdrawalsPath },
  VERIFICATIONS: { label: t.verifications(), to: adminVerificationPath },
  RISK_CASES: { label: t.riskCases(), to: adminRiskPath },
  ESCALATED_DISPUTES: { label: t.escalatedDisputes(), to: disputesPath },
  APPEALS: { label: t.appeals(), to: disputesPath },
  ESCALATED_REPORTS: {
    label: t.escalatedReports(),
    to: withQuery(adminContentPath, { tab: 'reports', status: 'escalated' }),
  },
  PAYOUTS: { label: t.payoutsToSend(), to: withQuery(adminFinancePath, { tab: 'withdrawals', status: 'approved' }) },
  ADJUSTMENTS: { label: t.balanceAdjustments(), to: adminUsersPath },
  APPROVALS: { label: t.waitingApprovals(), to: adminSystemPath },
  HELD_BETS: { label: t.winsThatWait(), to: betsDeskPath },
  FUND_REQUESTS: { label: t.fundForBetsRequests(), to: betsDeskPath },
  ALERTS: { label: t.alerts(), to: withdrawalsPath },
};

export const DECIDER_WORDS: Readonly<Record<QueueDecider, string>> = {
  STAFF: t.allStaff(),
  SENIOR: t.seniorModerators(),
  ADMINISTRATOR: t.administrators(),
};

const EVENT_WORDS: Readonly<Record<StaffEvent, string>> = {
  DISPUTE_OPENED: t.aDisputeWasFiled(),
  DISPUTE_TAKEN: t.aDisputeWasTaken(),
  DISPUTE_EVIDENCE_ADDED: t.evidenceCameToADispute(),
  DISPUTE_ANSWER_WAIVED: t.aSideHasNothingToAdd(),
  DISPUTE_DECIDED: t.aDisputeWasDecided(),
  APPEAL_FILED: t.anAppealWasFiled(),
  APPEAL_DECIDED: t.anAppealWasDecided(),
  JURY_HEARD: t.aJuryHasVoted(),
  REPORT_FILED: t.aPlayerWasReported(),
  REPORT_DECIDED: t.aReportWasDecided(),
  BLOCKED_MESSAGE_APPEALED: t.aBlockedMessageWasAppealed(),
  BLOCKED_MESSAGE_DECIDED: t.anAppealOfABlockedMessage(),
  STREAM_REPORTED: t.aStreamWasReported(),
  TICKET_CHANGED: t.aSupportRequestChanged(),
  WITHDRAWAL_REQUESTED: t.aWithdrawalWasRequested(),
  WITHDRAWAL_PROCESSING: t.aWithdrawalWasPutOnHold(),
  WITHDRAWAL_APPROVED: t.aWithdrawalWasApproved(),
  WITHDRAWAL_PAID: t.aWithdrawalWasPaidOut(),
  WITHDRAWAL_REJECTED: t.aWithdrawalWasRejected(),
  WITHDRAWAL_FAILED: t.aPayoutFailed(),
  ALERT_RAISED: t.newAlert(),
  ALERT_RESOLVED: t.alertResolved(),
  RISK_CASE_CHANGED: t.aRiskCaseChanged(),
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
