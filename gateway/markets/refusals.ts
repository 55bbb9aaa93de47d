import type { MarketsRefusal } from '../../domain/markets/refusals.ts';
import type { PublicRefusals } from '../kernel/refusals.ts';

export const marketsRefusals: PublicRefusals<MarketsRefusal> = {
  MARKET_CLOSED: [409, 'No bets are taken on this any more'],
  MARKET_NOT_OPEN: [409, 'The market is not in a state for this'],
  MARKET_FULL: [409, 'So much cannot be taken on this side; `mostCents` can'],
  ODDS_CHANGED: [409, 'The odds have changed; the new ones are in `odds`, and `quote` takes them'],
  BET_BARRED: [403, 'This account may not bet on this'],
  BET_OTHER_SIDE: [409, 'You have bet on the other side'],
  BET_LIMIT: [409, 'This would be more than one player may put on one contest'],
  FUND_SECOND_PERSON: [409, 'Somebody else has to agree'],
  FUND_SHORT: [409, 'The fund does not hold so much free'],
  FUND_DECIDED: [409, 'This request has been decided'],
  BET_NOT_HELD: [409, 'The bet does not wait for staff'],
};
