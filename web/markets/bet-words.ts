import type { BetBar, BetState, MarketState, NoMarket } from '../data/__generated__/schema-types.ts';
import { RATED_BATTLES } from '../../domain/markets/odds.ts';
import type { Tone } from '../ui/tokens.ts';
import * as t from './__generated__/messages.ts';

/** What has become of a bet. */
const BET_WORDS: Readonly<Record<BetState, { readonly word: string; readonly tone: Tone }>> = {
  NEW: { word: t.placed(), tone: 'info' },
  FIRM: { word: t.placed(), tone: 'info' },
  WON: { word: t.won(), tone: 'win' },
  LOST: { word: t.lost(), tone: 'loss' },
  RETURNED: { word: t.returned(), tone: 'neutral' },
  VOID: { word: t.void(), tone: 'neutral' },
};

const BET_EXPLAINED: Readonly<Record<BetState, string>> = {
  NEW: t.yourStakeIsHeldUntilTheMatch(),
  FIRM: t.yourStakeIsHeldUntilTheMatch(),
  WON: t.thePayoutIsInYourWallet(),
  LOST: t.theOtherPlayerWonTheMatch(),
  RETURNED: t.betsClosedWithinSecondsOfYourBet(),
  VOID: t.theMatchCameToNothingStakeBack(),
};

interface Standing {
  readonly state: BetState;
  readonly isHeld: boolean;
}

/** A bet's state, and that of a win which waits. */
export const betWords = ({ state, isHeld }: Standing) =>
  isHeld ? ({ word: t.heldWin(), tone: 'warn' } as const) : BET_WORDS[state];

/** What follows for the money. */
export const betExplained = ({ state, isHeld }: Standing): string =>
  isHeld ? t.ourStaffLookAtThisWin() : BET_EXPLAINED[state];

/** Why there is nothing to bet on. */
export const NO_MARKET_WORDS: Readonly<Record<NoMarket, string>> = {
  NOT_OFFERED: t.betsAreOfferedOnPublicBattles(),
  NO_OPPONENT: t.oddsOpenOnceBothSeatsAreTaken(),
  BEGUN: t.betsAreClosedTheMatchHasBegun(),
  OPENING: t.theOddsAreBeingWorkedOut(),
  UNRATED: t.oddsBeginAfterRatedBattles({ battles: RATED_BATTLES }),
  ONE_SIDED: t.oneOfTheTwoIsSoClearly(),
  FUND_LOW: t.noNewBetsAreOffered(),
};

/** Why bets are not taken any more, or not now; null while they are. */
export const STATE_WORDS: Readonly<Record<MarketState, string | null>> = {
  OPEN: null,
  SUSPENDED: t.betsAreOnHoldForTheMoment(),
  CLOSED: t.betsAreClosedTheMatchHasBegun(),
  SETTLING: t.theMatchIsDecidedBetsAreBeing(),
  SETTLED: t.allBetsOnThisMatchArePaid(),
  VOID: t.theMatchCameToNothingAllStakes(),
};

/** The same in the words of staff. */
export const STAFF_MARKET_WORDS: Readonly<Record<MarketState, { readonly word: string; readonly tone: Tone }>> = {
  OPEN: { word: t.taken(), tone: 'win' },
  SUSPENDED: { word: t.onHold(), tone: 'warn' },
  CLOSED: { word: t.closed(), tone: 'neutral' },
  SETTLING: { word: t.beingPaid(), tone: 'info' },
  SETTLED: { word: t.paid(), tone: 'neutral' },
  VOID: { word: t.returned(), tone: 'neutral' },
};

export const BAR_WORDS: Readonly<Record<BetBar, string>> = {
  PARTICIPANT: t.youPlayInThisMatchSo(),
  TEAMMATE: t.yourTeamHasAPlayer(),
  STREAMER: t.youStreamThisMatchSo(),
  CASE: t.youHaveACaseOfThisMatch(),
  AGE: t.onlyVerifiedPlayersCanBetVerify(),
};
