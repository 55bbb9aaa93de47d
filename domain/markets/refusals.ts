export type MarketsRefusal =
  | 'MARKET_CLOSED'
  | 'MARKET_NOT_OPEN'
  | 'MARKET_FULL'
  | 'ODDS_CHANGED'
  | 'BET_BARRED'
  | 'BET_OTHER_SIDE'
  | 'BET_LIMIT'
  | 'FUND_SECOND_PERSON'
  | 'FUND_SHORT'
  | 'FUND_DECIDED'
  | 'BET_NOT_HELD';

declare module '../shared/refusals.ts' {
  interface RefusalCodes extends Record<MarketsRefusal, unknown> {}
}
