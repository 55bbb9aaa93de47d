import { CURRENCIES } from '../../domain/shared/money.ts';
import { DAY, HOUR, utcDay } from '../../domain/shared/time.ts';
import { ENTRY_KINDS, type EntryKind, userAccount } from '../../domain/wallet/ledger.ts';
import { STATEMENT_TYPES } from '../../domain/wallet/statements.ts';
import { TRANSACTION_STATUSES } from '../../domain/wallet/transactions.ts';
import { markets } from '../../db/markets/market.table.ts';
import { acceptances } from '../../db/sponsorships/sponsorship.table.ts';
import * as income from '../../db/wallet/creator-income.queries.ts';
import * as finance from '../../db/wallet/finance.queries.ts';
import * as free from '../../db/wallet/free-money.ts';
import * as history from '../../db/wallet/history.queries.ts';
import { ledgerAccounts, transfers } from '../../db/wallet/ledger.table.ts';
import * as net from '../../db/wallet/net-play.ts';
import * as proof from '../../db/wallet/proof.queries.ts';
import * as reconcile from '../../db/wallet/reconcile.queries.ts';
import * as report from '../../db/wallet/report.queries.ts';
import * as issued from '../../db/wallet/statement.queries.ts';
import { balanceLeaves, balanceRoots, statements } from '../../db/wallet/statement.table.ts';
import * as tax from '../../db/wallet/tax-year.queries.ts';
import * as transactions from '../../db/wallet/transaction.queries.ts';
import * as verify from '../../db/wallet/verify-ledger.ts';
import * as wallet from '../../db/wallet/wallet.queries.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { onDatabase, pages, reads, roomCases, writes } from './kit.ts';
import { EDGES } from './words.ts';

/** The books as they are read: lines, sums, proofs, statements. Payments and stakes have files of their own. */

const people = ['1', '2', '10', 'brought-1', edgeUser(0), edgeUser(1), edgeUser(5), 'nobody'];
const each = people.map((id) => [id] as const);
const inBoth = people.flatMap((id) => CURRENCIES.map((currency) => [id, currency] as const));
const since = ({ now }: Cast) =>
  people.flatMap((id) => [0, now - 7 * DAY, now - 2 * HOUR, now + 1].map((at) => [id, at] as const));
const spans = ({ now }: Cast) =>
  [
    [0, now + 1],
    [now - 5 * HOUR, now + 1],
    [now - HOUR - 1, now],
    [now - 30 * DAY, now - 29 * DAY],
  ] as const;

const accounts = (cast: Cast): string[] => [
  ...cast.some(ledgerAccounts, 8, ({ entryCount }) => entryCount > 0).map(({ id }) => id),
  userAccount(edgeUser(0), 'USD'),
  'escrow:market-fund',
  'nothing',
];
const someTransfers = (cast: Cast): string[] => [...cast.some(transfers, 8).map(({ id }) => id), 'nothing'];
const days = (cast: Cast): string[] => [...cast.some(balanceRoots, 5).map(({ day }) => day), '2020-01-01'];

const filters: readonly transactions.TransactionFilter[] = [
  { type: null, status: null, userId: null },
  ...ENTRY_KINDS.map((type) => ({ type, status: null, userId: null })),
  ...TRANSACTION_STATUSES.map((status) => ({ type: null, status, userId: null })),
  ...people.map((userId) => ({ type: null, status: null, userId })),
  { type: 'deposit', status: 'completed', userId: edgeUser(0) },
];

const byHour = { unordered: { why: 'each row names its hour and account' } };
const kindSets: readonly (readonly EntryKind[] | null)[] = [null, ['deposit'], ['bonus', 'fee', 'wager'], []];

const statement = (cast: Cast) => ({
  ...cast.row(statements),
  id: cast.newId(),
  period: '2030-01',
  pdf: Buffer.from([0, 1, 255]),
});

