import type {
  BattleGame,
  BattleMode,
  Contradiction,
  Doubt,
  FeedFlag,
  ProofBadge,
  ProofMode,
  Seat,
  ServerDoubt,
  ServerVerdict,
  Verdict,
} from '../data/__generated__/schema-types.ts';
import type { Tone } from '../ui/tokens.ts';

/** What the result of a battle rests on. */
export const BADGE_WORDS: Readonly<Record<ProofBadge, { readonly word: string; readonly tone: Tone }>> = {
  OFFICIAL: { word: 'Proven by Lichess', tone: 'win' },
  GAME_SERVER: { word: 'Proven by the game server', tone: 'win' },
  BOTH_FEEDS: { word: 'Proven by CS2 on both sides', tone: 'win' },
  ONE_FEED: { word: 'CS2 of one side, uncontested', tone: 'info' },
  BOTH_PLAYERS: { word: 'Both players agree', tone: 'neutral' },
  UNCONTESTED: { word: 'Uncontested report', tone: 'neutral' },
  MODERATOR: { word: 'Decided by a moderator', tone: 'neutral' },
};

/** What is odd about one player's game, as a moderator and the players read it. */
export const FLAG_WORDS: Readonly<Record<FeedFlag, string>> = {
  WRONG_ACCOUNT: 'Another Steam account than the linked one used this file.',
  CONTESTED_ACCOUNT: 'The game of another player names the same Steam account.',
  TWO_WRITERS: 'Two networks used this file during one match.',
  FOREIGN_NETWORK: 'The game spoke from a network in which its player is not signed in.',
  CLOCK_OFF: 'The clock of this computer is more than ten minutes off.',
  RESTORED: 'The score went back in the middle of the match.',
  RESTARTED: 'The match was started anew in the middle.',
  IMPOSSIBLE_SCORE: 'The score changed in a way that no round can change it.',
  SCORE_LEAP: 'Rounds ended faster than anybody can play them.',
  JOINED_LATE: 'This game was first heard after the match had begun.',
};

/** Why the games do not settle a battle although nothing contradicts. */
export const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
  ...FLAG_WORDS,
  ENDED_EARLY: 'The match ended before anybody had won it.',
  NOBODY_HEARD_THE_START: 'Both games were first heard after the match had begun.',
  FEW_SHARED_ROUNDS: 'Too few rounds were heard from both games.',
  NOT_AT_ONCE: 'The two games did not tell of the rounds at the same time.',
  KILLS_NOT_MIRRORED: 'The kills of one are not the deaths of the other.',
  DRAWN_BY_ONE: 'One game alone says that the match was drawn.',
};

/** Why a game server that was heard to the end settles nothing, and what is odd about its log. */
export const SERVER_DOUBT_WORDS: Readonly<Record<ServerDoubt, string>> = {
  RESTARTED: 'The match was started anew in the middle.',
  RESTORED: 'The score went back in the middle of the match.',
  IMPOSSIBLE_SCORE: 'The score changed in a way that no round can change it.',
  JOINED_LATE: 'The server was first heard after the match had begun.',
  CROWDED: 'More people than can be told apart were on the server.',
  NOT_LINKED: 'The server cannot know who is who: both players have to link a Steam account.',
  CONTESTED_ACCOUNT: 'The game of another player names the same Steam account.',
  NOT_THE_PLAYERS: 'Others than these two players stood on the server.',
  ANOTHER_MAP: 'The server tells of another map than the games of the players.',
  SIDES_UNSEEN: 'It was not heard who stood on which side.',
  ENDED_EARLY: 'The match ended before anybody had won it.',
};

interface ServerTold {
  readonly verdict: ServerVerdict;
  readonly winner: Seat | null;
  readonly heardAt: number | null;
}

/** What a game server comes to, in a sentence. */
export function serverWords({ verdict, winner, heardAt }: ServerTold, names: Names): string {
  switch (verdict) {
    case 'WAITING':
      return heardAt === null ? 'Named for this battle, not heard yet.' : 'Heard, the match is not over yet.';
    case 'WON':
      return `Says that ${winner === null ? 'nobody' : nameAt(names, winner)} won.`;
    case 'DRAWN':
      return 'Says that the match was drawn.';
    case 'REVIEW':
      return 'Heard, but it settles nothing here.';
  }
}

const CONTRADICTION_WORDS: Readonly<Record<Contradiction, (round: number | null) => string>> = {
  MAP: () => 'The two games tell of different maps.',
  SIDE: (round) => `Both games name the same side in round ${round}.`,
  ROUND: (round) => `The two games disagree about who won round ${round}.`,
  RESULT: () => 'The two games end with different results.',
};

export interface Names {
  readonly creator: string;
  /** Null until somebody has joined. */
  readonly opponent: string | null;
}

export const nameAt = ({ creator, opponent }: Names, seat: Seat): string =>
  seat === 'CREATOR' ? creator : (opponent ?? 'the opponent');

interface Told {
  readonly verdict: Verdict;
  readonly winner: Seat | null;
  readonly mode: ProofMode;
  readonly contradiction: Contradiction | null;
  readonly round: number | null;
}

/**
 * What the two games come to together, in a sentence; null while there is nothing to say.
 * @param isOpen whether the players can still report
 */
export function verdictWords(
  { verdict, winner, mode, contradiction, round }: Told,
  names: Names,
  isOpen: boolean,
): string | null {
  const name = winner === null ? 'nobody' : nameAt(names, winner);
  switch (verdict) {
    case 'WAITING':
      return null;
    case 'AGREED':
      return `Both games say that ${name} won.${isOpen && mode !== 'SETTLE' ? ' The money follows what you report.' : ''}`;
    case 'DRAWN':
      return 'Both games say that the match was drawn.';
    case 'ONE_SIDED':
    case 'CONCESSION':
      return `One game alone was heard to the end. It says that ${name} won.${isOpen ? ' It settles nothing by itself: report your result.' : ''}`;
    case 'CONTRADICTION':
      return contradiction === null ? null : CONTRADICTION_WORDS[contradiction](round);
    case 'REVIEW':
      return isOpen ? 'The games settle nothing here: report your result.' : 'The games settled nothing here.';
  }
}

const OWNERS: Readonly<Record<Exclude<BattleGame, 'CS2' | 'CHESS'>, string>> = {
  VALORANT: 'Riot Games does not let its data be used for matches with stakes.',
  LEAGUE: 'Riot Games does not let its data be used for matches with stakes.',
  APEX: 'The rules of EA do not allow prizes that the players pay for themselves.',
};

/** Why no game proves this battle; null where CS2 may. Chess is proven by Lichess. */
export function unprovenWords(game: Exclude<BattleGame, 'CHESS'>, mode: BattleMode): string | null {
  if (game === 'CS2')
    return mode === 'DUEL' ? null : 'CS2 proves duels of two players only. Your reports decide this battle.';
  return `There is no automatic proof. ${OWNERS[game]} Your reports decide this battle.`;
}

/** How the game of one player stands. */
export function feedWords(feed: {
  readonly hasKey: boolean;
  readonly isHeard: boolean;
  readonly own: number | null;
}): string {
  if (feed.isHeard) return 'CS2 is heard';
  if (feed.own !== null) return 'CS2 has fallen silent';
  return feed.hasKey ? 'Connected, not heard yet' : 'Not connected';
}
