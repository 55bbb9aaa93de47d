import { ADJUSTMENT_STATES } from '../../domain/admin/adjust-balance.ts';
import { ERRAND_STATES } from '../../domain/admin/operations.ts';
import { MAILED_KINDS, REPORT_RHYTHMS } from '../../domain/admin/report-mails.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import * as adjustments from '../../db/admin/adjustment.queries.ts';
import { balanceAdjustments } from '../../db/admin/adjustment.table.ts';
import * as approving from '../../db/admin/approval.queries.ts';
import { approvals } from '../../db/admin/approval.table.ts';
import * as finance from '../../db/admin/finance-day.queries.ts';
import { type FinanceDay, financeDays } from '../../db/admin/finance-day.table.ts';
import * as operations from '../../db/admin/operation.queries.ts';
import { errands, systemOperations } from '../../db/admin/operation.table.ts';
import * as mails from '../../db/admin/report-mail.queries.ts';
import * as watching from '../../db/admin/server.queries.ts';
import { serverDays, servers } from '../../db/admin/server.table.ts';
import * as views from '../../db/admin/staff-view.queries.ts';
import { staffViews } from '../../db/admin/staff-view.table.ts';
import * as status from '../../db/admin/status.queries.ts';
import { statusDays, statusMark } from '../../db/admin/status.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeAdjustment, edgeOperation, edgeView } from './admin.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { EDGES } from './words.ts';

const people = ['1', edgeUser(0), edgeUser(1), edgeUser(4), edgeUser(7), edgeUser(9), 'nobody'];
const each = people.map((id) => [id] as const);
const instants = ({ now }: Cast) => [0, now - 2 * HOUR, now - HOUR, now, now + HOUR, Number.MAX_SAFE_INTEGER];
const since = (cast: Cast) => instants(cast).map((at) => [at] as const);
const days = ({ now }: Cast): string[] => [utcDay(now), utcDay(now - DAY), utcDay(now - 5 * DAY), '2020-01-01', ''];
const ofIds = ({ id }: { readonly id: string }): string => id;

const firsts = [0, 1, 2, 3, 4, 8];
const adjustmentIds = [...firsts.map(edgeAdjustment), 'nothing'];
const operationIds = [...firsts.map(edgeOperation), 'nothing'];
const viewIds = [...firsts.map(edgeView), 'nothing'];
const serverIds = (cast: Cast): string[] => [...cast.some(servers, 5).map(ofIds), 'nothing'];
const reports = MAILED_KINDS.flatMap((kind) => REPORT_RHYTHMS.map((rhythm) => ({ kind, rhythm })));

const adjustment = (cast: Cast) => ({ ...cast.row(balanceAdjustments), id: cast.newId(), reason: 'Ж "\\%_' });
const financeDay = (cast: Cast) => ({ ...cast.row(financeDays), day: '2031-01-31', closedAt: Number.MAX_SAFE_INTEGER });
const operation = (cast: Cast) => ({ ...cast.row(systemOperations), id: cast.newId(), slot: null });
const errand = (cast: Cast) => ({ ...cast.row(errands), place: 2 ** 40, outcome: 'Ж' });
const server = (cast: Cast) => cast.row(servers);
const watched = { watchedMs: 2 ** 40, upMs: 1, calls: 0, answerMs: 2 ** 31 };
const view = (cast: Cast) => cast.row(staffViews, ({ id }) => id === edgeView(1));

const approvalIds = (cast: Cast): string[] => [...cast.some(approvals, 6).map(({ id }) => id), 'nothing'];
const asked = (cast: Cast) => ({ ...cast.row(approvals), id: cast.newId(), state: 'waiting' as const });