export const cases = roomCases('wallet', [
  reads(income.readCreatorIncome)(() => each),
  reads(income.readSponsored)((cast) => [...each, ...cast.values(acceptances, 'userId').map((id) => [id] as const)]),
  reads(income.listCreatorShares)(since, { unordered: { why: 'they are added up by days' } }),
  reads(income.sumCreatorShares)((cast) => [
    ...cast.rows(markets).map(({ id }) => [id] as const),
    ['market-past-%'],
    ['nothing'],
  ]),
  reads(income.readGivenCoins)(() =>
    people.flatMap((id) =>
      (['mission', 'login', 'starter-bonus', 'pass'] as const).map((source) => [id, source] as const),
    ),
  ),

  reads(finance.sumPaidOut)(spans),
  reads(finance.sumBooked)(spans, { unordered: { why: 'each row names what it is of' } }),
  reads(finance.sumBookedByHour)((cast) => spans(cast).slice(1), byHour),
  reads(finance.sumHeldByHour)((cast) => spans(cast).slice(1), { ...byHour, name: 'sumHeldByHour' }),
  reads(finance.sumCoinFlow)(spans),
  reads(finance.readFirstTransfer)(() => [[]]),
  reads(finance.listEndedDeposits)(() => [
    ['sandbox', 0, 100],
    ['stripe', 0, 100],
    ['nobody', 0, 100],
  ]),
  reads(finance.listEndedPayouts)(() => [
    ['sandbox', 0, 100],
    ['stripe', 0, 100],
  ]),
  reads(finance.listReserves)((cast) => [[days(cast)], [[]]], { unordered: { why: 'each row names its day' } }),

  reads(free.readWinnings)(since),
  reads(free.listPayouts)(since, { unordered: { why: 'they are added up' } }),
  reads(free.readFreeMoney)(({ now }) =>
    people.flatMap((id) => [[id, 1_000_00, now] as const, [id, Number.MAX_SAFE_INTEGER, now - 30 * DAY] as const]),
  ),
  reads(net.numberBefore)((cast) =>
    accounts(cast).flatMap((id) => [[id, cast.now - 2 * HOUR] as const, [id, cast.now + 1] as const, [id, 0] as const]),
  ),
  reads(net.readNetPlay)(since),

  pages(
    history.listLines,
    ({ number }) => number,
  )(() =>
    inBoth.flatMap(([id, currency]) =>
      kindSets.map((kinds) => (limit: number, past: number | null) => [id, currency, limit, past, kinds]),
    ),
  ),
  reads(history.listBalancesSince)(since),
  reads(history.readDebt)((cast) => [
    ...each,
    ...cast.rows(ledgerAccounts).flatMap(({ id }) => (id.startsWith('house:debt:') ? [[id.slice(11)] as const] : [])),
  ]),

  reads(proof.readLedgerHead)(() => [[]]),
  pages(
    proof.listLinks,
    ({ position }) => position,
  )(() => [(limit, past) => [past ?? 0, limit], (limit, past) => [past ?? 1_000_000, limit]]),
  reads(proof.readTransfer)((cast) => someTransfers(cast).map((id) => [id])),
  reads(proof.readAllBalances)(() => [[]]),
  reads(proof.listAuditHeads)(() => [[]]),
  reads(proof.listRoots)(() => [[1], [2], [100]]),
  reads(proof.readRoot)((cast) => days(cast).map((day) => [day])),
  onDatabase(proof.publishRoot)((cast) => [
    [cast.row(balanceRoots), [{ userId: '1', salt: 'Ж', cents: Number.MAX_SAFE_INTEGER }]],
    [
      { ...cast.row(balanceRoots), day: '2030-01-01' },
      EDGES.map((cents, n) => ({ userId: edgeUser(n), salt: 's', cents })),
    ],
  ]),
  reads(proof.readLeaves)((cast) => days(cast).map((day) => [day])),
  writes(proof.deleteOldLeaves)((cast) => [
    [cast.most(balanceLeaves, 'day')],
    [utcDay(cast.now - 3 * DAY)],
    ['2030-01-01'],
  ]),
  reads(proof.ownersOf)((cast) => [[accounts(cast)], [[]]], { unordered: { why: 'each is found by its id' } }),

  reads(reconcile.findUnmatchedPayments)(() => [[]], { unordered: { why: 'each becomes an alert of its own' } }),
  reads(reconcile.listRecentDeposits)(
    ({ now }) => [
      ['sandbox', 0],
      ['stripe', now - 2 * HOUR],
    ],
    { unordered: { why: 'each is looked at by itself' } },
  ),

  reads(report.listReservesBetween)(({ now }) => [
    ['2020-01-01', '2030-01-01'],
    [utcDay(now - 3 * DAY), utcDay(now - DAY)],
  ]),
  reads(report.listChargebacks)((cast) =>
    spans(cast).flatMap(([from, until]) => [[from, until, 2] as const, [from, until, 100] as const]),
  ),
  reads(report.listLargePayouts)(({ now }) =>
    EDGES.flatMap((sumCents) => [
      [0, now + DAY, { sumCents, payouts: 2 }, 100] as const,
      [0, now + DAY, { sumCents, payouts: 2 ** 31 }, 2] as const,
    ]),
  ),

  pages(issued.listStatements, ({ endsAt, id }) => ({ endsAt, id }))(() =>
    people.map((id) => (limit, past) => [id, limit, past]),
  ),
  reads(issued.readLastStatement)(() => people.flatMap((id) => STATEMENT_TYPES.map((type) => [id, type] as const))),
  reads(issued.readStatementFile)((cast) =>
    cast.some(statements, 4).flatMap(({ id, userId }) => [
      [userId, id, 'pdf'],
      [userId, id, 'csv'],
      ['1', id, 'csv'],
    ]),
  ),
  reads(issued.readFirstBooking)(() =>
    people.flatMap((id) => [[id] as const, [id, ['BC']] as const, [id, ['USD', 'BC']] as const]),
  ),
  reads(issued.listLinesUntil)(({ now }) =>
    people.flatMap((id) => [
      [id, 0, now + 1] as const,
      [id, 1, now - 2 * HOUR] as const,
      [id, 0, 0] as const,
      [id, Number.MAX_SAFE_INTEGER, now] as const,
    ]),
  ),
  pages(issued.listPlayersBehind, (id) => id)(() => [(limit, past) => [past ?? '', limit]]),
  writes(issued.insertStatement)((cast) => [
    [statement(cast)],
    [{ ...statement(cast), period: cast.row(statements).period }],
  ]),

  reads(tax.readAccountYears)(() => people.flatMap((id) => [2025, 2026, 2027].map((year) => [id, year] as const)), {
    unordered: { why: 'each row names what it is of', at: ['sums'] },
  }),

  reads(transactions.readPageEnd)(({ now }) => [[null], [{ at: now, id: '~', seq: 0 }], [{ at: 0, id: '', seq: 0 }]], {
    hollow: 'there are fewer than the 2,000 transfers behind which a page ends',
  }),
  pages(transactions.listBookings, ({ at, id, seq }): transactions.TransactionKey => ({ at, id, seq }))(() =>
    filters.map((filter) => (limit, past) => [filter, limit, past]),
  ),
  reads(transactions.listBookings)(({ now }) =>
    filters.slice(0, 3).map((filter) => [filter, 100, null, { at: now - 2 * HOUR, id: 'deposit-7', seq: 0 }]),
  ),
  pages(transactions.listUnbooked, ({ at, id }): transactions.TransactionKey => ({ at, id, seq: 0 }))(() =>
    filters.map((filter) => (limit, past) => [filter, limit, past]),
  ),

  reads(verify.verifyLedger)(() => [[]], { hollow: 'the books of the data set are in order' }),
  reads(verify.verifyBalances)(() => [[]], { hollow: 'the books of the data set are in order' }),

  reads(wallet.readBalance)(() => inBoth),
  writes(wallet.lockBalance)(() => inBoth),
  reads(wallet.readHoldings)(() => [[[]], [people]]),
  reads(wallet.readCoinSpending)(() => each),
  reads(wallet.readCoinSpendingSince)(since),
]);
