import { Refused } from '../../domain/shared/refusals.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { walletNotices } from '../../domain/wallet/notices.ts';
import { walletTold } from '../../domain/wallet/told.ts';
import { forfeitCoins, hasOpenPayment, lockBalances } from '../../db/wallet/close-books.ts';
import { CLOSED_AT, orElse, personal } from '../../db/client/personal-data.ts';
import { staffAlerts } from '../../db/wallet/alert.table.ts';
import { entries, ledgerAccounts, playDays, transfers } from '../../db/wallet/ledger.table.ts';
import { deposits, paymentMethods, withdrawals } from '../../db/wallet/payment.table.ts';
import { playLimits, playPauses } from '../../db/wallet/play-limit.table.ts';
import { stakeSubjects, stakes } from '../../db/wallet/stake.table.ts';
import { statements } from '../../db/wallet/statement.table.ts';
import { readLastPause } from '../../db/wallet/play-limit.queries.ts';
import { hasStake } from '../../db/wallet/stake.queries.ts';
import { growLog } from '../../db/wallet/grow-log.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { samples } from '../../db/wallet/samples.ts';
import type { Leaving, Room } from '../kernel/manifest/room.ts';
import { AlertResolver } from './alerts/alert.resolver.ts';
import { dateCommitments } from './proofs/date-commitments.ts';
import { issueStatements } from './statements/issue-statements.ts';
import { listSharedMethods, listSharedOrigins } from './alerts/compare-origins.ts';
import { ledgerRoutes } from './proofs/ledger.rest.ts';
import { logFiles } from './proofs/log.files.ts';
import { PaymentResolver } from './payment.resolver.ts';
import { PlayLimitResolver } from './limits/play-limit.resolver.ts';
import { ProofResolver } from './proofs/proof.resolver.ts';
import { publishBalances } from './proofs/publish-balances.ts';
import { receiptProofRoutes } from './proofs/receipt-proof.rest.ts';
import { receiveSandboxEvent } from './providers/receive-provider-event.ts';
import { reconcile } from './providers/reconcile.ts';
import { payWithdrawal } from './withdrawals/settle-withdrawal.ts';
import { chargeAgain } from './deposits/start-deposit.ts';
import { StatementResolver } from './statements/statement.resolver.ts';
import { statementRoutes } from './statements/statement.rest.ts';
import { TaxYearResolver } from './statements/tax-year.resolver.ts';
import { taxYearRoutes } from './statements/tax-year.rest.ts';
import { TransactionResolver } from './transaction.resolver.ts';
import { WalletResolver } from './wallet.resolver.ts';
import { walletRoutes } from './wallet.rest.ts';
import { webhookRoutes } from './providers/webhook.rest.ts';
import { WithdrawalQueueResolver } from './withdrawals/withdrawal-queue.resolver.ts';
import { lockPayouts } from './withdrawals/lock-payouts.ts';
import { markDestinations } from './withdrawals/mark-destinations.ts';
import { watchCoinFlow } from './alerts/watch-coin-flow.ts';
import { walletRefusals } from './refusals.ts';
import { walletDashboard } from './dashboard.ts';

const BOOKS = 'kept: the books of money that moved stay whole, under a name that says nothing';

/** Nobody leaves while they have something at stake, while money is theirs or under way, or while they keep themselves out by own wish. */
async function requireFree({ tx, user, at }: Leaving): Promise<void> {
  if (await hasStake(tx, user.id)) throw new Refused('BATTLES_OPEN');
  const { USD: leftCents } = await lockBalances(tx, user.id);
  if (leftCents > 0 || (await hasOpenPayment(tx, user.id))) throw new Refused('MONEY_LEFT', { data: { leftCents } });
  const pause = await readLastPause(tx, user.id);
  if (pause?.kind === 'self-exclusion' && pause.endsAt > at)
    throw new Refused('PAUSE_RUNNING', { data: { endsAt: pause.endsAt } });
}

/** BattleCoin that is left goes to the house. */
async function erase({ deps, tx, user, at }: Leaving): Promise<void> {
  const { BC: coins } = await lockBalances(tx, user.id);
  await forfeitCoins(tx, { id: deps.newId(), userId: user.id, coins, at });
}

declare module '../../domain/wallet/alerts.ts' {
  interface AlertKinds {
    balance: 'finance';
    payment: 'finance';
    provider: 'finance';
    'unknown-payment': 'finance';
    statement: 'finance';
    'shared-origin': 'risk';
    'coin-flow': 'finance';
    'audit-log': 'finance';
  }
}

