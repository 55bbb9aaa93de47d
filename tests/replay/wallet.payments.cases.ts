import { CURRENCIES } from '../../domain/shared/money.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import { WITHDRAWAL_STATUSES } from '../../domain/wallet/payments.ts';
import { sessions } from '../../db/security/session.table.ts';
import * as alerts from '../../db/wallet/alert.queries.ts';
import { reconciliations, staffAlerts, unmatchedProviderEvents } from '../../db/wallet/alert.table.ts';
import * as flow from '../../db/wallet/flow.queries.ts';
import * as methods from '../../db/wallet/method.queries.ts';
import * as money from '../../db/wallet/money-day.ts';
import * as names from '../../db/wallet/payment-names.queries.ts';
import * as payments from '../../db/wallet/payment.queries.ts';
import { deposits, paymentMethods, providerEvents, withdrawals } from '../../db/wallet/payment.table.ts';
import * as playDay from '../../db/wallet/play-day.ts';
import * as limits from '../../db/wallet/play-limit.queries.ts';
import * as stakers from '../../db/wallet/staker.queries.ts';
import * as reality from '../../db/wallet/reality-check.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeMethod } from './wallet.rows.ts';
import { EDGES } from './words.ts';

/** Payments in and out, what staff are alerted of, and the limits that players and tiers have. */

const people = ['1', '2', edgeUser(0), edgeUser(1), edgeUser(5), 'nobody'];
const each = people.map((id) => [id] as const);
const limited = [{ kind: 'stake', period: 'week', cents: 5_00, pendingCents: null, pendingFrom: null }] as const;
const spans = ({ now }: Cast) =>
  people.flatMap((id) => [
    [id, { since: 0, until: now }] as const,
    [id, { since: now - 2 * HOUR, until: now - HOUR }] as const,
  ]);

const someAlerts = (cast: Cast) => cast.some(staffAlerts, 8);
const alertIds = (cast: Cast): string[] => [...someAlerts(cast).map(({ id }) => id), 'nothing'];
const depositIds = (cast: Cast): string[] => [...cast.some(deposits, 8).map(({ id }) => id), 'nothing'];
const withdrawalIds = (cast: Cast): string[] => [...cast.some(withdrawals, 8).map(({ id }) => id), 'nothing'];
const methodIds = (cast: Cast): string[] => [...cast.some(paymentMethods, 8).map(({ id }) => id), 'nothing'];

const difference = { kind: 'balance', message: 'Ж', subject: 'user:1:USD', currency: null, sides: [] } as const;
const openAlert = (cast: Cast) => cast.row(staffAlerts, ({ resolvedAt }) => resolvedAt === null);
const keyOf = ({ at, id }: { readonly at: number; readonly id: string }) => ({ at, id });

const deposit = (cast: Cast) => ({ ...cast.row(deposits), id: cast.newId(), providerRef: 'fresh' });
const withdrawal = (cast: Cast) => ({ ...cast.row(withdrawals), id: cast.newId(), providerRef: 'fresh' });
const taken = (cast: Cast) => cast.row(deposits, ({ providerRef }) => providerRef !== null);
const event = (cast: Cast) => cast.row(providerEvents);

const days = ({ now }: Cast): string[] => [utcDay(now), utcDay(now - DAY), '2026-11-30', '2020-01-01'];
const held = { stakeCents: 5_00, holdCents: 5_25 };

