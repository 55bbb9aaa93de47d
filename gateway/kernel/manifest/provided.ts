import type { BattleMode } from '../../../domain/battles/battle.ts';
import type { PlaceId } from '../../../domain/chat/channels.ts';
import type { Language } from '../../../domain/shared/languages.ts';
import { type BattleGame, TEAM_GAMES } from '../../../domain/shared/games.ts';
import type { LinkedName } from '../../../domain/profiles/game-name.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { AlertKind } from '../../../domain/wallet/alerts.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import type { StakeContext } from '../../../db/wallet/index.ts';
import type { SimulcastPlatform } from '../../../domain/video/simulcast.ts';
import type { Deps } from '../deps.ts';
import type { Actor, Caller } from '../actor.ts';

/** Whether somebody may send pictures now; the words of a no are shown by the encoder. */
export type MayPublish =
  | {
      readonly ok: true;
      /** Only signed addresses open it. */
      readonly isPrivate: boolean;
      /** The stream that the pictures are of; null before and after one. */
      readonly streamId: string | null;
      /** The platforms that it is to be sent to as well. */
      readonly simulcast: readonly SimulcastPlatform[];
    }
  | { readonly ok: false; readonly why: string };

/** What a team has played in a contest of more than two, as its list of matches shows it. */
export interface TeamContest {
  readonly id: string;
  /** By which it stands among the battles of the team. */
  readonly at: number;
  readonly endedAt: number;
  readonly opponentId: string;
  readonly game: BattleGame;
  readonly isWon: boolean;
  /** Own games first. */
  readonly score: string;
  /** What it belonged to, as people read it. */
  readonly contest: string;
  /** Its page; null where the contest is not public. */
  readonly path: string | null;
}

