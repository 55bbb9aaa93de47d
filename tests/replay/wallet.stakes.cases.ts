import { COIN_SALES_ACCOUNT, STORE_SALES_ACCOUNT, externalAccount, userAccount } from '../../domain/wallet/ledger.ts';
import { holdLegs } from '../../domain/wallet/stakes.ts';
import { CURRENCIES } from '../../domain/shared/money.ts';
import { DAY, HOUR } from '../../domain/shared/time.ts';
import { users } from '../../db/accounts/user.table.ts';
import type { Tx } from '../../db/client/database.ts';
import { bets, markets } from '../../db/markets/market.table.ts';
import { campaigns } from '../../db/sponsorships/sponsorship.table.ts';
import { storeOrders } from '../../db/store/store.table.ts';
import * as betting from '../../db/wallet/bets.ts';
import * as bookings from '../../db/wallet/bookings.ts';
import * as closing from '../../db/wallet/close-books.ts';
import { commitments } from '../../db/wallet/commitment.table.ts';
import * as committed from '../../db/wallet/commitments.ts';
import * as corrections from '../../db/wallet/correct-stakes.ts';
import * as fund from '../../db/wallet/fund.ts';
import { transfers } from '../../db/wallet/ledger.table.ts';
import { linkTransfers } from '../../db/wallet/link-transfers.ts';
import { openAccount } from '../../db/wallet/open-account.ts';
import * as opening from '../../db/wallet/open-books.ts';
import * as posting from '../../db/wallet/post-transfer.ts';
import * as purchases from '../../db/wallet/purchases.ts';
import * as held from '../../db/wallet/stake.queries.ts';
import { stakeSubjects, stakes } from '../../db/wallet/stake.table.ts';
import * as staking from '../../db/wallet/stakes.ts';
import { edgeUser } from './accounts.rows.ts';
import type { Cast } from './cast.ts';
import { onDatabase, reads, roomCases, writes } from './kit.ts';

/** What moves money: stakes, bets, bookings, purchases, corrections, and what keeps the books. */

const people = ['1', '2', '6', '10', edgeUser(0), edgeUser(1), 'nobody'];
const each = people.map((id) => [id] as const);
const inBoth = people.flatMap((id) => CURRENCIES.map((currency) => [id, currency] as const));

const user = (cast: Cast, id: string) => cast.row(users, (row) => row.id === id);
const subject = { kind: 'battle', id: 'fresh', title: 'Ж', path: '/Ж', currency: 'USD' } as const;
const game = { ...subject, kind: 'arcade', id: 'game', currency: 'BC' } as const;
const stake = { stake: 1_00, fee: 5 } as const;
const own = { ...stake, isGuarantee: false } as const;

const subjects = (cast: Cast): string[] => [
  '1',
  '3',
  'past-1',
  'cup-1',
  ...cast.some(stakeSubjects, 6).map(({ id }) => id),
  'nothing',
];

const booking = (cast: Cast) => ({ id: cast.newId(), actorId: null, at: cast.now });
const payment = { id: 'payment', userId: '1', amountCents: 10_00, feeCents: 1_00 } as const;

const bet = (cast: Cast) => {
  const { id, marketId, userId } = cast.row(bets);
  return { id: `${id}-again`, marketId, userId };
};
const wager = (cast: Cast) => ({
  ...bet(cast),
  title: 'Ж',
  path: '/Ж',
  staker: user(cast, bet(cast).userId),
  stakeCents: 10_00,
  releaseCents: 0,
});
const holdBet = (tx: Tx, cast: Cast) => betting.holdBet(tx, wager(cast), cast.context('1'));

const transfer = (cast: Cast) =>
  ({
    id: cast.newId(),
    opKey: 'Ж:1',
    kind: 'deposit',
    currency: 'USD',
    subjectId: null,
    actorId: '1',
    at: cast.now,
    legs: [
      { accountId: externalAccount('USD'), kind: 'deposit', amount: -1 },
      { accountId: userAccount('1', 'USD'), kind: 'deposit', amount: 1 },
    ],
  }) as const;

const bought = (id: string) =>
  ({
    id,
    userId: '10',
    kind: 'battlecoin_purchase',
    currency: 'USD',
    into: [{ accountId: COIN_SALES_ACCOUNT, amount: 1_00 }],
    coins: 100,
  }) as const;

const correction = { id: 'first', subjectId: 'past-1', players: ['1', '6', '7', '2', '8', '9', '10'] } as const;
/** Who took part in a battle that is over, and what another end of it would bring. */
const put = (cast: Cast, isVoid: boolean) => {
  const players = cast.rows(stakes).flatMap(({ subjectId, userId }) => (subjectId === 'past-1' ? [userId] : []));
  const [first = ''] = players;
  return { ...correction, players, shares: isVoid ? null : [{ userId: first, parts: 1 }] };
};

