import { BET_BARS, BET_STATES, FIRM_MS, MARKET_STATES } from '../../domain/markets/market.ts';
import { NO_MARKET } from '../../domain/markets/no-market.ts';
import { RATED_BATTLES } from '../../domain/markets/odds.ts';
import { SECOND } from '../../domain/shared/time.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const MarketStateEnum = graphqlEnum('MarketState', 'Whether bets are taken, and how it ended.', MARKET_STATES, {
  open: 'Bets are taken.',
  suspended: 'Staff take no bets for now.',
  closed: 'No bets are taken any more: the match has started.',
  settling: 'The outcome is known, and bets are being paid.',
  settled: 'One of the two has won, and every bet was paid.',
  void: 'Nobody has won, or there was no match: every stake has gone back.',
});

export const BetStateEnum = graphqlEnum('BetState', 'What has become of a bet.', BET_STATES, {
  new: `It was placed less than ${FIRM_MS / SECOND} seconds ago, and goes back if betting stops now.`,
  firm: 'It stands until the contest is over.',
  returned: 'Betting stopped before it was firm: the stake has gone back.',
  won: 'It was paid at its odds.',
  lost: 'The other player won; nothing is paid.',
  void: 'The market was void: the stake has gone back.',
});

export const BetBarEnum = graphqlEnum('BetBar', 'Why no bet is taken of somebody.', BET_BARS, {
  participant: 'The caller plays in the contest.',
  teammate: 'The caller is in a team with one of the players.',
  streamer: 'The caller streams the contest.',
  age: 'The caller’s identity, and with it the age, is not verified.',
  case: 'The caller is of the staff, and has a case of one of the players in hand or has held bets on the contest.',
});

export const NoMarketEnum = graphqlEnum('NoMarket', 'Why a contest cannot be bet on.', NO_MARKET, {
  'not-offered': 'It is no public battle.',
  'no-opponent': 'The second seat is free.',
  begun: 'The match has started, or the battle is over.',
  opening: 'It is being opened at this moment.',
  unrated: `One of the two has fewer than ${RATED_BATTLES} rated battles in the game.`,
  'one-sided': 'One of the two is too likely to win.',
  'fund-low': 'The fund that pays what stakes do not is too low.',
});
