import type { PlaceId } from '../../../domain/chat/channels.ts';
import type { Decision } from '../../../domain/disputes/decide-dispute.ts';
import type { Outcome } from '../../../domain/disputes/appeal.ts';
import type { DisputeType } from '../../../domain/disputes/dispute.ts';
import type { BattleGame } from '../../../domain/shared/games.ts';
import type { Reader, Tx } from '../../../db/client/database.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

/** A player or a team that can win a contest. */
export interface Side {
  readonly id: string;
  readonly name: string;
  /** Who plays on it. */
  readonly players: readonly { readonly id: string; readonly username: string; readonly avatarId: string | null }[];
  /** Stakes and fees of this side that lie in escrow. */
  readonly heldCents: number;
}

/** What one side said of the result. */
export interface SideReport {
  readonly sideId: string;
  /** The side that won by this word. */
  readonly winnerId: string;
  readonly score: string;
  /** The stream or recording; null where none is kept. */
  readonly recordingUrl: string | null;
  /** Null where the instant was not kept. */
  readonly at: number | null;
}

/** A contest as judges see it, whatever its kind. */
export interface Contest {
  readonly id: string;
  readonly title: string;
  readonly game: BattleGame;
  readonly gameTitle: string;
  /** What each side put in. */
  readonly stakeCents: number;
  /** What the winning side is paid. */
  readonly poolCents: number;
  readonly sides: readonly Side[];
  /** Whoever won by the first report; null without one. */
  readonly standingId: string | null;
  /** Who has won, as it stands; null where nobody has, and while it goes on. */
  readonly winnerId: string | null;
  /** Whether its money has moved. */
  readonly isOver: boolean;
  /** Whether it waits for a decision. */
  readonly isDisputed: boolean;
  /** How it ended, where that can be put right by an appeal; null while it goes on, and for kinds that cannot. */
  readonly outcome: Outcome | null;
  readonly reports: readonly SideReport[];
}

export interface DecisionContext {
  readonly at: number;
  /** The judge; null when the server acts by itself. */
  readonly actorId: string | null;
  readonly newId: () => string;
  /** Why, for the players; nothing where the server acts. */
  readonly reason?: string;
  /** Whether staff decide the case for the first time or over an appeal; missing where the server acts. */
  readonly instance?: 'first' | 'appeal';
}

/** What a player says is wrong with a contest. */
export interface Filing {
  readonly type: DisputeType;
  readonly description: string;
  /** What it rests on; null without a link. */
  readonly evidenceUrl: string | null;
  /** Players of the contest that it is about; nobody in particular where it is empty. */
  readonly usernames: readonly string[];
  readonly tags: readonly string[];
  /** Uploads of the player that show it. */
  readonly fileIds: readonly string[];
}

/** Where the sides of a contest talk to each other, and since when the present ones do. */
export interface Talk {
  readonly placeId: PlaceId;
  readonly since: number;
}

/** What a room gives whose contests can be disputed. */
export interface Contested {
  /** The decisions that make sense for its contests. */
  readonly decisions: readonly Decision['kind'][];
  /** Locks a contest until the transaction ends, as the first of all rows. @throws Refused NOT_FOUND */
  readonly lock: (tx: Tx, id: string) => Promise<void>;
  /** Where its two talk; missing for kinds whose sides have no talk of their own, null while there is none. */
  readonly talk?: (reader: Reader, id: string) => Promise<Talk | null>;
  /** Some contests by their ids; those that are not there are left out. */
  readonly describe: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, Contest>>;
  /** The contests that a player can dispute at an instant, by their ids. */
  readonly disputable: (reader: Reader, userId: string, now: number) => Promise<readonly string[]>;
  /** Files a player's dispute over a contest, in one transaction and once for a key. @throws Refused */
  readonly file: (deps: Deps, actor: Actor, key: string, id: string, filing: Filing) => Promise<unknown>;
  /**
   * Makes the transition that a decision means for a locked contest: its row, its money, its event; of one that is over,
   * what its outcome changes.
   */
  readonly decide: (tx: Tx, id: string, decision: Decision, context: DecisionContext) => Promise<void>;
}

/** Who plays on which side. */
export interface Party {
  readonly userId: string;
  readonly sideId: string;
}

/** Whether somebody of the staff has a case in hand that is about one of some players. */
export type CaseInHand = (reader: Reader, staffId: string, playerIds: readonly string[]) => Promise<boolean>;

/** Whether somebody is tied to a party so that a decision would be one of their own. */
export type Tie = (reader: Reader, userId: string, parties: readonly Party[]) => Promise<boolean>;
