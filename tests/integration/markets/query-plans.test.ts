// @module-tag engines
import {
  hasBetOn,
  listBets,
  listCounted,
  listCreatorStakes,
  listFresh,
  listStanding,
  readBet,
  readOwnBets,
} from '../../../db/markets/bet.queries.ts';
import { listWaitingRequests, readWaitingFunds } from '../../../db/markets/fund.queries.ts';
import {
  listFirmDue,
  listTaken,
  listUnpaid,
  lockLiveMarket,
  lockMarket,
  readContest,
  readMarket,
  readMarketOf,
  readRatingsOf,
  readReserved,
} from '../../../db/markets/market.queries.ts';
import { listMarketsOn } from '../../../db/markets/forget-played.ts';
import { countPlaced, listEnded } from '../../../db/markets/result.queries.ts';
import { lockFund, readEscrow, sumCreatorShares } from '../../../db/wallet/index.ts';
import { checkPlans, pk } from '../../support/query-plans.ts';
import { readRoom } from '../../support/personal-data.ts';

checkPlans([
  {
    name: 'markets, one locked',
    run: ({ db }) => db.transact((tx) => lockMarket(tx, 'x')),
    uses: [pk('markets')],
  },
  {
    name: 'markets, that of a contest locked',
    run: ({ db }) => db.transact((tx) => lockLiveMarket(tx, 'x')),
    uses: ['markets_live'],
  },
  { name: 'markets, that of a contest', run: ({ db }) => readMarketOf(db.read, 'x'), uses: ['markets_contest'] },
  {
    name: 'markets, those on battles of a player',
    run: ({ db }) => listMarketsOn(db.read, 'x'),
    uses: ['markets_first', 'markets_second'],
  },
  { name: 'markets, one', run: ({ db }) => readMarket(db.read, 'x'), uses: [pk('markets')] },
  { name: 'markets, a contest', run: ({ db }) => readContest(db.read, 'x'), uses: [pk('battles')] },
  { name: 'markets, two ratings', run: ({ db }) => readRatingsOf(db.read, ['x', 'y'], 'cs2'), uses: [pk('ratings')] },
  {
    name: 'markets, unpaid',
    run: ({ db }) => listUnpaid(db.read, 20, [5, 'x']),
    uses: ['markets_unpaid'],
    isInOrder: true,
  },
  {
    name: 'markets, on which bets are taken',
    run: ({ db }) => listTaken(db.read, 50),
    uses: ['markets_unpaid'],
    isInOrder: true,
  },
  { name: 'markets, what is reserved', run: ({ db }) => readReserved(db.read), uses: ['markets_live'] },
  { name: 'markets, due', run: ({ db }) => listFirmDue(db.read, 5, 20), uses: ['markets_firm'], isInOrder: true },
  { name: 'markets, that have ended', run: ({ db }) => listEnded(db.read, 20), uses: [pk('markets')], isInOrder: true },
  { name: 'bets, placed on some', run: ({ db }) => countPlaced(db.read, ['x', 'y']), uses: ['bets_market_user'] },
  {
    name: 'markets, what creators were paid',
    run: ({ db }) => sumCreatorShares(db.read, 'x'),
    uses: ['transfers_op_key', pk('entries')],
  },
  { name: 'bets, own of a market', run: ({ db }) => readOwnBets(db.read, 'x', 'y'), uses: ['bets_market_user'] },
  {
    name: 'bets, that stand',
    run: ({ db }) => listStanding(db.read, 'x', 20),
    uses: ['bets_standing'],
    isInOrder: true,
  },
  { name: 'bets, not firm', run: ({ db }) => listFresh(db.read, 'x', 20), uses: ['bets_fresh'], isInOrder: true },
  {
    name: 'bets, of a player',
    run: ({ db }) => listBets(db.read, 'x', 20, [5, 'y']),
    uses: ['bets_user'],
    isInOrder: true,
  },
  { name: 'bets, one', run: ({ db }) => readBet(db.read, 'x', 'y'), uses: [/bets_(user|pkey)|autoindex_bets_1/] },
  { name: 'bets, of creators', run: ({ db }) => listCreatorStakes(db.read, 'x'), uses: ['bets_market_user'] },
  { name: 'bets, that counted', run: ({ db }) => listCounted(db.read, 'x'), uses: ['bets_market_user', 'bets_user'] },
  { name: 'bets, on some players', run: ({ db }) => hasBetOn(db.read, 'x', ['y', 'z']), uses: ['bets_user'] },
  { name: 'bets, of an archive', run: ({ db }) => readRoom(db.read, 'markets', 'x'), uses: ['bets_user'] },
  { name: 'the fund, locked', run: ({ db }) => db.transact((tx) => lockFund(tx)), uses: [pk('ledger_accounts')] },
  { name: 'the escrow of a market', run: ({ db }) => readEscrow(db.read, 'x'), uses: [pk('ledger_accounts')] },
  {
    name: 'the fund, requests that wait',
    run: ({ db }) => listWaitingRequests(db.read),
    uses: ['fund_requests_waiting'],
    isInOrder: true,
  },
  {
    name: 'the fund, how many requests wait',
    run: ({ db }) => readWaitingFunds(db.read),
    uses: ['fund_requests_waiting'],
  },
]);
