import type { BetBar } from '../../domain/markets/market.ts';
import { oddsText } from '../../domain/markets/odds.ts';
import type { MarketsRefusal } from '../../domain/markets/refusals.ts';
import { type Figures, type Sentences, amount, say } from '../data/refusal-sentences.ts';

const BARS: Readonly<Record<BetBar, string>> = {
  participant: 'You play in this match, so you cannot bet on it.',
  teammate: 'Your team has a player in this match, so you cannot bet on it.',
  streamer: 'You stream this match, so you cannot bet on it.',
  age: 'Only verified players can bet. Verify your identity in your settings first.',
};

function fullSentence(data: Figures): string {
  const most = data['mostCents'] === 0 ? null : amount(data, 'mostCents');
  return most === null
    ? 'No more bets are taken on this side right now.'
    : `So much cannot be taken on this side. ${most} still can.`;
}

function limitSentence(data: Figures): string {
  const left = data['leftCents'] === 0 ? null : amount(data, 'leftCents');
  const all = `You can stake ${amount(data, 'mostCents') ?? 'only so much'} on one match`;
  return left === null ? `${all}, and you have.` : `${all}; ${left} of it is left.`;
}

export const sentences: Sentences<MarketsRefusal> = {
  MARKET_CLOSED: say('Bets are closed. Nothing was staked.'),
  MARKET_NOT_OPEN: say('This market is not in a state for that.'),
  MARKET_FULL: fullSentence,
  ODDS_CHANGED: ({ odds }) =>
    typeof odds === 'number'
      ? `The odds have changed to ${oddsText(odds)}. Nothing was staked.`
      : 'The odds have changed. Nothing was staked.',
  BET_BARRED: ({ why }) => BARS[why as BetBar] ?? 'You cannot bet on this match.',
  BET_OTHER_SIDE: say('You have bet on the other player. One side per match.'),
  BET_LIMIT: limitSentence,
  FUND_SECOND_PERSON: say('Somebody else has to agree.'),
  FUND_SHORT: say('The fund does not hold that much free.'),
  FUND_DECIDED: say('This request has been decided.'),
};
