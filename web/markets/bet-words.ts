import type { BetBar, BetState, MarketState, NoMarket } from '../data/__generated__/schema-types.ts';
import { RATED_BATTLES } from '../../domain/markets/odds.ts';
import type { Tone } from '../ui/tokens.ts';

/** What has become of a bet. */
export const BET_WORDS: Readonly<Record<BetState, { readonly word: string; readonly tone: Tone }>> = {
  NEW: { word: 'Placed', tone: 'info' },
  FIRM: { word: 'Placed', tone: 'info' },
  WON: { word: 'Won', tone: 'win' },
  LOST: { word: 'Lost', tone: 'loss' },
  RETURNED: { word: 'Returned', tone: 'neutral' },
  VOID: { word: 'Void', tone: 'neutral' },
};

/** What follows for the money. */
export const BET_EXPLAINED: Readonly<Record<BetState, string>> = {
  NEW: 'Your stake is held until the match is settled. The odds are yours whatever happens to them from here on.',
  FIRM: 'Your stake is held until the match is settled. The odds are yours whatever happens to them from here on.',
  WON: 'The payout is in your wallet.',
  LOST: 'The other player won the match.',
  RETURNED: 'Bets closed within seconds of your bet, so your stake came back in full.',
  VOID: 'The match came to nothing, so your stake came back in full.',
};

/** Why there is nothing to bet on. */
export const NO_MARKET_WORDS: Readonly<Record<NoMarket, string>> = {
  NOT_OFFERED: 'Bets are offered on public battles only.',
  NO_OPPONENT: 'Odds open once both seats are taken.',
  BEGUN: 'Bets are closed: the match has begun.',
  OPENING: 'The odds are being worked out and appear in a moment.',
  UNRATED: `Odds begin after ${RATED_BATTLES} rated battles each.`,
  ONE_SIDED: 'One of the two is so clearly ahead that no odds are offered.',
  FUND_LOW: 'No new bets are offered at the moment.',
};

/** Why bets are not taken any more, or not now; null while they are. */
export const STATE_WORDS: Readonly<Record<MarketState, string | null>> = {
  OPEN: null,
  SUSPENDED: 'Bets are on hold for the moment. Stakes that stand are safe.',
  CLOSED: 'Bets are closed: the match has begun.',
  SETTLING: 'The match is decided. Bets are being paid.',
  SETTLED: 'All bets on this match are paid.',
  VOID: 'The match came to nothing. All stakes went back in full.',
};

export const BAR_WORDS: Readonly<Record<BetBar, string>> = {
  PARTICIPANT: 'You play in this match, so you cannot bet on it.',
  TEAMMATE: 'Your team has a player in this match, so you cannot bet on it.',
  STREAMER: 'You stream this match, so you cannot bet on it.',
  AGE: 'Only verified players can bet. Verify your identity in your settings first.',
};
