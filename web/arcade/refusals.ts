import type { ArcadeRefusal } from '../../domain/arcade/refusals.ts';
import { type Sentences, momentOf, say } from '../data/refusal-sentences.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<ArcadeRefusal> = {
  ARCADE_ENTRY: say(t.thisGameDoesNotTakeSuch()),
  ARCADE_VERSION: say(t.thisGameHasNewRulesLoad()),
  ARCADE_TICKET_OPEN: say(t.youHaveAnotherRunOpenPlay()),
  ARCADE_RUN_BEGUN: say(t.thisRunHasBegunSoItCounts()),
  ARCADE_RUN_OVER: say(t.thisRunIsOver()),
  ARCADE_NOT_BEGUN: say(t.thisRunHasNotBegunYet()),
  ARCADE_LIVE_OFF: say(t.youCannotStartTogetherNowYourOpponent()),
  ARCADE_SECRET_EARLY: say(t.thisStageHasNotComeYet()),
  ARCADE_STAGE_EARLY: say(t.thisStageIsStillUnderWay()),
  ARCADE_STAGE_OVER: say(t.thisStageCameTooLateToCount()),
  ARCADE_CASH_OFF: say(t.theArcadeIsNotPlayedForCash2()),
  ARCADE_CASH_LOCKED: say(t.winMoreContestsForBattleCoin()),
  ARCADE_CASH_RUNS: say(t.playMoreRatedRunsOfThisGame()),
  ARCADE_CASH_UNVERIFIED: say(t.cashIsForPlayersOfProvenAge2()),
  ARCADE_CASH_NO_REGION: say(t.chooseYourRegionUnderLeaderboardsFirst()),
  ARCADE_CASH_REGION: say(t.theArcadeIsNotPlayedForCash()),
  ARCADE_CASH_AGE: say(t.yourDocumentsDoNotShowTheAge()),
  ARCADE_CASH_STAFF: say(t.staffDoNotPlayForCash()),
  ARCADE_INVITE: say(t.thatPlayerCannotBeInvitedCheck()),
  ARCADE_INVITE_OVER: say(t.thisBattleIsNotOpen()),
  ARCADE_INVITES_OVER: say(t.youTwoHaveMetThreeTimesToday()),
  ARCADE_NOT_HELD: say(t.nothingWaitsForADecisionHereAny()),
  ARCADE_BRACKET_BEGUN: say(t.thisBracketHasBegunOrIsOver()),
  ARCADE_BRACKET_WAIT: say(t.youHaveNoPairToPlay()),
  ARCADE_DAILY_PLAYED: say(t.youHaveHadYourRunOnTodays()),
  FREE_MODE_CLOSED: say(t.freePlayOpensOnceNineOtherPlayers()),
  FREE_RUNS_OVER: (data) => t.thatWasYourTenthFreeRunToday({ resetsAt: momentOf(data, 'resetsAt') }),
};