/** What rooms ask of those that build on them, without knowing them: one room answers each, or its stand-in does. */
export interface Provided {
  /** Writes down that staff look at an account, before anything of it is shown; once an hour for each of them. */
  noteLook(deps: Deps, actor: Actor, accountId: string): Promise<void>;
  /**
   * Resolves the report that a warning or a ban of the same transaction answers.
   * @throws Refused FORBIDDEN, NOT_FOUND, ONESELF, SENIOR_ONLY, REPORT_DECIDED
   */
  answerReport(scene: StaffScene, reportId: string, accountId: string): Promise<void>;
  /** Notes that nobody gets the code of a registration: its e-mail was refused for good. */
  noteUndeliverable(tx: Tx, registrationId: string): Promise<void>;
  /** The registration that keeps a name until its code comes, and the hash of its password; null without one. */
  registrationOf(
    reader: Reader,
    usernameKey: string,
    now: number,
  ): Promise<{ readonly id: string; readonly passwordHash: string } | null>;
  /**
   * Sends another code for a registration whose password was given, and says what takes it.
   * @throws Refused REGISTRATION_WAITING, CODE_LOCKED, REGISTRATION_MISSING
   */
  resumeRegistration(deps: Deps, caller: Caller, registrationId: string): Promise<never>;
  /** Mails a code to what waits for an address, if anything does. */
  remindRegistration(deps: Deps, tx: Tx, emailKey: string, language: Language | undefined): Promise<void>;
  /** What a player is in the middle of, as people read it; null between contests. */
  gameBeingPlayed(reader: Reader, userId: string): Promise<string | null>;
  /** The game in which each of some players has battled most; without those who do not show it. */
  mainGames(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, BattleGame>>;
  /** What a team has played besides battles, as it counts in its figures: newest contest first, after a place in that order. */
  contestsOfTeam(
    reader: Reader,
    teamId: string,
    limit: number,
    past: { readonly at: number; readonly id: string } | null,
  ): Promise<readonly TeamContest[]>;
  /** The games that battles can be opened in now, for what only shows it. */
  gamesOffered(deps: Deps): Promise<readonly BattleGame[]>;
  /**
   * Refuses a seat in a battle of a game that is not offered, or that needs an account which the player has not linked.
   * The player's account is locked. @throws Refused GAME_OFF, ONLY_DUELS, GAME_ACCOUNT_MISSING
   */
  requireGame(deps: Deps, tx: Tx, userId: string, battle: GameAsked): Promise<void>;
  /** The accounts of some players at the sites of games, as far as they name them there. */
  linkedNames(reader: Reader, userIds: readonly string[]): Promise<readonly GameAccountName[]>;
  /** Tells whoever meets a player in a game now that the player's name in it is another one. */
  tellGameName(tx: Tx, userId: string, game: BattleGame, at: number): Promise<void>;
  /** Ends what is open between two players, one of whom hides from the other from now on. */
  partPlayers(tx: Tx, userId: string, otherId: string, at: number): Promise<void>;
  /** Takes no bet on a contest any more: it begins in this transaction, which holds its row. */
  closeBets(tx: Tx, contestId: string, context: StakeContext): Promise<void>;
  /** The odds that spectators get on each player of a contest now, in hundredths; empty where nobody can bet on it. */
  oddsOn(reader: Reader, contestId: string): Promise<ReadonlyMap<string, number>>;
  /** Whose stream it is and what spectators may bet on there; null for one that is not live. */
  streamerOf(reader: Reader, streamId: string): Promise<StreamShown | null>;
  /** What was said in a place from an instant on: the latest of it, oldest first. */
  saidIn(reader: Reader, placeId: PlaceId, since: number, limit: number): Promise<readonly Said[]>;
  /** Who streams a contest at this moment. */
  streamersOf(reader: Reader, contestId: string): Promise<readonly string[]>;
  /** Counts a newcomer for whoever brought them, in the transaction that made the account and has noted its browser. */
  attributeReferral(deps: Deps, tx: Tx, signUp: SignUp): Promise<void>;
  /** How many watch the streams of some contests at this moment; without those that nobody streams. */
  viewersOf(reader: Reader, contestIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Holds what a caller with a key stakes to what the key may; in the transaction of the stake. @throws Refused KEY_STAKE_REACHED */
  chargeKeyStake(tx: Tx, actor: Actor, stakeCents: number, at: number): Promise<void>;
  /** Whether a player may publish on the own channel; asked again each second while pictures come in. */
  mayPublish(reader: Reader, userId: string): Promise<MayPublish>;
  /** Whether an alert waits for a decision of its own, which alone ends it. */
  awaitsDecision(reader: Reader, alert: AlertAsked): Promise<boolean>;
  /** Whether what was recorded of a stream may be shown: staff have not ended it. */
  mayReplay(reader: Reader, streamId: string): Promise<boolean>;
  /** The files of a recording of which clips are made, so that they outlive it. */
  clippedFiles(reader: Reader, recordingId: string): Promise<readonly string[]>;
  /** Deletes every clip of a recording, as its row is deleted in the same transaction; answers how many there were. */
  dropClips(tx: Tx, recordingId: string): Promise<number>;
}

/** A message that says something. */
export interface Said {
  readonly id: string;
  readonly authorId: string;
  readonly text: string;
  readonly at: number;
}

/** Who of the staff acts, in a transaction that has looked at their standing. */
export interface StaffScene {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly staff: Pick<User, 'id' | 'role'>;
}

/** What a battle is played in. */
export interface GameAsked {
  readonly game: BattleGame;
  readonly mode: BattleMode;
}

export interface GameAccountName extends LinkedName {
  readonly userId: string;
  readonly game: BattleGame;
}

export interface AlertAsked {
  readonly kind: AlertKind;
  readonly subject: string;
}

export interface SignUp {
  readonly newcomerId: string;
  readonly referrerId: string;
  /** That the newcomer came from. */
  readonly address: string;
}

export interface StreamShown {
  readonly userId: string;
  /** Null where there is none. */
  readonly contestId: string | null;
}

const nothing = () => Promise.resolve();
const nobody = () => Promise.resolve([]);
const none = () => Promise.resolve(new Map<never, never>());

/**
 * What holds where the room that answers is not part of the product, by the name of the question. Null where others are
 * built on that room: a product without it does not start.
 */
export const STAND_INS: { readonly [Name in keyof Provided]: Provided[Name] | null } = {
  noteLook: null,
  answerReport: null,
  noteUndeliverable: null,
  registrationOf: null,
  resumeRegistration: null,
  remindRegistration: null,
  gameBeingPlayed: null,
  mainGames: null,
  contestsOfTeam: nobody,
  gamesOffered: () => Promise.resolve(TEAM_GAMES),
  // Whatever else there is to be played needs a room that knows who won.
  requireGame: async (_deps, _tx, _userId, { game }) => {
    if (!TEAM_GAMES.some((one) => one === game)) throw new Refused('BAD_INPUT', { field: 'game' });
  },
  linkedNames: nobody,
  tellGameName: null,
  partPlayers: null,
  closeBets: nothing,
  oddsOn: none,
  streamerOf: () => Promise.resolve(null),
  saidIn: null,
  streamersOf: nobody,
  attributeReferral: nothing,
  viewersOf: none,
  chargeKeyStake: nothing,
  // As before a stream: whoever publishes looks at it alone.
  mayPublish: () => Promise.resolve({ ok: true, isPrivate: true, streamId: null, simulcast: [] }),
  awaitsDecision: () => Promise.resolve(false),
  mayReplay: () => Promise.resolve(false),
  clippedFiles: nobody,
  dropClips: () => Promise.resolve(0),
};
