import type { BattleStatus, LichessDoubt, LichessEnd } from '../data/__generated__/schema-types.ts';
import { type Names, nameAt } from './proof-words.ts';
import * as t from './__generated__/messages.ts';

/** Why nothing follows from what Lichess says, as players and moderators read it. */
export const DOUBTS: Readonly<Record<LichessDoubt, string>> = {
  REFUSED: t.lichessDoesNotMakeThisGame(),
  OTHER_GAME: t.lichessAnsweredWithAnotherGame(),
  OTHER_PLAYERS: t.otherAccountsThanTheTwoLinkedOnes(),
  RATED: t.thisGameIsRated(),
  OTHER_VARIANT: t.thisGameIsNoStandardChess(),
  OTHER_CLOCK: t.thisGameHasAnotherClock(),
  TOO_EARLY: t.thisGameWasMadeBeforeTheBattle(),
  UNKNOWN_STATUS: t.lichessSaysInWordsThatWeDo(),
  ODD_WINNER: t.whatLichessSaysOfTheWinnerDoes(),
};

interface Told {
  readonly url: string | null;
  readonly status: string | null;
  readonly says: LichessEnd | null;
}

/** How the game stands, in a sentence. */
export function chessWords({ status, says }: Told, names: Names): string {
  switch (says) {
    case null:
      return status === null
        ? t.theGameBeginsOnceBothPlayers()
        : status === 'started' || status === 'created'
          ? t.theGameRunsLichessTellsUs()
          : t.lichessTellsUsNothingThatWe();
    case 'CREATOR':
    case 'OPPONENT':
      return t.lichessSaysThatNameWon({ name: nameAt(names, says), how: status ?? '' });
    case 'DRAWN':
      return status === 'aborted' || status === 'noStart'
        ? t.lichessSaysThatTheGameWasAborted()
        : t.lichessSaysThatTheGameWasDrawn();
    case 'CONTRADICTION':
      return t.lichessEndedTheGameInAWay();
  }
}

/** What is said before there is a game. */
export const makingWords = (status: BattleStatus): string =>
  status === 'WAITING' ? t.theBattleIsOneGameOnLichess() : t.lichessIsMakingYourGameThisTakes();
