// @module-tag engines
import { listKnownDevices } from '../../../db/security/known-device.queries.ts';
import { listInspectionsOf, readInspectionOf } from '../../../db/security/inspection.queries.ts';
import {
  countSharedViews,
  deleteView,
  listOwnViews,
  listSharedViews,
  lockSharedViews,
} from '../../../db/admin/staff-view.queries.ts';
import { countAccounts, countSignUps, listAccounts, listBarred } from '../../../db/accounts/account-list.queries.ts';
import {
  listAdjustmentsOf,
  listWaitingAdjustments,
  readAdjustment,
  sumAdjusted,
  summarizeWaiting,
} from '../../../db/admin/adjustment.queries.ts';
import {
  listBackups,
  listErrands,
  listOpenErrands,
  listOperations,
  readLateOperation,
  readOperation,
} from '../../../db/admin/operation.queries.ts';
import { readBacklog, readServer } from '../../../db/admin/server.queries.ts';
import { countOpenReports, listReportsAbout, listWaitingReports } from '../../../db/chat/moderation.queries.ts';
import { countOpened, listForStaff } from '../../../db/battles/staff-battle.queries.ts';
import { readWaitingAppeals } from '../../../db/disputes/appeal.queries.ts';
import { listForStaff as listStaffEvents } from '../../../db/events/log.queries.ts';
import { listCasesAbout, readWaitingCases } from '../../../db/risk/risk-case.queries.ts';
import { readWaitingTickets } from '../../../db/support/ticket.queries.ts';
import { readWaitingVerifications } from '../../../db/verification/verification.queries.ts';
import { readWaitingAlerts } from '../../../db/wallet/alert.queries.ts';
import { listFinanceDays, listFinanceDaysBetween } from '../../../db/admin/finance-day.queries.ts';
import { listRecipients } from '../../../db/admin/report-mail.queries.ts';
import { readFirstBooking } from '../../../db/wallet/statement.queries.ts';
import { readAccountYears } from '../../../db/wallet/tax-year.queries.ts';
import {
  listEndedDeposits,
  listEndedPayouts,
  listReserves,
  readFirstTransfer,
  sumBooked,
  sumBookedByHour,
  sumCoinFlow,
  sumHeldByHour,
} from '../../../db/wallet/finance.queries.ts';
import { listChargebacks, listLargePayouts, listReservesBetween } from '../../../db/wallet/report.queries.ts';
import { listPaidOut, listWithdrawalQueue, readWaitingWithdrawals } from '../../../db/wallet/payment.queries.ts';
import {
  countFiled,
  countOpenDisputes,
  listOutcomes,
  listWaitingDisputes,
} from '../../../db/disputes/dispute.queries.ts';
import { hasActedOn, hasDone, listAudit, listLooks } from '../../../db/audit/audit.queries.ts';
import { listOutages, listStatusDays } from '../../../db/admin/status.queries.ts';
import {
  listOpenMaintenances,
  listPastMaintenances,
  readDueMaintenance,
} from '../../../db/settings/maintenance.queries.ts';
import { readHoldings } from '../../../db/wallet/wallet.queries.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import type { World } from '../../support/world.ts';
import { eraseDeclared, readRoom } from '../../support/personal-data.ts';

const read = (world: World) => world.db.read;
const erase = ({ db }: World) => db.transact((tx) => eraseDeclared(tx, 'admin', 'x', 0));
const ALL = { text: '', status: null, verification: null, role: null, order: 'name' } as const;

