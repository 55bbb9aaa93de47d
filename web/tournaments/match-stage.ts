import { MINUTE } from '../../domain/shared/time.ts';
import { MATCH_CHECK_IN, MATCH_CONTEST } from '../../domain/tournaments/match-life.ts';
import type { MatchBasis } from '../data/__generated__/schema-types.ts';
import { LOCALE } from '../format/locale.ts';
import type { MatchPage } from './components/match-actions.tsx';
import * as t from './__generated__/messages.ts';

const listed = new Intl.ListFormat(LOCALE);

export interface MatchStage {
  readonly headline: string;
  readonly now: string;
  readonly next: string | null;
  readonly clock: string;
}

/** What the result of a match rests on. */
export const BASIS_WORDS: Readonly<Record<MatchBasis, string>> = {
  AGREEMENT: t.bothSidesReportedThisResult(),
  REPORT: t.oneSideReportedThisResult(),
  ABSENCE: t.timeWasUpTheClockDecided(),
  DECISION: t.theOrganiserOrOurStaffDecided(),
};

type Staged = Pick<MatchPage, 'row' | 'here' | 'words' | 'players' | 'viewerSide' | 'bestOf'>;

const bothNames = ({ players }: Staged): readonly [string, string] => [
  players[0]?.username ?? t.oneSideInSentence(),
  players[1]?.username ?? t.theOtherInSentence(),
];

/** How far a match is, and what comes next for whoever looks. */
export function matchStageOf(match: Staged): MatchStage {
  const { row, here, words, players, viewerSide } = match;
  const names = bothNames(match);
  switch (row.status) {
    case 'WAITING':
      return {
        headline: t.notCalledYet(),
        now: players.length < 2 ? t.whoPlaysFollowsFromOtherMatches() : t.itIsCalledWhenItsRoundBegins(),
        next: null,
        clock: '',
      };
    case 'CHECK_IN': {
      const missing = names.filter((_, side) => here[side] !== true);
      const isMissing = viewerSide !== null && here[viewerSide] !== true;
      return {
        headline: isMissing ? t.checkInNow() : t.waitingForTheCheckIn(),
        now: isMissing
          ? t.yourMatchIsCalled()
          : t.namesHaveToCheckIn({ names: listed.format(missing), count: missing.length }),
        next: t.bothCheckInWithinMinutes({ minutes: MATCH_CHECK_IN / MINUTE }),
        clock: t.checkInClosesIn(),
      };
    }
    case 'PLAYING':
      return {
        headline: t.beingPlayed(),
        now: viewerSide === null ? t.bothAreThere() : t.playItThenReportTheResult(),
        next: t.ifNeitherHasReportedWhenTheTime(),
        clock: t.timeToReport(),
      };
    case 'REPORTED': {
      const by = players.find(({ id }) => id === words[0]?.playerId);
      const isOwn = viewerSide !== null && by !== undefined && players[viewerSide]?.id === by.id;
      return {
        headline: isOwn ? t.yourResultIsIn() : t.aResultWasReported(),
        now:
          by === undefined
            ? t.aResultWasReportedByNow()
            : isOwn
              ? t.youHaveReported()
              : t.usernameHasReported({ username: by.username }),
        next: t.itStandsMinutesAfterTheReport({ minutes: MATCH_CONTEST / MINUTE }),
        clock: t.resultStandsIn(),
      };
    }
    case 'DISPUTED':
      if (row.state === 'DECIDED')
        return { headline: t.contested(), now: endingWords(match), next: t.theResultStandsUntilDecided(), clock: '' };
      return {
        headline: t.inDispute(),
        now: t.theTwoSidesReportedDifferentResults(),
        next: t.theOrganiserOrOurStaffDecideNo(),
        clock: '',
      };
    case 'DECIDED':
      return { headline: t.decided(), now: endingWords(match), next: null, clock: '' };
  }
}

function endingWords(match: Staged): string {
  const { row } = match;
  const names = bothNames(match);
  const side = row.winner === row.slots[0] ? 0 : 1;
  const [winner, loser] = side === 0 ? names : [names[1], names[0]];
  const score = side === 0 ? row.games : row.games.toReversed();
  switch (row.how) {
    case 'PLAYED':
      return t.winnerWonScore({ winner, score: score.join('–') });
    case 'FORFEIT':
      return t.winnerWonAsLoserWasNotThere({ winner, loser });
    case 'WALKOVER':
      return t.winnerGoesThroughLoserIsOut({ winner, loser });
    case 'DRAW':
      return t.itEndedInADraw();
    case 'BOTH_OUT':
      return t.neitherWasThereSoBothAreOut();
    case 'BYE':
      return t.usernameGoesThroughWithoutAMatch({ username: match.players[0]?.username ?? t.oneSide() });
    case null:
      return t.itIsNotNeeded();
  }
}
