import { acceptStake, type StakeBounds } from '../battles/create-battle.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { SECOND } from '../shared/time.ts';
import { type Book, type BookedBet, needOf, oddsOf, reserveOf, withBet, withFirm, withoutFresh } from './book.ts';
import { PPM, QUOTE_MS, type Pair, type Side, type Terms, payoutOf } from './odds.ts';

/** `settling`: the outcome is known, and bets are being paid. */
export const MARKET_STATES = ['open', 'suspended', 'closed', 'settling', 'settled', 'void'] as const;
export type MarketState = (typeof MARKET_STATES)[number];

/** `new` until it has stood long enough, then `firm`; every other one is an end. */
export const BET_STATES = ['new', 'firm', 'returned', 'won', 'lost', 'void'] as const;
export type BetState = (typeof BET_STATES)[number];

/** How a market ends: the side that won, or nobody did. */
export const OUTCOMES = ['first', 'second', 'void'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const outcomeOf = (winner: Side): Outcome => (winner === 0 ? 'first' : 'second');

/** What a market is called, by its two players. */
export const versus = (first: string, second: string): string => `${first} vs. ${second}`;
/** In place of the name of a player who has left for good. */
export const CLOSED_PLAYER = 'Closed account';

/** A bet that has stood less long when the market closes goes back. */
export const FIRM_MS = 5 * SECOND;
/** What staff say of why, at the most. */
export const STAFF_REASON_MAX = 500;
/** What one player may put into one market. */
export const PLAYER_CENTS = 250_00;
/** What a friend of one of the two may put into their market. */
export const FRIEND_CENTS = 25_00;
/**
 * Whom no bet is taken of, and why: players of the contest, their teams, who streams it, who has not proven the age, and
 * staff who have a case of one of the players in hand or have stopped bets on the contest.
 */
export const BET_BARS = ['participant', 'teammate', 'streamer', 'age', 'case'] as const;
export type BetBar = (typeof BET_BARS)[number];

/** The amounts that are offered (HZ-03). */
export const QUICK_CENTS = [10_00, 25_00, 50_00, 100_00] as const;

export interface Market {
  readonly id: string;
  readonly state: MarketState;
  readonly terms: Terms;
  /** Counts every change of odds or state. */
  readonly version: number;
  readonly book: Book;
  /** What lies in the escrow of the market, in cents; while bets are taken always what the book needs. */
  readonly escrowCents: number;
}

/** The odds as they were told. */
export interface Quote {
  readonly version: number;
  readonly odds: Pair;
  readonly expiresAt: number;
}

export const quoteOf = ({ version, book, terms }: Market, now: number): Quote => ({
  version,
  odds: oddsOf(book, terms),
  expiresAt: now + QUOTE_MS,
});

/** A market after a change, with what goes back to the fund; negative where the fund gives. */
export interface Changed {
  readonly market: Market;
  readonly releaseCents: number;
}

/** Takes over a book. `inCents` is what came into the escrow from players, negative where it went back to them. */
function rest(market: Market, book: Book, inCents: number): Changed {
  const escrowCents = needOf(book, market.terms);
  const isMoved = String(oddsOf(book, market.terms)) !== String(oddsOf(market.book, market.terms));
  return {
    market: { ...market, book, escrowCents, version: market.version + (isMoved ? 1 : 0) },
    releaseCents: market.escrowCents + inCents - escrowCents,
  };
}

export interface Placing {
  readonly side: Side;
  readonly stakeCents: number;
  readonly quote: Quote;
}

export interface Placed extends Changed {
  readonly odds: number;
  readonly payoutCents: number;
}

const fits = (market: Market, side: Side, stakeCents: number, odds: number, fundCents: number): boolean => {
  const payoutCents = payoutOf(stakeCents, odds);
  const book = withBet(market.book, { side, stakeCents, payoutCents });
  return (
    payoutCents - stakeCents <= market.terms.winCents &&
    reserveOf(book, market.terms) <= market.terms.capCents &&
    needOf(book, market.terms) - market.escrowCents - stakeCents <= fundCents
  );
};

/** The largest stake in whole dollars that the house takes on a side; 0 where it takes none. More never fits better. */
export function largestStake(
  market: Market,
  side: Side,
  { minCents, maxCents }: StakeBounds,
  fundCents: number,
): number {
  const odds = oddsOf(market.book, market.terms)[side];
  let least = Math.ceil(minCents / 100) - 1;
  let most = Math.floor(maxCents / 100);
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(market, side, middle * 100, odds, fundCents)) least = middle;
    else most = middle - 1;
  }
  return least * 100 >= minCents ? least * 100 : 0;
}

