import type { BattleStatus, LichessDoubt, LichessEnd } from '../data/__generated__/schema-types.ts';
import { type Names, nameAt } from './proof-words.ts';

/** Why nothing follows from what Lichess says, as players and moderators read it. */
export const DOUBTS: Readonly<Record<LichessDoubt, string>> = {
  REFUSED: 'Lichess does not make this game. Is one of the two accounts closed?',
  OTHER_GAME: 'Lichess answered with another game.',
  OTHER_PLAYERS: 'Other accounts than the two linked ones played this game.',
  RATED: 'This game is rated, and not the one that we asked for.',
  OTHER_VARIANT: 'This game is no standard chess.',
  OTHER_CLOCK: 'This game has another clock than the one that we asked for.',
  TOO_EARLY: 'This game was made before the battle started.',
  UNKNOWN_STATUS: 'Lichess says in words that we do not know how this game ended.',
  ODD_WINNER: 'What Lichess says of the winner does not fit how the game ended.',
};

interface Told {
  readonly url: string | null;
  readonly status: string | null;
  readonly says: LichessEnd | null;
}

const ENDS: Readonly<Record<string, string>> = {
  mate: 'by checkmate',
  resign: 'as the other resigned',
  outoftime: 'on time',
  timeout: 'as the other left',
};

/** How the game stands, in a sentence. */
export function chessWords({ status, says }: Told, names: Names): string {
  switch (says) {
    case null:
      return status === null
        ? 'The game begins once both players have opened it.'
        : status === 'started' || status === 'created'
          ? 'The game runs. Lichess tells us of its end, up to a minute late.'
          : 'Lichess tells us nothing that we can go by.';
    case 'CREATOR':
    case 'OPPONENT': {
      const how = ENDS[status ?? ''];
      return `Lichess says that ${nameAt(names, says)} won${how === undefined ? '' : ` ${how}`}.`;
    }
    case 'DRAWN':
      return status === 'aborted' || status === 'noStart'
        ? 'Lichess says that the game was aborted: nobody won.'
        : 'Lichess says that the game was drawn.';
    case 'CONTRADICTION':
      return 'Lichess ended the game in a way that a person has to look at.';
  }
}

/** What is said before there is a game. */
export const makingWords = (status: BattleStatus): string =>
  status === 'WAITING'
    ? 'The battle is one game on Lichess, 10 minutes for each player. It is made when the battle starts.'
    : 'Lichess is making your game. This takes some seconds.';
