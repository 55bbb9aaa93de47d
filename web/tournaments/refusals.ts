import type { TournamentsRefusal } from '../../domain/tournaments/refusals.ts';
import { type Sentences, say } from '../data/refusal-sentences.ts';
import { ratingWords } from './rating-words.ts';
import * as t from './__generated__/messages.ts';

export const sentences: Sentences<TournamentsRefusal> = {
  CAPACITY_IMPOSSIBLE: ({ max }) =>
    typeof max === 'number' ? t.thisFormatHasRoomForMax({ max }) : t.thisFormatHasRoomForFewer(),
  TIMES_IMPOSSIBLE: say(t.registrationOpensFirstThenCheckInThen()),
  TOURNAMENT_NOT_DRAFT: say(t.thisTournamentWasAnnouncedAlready()),
  DRAFT_CHANGED: say(t.thisDraftHasBeenEditedSince()),
  TOURNAMENT_NOT_RUNNING: say(t.thisTournamentIsNotRunning()),
  TOURNAMENT_OVER: say(t.thisTournamentIsOver()),
  TOURNAMENT_NOT_COMPLETED: say(t.thePrizesWereNotPaidYet()),
  TOURNAMENT_UNDECIDED: say(t.matchesWouldBeLeftWithoutAResult()),
  TOURNAMENT_FULL: say(t.allPlacesAreTakenYouCanStand()),
  REGISTRATION_CLOSED: say(t.registrationForThisTournamentIsClosed()),
  ALREADY_ENTERED: say(t.youAreInThisTournamentAlready()),
  NOT_ENTERED: say(t.youAreNotInThisTournament()),
  ENTRY_CODE_WRONG: say(t.thisTournamentNeedsItsEntryCode()),
  ENTRY_NOT_ALLOWED: ({ only, minRating, maxRating }) =>
    only === 'rating'
      ? t.yourRatingIsNotThatOfThisTournament({ ratings: ratingWords({ minRating, maxRating }) })
      : only === 'exclusive'
        ? t.thisTournamentIsExclusiveForVIPs()
        : only === 'verified'
          ? t.thisTournamentIsForVerifiedPlayers()
          : only === 'others'
            ? t.youHaveAddedPrizeMoney()
            : t.thisTournamentIsForPlayersOfAnother(),
  MATCH_NOT_CALLED: say(t.thisMatchDoesNotWait()),
  MATCH_NOT_PLAYING: say(t.thisMatchIsNotBeingPlayed()),
  MATCH_NOT_READY: say(t.thisMatchCannotBePlayedNow()),
  MATCH_CHANGED: say(t.resultsHaveChangedSinceYouOpened()),
  SCORE_IMPOSSIBLE: ({ bestOf }) =>
    bestOf === undefined ? t.aMatchDoesNotEndWithThisScore() : t.aBestOfDoesNotEndWithThisScore({ bestOf }),
  DRAW_NOT_ALLOWED: say(t.aMatchOfABracketHasAWinner()),
  NO_RESULT: say(t.thisMatchHasNoResultToTakeBack()),
  OWN_MATCH: say(t.youCannotDecideAMatch()),
  JUDGE_BOUND: say(t.somebodyOfYoursPlays()),
  NOT_RULED: say(t.theOrganiserHasNotRuled()),
  RULING_CONTESTED: say(t.theResultIsContested()),
  FOR_TEAMS: say(t.teamsEnterThisTournamentYourCaptain()),
  FOR_PLAYERS: say(t.playersEnterThisTournamentEach()),
  LINEUP_IMPOSSIBLE: ({ size }) =>
    typeof size === 'number' && size > 0 ? t.nameSizePlayersOfYourTeam({ size }) : t.namePlayersOfYourTeam(),
  LINEUP_CHANGED: say(t.theLineUpCannotEnterLikeThis()),
  IN_A_LINEUP: say(t.oneOfThesePlayersStandsInAnother()),
  TOURNAMENT_NOT_OPEN: say(t.thisTournamentIsADraft()),
  PRIZES_NOT_HELD: say(t.thePrizesAreNotHeld()),
  HOLD_SECOND_PERSON: say(t.youHaveHeldThesePrizes()),
  TOURNAMENTS_OPEN: say(t.yourTournamentsHaveToEndFirst()),
};
