import { FUND_STATES } from '../../domain/markets/fund.ts';
import { BET_STATES } from '../../domain/markets/market.ts';
import { BATTLE_GAMES } from '../../domain/shared/games.ts';
import { HOUR } from '../../domain/shared/time.ts';
import { battles } from '../../db/battles/battle.table.ts';
import * as betting from '../../db/markets/bet.queries.ts';
import * as creator from '../../db/markets/creator.queries.ts';
import * as fund from '../../db/markets/fund.queries.ts';
import * as market from '../../db/markets/market.queries.ts';
import { bets, fundRequests, markets } from '../../db/markets/market.table.ts';
import * as leaving from '../../db/markets/forget-played.ts';
import * as results from '../../db/markets/result.queries.ts';
import { ratings } from '../../db/results/leader.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Cast } from './cast.ts';
import { pages, reads, roomCases, writes } from './kit.ts';
import { edgeBet, edgeMarket, edgeRequest } from './markets.rows.ts';
import { EDGES } from './words.ts';

const people = ['1', 'brought-1', edgeUser(0), edgeUser(1), edgeUser(3), edgeUser(4), edgeUser(9), 'nobody'];
const each = people.map((id) => [id] as const);
const past = ({ at, id }: { readonly at: number; readonly id: string }) => [at, id] as const;

const some = (cast: Cast): string[] => [
  ...Array.from({ length: 8 }, (_, n) => edgeMarket(n)),
  ...cast.some(markets, 8).map(({ id }) => id),
  'nothing',
];
const contests = (cast: Cast): string[] => [
  ...Array.from({ length: 12 }, (_, n) => edgeBattle(n)),
  ...cast.some(markets, 6).map(({ contestId }) => contestId),
  'nothing',
];

const bet = (cast: Cast): betting.NewBet => ({
  id: cast.newId(),
  marketId: edgeMarket(0),
  userId: '1',
  side: 1,
  stakeCents: 1,
  odds: 2 ** 31,
  payoutCents: Number.MAX_SAFE_INTEGER,
  streamId: null,
  creatorId: null,
  placedAt: cast.now,
});

/** A market of a contest that has none, or one that is over. */
const opening = (cast: Cast, contestId: string) => ({
  ...cast.row(markets, ({ id }) => id === edgeMarket(0)),
  id: cast.newId(),
  contestId,
});

const request = (cast: Cast) => ({
  id: cast.newId(),
  cents: -Number.MAX_SAFE_INTEGER,
  reason: 'Ж "\\%_',
  requestedBy: '4',
  requestedAt: cast.now,
});

