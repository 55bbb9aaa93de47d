import { ACCOUNT_ORDERS } from '../../domain/accounts/account-order.ts';
import { ADJUSTMENT_STATES } from '../../domain/admin/adjust-balance.ts';
import { APPROVAL_KINDS } from '../../domain/admin/approvals.ts';
import type { EventType } from '../../domain/shared/events.ts';
import { STAFF_FIGURES } from '../../domain/shared/staff-day.ts';
import { QUEUE_DECIDERS, STAFF_QUEUES } from '../../domain/shared/staff-queues.ts';
import { MAILED_KINDS, REPORT_RHYTHMS } from '../../domain/admin/report-mails.ts';
import { PROCESSOR_STATES, REVENUE_SOURCES } from '../../domain/admin/finance.ts';
import { ERRAND_STATES, OPERATION_KINDS, OPERATION_STATES } from '../../domain/admin/operations.ts';
import { STAFF_TABLES } from '../../domain/shared/staff-views.ts';
import { SERVER_STATES, SILENT_AFTER } from '../../domain/admin/servers.ts';
import { FLAG_CATEGORIES } from '../../domain/shared/feature-flags.ts';
import { MAINTENANCE_STATES } from '../../domain/shared/maintenance.ts';
import { SETTING_CATEGORIES, SETTING_TYPES } from '../../domain/shared/setting.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { MAINTENANCE_ACTIONS } from './system/maintain.ts';
import { OPERATIONS_OF_ONE } from './system/run-operation.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const SettingCategoryEnum = graphqlEnum('SettingCategory', 'Where a setting belongs.', SETTING_CATEGORIES, {
  limits: 'What players may stake, and where no crates are sold.',
  payments: 'What withdrawals cost, and from when on two administrators approve them.',
  security: 'How long sessions last, and what counts as proof of a result.',
  performance: 'How much may go on at once.',
});

export const SettingTypeEnum = graphqlEnum('SettingType', 'How a setting is entered.', SETTING_TYPES, {
  number: 'A number, in the unit that its description says.',
  text: 'Words.',
});

export const FlagCategoryEnum = graphqlEnum('FlagCategory', 'What a feature flag belongs to.', FLAG_CATEGORIES, {
  matchmaking: 'How players find opponents.',
  payments: 'What players may pay with, and whether they may spend BattleCoin.',
  features: 'Parts of the product that can be switched off.',
  maintenance: 'Whether players may change anything.',
});

export const AccountOrderEnum = graphqlEnum('AccountOrder', 'How accounts are listed.', ACCOUNT_ORDERS, {
  name: 'By username, ascending.',
  newest: 'The account opened last first.',
});

export const AdjustmentStateEnum = graphqlEnum(
  'AdjustmentState',
  'Whether a balance adjustment waits for a second administrator.',
  ADJUSTMENT_STATES,
  {
    waiting: 'Needs a second administrator; nothing has moved yet.',
    booked: 'The balance was changed.',
    refused: 'Turned down; nothing has moved.',
  },
);

export const ApprovalKindEnum = graphqlEnum(
  'ApprovalKind',
  'What one administrator may not do alone.',
  APPROVAL_KINDS,
  {
    role: 'An account becomes an administrator.',
    settings: 'A setting that guards money becomes looser.',
    flag: 'A flag that opens a way of money is switched on.',
  },
);

export const MaintenanceStateEnum = graphqlEnum(
  'MaintenanceState',
  'What becomes of a maintenance that was announced.',
  MAINTENANCE_STATES,
  {
    scheduled: 'Announced and not begun.',
    running: 'Under way: players can change nothing.',
    ended: 'Over.',
    cancelled: 'Called off before it began.',
  },
);

export const MaintenanceActionEnum = graphqlEnum(
  'MaintenanceAction',
  'What an administrator does with a maintenance.',
  MAINTENANCE_ACTIONS,
  {
    begin: 'Begins an announced one now.',
    end: 'Ends whatever runs.',
    cancel: 'Calls off an announced one.',
  },
);

export const ProcessorStateEnum = graphqlEnum(
  'ProcessorState',
  'How a processor of payments is doing.',
  PROCESSOR_STATES,
  {
    operational: 'At least 80 percent of its payments succeed, and 95 of 100 deposits take 30 seconds at the most.',
    degraded: 'Fewer succeed, or deposits take longer.',
    unmeasured: 'Fewer than five payments, which say nothing.',
  },
);

export const RevenueSourceEnum = graphqlEnum('RevenueSource', 'What the house earns by.', REVENUE_SOURCES, {
  coins: 'BattleCoin that was sold, without what counts as subscriptions.',
  'contest-fees': 'The platform’s fees on contests.',
  subscriptions: 'The part of the sold BattleCoin that went into battle passes.',
  arcade: 'Stakes of contests whose prizes the house pays, less these prizes.',
  'withdrawal-fees': 'Fees of the withdrawals that were paid out.',
});

export const ServerStateEnum = graphqlEnum(
  'ServerState',
  'How a server is, by what it wrote and when.',
  SERVER_STATES,
  {
    online: 'It reports every few seconds and is not under strain.',
    warning: 'It is under strain: processor or memory from 90 percent on, disk from 85 percent on, or work piles up.',
    maintenance: 'It is about to end, or maintenance runs.',
    offline: `It has stopped, or has not reported for more than ${SILENT_AFTER / SECOND} seconds.`,
    unknown: `Its clock is ahead by more than ${SILENT_AFTER / SECOND} seconds, or it cannot measure itself.`,
  },
);

