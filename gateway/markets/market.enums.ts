import { BET_BARS, BET_STATES, MARKET_STATES } from '../../domain/markets/market.ts';
import { NO_MARKET } from '../../domain/markets/no-market.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const MarketStateEnum = graphqlEnum('MarketState', 'Whether bets are taken, and how it ended.', MARKET_STATES);

export const BetStateEnum = graphqlEnum('BetState', 'What has become of a bet.', BET_STATES);

export const BetBarEnum = graphqlEnum('BetBar', 'Why no bet is taken of somebody.', BET_BARS);

export const NoMarketEnum = graphqlEnum('NoMarket', 'Why a contest cannot be bet on.', NO_MARKET);