checkPlans([
  {
    name: 'looks at an account, for its player',
    run: (w) => listLooks(read(w), 'x', ['account.opened', 'account.noted'], 20, [5, 'x']),
    uses: ['audit_log_subject'],
  },
  {
    name: 'whether staff have looked at an account',
    run: (w) => hasDone(read(w), 'x', 'account.opened', 'y', 5),
    uses: [/audit_log_(actor_action|subject|actor)/],
  },
  {
    name: 'who was paid out much in a year',
    run: (w) => listLargePayouts(read(w), 1, 9, { sumCents: 1, payouts: 1 }, 5),
    uses: ['withdrawals_paid', pk('users')],
  },
  { name: 'the views of one of the staff', run: (w) => listOwnViews(read(w), 'x'), uses: ['staff_views_name'] },
  {
    name: 'the views in an archive',
    run: (w) => readRoom(read(w), 'admin', 'x', 'savedViews'),
    uses: ['staff_views_name'],
  },
  { name: 'the views that are shared', run: (w) => listSharedViews(read(w), 'x'), uses: ['staff_views_shared'] },
  { name: 'how many views are shared', run: (w) => countSharedViews(read(w)), uses: ['staff_views_shared'] },
  {
    name: 'the shared views, locked',
    run: (w) => w.db.transact((tx) => lockSharedViews(tx)),
    uses: ['staff_views_shared'],
  },
  {
    name: 'one view to delete',
    run: (w) => w.db.transact((tx) => deleteView(tx, 'x', 'y')),
    uses: [pk('staff_views')],
  },
  { name: 'the views of a closed account', run: erase, uses: ['staff_views_name'] },
  {
    name: 'what the servers were told to do',
    run: (w) => listOperations(read(w), 20, 'x'),
    uses: [pk('system_operations')],
    isInOrder: true,
  },
  {
    name: 'an operation with its errands',
    run: (w) => readOperation(read(w), 'x'),
    uses: [pk('system_operations')],
  },
  { name: 'errands of an operation', run: (w) => listErrands(read(w), 'x'), uses: [pk('errands')] },
  { name: 'errands of a server', run: (w) => listOpenErrands(read(w), 'x'), uses: ['errands_open'] },
  {
    name: 'an operation that has run out of time',
    run: (w) => readLateOperation(read(w), 5),
    uses: ['system_operations_open'],
  },
  {
    name: 'backups whose files are there',
    run: (w) => listBackups(read(w), 20),
    uses: ['system_operations_files'],
    isInOrder: true,
  },
  { name: 'a server', run: (w) => readServer(read(w), 'x'), uses: [pk('servers')] },
  {
    name: 'what waits for a server',
    run: (w) => readBacklog(read(w), 5),
    uses: ['jobs_run'],
  },
  { name: 'days that are closed', run: (w) => listFinanceDays(read(w), 20, '2026-01-01'), uses: [pk('finance_days')] },
  {
    name: 'closed days of a report',
    run: (w) => listFinanceDaysBetween(read(w), '2026-01-01', '2026-02-01'),
    uses: [pk('finance_days')],
    isInOrder: true,
  },
  {
    name: 'sealed days of a report',
    run: (w) => listReservesBetween(read(w), '2026-01-01', '2026-02-01'),
    uses: [pk('balance_roots')],
    isInOrder: true,
  },
  {
    name: 'charge-backs of a report',
    run: (w) => listChargebacks(read(w), 5, 6, 20),
    uses: ['transfers_chargebacks'],
    isInOrder: true,
  },
  {
    name: 'who is told of a report',
    run: (w) => listRecipients(read(w), { kind: 'revenue', rhythm: 'daily' }),
    uses: [pk('report_recipients')],
  },
  { name: 'a report of which somebody is not told any more', run: erase, uses: ['report_recipients_user'] },
  {
    name: 'a tax year',
    run: (w) => readAccountYears(read(w), 'x', 2026),
    uses: ['entries_account', 'statements_user', pk('transfers')],
  },
  {
    name: 'when an account was first booked',
    run: (w) => readFirstBooking(read(w), 'x', ['USD', 'BC']),
    uses: ['entries_account'],
  },
  { name: 'what BattleCoin a day minted and burned', run: (w) => sumCoinFlow(read(w), 5, 6), uses: ['transfers_at'] },
  { name: 'days that were watched', run: (w) => listStatusDays(read(w), '2026-01-01'), uses: [pk('status_days')] },
  {
    name: 'outages since an instant',
    run: (w) => listOutages(read(w), 5, 20),
    uses: ['outages_started'],
    isInOrder: true,
  },
  {
    name: 'maintenance that is over',
    run: (w) => listPastMaintenances(read(w), 5, 20),
    uses: ['maintenances_ended'],
    isInOrder: true,
  },
  { name: 'accounts since an instant', run: (w) => countAccounts(read(w), 5), uses: ['users_created'] },
  { name: 'accounts of a stretch', run: (w) => countAccounts(read(w), 5, 6), uses: ['users_created'] },
  { name: 'sign-ups of a day', run: (w) => countSignUps(read(w), 5, 6), uses: ['users_created'] },
  { name: 'battles of a day', run: (w) => countOpened(read(w), 5, 6), uses: ['battles_opened'] },
  { name: 'disputes of a day', run: (w) => countFiled(read(w), 5, 6), uses: ['disputes_submitted'] },
  { name: 'what a day booked by its hours', run: (w) => sumBookedByHour(read(w), 5, 6), uses: ['transfers_at'] },
  { name: 'what a day put into escrow', run: (w) => sumHeldByHour(read(w), 5, 6), uses: ['transfers_at'] },
  { name: 'disputes that wait', run: (w) => listWaitingDisputes(read(w), 'x'), uses: [/disputes_(one_)?open/] },
  { name: 'appeals that wait', run: (w) => readWaitingAppeals(read(w), 'x'), uses: ['appeals_open'] },
  { name: 'reports that wait', run: (w) => listWaitingReports(read(w), 'x'), uses: ['user_reports_status'] },
  { name: 'tickets that wait', run: (w) => readWaitingTickets(read(w), 'x'), uses: [/tickets_(changed|queue)/] },
  { name: 'withdrawals that wait', run: (w) => readWaitingWithdrawals(read(w)), uses: ['withdrawals_status'] },
  {
    name: 'verifications that wait',
    run: (w) => readWaitingVerifications(read(w)),
    uses: ['verification_requests_outcome'],
  },
  { name: 'risk cases that wait', run: (w) => readWaitingCases(read(w), 'x'), uses: ['risk_cases_state'] },
  {
    name: 'cases about one of the staff',
    run: (w) => listCasesAbout(read(w), 'y', ['x']),
    uses: [/risk_case_players/],
  },
  {
    name: 'adjustments that wait for another',
    run: (w) => summarizeWaiting(read(w)),
    uses: ['balance_adjustments_waiting'],
  },
  { name: 'alerts that wait', run: (w) => readWaitingAlerts(read(w)), uses: [/staff_alerts_(open|key)/] },
  {
    name: 'what happened at the desks',
    run: (w) => listStaffEvents(read(w), 20),
    uses: ['events_staff'],
    isInOrder: true,
  },
  { name: 'what a day booked', run: (w) => sumBooked(read(w), 5, 6), uses: ['transfers_at'] },
  { name: 'when money moved first', run: (w) => readFirstTransfer(read(w)), uses: ['transfers_at'], isInOrder: true },
  {
    name: 'deposits that a processor has ended',
    run: (w) => listEndedDeposits(read(w), 'x', 5, 20),
    uses: ['deposits_ended'],
    isInOrder: true,
  },
  {
    name: 'payouts that a processor has ended',
    run: (w) => listEndedPayouts(read(w), 'x', 5, 20),
    uses: ['withdrawals_ended'],
    isInOrder: true,
  },
  { name: 'reserves of some days', run: (w) => listReserves(read(w), ['x', 'y']), uses: [pk('balance_roots')] },
  {
    name: 'accounts by their names',
    run: (w) => listAccounts(read(w), ALL, 20, [0, 'x']),
    uses: ['users_username_key'],
    isInOrder: true,
  },
  {
    name: 'accounts, the newest first',
    run: (w) => listAccounts(read(w), { ...ALL, order: 'newest' }, 20, [5, 'x']),
    uses: ['users_created'],
    isInOrder: true,
  },
  ...(
    [
      ['banned', { status: 'banned' }, 'users_inactive'],
      ['closed', { status: 'closed' }, 'users_inactive'],
      ['of administrators', { role: 'administrator' }, 'users_role'],
      ['whose documents wait', { verification: 'pending' }, 'users_verification'],
      ['that are verified', { verification: 'verified' }, 'users_verification'],
      ['banned and verified', { status: 'banned', verification: 'verified' }, 'users_inactive_verification'],
      ['banned of moderators', { role: 'moderator', status: 'banned', verification: 'verified' }, 'users_role'],
    ] as const
  ).flatMap(([name, filter, index]) =>
    (['name', 'newest'] as const).map((order) => ({
      name: `accounts, ${name}, by ${order}`,
      run: (w: World) => listAccounts(read(w), { ...ALL, ...filter, order }, 20, [5, 'x']),
      uses: [`${index}_${order}`],
      isInOrder: true,
    })),
  ),
  ...(
    [
      ['', {}, 'users_username_key'],
      [', banned', { status: 'banned' }, 'users_inactive_name'],
      [', verified', { verification: 'verified' }, 'users_verification_name'],
      [', of administrators', { role: 'administrator' }, 'users_role_name'],
    ] as const
  ).map(([name, filter, index]) => ({
    name: `accounts whose name begins so${name}, whatever order is asked for`,
    run: (w: World) => listAccounts(read(w), { ...ALL, ...filter, text: 'x', order: 'newest' }, 20, [0, 'x']),
    uses: [index, pk('users'), 'users_email_key'],
    isInOrder: true,
  })),
  ...(['active', 'waiting', 'disputed'] as const).map((status) => ({
    name: `battles that are ${status}`,
    run: (w: World) => listForStaff(read(w), status, 20, { createdAt: 5, id: 'x' }),
    uses: ['battles_running_status'],
    isInOrder: true,
  })),
  {
    name: 'accounts that are barred',
    run: (w) => listBarred(read(w), 20, [0, 'x']),
    uses: ['users_status'],
    isInOrder: true,
  },
  {
    name: 'what players have and staked',
    run: (w) => readHoldings(read(w), ['x', 'y']),
    uses: ['ledger_accounts_owner_currency', pk('play_days')],
  },
  {
    name: 'adjustments of an account',
    run: (w) => listAdjustmentsOf(read(w), 'x', 20, { at: 5, id: 'x' }),
    uses: ['balance_adjustments_user'],
    isInOrder: true,
  },
  {
    name: 'adjustments that wait',
    run: (w) => listWaitingAdjustments(read(w), 20, 'x'),
    uses: ['balance_adjustments_waiting'],
    isInOrder: true,
  },
  { name: 'an adjustment', run: (w) => readAdjustment(read(w), 'x'), uses: [pk('balance_adjustments')] },
  {
    name: 'what was adjusted lately',
    run: (w) => w.db.transact((tx) => sumAdjusted(tx, 'x', 'USD', 5)),
    uses: ['balance_adjustments_user'],
  },
  {
    name: 'adjustments for the archive',
    run: (w) => readRoom(read(w), 'admin', 'x', 'adjustments'),
    uses: ['balance_adjustments_user'],
  },
  { name: 'reports that are open', run: (w) => countOpenReports(read(w), 'x'), uses: ['user_reports_status'] },
  {
    name: 'reports about a player',
    run: (w) => listReportsAbout(read(w), 'x', 20),
    uses: ['user_reports_reported'],
    isInOrder: true,
  },
  {
    name: 'the audit log, whether somebody did anything to a thing',
    run: (w) => hasActedOn(read(w), 'x', { subject: 'market', subjectId: 'y' }),
    uses: [/audit_log_(subject|actor)/],
  },
  {
    name: 'the audit log of one of the staff',
    run: (w) => listAudit(read(w), null, 20, { at: 5, id: 'x' }, { actorId: 'x', action: null }),
    uses: ['audit_log_actor'],
    isInOrder: true,
  },
  {
    name: 'the audit log of one kind',
    run: (w) => listAudit(read(w), null, 20, { at: 5, id: 'x' }, { actorId: null, action: 'x' }),
    uses: ['audit_log_action'],
    isInOrder: true,
  },
  {
    name: 'completed battles',
    run: (w) => listForStaff(read(w), 'completed', 20, { createdAt: 5, id: 'x' }),
    uses: ['battles_completed'],
    isInOrder: true,
  },
  {
    name: 'battles that run, private ones too',
    run: (w) => listForStaff(read(w), null, 20, { createdAt: 5, id: 'x' }),
    uses: ['battles_running'],
    isInOrder: true,
  },
  {
    name: 'the latest payouts',
    run: (w) => listPaidOut(read(w), 20),
    uses: ['withdrawals_status'],
    isInOrder: true,
  },
  {
    name: 'withdrawals of a status',
    run: (w) => listWithdrawalQueue(read(w), 'requested', 20, { at: 5, id: 'x' }),
    uses: ['withdrawals_status'],
    isInOrder: true,
  },
  {
    name: 'the audit log of one kind by one of the staff',
    run: (w) => listAudit(read(w), null, 20, { at: 5, id: 'x' }, { actorId: 'x', action: 'x' }),
    uses: ['audit_log_actor_action'],
    isInOrder: true,
  },
  {
    name: 'what an administrator sees with the eyes of a player',
    run: (w) => readInspectionOf(read(w), 'x', 5),
    uses: ['inspections_session'],
  },
  {
    name: 'browsers of an account',
    run: (w) => listKnownDevices(read(w), 'x', 20),
    uses: [pk('known_devices')],
  },
  {
    name: 'when staff saw what a player sees',
    run: (w) => listInspectionsOf(read(w), 'x', 20, [5, 'y']),
    uses: ['inspections_player'],
    isInOrder: true,
  },
  { name: 'how disputes ended', run: (w) => listOutcomes(read(w), 20), uses: [pk('disputes')], isInOrder: true },
  { name: 'maintenance that is open', run: (w) => listOpenMaintenances(read(w)), uses: ['maintenances_open'] },
  { name: 'maintenance that is due', run: (w) => readDueMaintenance(read(w), 5), uses: ['maintenances_open'] },
  { name: 'disputes that are open', run: (w) => countOpenDisputes(read(w), 'x'), uses: [/disputes_(one_)?open/] },
]);
