import {
  adminBattlesPath,
  adminBetsPath,
  adminContentPath,
  adminFinancePath,
  adminRiskPath,
  adminSupportPath,
  adminSystemPath,
  adminUsersPath,
  adminVerificationPath,
} from '../../domain/shared/admin.paths.ts';
import { withQuery } from '../../domain/shared/path-to.ts';
import type { StaffFigure, QueueDecider, StaffQueue } from '../data/__generated__/schema-types.ts';
import { formatCents, formatCount, formatSignedCents } from '../format/format.ts';
import { ALERT_TITLES } from '../desk/alert-words.ts';
import type { ActivityWords } from '../desk/room-words.ts';
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
  HELD_BETS: { label: t.winsThatWait(), to: adminBetsPath },
  FUND_REQUESTS: { label: t.fundForBetsRequests(), to: adminBetsPath },
  ALERTS: { label: t.alerts(), to: withdrawalsPath },
};

export const DECIDER_WORDS: Readonly<Record<QueueDecider, string>> = {
  STAFF: t.allStaff(),
  SENIOR: t.seniorModerators(),
  ADMINISTRATOR: t.administrators(),
};

/** Of every room that has some: what happened there that staff read of. */
const rooms = import.meta.glob<ActivityWords>('../*/activity-words.ts', { eager: true, import: 'activityWords' });
const ACTIVITIES = Object.assign({}, ...Object.values(rooms)) as ActivityWords;

type Activity = Pick<StaffActivityRowFragment, 'kind' | 'subjectId' | 'ticketNumber' | 'amountCents' | 'alertKind'>;

/** What happened, with what tells it from others of its kind. */
export function activityWords({ kind, ticketNumber, amountCents, alertKind }: Activity): string {
  const which =
    alertKind !== null ? ALERT_TITLES[alertKind] : amountCents !== null ? formatCents(amountCents) : ticketNumber;
  const { words } = ACTIVITIES[kind];
  return which === null ? words : `${words}: ${which}`;
}

/** Where staff see to it. */
export const activityPath = ({ kind, subjectId }: Activity): string => ACTIVITIES[kind].pathOf(subjectId);
