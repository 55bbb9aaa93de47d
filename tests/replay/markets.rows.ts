import { FUND_STATES } from '../../domain/markets/fund.ts';
import { BET_STATES, MARKET_STATES, OUTCOMES } from '../../domain/markets/market.ts';
import { HOUR } from '../../domain/shared/time.ts';
import type { Tx } from '../../db/client/database.ts';
import { bets, fundRequests, markets } from '../../db/markets/market.table.ts';
import { edgeUser } from './accounts.rows.ts';
import { edgeBattle } from './battles.rows.ts';
import type { Edges } from './data.ts';
import { EDGES, WORDS, nth } from './words.ts';

export const edgeMarket = (n: number): string => `market-${String(n).padStart(3, '0')}`;
export const edgeBet = (n: number): string => `bet-${String(n).padStart(3, '0')}`;
export const edgeRequest = (n: number): string => `fund-${String(n).padStart(2, '0')}`;

/** Sums of several stay within what a number holds exactly. */
const cents = (n: number): number => Math.max(1, nth(EDGES, n) % 2 ** 44);

/** Markets of every state, each three opened at one instant, with bets of every state that each three were placed at one. */
export async function addRows(tx: Tx, edges: Edges): Promise<void> {
  for (const [n] of WORDS.entries()) await addMarket(tx, edges, n);
  for (let n = 0; n < 4 * WORDS.length; n++) await addBet(tx, edges, n);
  for (const [n] of WORDS.entries()) await addRequest(tx, edges, n);
}

async function addMarket(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(MARKET_STATES, n);
  const hasOutcome = state === 'settling' || state === 'settled' || state === 'void';
  const openedAt = now - Math.floor(n / 3) * HOUR;
  await tx.insert(markets).values({
    id: edgeMarket(n),
    // Two of some contests: one that was void, and one that goes on.
    contestId: edgeBattle(hasOutcome ? n % 4 : n),
    title: nth(WORDS, n),
    firstId: edgeUser(n % 2 === 0 ? 0 : n + 1),
    secondId: edgeUser(n % 3 === 0 ? 1 : n + 2),
    state,
    outcome: hasOutcome ? nth(OUTCOMES, Math.floor(n / 6)) : null,
    version: n,
    openPpm: 500_000,
    marginPpm: 20_000,
    creatorPpm: 20_000,
    slopePpm: 200_000,
    capCents: nth(EDGES, n),
    winCents: nth(EDGES, n + 1),
    firstStakes: cents(n),
    secondStakes: cents(n + 1),
    firstPayouts: cents(n),
    secondPayouts: cents(n + 1),
    firstFresh: n % 2,
    secondFresh: 0,
    escrowCents: cents(n) + cents(n + 1) + Math.min(n, nth(EDGES, n)),
    firmAt: n % 4 === 0 ? null : now - (n % 3) * HOUR,
    openedAt,
    closedAt: hasOutcome ? openedAt + 1 : null,
    endedAt: state === 'settled' || state === 'void' ? openedAt + 2 : null,
  });
}

async function addBet(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(BET_STATES, n);
  const isStanding = state === 'new' || state === 'firm';
  await tx.insert(bets).values({
    id: edgeBet(n),
    marketId: edgeMarket(Math.floor(n / 8)),
    userId: edgeUser(n % 4 === 0 ? 3 : 4 + (n % 7)),
    side: n % 4 === 1 ? 1 : 0,
    stakeCents: cents(n),
    odds: 100 + n,
    payoutCents: cents(n) + n,
    state,
    streamId: n % 3 === 0 ? null : `stream-${n}`,
    creatorId: n % 3 === 0 ? null : edgeUser(n % 3),
    placedAt: now - Math.floor(n / 3) * HOUR,
    paidCents: state === 'won' ? cents(n) : 0,
    endedAt: isStanding ? null : now,
    // Three of an instant wait for staff, and some that have ended did.
    heldAt: n % 5 === 0 ? now - Math.floor(n / 15) * HOUR : null,
  });
}

async function addRequest(tx: Tx, { now }: Edges, n: number): Promise<void> {
  const state = nth(FUND_STATES, n);
  await tx.insert(fundRequests).values({
    id: edgeRequest(n),
    cents: (n % 2 === 0 ? 1 : -1) * Math.max(1, nth(EDGES, n)),
    reason: nth(WORDS, n),
    state,
    requestedBy: edgeUser(0),
    requestedAt: now - Math.floor(n / 6) * HOUR,
    decidedBy: state === 'waiting' ? null : edgeUser(1),
    decidedAt: state === 'waiting' ? null : now,
  });
}
