import { sql } from 'drizzle-orm';
import { FUND_STATES } from '../../domain/markets/fund.ts';
import { BET_STATES, MARKET_STATES, OUTCOMES } from '../../domain/markets/market.ts';
import { users } from '../accounts/index.ts';
import { battles } from '../battles/index.ts';
import { kit } from '../client/kit.ts';

const { table, text, oneOf, int, at, index, uniqueIndex, check } = kit;

const person = () =>
  text()
    .notNull()
    .references(() => users.id);

/**
 * What spectators bet on: the outcome of one contest between two players. Its row is locked by whoever places, closes or
 * pays, after the contest and before any account. Sums of each side stand here, so that no bet has to be read to take
 * another one.
 */
export const markets = table(
  'markets',
  {
    id: text().primaryKey(),
    contestId: text()
      .notNull()
      .references(() => battles.id),
    /** `NightHawk vs. PixelQueen`, as it was when it opened. */
    title: text().notNull(),
    firstId: person(),
    secondId: person(),
    state: oneOf(MARKET_STATES).notNull(),
    /** Null until one is known. */
    outcome: oneOf(OUTCOMES),
    version: int().notNull(),
    openPpm: int().notNull(),
    marginPpm: int().notNull(),
    creatorPpm: int().notNull(),
    slopePpm: int().notNull(),
    capCents: int().notNull(),
    winCents: int().notNull(),
    firstStakes: int().notNull().default(0),
    secondStakes: int().notNull().default(0),
    firstPayouts: int().notNull().default(0),
    secondPayouts: int().notNull().default(0),
    firstFresh: int().notNull().default(0),
    secondFresh: int().notNull().default(0),
    /** What the book needs while bets are taken; the ledger's account says the same. */
    escrowCents: int().notNull().default(0),
    /** When the oldest bet that is not firm becomes it; null without one. */
    firmAt: at(),
    openedAt: at().notNull(),
    closedAt: at(),
    /** When everybody was paid. */
    endedAt: at(),
  },
  (t) => [
    // One that still can be bet on, or waits for its result, is the only one of its contest.
    uniqueIndex('markets_live')
      .on(t.contestId)
      .where(sql`${t.state} in ('open', 'suspended', 'closed')`),
    index('markets_contest').on(t.contestId, t.id),
    index('markets_first').on(t.firstId),
    index('markets_second').on(t.secondId),
    index('markets_firm')
      .on(t.firmAt)
      .where(sql`${t.firmAt} is not null`),
    index('markets_unpaid')
      .on(t.openedAt, t.id)
      .where(sql`${t.state} in ('open', 'suspended', 'closed', 'settling')`),
    check('markets_two_players', sql`${t.firstId} <> ${t.secondId}`),
    check(
      'markets_cap',
      sql`${t.escrowCents} >= 0 and ${t.escrowCents} - ${t.firstStakes} - ${t.secondStakes} <= ${t.capCents}`,
    ),
    check(
      'markets_fresh',
      sql`${t.firstFresh} between 0 and ${t.firstStakes} and ${t.secondFresh} between 0 and ${t.secondStakes}`,
    ),
    check('markets_outcome', sql`(${t.state} in ('settling', 'settled', 'void')) = (${t.outcome} is not null)`),
  ],
);
export type MarketRow = typeof markets.$inferSelect;

/** What a spectator has put on one side, at odds that do not change any more. */
export const bets = table(
  'bets',
  {
    id: text().primaryKey(),
    marketId: text()
      .notNull()
      .references(() => markets.id),
    userId: person(),
    /** 0 for the first player of the market, 1 for the second. */
    side: int().$type<0 | 1>().notNull(),
    stakeCents: int().notNull(),
    /** In hundredths. */
    odds: int().notNull(),
    /** What it is paid if its side wins. */
    payoutCents: int().notNull(),
    state: oneOf(BET_STATES).notNull(),
    /** The stream on which it was placed, and whose that was; null where there was none. */
    streamId: text(),
    creatorId: text().references(() => users.id),
    placedAt: at().notNull(),
    /** What came back or was won; 0 until then, and for a lost one. */
    paidCents: int().notNull().default(0),
    endedAt: at(),
    /** Since when a win waits for staff, because of what the player has in common with one of the two; null otherwise. */
    heldAt: at(),
  },
  (t) => [
    index('bets_user').on(t.userId, t.placedAt, t.id),
    index('bets_market_user').on(t.marketId, t.userId),
    index('bets_creator')
      .on(t.creatorId, t.placedAt)
      .where(sql`${t.creatorId} is not null`),
    index('bets_standing')
      .on(t.marketId, t.id)
      .where(sql`${t.state} in ('new', 'firm')`),
    index('bets_fresh')
      .on(t.marketId, t.id)
      .where(sql`${t.state} = 'new'`),
    index('bets_held')
      .on(t.heldAt, t.id)
      .where(sql`${t.heldAt} is not null and ${t.state} in ('new', 'firm')`),
    check('bets_side', sql`${t.side} in (0, 1)`),
    check('bets_amounts', sql`${t.stakeCents} > 0 and ${t.payoutCents} >= ${t.stakeCents} and ${t.paidCents} >= 0`),
    check('bets_ended', sql`(${t.state} in ('new', 'firm')) = (${t.endedAt} is null)`),
  ],
);
export type BetRow = typeof bets.$inferSelect;

/** Money of the house that goes into the fund of the markets, or out of it: asked for by one, done by another. */
export const fundRequests = table(
  'fund_requests',
  {
    id: text().primaryKey(),
    /** Into the fund; negative out of it. */
    cents: int().notNull(),
    reason: text().notNull(),
    state: oneOf(FUND_STATES).notNull(),
    requestedBy: person(),
    requestedAt: at().notNull(),
    decidedBy: text().references(() => users.id),
    decidedAt: at(),
  },
  (t) => [
    index('fund_requests_waiting')
      .on(t.requestedAt)
      .where(sql`${t.state} = 'waiting'`),
    check('fund_requests_amount', sql`${t.cents} <> 0`),
    check('fund_requests_decided', sql`(${t.state} = 'waiting') = (${t.decidedBy} is null)`),
    check(
      'fund_requests_two',
      sql`${t.decidedBy} is null or ${t.state} <> 'done' or ${t.decidedBy} <> ${t.requestedBy}`,
    ),
  ],
);
export type FundRequestRow = typeof fundRequests.$inferSelect;