const campaign = (cast: Cast) => cast.row(campaigns).id;
const order = (cast: Cast) => cast.some(storeOrders, 5).map(({ id }) => id);
const putIn = (tx: Tx, cast: Cast) =>
  fund.bookSponsored(tx, { id: 'sponsored', campaignId: campaign(cast), cents: 100_00 }, cast.context());

const newUser = {
  id: 'fresh',
  username: 'fresh-one',
  usernameKey: 'fresh-one',
  email: 'Fresh@players.example',
  emailKey: 'fresh@players.example',
  displayName: 'Ж',
  passwordHash: 'none',
  createdAt: Number.MAX_SAFE_INTEGER,
} as const;

export const cases = roomCases('wallet', [
  writes(staking.lockSubject)((cast) => subjects(cast).map((id) => [{ id }]), { name: 'lockSubject' }),
  writes(staking.holdStake)((cast) => [
    [subject, { staker: user(cast, '10'), ...stake }, cast.context('10')],
    [game, { staker: user(cast, '1'), stake: 1, fee: 0 }, cast.context()],
  ]),
  writes(staking.holdStake)(
    (cast) => [
      [subject, { staker: user(cast, '10'), stake: 2 ** 40, fee: 0 }, cast.context('10')],
      [subject, { staker: user(cast, edgeUser(3)), ...stake }, cast.context()],
      [{ ...subject, id: 'past-1' }, { staker: user(cast, '10'), ...stake }, cast.context()],
    ],
    { refuses: 'too much, nothing there, and a subject that has ended' },
  ),
  writes(staking.holdGuarantee)((cast) => [[subject, { staker: user(cast, '10'), stake: 5_00 }, cast.context('10')]]),
  writes(staking.holdAs)((cast) => [
    [subject, { staker: user(cast, '10'), ...own }, holdLegs(subject, '10', own), cast.context()],
  ]),
  writes(staking.requireStake)((cast) => [[user(cast, '10'), { stake: 1, fee: 0 }, cast.now]], {
    hollow: 'it only refuses',
  }),
  writes(staking.requireStake)((cast) => [[user(cast, '10'), { stake: 2 ** 40, fee: 0 }, cast.now]], {
    refuses: 'so much is not there',
  }),
  writes(staking.refundStake)((cast) => [
    ['1', '1', cast.context()],
    ['cup-1', 'cup-player-1', cast.context()],
  ]),
  writes(staking.refundStakes)((cast) => [
    ['1', cast.context()],
    ['cup-1', cast.context()],
  ]),
  writes(staking.endAs)(
    (cast) => [
      ['1', 'paid', cast.now],
      ['cup-1', 'refunded', Number.MAX_SAFE_INTEGER],
      ['past-1', 'paid', cast.now],
    ],
    { unordered: { why: 'whoever asks puts them in order', at: ['rows'] } },
  ),
  writes(staking.payPool)((cast) => [
    ['1', [{ userId: '1', parts: 1 }], cast.context()],
    [
      'cup-1',
      [
        { userId: 'cup-player-1', parts: 2 },
        { userId: '10', parts: 1 },
        { userId: '9', parts: 0 },
      ],
      cast.context('5'),
    ],
  ]),
  writes(staking.settleByHouse)((cast) => [['game', 5, cast.context()]], {
    before: (tx, cast) => staking.holdStake(tx, game, { staker: user(cast, '1'), stake: 3, fee: 0 }, cast.context()),
  }),

  reads(held.readHeld)(() => inBoth),
  reads(held.listHeld)(() => inBoth),
  reads(held.hasStake)(() => each),
  reads(held.readSubjects)((cast) => [[[]], [subjects(cast)]]),

  reads(betting.readEscrow)((cast) => [...cast.some(markets, 4).map(({ id }) => [id] as const), ['fund'], ['cup-1']]),
  writes(betting.holdBet)((cast) => [
    [wager(cast), cast.context()],
    [{ ...wager(cast), releaseCents: -5_00 }, cast.context('1')],
  ]),
  writes(betting.refundBet)((cast) => [[bet(cast), cast.context()]], { before: holdBet }),
  writes(betting.payBet)(
    (cast) => [
      [bet(cast), 0, cast.context()],
      [bet(cast), 7_00, cast.context()],
    ],
    { before: holdBet },
  ),
  writes(betting.releaseReserve)(
    (cast) => [
      [bet(cast).marketId, 3_00, 'some', cast.context()],
      [bet(cast).marketId, -3_00, 'more', cast.context()],
      [bet(cast).marketId, 0, 'none', cast.context()],
    ],
    { before: holdBet },
  ),
  writes(betting.payCreator)(
    (cast) => [
      [{ marketId: bet(cast).marketId, userId: edgeUser(0) }, 2_00, cast.context()],
      [{ marketId: bet(cast).marketId, userId: edgeUser(0) }, 0, cast.context()],
    ],
    { before: holdBet },
  ),
  writes(betting.retitleBets)((cast) => [
    [cast.rows(bets).map(({ id }) => id), 'Ж'],
    [[], 'Ж'],
  ]),

  writes(bookings.bookDeposit)((cast) => [
    [payment, booking(cast)],
    [{ ...payment, amountCents: 2 ** 51 }, booking(cast)],
  ]),
  writes(bookings.bookDebt)((cast) => [[payment, 1_00, booking(cast)]], {
    before: (tx) => opening.openDebtAccount(tx, '1'),
  }),
  writes(bookings.bookReinstatement)((cast) => [
    [payment, booking(cast)],
    [{ ...payment, amountCents: 1 }, booking(cast)],
  ]),
  writes(bookings.bookChargeback)(
    (cast) => [
      [payment, 10_00, booking(cast)],
      [payment, 4_00, booking(cast)],
    ],
    { before: (tx) => opening.openDebtAccount(tx, '1') },
  ),
  writes(bookings.bookWithdrawal)((cast) => [[{ ...payment, userId: '10' }, booking(cast)]]),
  writes(bookings.bookWithdrawal)(
    (cast) => [[{ ...payment, userId: edgeUser(3), amountCents: 2 ** 50 }, booking(cast)]],
    {
      refuses: 'so much is not there',
    },
  ),
  writes(bookings.bookWithdrawalReturn)((cast) => [[payment, booking(cast)]], {
    before: (tx, cast) => bookings.bookWithdrawal(tx, { ...payment, userId: '10' }, booking(cast)),
  }),
  writes(bookings.bookWithdrawalReturn)((cast) => [[payment, booking(cast), true]], {
    before: async (tx, cast) => {
      await bookings.bookWithdrawal(tx, { ...payment, userId: '10' }, booking(cast));
      await bookings.bookWithdrawalPayout(tx, payment, booking(cast));
    },
  }),
  writes(bookings.bookWithdrawalPayout)((cast) => [[payment, booking(cast)]], {
    before: (tx, cast) => bookings.bookWithdrawal(tx, { ...payment, userId: '10' }, booking(cast)),
  }),
  writes(bookings.bookOpening)((cast) => [['2', 5_00, booking(cast)]]),
  writes(bookings.bookSampleTopUp)((cast) => [[{ userId: '2', amountCents: 5_00, key: '2026-01-05' }, booking(cast)]]),
  writes(bookings.bookAdjustment)((cast) => [
    [{ id: 'a', userId: '1', currency: 'USD', amount: -1 }, booking(cast)],
    [{ id: 'b', userId: '1', currency: 'BC', amount: 2 ** 31 }, booking(cast)],
  ]),
  writes(bookings.bookAdjustment)(
    (cast) => [[{ id: 'a', userId: '3', currency: 'USD', amount: -(2 ** 50) }, booking(cast)]],
    {
      refuses: 'nobody goes below nothing',
    },
  ),
  writes(bookings.grant)((cast) => [
    [{ opKey: 'mission:fresh', userId: '1', currency: 'BC', amount: 5 }, booking(cast)],
    [{ opKey: 'login:1', userId: '1', currency: 'BC', amount: 5 }, booking(cast)],
  ]),

  writes(closing.lockBalances)(() => each),
  writes(closing.hasOpenPayment)(() => each),
  writes(closing.forfeitCoins)((cast) => [
    [{ id: cast.newId(), userId: edgeUser(0), coins: 10, at: cast.now }],
    [{ id: cast.newId(), userId: edgeUser(0), coins: 0, at: cast.now }],
  ]),

  writes(committed.noteCommitment)(({ now }) => [[{ about: 'Ж', commitment: 'c', at: now }]]),
  onDatabase(committed.dateCommitments)((cast) => [
    [{ id: cast.newId(), at: cast.now, until: cast.now }],
    [{ id: cast.newId(), at: cast.now, until: 0 }],
  ]),
  reads(committed.readCommitmentDate)((cast) =>
    cast
      .some(commitments, 8)
      .concat(cast.some(commitments, 3, ({ transferId }) => transferId !== null))
      .map((row) => [row]),
  ),

  reads(corrections.readBrought)((cast) => subjects(cast).map((id) => [id]), {
    show: (broughtTo: (userId: string) => unknown) => people.map((id) => broughtTo(id)),
  }),
  reads(corrections.previewStakes)((cast) => [[put(cast, true)], [put(cast, false)]]),
  writes(corrections.correctStakes)((cast) => [
    [put(cast, true), cast.context('5')],
    [put(cast, false), cast.context('5')],
  ]),

  reads(fund.balanceOf)(() => [['escrow:market-fund'], [userAccount('1', 'USD')], ['nothing']]),
  reads(fund.readFund)(() => [[]]),
  writes(fund.lockFund)(() => [[]]),
  writes(fund.moveFund)((cast) => [
    ['fresh', 5_00, cast.context('5')],
    ['fresh', -5_00, cast.context('5')],
  ]),
  writes(fund.moveFund)((cast) => [['fresh', -(2 ** 50), cast.context()]], { refuses: 'so much is not there' }),
  writes(fund.bookSponsored)((cast) => [[{ id: 's', campaignId: campaign(cast), cents: 1 }, cast.context()]]),
  writes(fund.returnSponsored)(
    (cast) => [
      [campaign(cast), 1, cast.context()],
      [campaign(cast), 0, cast.context()],
    ],
    { before: putIn },
  ),
  writes(fund.paySponsored)(
    (cast) => [[{ acceptanceId: 'a', campaignId: campaign(cast), userId: edgeUser(0), cents: 7 }, cast.context()]],
    { before: putIn },
  ),
  reads(fund.readEscrows)((cast) => [[[]], [[...cast.rows(campaigns).map(({ id }) => id), 'cup-1', 'nothing']]]),

  onDatabase(linkTransfers)(() => [[], [2], [1_000]]),
  writes(openAccount)(() => [[newUser]]),
  writes(opening.openBooks)(() => [[]], { hollow: 'they are open already' }),
  writes(opening.openUserAccounts)(() => [['fresh'], ['1']], { before: (tx) => tx.insert(users).values(newUser) }),
  writes(opening.openAccountsOf)(() => [[['fresh', '1']]], { before: (tx) => tx.insert(users).values(newUser) }),
  writes(opening.openDebtAccount)(() => [['1'], ['10']]),

  writes(posting.postTransfer)((cast) => [
    [transfer(cast)],
    [{ ...transfer(cast), opKey: cast.row(transfers).opKey }],
    [{ ...transfer(cast), at: Number.MAX_SAFE_INTEGER, subjectId: 'Ж' }],
  ]),
  writes(posting.postTransfer)((cast) => [[{ ...transfer(cast), currency: 'BC' }]], {
    refuses: 'currencies never meet',
  }),
  writes(posting.postNewTransfer)((cast) => [[transfer(cast)]]),
  writes(posting.postNewTransfer)((cast) => [[{ ...transfer(cast), opKey: cast.row(transfers).opKey }]], {
    refuses: 'it was posted before',
  }),

  writes(purchases.purchase)((cast) => [
    [bought('buy'), cast.newId, cast.now],
    [
      {
        ...bought('spend'),
        userId: edgeUser(0),
        currency: 'BC',
        kind: 'store_purchase',
        into: [{ accountId: STORE_SALES_ACCOUNT, amount: 7 }],
        coins: 0,
      },
      cast.newId,
      cast.now,
    ],
  ]),
  writes(purchases.returnPurchase)((cast) => [
    [
      { id: 'gone', reason: 'store-return', userId: '1', currency: 'BC', amount: 3, from: STORE_SALES_ACCOUNT },
      booking(cast),
    ],
  ]),
  writes(purchases.returnCoins)(
    (cast) => [[{ id: 'back', userId: '10', cents: 1_00, coins: 100 }, booking(cast), cast.newId]],
    {
      before: (tx, cast) => purchases.purchase(tx, bought('buy'), cast.newId, cast.now - HOUR),
    },
  ),
  reads(purchases.readReturned)(
    (cast) => [
      ['store-return', []],
      ['store-return', order(cast)],
    ],
    {
      hollow: 'nothing has come back in the data set; the next case has something',
    },
  ),
  writes(purchases.readReturned)(
    () => [
      ['store-return', ['gone', 'other']],
      ['gift-return', ['gone']],
    ],
    {
      before: (tx, cast) =>
        purchases.returnPurchase(
          tx,
          { id: 'gone', reason: 'store-return', userId: '1', currency: 'BC', amount: 3, from: STORE_SALES_ACCOUNT },
          { id: cast.newId(), actorId: '1', at: cast.now - DAY },
        ),
    },
  ),
  reads(purchases.readTakings)((cast) => [
    ...order(cast).map((id) => [id] as const),
    ...cast
      .some(transfers, 3, ({ opKey }) => opKey.startsWith('purchase:'))
      .map(({ opKey }) => [opKey.slice(9)] as const),
  ]),
]);