/**
 * Places a bet at the odds that were told, if they still are the odds of that side. Who may bet, and how much of the own,
 * is decided before; `fundCents` is what the fund holds under the same lock.
 */
export function placeBet(
  market: Market,
  { side, stakeCents, quote }: Placing,
  bounds: StakeBounds,
  now: number,
  fundCents: number,
): Ruling<Placed> {
  if (market.state !== 'open') return refuse('MARKET_CLOSED');
  const stake = acceptStake(stakeCents, bounds);
  if (!stake.ok) return stake;
  const odds = oddsOf(market.book, market.terms)[side];
  if (now > quote.expiresAt || quote.version > market.version || quote.odds[side] !== odds)
    return refuse('ODDS_CHANGED', { data: { odds } });
  if (!fits(market, side, stakeCents, odds, fundCents))
    return refuse('MARKET_FULL', {
      field: 'stakeCents',
      data: { mostCents: largestStake(market, side, bounds, fundCents) },
    });
  const payoutCents = payoutOf(stakeCents, odds);
  const changed = rest(market, withBet(market.book, { side, stakeCents, payoutCents }), stakeCents);
  return allow({ ...changed, odds, payoutCents });
}

/** Bets that have stood long enough stand for good; what need no longer lie here goes back to the fund. */
export const firmBets = (market: Market, bets: readonly BookedBet[]): Changed =>
  rest(market, bets.reduce(withFirm, market.book), 0);

/** Gives back bets that were not firm. */
export const returnBets = (market: Market, bets: readonly BookedBet[]): Changed =>
  rest(market, bets.reduce(withoutFresh, market.book), -bets.reduce((sum, { stakeCents }) => sum + stakeCents, 0));

/** A state is left only for one of these; a market that has ended stays what it is. */
const NEXT: Readonly<Record<MarketState, readonly MarketState[]>> = {
  open: ['suspended', 'closed', 'settling'],
  suspended: ['open', 'closed', 'settling'],
  closed: ['settling'],
  settling: ['settled', 'void'],
  settled: [],
  void: [],
};

export const mayTurn = (from: MarketState, to: MarketState): boolean => NEXT[from].includes(to);

export function turn(market: Market, state: MarketState): Market {
  if (!mayTurn(market.state, state)) throw new Error(`a market that is ${market.state} cannot be ${state}`);
  return { ...market, state, version: market.version + 1 };
}

/** What becomes of a bet, and what it is paid. A bet that is not firm counts only where everything goes back. */
export function endBet(
  { side, stakeCents, payoutCents }: BookedBet,
  outcome: Outcome,
): { readonly state: Extract<BetState, 'won' | 'lost' | 'void'>; readonly paidCents: number } {
  if (outcome === 'void') return { state: 'void', paidCents: stakeCents };
  return outcome === outcomeOf(side) ? { state: 'won', paidCents: payoutCents } : { state: 'lost', paidCents: 0 };
}

/** A creator's share of what was staked on the own streams; together they never exceed what the book holds for them. */
export const creatorShare = (stakedCents: number, { creatorPpm }: Pick<Terms, 'creatorPpm'>): number =>
  Math.floor((stakedCents * creatorPpm) / PPM);

/** A player's bets in a market so far. */
export interface OwnBets {
  /** Null without one. */
  readonly side: Side | null;
  readonly stakedCents: number;
  /** What they are paid, each at its own odds, if their side wins. */
  readonly payoutCents: number;
}

/** What of a player's own forbids a bet: both sides, or too much of one market. */
export function withinOwn(
  own: Pick<OwnBets, 'side' | 'stakedCents'>,
  side: Side,
  stakeCents: number,
  isFriend: boolean,
): Ruling<null> {
  if (own.side !== null && own.side !== side) return refuse('BET_OTHER_SIDE');
  const mostCents = isFriend ? FRIEND_CENTS : PLAYER_CENTS;
  if (own.stakedCents + stakeCents <= mostCents) return allow(null);
  const leftCents = Math.max(0, mostCents - own.stakedCents);
  return refuse('BET_LIMIT', { field: 'stakeCents', data: { mostCents, leftCents } });
}

/** What the house loses if the dearest outcome comes: what it has put in beside the stakes. */
export const exposureOf = ({ book, terms }: Market): number => reserveOf(book, terms);
