import type { BetState, MarketState, Outcome } from './market.ts';

/** A market as it is after what happened to it; the event's entity is the contest. */
interface MarketTold {
  readonly marketId: string;
  readonly state: MarketState;
  readonly version: number;
  /** Null until one is known. */
  readonly outcome: Outcome | null;
}

interface BetTold {
  readonly userId: string;
  readonly marketId: string;
  readonly contestId: string;
  readonly title: string;
  /** Whom it was placed on. */
  readonly playerName: string;
  readonly state: BetState;
  readonly stakeCents: number;
  /** What came back or was won; 0 for a lost one. */
  readonly paidCents: number;
}

export const MARKET_EVENTS = ['market.opened', 'market.changed', 'market.ended'] as const;
/** Ends of a bet. */
export const BET_END_EVENTS = ['bet.returned', 'bet.won', 'bet.lost', 'bet.void'] as const;
export type BetEndEvent = (typeof BET_END_EVENTS)[number];

declare module '../shared/events.ts' {
  interface EventPayloads
    extends Record<(typeof MARKET_EVENTS)[number], MarketTold>, Record<'bet.placed' | BetEndEvent, BetTold> {
    /** The fund holds another sum, or a request for it waits or was decided. */
    'fund.changed': { readonly requestId: string };
    /** The bets that were placed on the streams of the entity, a creator, are others now. */
    'wagers.changed': object;
    /** What a creator got of the stakes that were placed on the own streams. */
    'market.creator-paid': { readonly marketId: string; readonly userId: string; readonly cents: number };
  }
}