export const wallet: Room = {
  name: 'wallet',
  alerts: {
    balance: 'Entries, transfers and balances of the ledger do not add up.',
    payment: 'A deposit or a withdrawal and the ledger do not say the same.',
    provider: 'The payment provider and the platform do not say the same of a deposit.',
    'unknown-payment': 'The payment provider speaks of a payment that is unknown here.',
    statement: 'The bookings of an account do not add up, and no statement was issued.',
    'shared-origin':
      'Players on different sides of a contest, or an organiser and an entrant, have a browser, a network, a payment method or a referral in common.',
    'coin-flow': 'A day that minted or burned more BattleCoin on balance than the settings allow.',
    'audit-log': 'Lines of the audit log that were changed, deleted or put in past the platform.',
  },
  dashboard: walletDashboard,
  activity: {
    'withdrawal.requested': 'A withdrawal was requested.',
    'withdrawal.processing': 'A withdrawal was put on hold.',
    'withdrawal.approved': 'A withdrawal was approved.',
    'withdrawal.paid': 'A withdrawal was paid out.',
    'withdrawal.rejected': 'A withdrawal was rejected.',
    'withdrawal.failed': 'A payout failed.',
    'alert.raised': 'An alert was raised.',
    'alert.resolved': 'An alert was resolved.',
  },
  refusals: walletRefusals,
  resolvers: [
    AlertResolver,
    PaymentResolver,
    PlayLimitResolver,
    ProofResolver,
    StatementResolver,
    TaxYearResolver,
    TransactionResolver,
    WalletResolver,
    WithdrawalQueueResolver,
  ],
  notices: walletNotices,
  told: walletTold,
  routes: [
    ...walletRoutes,
    ...statementRoutes,
    ...taxYearRoutes,
    ...webhookRoutes,
    ...ledgerRoutes,
    ...receiptProofRoutes,
  ],
  files: logFiles,
  jobs: {
    'deposit.charge': chargeAgain,
    'payment.provider-event': receiveSandboxEvent,
    'withdrawal.pay': payWithdrawal,
  },
  routines: {
    'ledger.reconcile': { everyMs: DAY, run: reconcile },
    'balances.publish': { everyMs: DAY, run: publishBalances },
    'commitments.date': { everyMs: HOUR, run: dateCommitments },
    'coins.watch-flow': { everyMs: DAY, run: watchCoinFlow },
    'statements.issue': { everyMs: DAY / 2, run: issueStatements },
  },
  tasks: {
    links: ({ db }) => linkTransfers(db),
    'ledger log': ({ db }) => growLog(db),
    'payout destinations': markDestinations,
  },
  desks: { finance: ['withdrawal', 'alert'] },
  silent: { finance: ['reconciliation'] },
  personalData: {
    tables: [
      personal(ledgerAccounts, {
        fates: { ownerId: BOOKS },
        archive: {
          'wallet.balances': { shows: ['currency', 'balance'], order: ['id'] },
          // The own side of every booking.
          'wallet.entries': {
            shows: ({ currency }) => ({
              transferId: transfers.id,
              transferKind: transfers.kind,
              subjectId: transfers.subjectId,
              at: transfers.at,
              position: transfers.position,
              hash: transfers.hash,
              currency,
              number: entries.number,
              kind: entries.kind,
              amount: entries.amount,
              balanceAfter: entries.balanceAfter,
            }),
            joins: [
              [entries, entries.accountId, ledgerAccounts.id],
              [transfers, transfers.id, entries.transferId],
            ],
            order: ['id', entries.number],
          },
        },
      }),
      personal(transfers, { fates: { actorId: BOOKS } }),
      personal(stakes, {
        fates: { userId: BOOKS },
        archive: {
          'wallet.stakes': {
            shows: ({ subjectId, stake, fee, day, ended }) => ({
              subjectId,
              kind: stakeSubjects.kind,
              title: stakeSubjects.title,
              currency: stakeSubjects.currency,
              stake,
              fee,
              day,
              ended,
            }),
            joins: [[stakeSubjects, stakeSubjects.id, stakes.subjectId]],
            order: ['day', 'transferId', 'subjectId'],
          },
        },
      }),
      // No secret of a method.
      personal(paymentMethods, {
        fates: { userId: 'kept: payments of the past name it' },
        archive: {
          'wallet.methods': {
            shows: ['kind', 'name', 'details', 'network', 'createdAt', 'lastUsedAt', 'removedAt'],
            order: ['createdAt', 'id'],
          },
        },
        emptied: {
          name: 'Removed',
          details: '',
          sealedTerms: '',
          destinationHash: null,
          isDefault: false,
          removedAt: orElse(paymentMethods.removedAt, CLOSED_AT),
        },
      }),
      personal(deposits, {
        fates: { userId: BOOKS },
        archive: {
          'wallet.deposits': {
            shows: ['id', 'amountCents', 'status', 'takenBackCents', 'failure', 'createdAt', 'changedAt'],
            order: ['createdAt', 'id'],
          },
        },
        emptied: { actionUrl: null, failure: null },
      }),
      personal(withdrawals, {
        fates: { userId: BOOKS, firstApproverId: BOOKS, decidedBy: BOOKS, handledBy: BOOKS },
        archive: {
          'wallet.withdrawals': {
            shows: [
              'id',
              'amountCents',
              'feeCents',
              'status',
              'reason',
              'bankReference',
              'sentOn',
              'requestedAt',
              'changedAt',
            ],
            order: ['requestedAt', 'id'],
          },
        },
      }),
      personal(statements, {
        fates: { userId: 'erased' },
        archive: { 'wallet.statements': { shows: ['type', 'period', 'issuedAt'], order: ['issuedAt', 'id'] } },
      }),
      personal(playLimits, {
        fates: { userId: 'erased' },
        archive: { 'wallet.limits': { order: ['kind', 'period'] } },
      }),
      personal(playPauses, {
        fates: { userId: 'kept: an exclusion by own wish has to be provable' },
        archive: { 'wallet.breaks': { shows: ['kind', 'startsAt', 'endsAt'], order: ['startsAt', 'id'] } },
      }),
      personal(playDays, {
        fates: { userId: 'kept: the days that limits are counted over' },
        archive: { 'wallet.days': { order: ['day'] } },
      }),
      personal(staffAlerts, { fates: { resolvedBy: 'kept: which of the staff resolved an alert' } }),
    ],
    // Whoever takes a seat or is paid does so on these rows, and is seen afterwards or has to wait.
    async lock({ tx, user }) {
      await lockBalances(tx, user.id);
    },
    requireFree,
    erase,
  },
  bonds: [listSharedOrigins, listSharedMethods],
  planted: { tables: { payment_methods: 'locked' }, end: lockPayouts },
  samples,
};