export const cases = roomCases('markets', [
  writes(betting.insertBet)((cast) => [
    [bet(cast)],
    [{ ...bet(cast), streamId: 'Ж', creatorId: edgeUser(0), stakeCents: 2 ** 31 }],
  ]),
  writes(betting.insertBet)((cast) => [[{ ...bet(cast), stakeCents: 0 }], [{ ...bet(cast), payoutCents: 0 }]], {
    refuses: 'it is nothing, or less than its stake',
  }),
  reads(betting.readOwnBets)((cast) => some(cast).flatMap((id) => people.map((userId) => [id, userId] as const))),
  reads(betting.hasHeld)((cast) => some(cast).map((id) => [id] as const)),
  reads(betting.readWaitingBets)(() => [[]]),
  reads(betting.listHeld)(() => [[1], [2], [100]]),
  reads(betting.findBet)((cast) => [...cast.some(bets, 6).map(({ id }) => [id] as const), ['nothing']]),
  reads(betting.sumWins)((cast) =>
    some(cast).flatMap((id) =>
      ([0, 1] as const).map((side) => [id, side, cast.some(bets, 40).map(({ userId }) => userId)] as const),
    ),
  ),
  writes(betting.holdBets)((cast) => [
    [cast.some(bets, 2).map(({ id }) => id), cast.now],
    [[], cast.now],
  ]),
  reads(betting.listStanding)((cast) => some(cast).flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const))),
  reads(betting.listFresh)((cast) => some(cast).flatMap((id) => [1, 2, 100].map((limit) => [id, limit] as const))),
  writes(betting.setFirm)(() => [[[]], [[edgeBet(0), edgeBet(1)]], [[edgeBet(6), 'nothing']]]),
  writes(betting.setEnded)((cast) =>
    BET_STATES.slice(2).flatMap((state) => EDGES.map((cents) => [edgeBet(0), state, cents, cast.now] as const)),
  ),
  reads(betting.listCreatorStakes)((cast) => some(cast).map((id) => [id])),
  reads(betting.listCounted)((cast) => some(cast).map((id) => [id]), {
    unordered: { why: 'they are looked at together' },
  }),
  reads(betting.readBet)((cast) => [
    ...cast.some(bets, 8).flatMap(({ id, userId }) => [[userId, id] as const, ['nobody', id] as const]),
    ['1', 'nothing'],
  ]),
  pages(betting.listBets, ({ bet: { placedAt, id } }) => past({ at: placedAt, id }))(() =>
    people.map((id) => (limit, key) => [id, limit, key]),
  ),
  reads(betting.hasBetOn)(() =>
    people.flatMap((id) => [
      [id, []] as const,
      [id, [edgeUser(0)]] as const,
      [id, ['nobody', edgeUser(1), edgeUser(2)]] as const,
    ]),
  ),

  reads(creator.countBettors)(({ now }) => people.flatMap((id) => [[id, 0] as const, [id, now - 9 * HOUR] as const])),
  reads(creator.listWagers)(() => people.flatMap((id) => [1, 2, 4, 100].map((limit) => [id, limit] as const))),

  writes(fund.insertFundRequest)((cast) => [[request(cast)], [{ ...request(cast), cents: 1, requestedAt: 0 }]]),
  writes(fund.insertFundRequest)((cast) => [[{ ...request(cast), cents: 0 }]], { refuses: 'it is nothing' }),
  writes(fund.lockFundRequest)((cast) => [...cast.some(fundRequests, 6).map(({ id }) => [id] as const), ['nothing']]),
  writes(fund.setFundDecision)((cast) =>
    FUND_STATES.slice(1).map((state) => [edgeRequest(0), { state, decidedBy: '5', decidedAt: cast.now }]),
  ),
  writes(fund.setFundDecision)(
    (cast) => [[edgeRequest(0), { state: 'done', decidedBy: edgeUser(0), decidedAt: cast.now }]],
    { refuses: 'nobody decides over the own one' },
  ),
  reads(fund.listWaitingRequests)(() => [[]]),
  reads(fund.readWaitingFunds)(() => [[]]),

  writes(market.insertMarket)((cast) => [
    [opening(cast, edgeBattle(70))],
    [opening(cast, edgeBattle(0))],
    [opening(cast, edgeBattle(3))],
  ]),
  writes(market.lockMarket)((cast) => some(cast).map((id) => [id])),
  writes(market.lockLiveMarket)((cast) => contests(cast).map((id) => [id])),
  writes(market.updateMarket)((cast) =>
    cast
      .some(markets, 6, ({ outcome }) => outcome === null)
      .flatMap((row) => [
        [row, { ...market.marketOf(row), version: row.version + 1, state: 'closed' }, { closedAt: cast.now }] as const,
        [
          row,
          { ...market.marketOf(row), state: 'settled', escrowCents: 0 },
          { firmAt: null, endedAt: cast.now, outcome: 'void' },
        ] as const,
      ]),
  ),
  reads(market.readMarketOf)((cast) => contests(cast).map((id) => [id])),
  reads(market.readMarket)((cast) => some(cast).map((id) => [id])),
  pages(market.listUnpaid, ({ market: { openedAt, id } }) => past({ at: openedAt, id }))(() => [
    (limit, key) => [limit, key],
  ]),
  reads(market.listTaken)(() => [[1], [2], [100]]),
  reads(market.readReserved)(() => [[]]),
  reads(market.listFirmDue)(
    ({ now }) => [
      [now, 100],
      [now - HOUR, 100],
      [0, 100],
    ],
    { unordered: { why: 'each is looked at by itself' } },
  ),
  reads(market.readRatingsOf)(
    (cast) =>
      BATTLE_GAMES.flatMap((game) => [
        [[], game] as const,
        [cast.some(ratings, 12).map(({ userId }) => userId), game] as const,
      ]),
    { unordered: { why: 'each row names its player' } },
  ),
  reads(market.readContest)((cast) =>
    [...contests(cast), ...cast.some(battles, 6).map(({ id }) => id)].map((id) => [id]),
  ),

  reads(leaving.listMarketsOn)(() => each, { unordered: { why: 'each is looked at by itself' } }),
  writes(leaving.forgetPlayed)(() => each),

  reads(results.listEnded)(() => [[1], [2], [100]]),
  reads(results.countPlaced)((cast) => [[[]], [some(cast)]]),
  reads(results.readMarketResults)(() => [[1], [2], [100]]),
]);