const WORKS = {
  refresh: 'Has servers measure themselves anew.',
  backup: 'Copies the database into the operator’s folder and checks the books in the copy.',
  'clear-cache': 'Empties the caches of every server.',
  restart: 'Ends servers one after another; the next one goes once the one before is back.',
  reload: 'Has every server read settings and feature flags again.',
  shutdown: 'Ends every server.',
} as const;

export const OperationKindEnum = graphqlEnum(
  'OperationKind',
  'What administrators have the servers do.',
  OPERATION_KINDS,
  WORKS,
);

export const OperationOfOneEnum = graphqlEnum(
  'OperationOfOne',
  'What is done when one administrator asks for it.',
  OPERATIONS_OF_ONE,
  WORKS,
);

export const OperationStateEnum = graphqlEnum(
  'OperationState',
  'How far an operation is; `ASKED` waits for a second administrator.',
  OPERATION_STATES,
  {
    asked: 'Waits for a second administrator.',
    running: 'Servers are at it.',
    done: 'Every server has done its part.',
    failed: 'At least one server has not done its part.',
    refused: 'Called off, or not confirmed in time.',
  },
);

export const ErrandStateEnum = graphqlEnum(
  'ErrandState',
  'How far one server is with its part; `SILENT` has not answered in time, `LEFT` was left as it is.',
  ERRAND_STATES,
  {
    waiting: 'Its turn has not come.',
    running: 'The server is at it.',
    done: 'The server has done its part.',
    failed: 'The server could not do it; `outcome` says why.',
    silent: 'The server has not answered in time.',
    left: 'Left as it is, because a server before it failed.',
  },
);

export const FinanceReportKindEnum = graphqlEnum('FinanceReportKind', 'The finance reports.', MAILED_KINDS, {
  'daily-close': 'What each day booked, and what was owed and held when it was sealed.',
  revenue: 'What was earned by what, month by month.',
  liabilities: 'What was owed to players and what was held for it, day by day.',
  chargebacks: 'The deposits that banks took back.',
  'tax-list': 'The players with large payouts of a calendar year, for administrators.',
});

export const ReportRhythmEnum = graphqlEnum('ReportRhythm', 'How often a report is sent.', REPORT_RHYTHMS, {
  daily: 'Each UTC day, when it is over.',
  weekly: 'Each week from Monday to Sunday, UTC, when it is over.',
  monthly: 'Each calendar month, UTC, when it is over.',
  quarterly: 'Each quarter of a calendar year, UTC, when it is over.',
  yearly: 'Each calendar year, UTC, when it is over.',
});

export const StaffTableEnum = graphqlEnum('StaffTable', 'The tables of the administrator area.', STAFF_TABLES, {
  accounts: 'All accounts.',
  battles: 'Battles whose stakes lie in escrow, and completed ones.',
  transactions: 'What all players were booked.',
  withdrawals: 'Requests for withdrawals.',
  messages: 'What stands in all channels.',
  streams: 'The streams that are live.',
  reports: 'What players report of others.',
  tickets: 'Requests to support.',
  'risk-cases': 'Signals about the same players.',
  audit: 'What staff did.',
});

export const StaffFigureEnum = graphqlEnum('StaffFigure', 'What the dashboard tells of today.', STAFF_FIGURES, {
  'sign-ups': 'Accounts that were opened.',
  deposits: 'Cents that were paid in.',
  stakes: 'Cents that were put into escrow.',
  battles: 'Battles that were opened.',
  disputes: 'Disputes that were filed.',
  'net-revenue': 'Cents that the platform earned, less what it gave to players.',
});

export const StaffQueueEnum = graphqlEnum('StaffQueue', 'What waits for a decision of staff.', STAFF_QUEUES, {
  disputes: 'Disputes that were not escalated.',
  reports: 'Reports of players about others.',
  'blocked-messages': 'Blocked messages whose authors ask staff to look.',
  tickets: 'Support requests that wait for an answer.',
  withdrawals: 'Withdrawals that were requested.',
  verifications: 'Documents of players.',
  'risk-cases': 'Cases of the risk desk.',
  'escalated-disputes': 'Disputes that were escalated.',
  appeals: 'Appeals against decisions.',
  'escalated-reports': 'Reports that were handed to a senior moderator.',
  payouts: 'Approved payouts that an administrator sends by hand.',
  adjustments: 'Balance adjustments that need a second administrator.',
  approvals: 'What else one administrator may not do alone.',
  'held-bets': 'Wins on battles that wait, because the winner shares something with a player.',
  'fund-requests': 'Money into the fund of the markets, or out of it, that needs a second administrator.',
  alerts: 'Alerts of the books, of the server and of held wins.',
});

export const QueueDeciderEnum = graphqlEnum('QueueDecider', 'The least role that decides something.', QUEUE_DECIDERS, {
  staff: 'Everybody of the staff.',
  senior: 'Senior moderators and administrators.',
  administrator: 'Administrators.',
});

/** Filled with what the rooms say; see `makeSchema`. */
export const StaffEventEnum: Record<string, EventType> = {};

const INCIDENT_KINDS = ['outage', 'maintenance'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

export const IncidentKindEnum = graphqlEnum('IncidentKind', 'What kept players from something.', INCIDENT_KINDS, {
  outage: 'Nothing could be reached.',
  maintenance: 'Everything could be read, and nothing changed.',
});