export const cases = roomCases('wallet', [
  writes(alerts.raiseAlert)((cast) => [
    [{ id: cast.newId(), uniqueKey: 'fresh', difference, at: cast.now }],
    [{ id: cast.newId(), uniqueKey: openAlert(cast).uniqueKey, difference, at: cast.now + 1_000 }],
    [{ id: cast.newId(), uniqueKey: openAlert(cast).uniqueKey, difference, at: 0 }],
    [{ id: cast.newId(), uniqueKey: 'key-1', difference, at: Number.MAX_SAFE_INTEGER }],
  ]),
  pages(alerts.listOpenAlerts, keyOf)(() => [(limit, past) => [limit, past]]),
  pages(alerts.listResolvedAlerts, ({ resolvedAt, id }) => ({ at: resolvedAt ?? 0, id }))(() => [
    (limit, past) => [limit, past],
  ]),
  reads(alerts.readAlert)((cast) => alertIds(cast).map((id) => [id])),
  reads(alerts.countOpenAlerts)(() => [[]]),
  reads(alerts.readWaitingAlerts)(() => [[]]),
  writes(alerts.lockAlert)((cast) => alertIds(cast).map((id) => [id])),
  writes(alerts.lockRiskAlerts)((cast) => [[cast.rows(staffAlerts).map(({ id }) => id)], [[]]]),
  writes(alerts.closeAlert)((cast) => alertIds(cast).map((id) => [id, '5', 'Ж', cast.now])),
  writes(alerts.insertReconciliation)((cast) => [
    [{ id: cast.newId(), startedAt: 0, finishedAt: Number.MAX_SAFE_INTEGER, findings: 2 ** 31 }],
  ]),
  writes(alerts.insertReconciliation)((cast) => [[cast.row(reconciliations)]], {
    refuses: 'each is kept once',
  }),
  reads(alerts.readLastReconciliation)(() => [[]]),
  writes(alerts.keepUnmatchedEvent)((cast) => [
    [cast.row(unmatchedProviderEvents)],
    [{ ...cast.row(unmatchedProviderEvents), id: 'fresh' }],
  ]),
  reads(alerts.listUnmatchedEvents)(({ now }) => [[now], [now - 3 * HOUR], [0]]),
  writes(alerts.dropUnmatchedEvents)(({ now }) => [[now - 3 * HOUR], [0]]),

  reads(flow.listAddedMethods)(spans),
  reads(flow.readFlow)(spans),
  reads(flow.readPayments)(
    (cast) => [
      [{ deposits: [], withdrawals: [], methods: [] }],
      [{ deposits: depositIds(cast), withdrawals: withdrawalIds(cast), methods: methodIds(cast) }],
    ],
    { unordered: { why: 'each is found by its id', at: ['deposits', 'withdrawals'] } },
  ),
  reads(flow.listDestinations)(() => [[[]], [people]], { unordered: { why: 'each row names its owner' } }),
  reads(flow.readDestination)((cast) => withdrawalIds(cast).map((id) => [id])),
  reads(flow.listDestinationsOf)((cast) => [
    [cast.some(paymentMethods, 20).map(({ userId }) => userId)],
    [['nobody']],
    [[]],
  ]),
  reads(flow.listSharers)(({ now }) =>
    ['hash-0', 'hash-1', 'hash-2', '', 'HASH-1'].flatMap((hash) => [
      [hash, now, 2] as const,
      [hash, now, 100] as const,
      [hash, now - 2 * HOUR, 100] as const,
    ]),
  ),

  reads(methods.listMethods)(() => each),
  writes(methods.lockMethod)((cast) =>
    cast.some(paymentMethods, 8).flatMap(({ id, userId }) => [[userId, id] as const, ['1', id] as const]),
  ),
  reads(methods.readMethods)((cast) => [[[]], [methodIds(cast)]]),
  reads(methods.listUnmarked)(() => [[1], [2], [100]]),
  writes(methods.markDestination)((cast) => methodIds(cast).map((id) => [id, 'hash'])),
  writes(methods.markAccounts)(() => [
    [[], true],
    [['hash-0', 'hash-1', ''], true],
    [['hash-1'], false],
  ]),
  writes(methods.insertMethod)((cast) => [[{ ...cast.row(paymentMethods), id: cast.newId(), isDefault: false }]]),
  writes(methods.insertMethod)(
    (cast) => [
      [
        {
          ...cast.row(paymentMethods, ({ isDefault, removedAt }) => isDefault && removedAt === null),
          id: cast.newId(),
        },
      ],
    ],
    { refuses: 'there is one default' },
  ),
  writes(methods.makeDefault)(() => [
    [edgeUser(1), edgeMethod(1)],
    [edgeUser(0), edgeMethod(4)],
  ]),
  writes(methods.changeMethod)(({ now }) => [
    [edgeMethod(1), { isVerified: true, lastUsedAt: now, isDefault: false }],
    [edgeMethod(2), { removedAt: null }],
  ]),
  reads(methods.isMethodBusy)((cast) => cast.rows(paymentMethods).map(({ id }) => [id])),

  writes(money.countMoney)((cast) =>
    days(cast).flatMap((day) =>
      (['deposits', 'withdrawals'] as const).flatMap((counted) => [
        [edgeUser(0), day, counted, 0] as const,
        [edgeUser(0), day, counted, 2 ** 40] as const,
      ]),
    ),
  ),
  writes(money.countMoney)(({ now }) => [['1', utcDay(now), 'deposits', -1]], {
    before: (tx, { now }) => money.countMoney(tx, '1', utcDay(now), 'deposits', 2),
  }),
  reads(money.readCounted)((cast) =>
    people.flatMap((id) =>
      days(cast).flatMap((day) => [[id, day, 'deposits'] as const, [id, day, 'withdrawals'] as const]),
    ),
  ),
  reads(names.readPaymentNames)((cast) => [[[]], [[...depositIds(cast), ...withdrawalIds(cast)]]]),

  writes(payments.insertDeposit)((cast) => [
    [deposit(cast)],
    [{ ...deposit(cast), amountCents: Number.MAX_SAFE_INTEGER }],
  ]),
  writes(payments.insertDeposit)((cast) => [[{ ...taken(cast), id: cast.newId() }]], {
    refuses: 'it is known already',
  }),
  writes(payments.insertDeposit)((cast) => [[{ ...deposit(cast), amountCents: 0 }]], { refuses: 'it is nothing' }),
  writes(payments.insertDeposit)((cast) => [[{ ...deposit(cast), userId: 'nobody' }]], { refuses: 'it is nobody’s' }),
  reads(payments.readDeposit)((cast) => depositIds(cast).map((id) => [id])),
  writes(payments.lockDeposit)((cast) => depositIds(cast).map((id) => [id])),
  reads(payments.findDeposit)((cast) => [
    ...cast.some(deposits, 6).map(({ provider, providerRef }) => [provider, providerRef ?? ''] as const),
    ['Sandbox', taken(cast).providerRef ?? ''],
  ]),
  writes(payments.changeDeposit)((cast) =>
    depositIds(cast).map((id) => [id, { status: 'failed', failure: 'Ж', actionUrl: null, changedAt: cast.now }]),
  ),
  reads(payments.hasDepositBy)(() => [['sandbox'], ['stripe'], ['Sandbox'], ['']]),
  pages(payments.listDeposits, ({ createdAt, id }): payments.PaymentKey => ({ at: createdAt, id }))(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  writes(payments.insertWithdrawal)((cast) => [[withdrawal(cast)]]),
  reads(payments.readWithdrawal)((cast) => withdrawalIds(cast).map((id) => [id])),
  writes(payments.lockWithdrawal)((cast) => withdrawalIds(cast).map((id) => [id])),
  reads(payments.findWithdrawal)((cast) =>
    cast.some(withdrawals, 6).map(({ provider, providerRef }) => [provider, providerRef ?? '']),
  ),
  writes(payments.changeWithdrawal)((cast) =>
    withdrawalIds(cast).map((id) => [id, { status: 'rejected', reason: 'Ж', decidedBy: '5', firstApproverId: null }]),
  ),
  pages(payments.listWithdrawals, ({ requestedAt, id }): payments.PaymentKey => ({ at: requestedAt, id }))(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  pages(payments.listWithdrawalQueue, ({ requestedAt, id }): payments.PaymentKey => ({ at: requestedAt, id }))(() =>
    WITHDRAWAL_STATUSES.map((status) => (limit, past) => [status, limit, past]),
  ),
  reads(payments.listOpenWithdrawals)(() => each),
  writes(payments.claimProviderEvent)((cast) => [[event(cast)], [{ ...event(cast), id: 'fresh' }]]),
  reads(payments.countWithdrawals)(() => WITHDRAWAL_STATUSES.map((status) => [status])),
  reads(payments.readWaitingWithdrawals)(() => [[]]),
  reads(payments.readWaitingPayouts)(() => [['1'], [edgeUser(1)]]),
  reads(payments.readPaidSince)(({ now }) => people.flatMap((id) => [[id, 0] as const, [id, now - 3 * HOUR] as const])),
  reads(payments.listPaidOut)(() => [[1], [2], [100]]),

  writes(playDay.countHold)((cast) =>
    days(cast).flatMap((day) => [[edgeUser(1), day, held] as const, ['1', day, held] as const]),
  ),
  writes(playDay.uncountHold)((cast) => days(cast).map((day) => ['1', day, held]), {
    before: async (tx, cast) => {
      for (const day of days(cast)) await playDay.countHold(tx, '1', day, held);
    },
  }),
  writes(playDay.countPayout)((cast) => days(cast).map((day) => [edgeUser(0), day, 2 ** 40])),
  reads(playDay.readStaked)((cast) => people.flatMap((id) => days(cast).map((day) => [id, day] as const))),
  reads(playDay.readPlayDays)((cast) => people.flatMap((id) => days(cast).map((day) => [id, day] as const)), {
    unordered: { why: 'they are added up' },
  }),

  reads(limits.readPlayLimits)(() => each, { unordered: { why: 'each names what it limits' } }),
  writes(limits.withinLimits)(({ now }) =>
    people.flatMap((id) =>
      EDGES.flatMap((cents) => [
        [id, limited, { stake: cents, loss: cents }, now] as const,
        [id, [], { stake: cents }, now] as const,
      ]),
    ),
  ),
  writes(stakers.readStakeRules)(() => each),
  writes(stakers.lockStaker)(() => each),
  writes(limits.withinOwnLimits)(({ now }) =>
    people.flatMap((id) =>
      EDGES.flatMap((cents) => [
        [id, { stake: cents, loss: cents }, now] as const,
        [id, { deposit: cents }, now] as const,
        [id, {}, now] as const,
      ]),
    ),
  ),
  writes(limits.putPlayLimit)(({ now }) =>
    EDGES.map((cents) => [
      edgeUser(0),
      {
        kind: 'deposit',
        period: 'day',
        cents,
        pendingCents: cents === 0 ? null : cents,
        pendingFrom: cents === 0 ? null : now,
      },
    ]),
  ),
  writes(limits.insertPause)((cast) => [
    [{ id: cast.newId(), userId: '1', kind: 'cool-off', startsAt: 0, endsAt: Number.MAX_SAFE_INTEGER }],
  ]),
  reads(limits.readLastPause)(() => each),

  reads(reality.readRealityCheckMinutes)(() => [...each, [edgeUser(2)], [edgeUser(8)]]),
  writes(reality.putRealityCheckMinutes)(() =>
    EDGES.flatMap((minutes) => [[edgeUser(0), minutes] as const, ['1', minutes] as const]),
  ),
  reads(reality.readSessionStart)((cast) => [
    ...cast.some(sessions, 4).map(({ id }) => [id] as const),
    [CURRENCIES[0]],
  ]),
]);
