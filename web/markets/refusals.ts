import type { BetBar } from '../../domain/markets/market.ts';
import { oddsText } from '../../domain/markets/odds.ts';
import type { MarketsRefusal } from '../../domain/markets/refusals.ts';
import { type Figures, type Sentences, amount, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

const BARS: Readonly<Record<BetBar, string>> = {
  participant: t.youPlayInThisMatchSo(),
  teammate: t.yourTeamHasAPlayer(),
  streamer: t.youStreamThisMatchSo(),
  case: t.youHaveACaseOfThisMatch(),
  age: t.onlyVerifiedPlayersCanBetVerify(),
};

function fullSentence(data: Figures): string {
  const most = data['mostCents'] === 0 ? null : amount(data, 'mostCents');
  return most === null ? t.noMoreBetsAreTaken() : t.soMuchCannotBeTaken({ most });
}

function limitSentence(data: Figures): string {
  const most = amount(data, 'mostCents');
  const left = data['leftCents'] === 0 ? null : amount(data, 'leftCents');
  if (most === null)
    return left === null ? t.youCanStakeSoMuchAndYouHave() : t.youCanStakeSoMuchAndLeftIsLeft({ left });
  return left === null ? t.youCanStakeMostAndYouHave({ most }) : t.youCanStakeMostAndLeftIsLeft({ most, left });
}

export const sentences: Sentences<MarketsRefusal> = {
  MARKET_CLOSED: say(t.betsAreClosedNothingWasStaked()),
  MARKET_NOT_OPEN: say(t.thisMarketIsNotInAState()),
  MARKET_FULL: fullSentence,
  ODDS_CHANGED: ({ odds }) =>
    typeof odds === 'number'
      ? t.theOddsHaveChangedToOddsNothing({ odds: oddsText(odds) })
      : t.theOddsHaveChangedNothingWasStaked(),
  BET_BARRED: ({ why }) => BARS[why as BetBar] ?? t.youCannotBetOnThisMatch(),
  BET_OTHER_SIDE: say(t.youHaveBetOnTheOtherPlayer()),
  BET_LIMIT: limitSentence,
  FUND_SECOND_PERSON: say(t.somebodyElseHasToAgree()),
  FUND_SHORT: say(t.theFundDoesNotHoldThatMuch()),
  FUND_DECIDED: say(t.thisRequestHasBeenDecided()),
  BET_NOT_HELD: say(t.theBetDoesNotWait()),
};