export const cases = roomCases('admin', [
  pages(
    approving.listApprovals,
    ({ id }) => id,
  )((cast) => instants(cast).map((at) => (limit, past) => [at, limit, past])),
  reads(approving.summarizeApprovals)((cast) => instants(cast).map((at) => [at])),
  reads(approving.readApproval)((cast) => approvalIds(cast).map((id) => [id])),
  writes(approving.lockApproval)((cast) => approvalIds(cast).map((id) => [id])),
  writes(approving.lockWaiting)((cast) => [
    ...cast.some(approvals, 6).map(({ kind, subjectId }) => [kind, subjectId] as const),
    ['role', 'nothing'],
  ]),
  writes(approving.insertApproval)((cast) => [[{ ...asked(cast), kind: 'flag', subjectId: 'new', reason: 'Ж "\\%_' }]]),
  writes(approving.closeApproval)((cast) =>
    approvalIds(cast).map((id) => [id, { state: 'refused', decidedBy: '5', decidedAt: Number.MAX_SAFE_INTEGER }]),
  ),

  pages(adjustments.listAdjustmentsOf, ({ askedAt, id }) => ({ at: askedAt, id }))(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  pages(adjustments.listWaitingAdjustments, ofIds)(() => [(limit, past) => [limit, past]]),
  reads(adjustments.summarizeWaiting)(() => [[]]),
  reads(adjustments.readAdjustment)(() => adjustmentIds.map((id) => [id])),
  writes(adjustments.lockAdjustment)(() => adjustmentIds.map((id) => [id])),
  writes(adjustments.sumAdjusted)((cast) =>
    people.flatMap((id) => CURRENCIES.flatMap((currency) => instants(cast).map((at) => [id, currency, at] as const))),
  ),
  writes(adjustments.insertAdjustment)((cast) => [
    [adjustment(cast)],
    ...ADJUSTMENT_STATES.map(
      (state) => [{ ...adjustment(cast), state, amount: -Number.MAX_SAFE_INTEGER, decidedBy: null }] as const,
    ),
  ]),
  writes(adjustments.insertAdjustment)((cast) => [[{ ...adjustment(cast), amount: 0 }]], { refuses: 'it is nothing' }),
  writes(adjustments.closeAdjustment)((cast) =>
    adjustmentIds.flatMap((id) => [
      [id, 'booked', '5', cast.now] as const,
      [id, 'refused', edgeUser(4), Number.MAX_SAFE_INTEGER] as const,
    ]),
  ),

  pages(finance.listFinanceDays, ({ day }: FinanceDay): string => day)(() => [(limit, past) => [limit, past]]),
  reads(finance.listFinanceDaysBetween)((cast) =>
    days(cast).flatMap((first) => days(cast).map((last) => [first, last] as const)),
  ),
  writes(finance.insertFinanceDay)((cast) => [
    [financeDay(cast)],
    [{ ...financeDay(cast), day: cast.row(financeDays).day }],
  ]),

  pages(operations.listOperations, ofIds)(() => [(limit, past) => [limit, past]]),
  reads(operations.readOperation)(() => operationIds.map((id) => [id])),
  reads(operations.listBackups)(() => [[1], [2], [100]]),
  writes(operations.insertOperation)((cast) => [
    [operation(cast)],
    [{ ...operation(cast), slot: 'slot-0' }],
    [{ ...operation(cast), slot: 'fresh', bytes: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(operations.insertErrands)((cast) => [[[errand(cast), { ...errand(cast), place: -1 }]]]),
  writes(operations.lockOperation)(() => operationIds.map((id) => [id])),
  writes(operations.changeOperation)(({ now }) =>
    operationIds.flatMap((id) => [
      [id, { state: 'running', decidedBy: '5', endsAt: now }] as const,
      [id, { state: 'done', slot: null, endedAt: now, fileName: 'Ж', bytes: 2 ** 40 }] as const,
    ]),
  ),
  reads(operations.listErrands)(() => operationIds.map((id) => [id])),
  reads(operations.listOpenErrands)(() => [['server-0'], ['server-1'], ['SERVER-0'], ['nothing']]),
  writes(operations.changeErrand)((cast) =>
    ERRAND_STATES.map((state) => [cast.row(errands), { state, outcome: 'Ж', changedAt: cast.now }]),
  ),
  reads(operations.readLateOperation)(since),
  writes(operations.dropOperations)(since),

  reads(mails.listReportMails)(() => [[]]),
  reads(mails.listRecipients)(() => reports.map((report) => [report])),
  writes(mails.setReportMail)(({ now }) => [
    [{ kind: 'revenue', rhythm: 'daily' }, ['1', edgeUser(3)], { by: '5', at: now }],
    [{ kind: 'revenue', rhythm: 'daily' }, [], { by: '5', at: now }],
    [{ kind: 'tax-list', rhythm: 'yearly' }, ['1'], { by: '5', at: Number.MAX_SAFE_INTEGER }],
    [{ kind: 'tax-list', rhythm: 'yearly' }, [], { by: '5', at: now }],
  ]),
  writes(mails.noteReportMail)((cast) =>
    reports.slice(0, 9).flatMap((report) => instants(cast).map((at) => [report, at] as const)),
  ),

  reads(watching.listServers)(() => [[]]),
  reads(watching.readServer)((cast) => serverIds(cast).map((id) => [id])),
  writes(watching.lockServer)((cast) => serverIds(cast).map((id) => [id])),
  writes(watching.putServer)((cast) => [
    [{ ...server(cast), id: 'fresh', name: 'Ж', cpu: null }],
    [{ ...server(cast), memory: 2 ** 40, stoppedAt: cast.now }],
    [{ ...server(cast), runId: 'other', startedAt: server(cast).startedAt, isDraining: true }],
    [{ ...server(cast), runId: 'other', startedAt: server(cast).startedAt - 1, isDraining: true }],
  ]),
  writes(watching.addWatched)((cast) => [
    [server(cast).id, '2031-01-31', watched],
    [cast.row(serverDays).serverId, cast.row(serverDays).day, watched],
  ]),
  reads(watching.readWatched)(() => [[]]),
  writes(watching.markServer)((cast) => [
    [server(cast).id, server(cast).runId, { isDraining: true }],
    [server(cast).id, server(cast).runId, { isDraining: false, stoppedAt: cast.now }],
    [server(cast).id, 'other', { stoppedAt: null }],
  ]),
  reads(watching.readBacklog)(since),
  writes(watching.forgetServers)((cast) => instants(cast).flatMap((at) => days(cast).map((day) => [at, day] as const))),

  reads(views.listOwnViews)(() => each),
  reads(views.listSharedViews)(() => each),
  reads(views.countSharedViews)(() => [[]]),
  writes(views.lockSharedViews)(() => [[]]),
  writes(views.putView)((cast) => [
    [{ ...view(cast), id: cast.newId(), name: 'Fresh', nameKey: 'fresh', isShared: false }],
    [{ ...view(cast), name: 'Ж "\\%_', nameKey: 'ж', query: '', isShared: false, changedAt: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(views.putView)((cast) => [[{ ...view(cast), id: cast.newId() }]], {
    refuses: 'a name is of one view of its table',
  }),
  writes(views.deleteView)(() => viewIds.flatMap((id) => [[id, edgeUser(4)] as const, [id, '1'] as const])),

  reads(status.readMark)(() => [[]]),
  writes(status.lockMark)(() => [[]]),
  writes(status.insertMark)(({ now }) => [[now]]),
  writes(status.insertMark)(() => EDGES.map((at) => [at]), { before: (tx) => tx.delete(statusMark) }),
  writes(status.moveMark)(() => EDGES.map((at) => [at])),
  writes(status.addSpent)((cast) => [
    [{ day: '2031-01-31', upMs: 1, downMs: 2 ** 40, maintenanceMs: 0 }],
    [{ day: cast.row(statusDays).day, upMs: 1, downMs: 2 ** 40, maintenanceMs: 0 }],
  ]),
  writes(status.insertOutage)((cast) => EDGES.map((endedAt) => [{ id: cast.newId(), startedAt: 0, endedAt }])),
  reads(status.listStatusDays)((cast) => days(cast).map((day) => [day])),
  reads(status.listOutages)((cast) =>
    instants(cast).flatMap((at) => [1, 2, 5, 100].map((limit) => [at, limit] as const)),
  ),
  writes(status.forgetStatus)((cast) => instants(cast).flatMap((at) => days(cast).map((day) => [day, at] as const))),
]);
