import { FORBIDDEN_BY, type Owner } from '../../domain/proof/owners.ts';
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
import * as t from './__generated__/messages.ts';

/** What the result of a battle rests on. */
export const BADGE_WORDS: Readonly<Record<ProofBadge, { readonly word: string; readonly tone: Tone }>> = {
  OFFICIAL: { word: t.provenByLichess(), tone: 'win' },
  GAME_SERVER: { word: t.provenByTheGameServer(), tone: 'win' },
  BOTH_FEEDS: { word: t.provenByCS2OnBothSides(), tone: 'win' },
  ONE_FEED: { word: t.cs2OfOneSideUncontested(), tone: 'info' },
  BOTH_PLAYERS: { word: t.bothPlayersAgree(), tone: 'neutral' },
  UNCONTESTED: { word: t.uncontestedReport(), tone: 'neutral' },
  MODERATOR: { word: t.decidedByAModerator(), tone: 'neutral' },
};

/** What is odd about one player's game, as a moderator and the players read it. */
export const FLAG_WORDS: Readonly<Record<FeedFlag, string>> = {
  WRONG_ACCOUNT: t.anotherSteamAccountThanTheLinkedOne(),
  CONTESTED_ACCOUNT: t.theGameOfAnotherPlayerNames2(),
  TWO_WRITERS: t.twoNetworksUsedThisFileDuringOne(),
  FOREIGN_NETWORK: t.theGameSpokeFromANetwork(),
  CLOCK_OFF: t.theClockOfThisComputerIsMore(),
  RESTORED: t.theScoreWentBackInTheMiddle(),
  RESTARTED: t.theMatchWasStartedAnew(),
  IMPOSSIBLE_SCORE: t.theScoreChangedInAWay(),
  SCORE_LEAP: t.roundsEndedFasterThanAnybodyCanPlay(),
  JOINED_LATE: t.thisGameWasFirstHeardAfter(),
};

/** Why the games do not settle a battle although nothing contradicts. */
export const DOUBT_WORDS: Readonly<Record<Doubt, string>> = {
  ...FLAG_WORDS,
  ENDED_EARLY: t.theMatchEndedBeforeAnybodyHadWon(),
  NOBODY_HEARD_THE_START: t.bothGamesWereFirstHeardAfter(),
  FEW_SHARED_ROUNDS: t.tooFewRoundsWereHeardFromBoth(),
  NOT_AT_ONCE: t.theTwoGamesDidNotTell(),
  KILLS_NOT_MIRRORED: t.theKillsOfOne(),
  DRAWN_BY_ONE: t.oneGameAloneSaysThatTheMatch(),
};

/** Why a game server that was heard to the end settles nothing, and what is odd about its log. */
export const SERVER_DOUBT_WORDS: Readonly<Record<ServerDoubt, string>> = {
  RESTARTED: t.theMatchWasStartedAnew(),
  RESTORED: t.theScoreWentBackInTheMiddle(),
  IMPOSSIBLE_SCORE: t.theScoreChangedInAWay(),
  JOINED_LATE: t.theServerWasFirstHeardAfter(),
  CROWDED: t.morePeopleThanCanBeToldApart(),
  NOT_LINKED: t.theServerCannotKnow(),
  CONTESTED_ACCOUNT: t.theGameOfAnotherPlayerNames2(),
  NOT_THE_PLAYERS: t.othersThanTheseTwoPlayersStood(),
  ANOTHER_MAP: t.theServerTellsOfAnotherMap(),
  SIDES_UNSEEN: t.itWasNotHeardWhoStood(),
  ENDED_EARLY: t.theMatchEndedBeforeAnybodyHadWon(),
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
      return heardAt === null ? t.namedForThisBattleNotHeardYet() : t.heardTheMatchIsNotOverYet();
    case 'WON':
      return t.saysThatNameWon({ name: winner === null ? t.nobody() : nameAt(names, winner) });
    case 'DRAWN':
      return t.saysThatTheMatchWasDrawn();
    case 'REVIEW':
      return t.heardButItSettlesNothing();
  }
}

const CONTRADICTION_WORDS: Readonly<Record<Contradiction, (round: number | null) => string>> = {
  MAP: () => t.theTwoGamesTellOfDifferentMaps(),
  SIDE: (round) => t.bothGamesNameTheSameSide({ round: round ?? '' }),
  ROUND: (round) => t.theTwoGamesDisagreeAboutWhoWon({ round: round ?? '' }),
  RESULT: () => t.theTwoGamesEndWithDifferentResults(),
};

export interface Names {
  readonly creator: string;
  /** Null until somebody has joined. */
  readonly opponent: string | null;
}

export const nameAt = ({ creator, opponent }: Names, seat: Seat): string =>
  seat === 'CREATOR' ? creator : (opponent ?? t.theOpponent());

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
  const name = winner === null ? t.nobody() : nameAt(names, winner);
  switch (verdict) {
    case 'WAITING':
      return null;
    case 'AGREED':
      return isOpen && mode !== 'SETTLE'
        ? t.bothGamesSayThatNameWonReport({ name })
        : t.bothGamesSayThatNameWon({ name });
    case 'DRAWN':
      return t.bothGamesSayThatTheMatch();
    case 'ONE_SIDED':
    case 'CONCESSION':
      return isOpen ? t.oneGameAloneSaysThatNameWonReport({ name }) : t.oneGameAloneSaysThatNameWon({ name });
    case 'CONTRADICTION':
      return contradiction === null ? null : CONTRADICTION_WORDS[contradiction](round);
    case 'REVIEW':
      return isOpen ? t.theGamesSettleNothingHereReport() : t.theGamesSettledNothing();
  }
}

const OWNER_WORDS: Readonly<Record<Owner, string>> = {
  riot: t.riotGamesDoesNotLetItsData(),
  ea: t.theRulesOfEADoNotAllow(),
};

/** Why no game proves this battle; null where CS2 may. Chess is proven by Lichess. */
export function unprovenWords(game: Exclude<BattleGame, 'CHESS'>, mode: BattleMode): string | null {
  const owner = FORBIDDEN_BY[game.toLowerCase() as Lowercase<typeof game>];
  if (owner !== null) return t.thereIsNoAutomaticProof({ why: OWNER_WORDS[owner] });
  return mode === 'DUEL' ? null : t.cs2ProvesDuelsOfTwoPlayers();
}

/** How the game of one player stands. */
export function feedWords(feed: {
  readonly hasKey: boolean;
  readonly isHeard: boolean;
  readonly own: number | null;
}): string {
  if (feed.isHeard) return t.cs2IsHeard();
  if (feed.own !== null) return t.cs2HasFallenSilent();
  return feed.hasKey ? t.connectedNotHeardYet() : t.notConnected();
}
