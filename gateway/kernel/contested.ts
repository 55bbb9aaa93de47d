import type { Decision } from '../../domain/disputes/decide-dispute.ts';
import type { Reader, Tx } from '../../db/client/database.ts';

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
  readonly gameTitle: string;
  /** What each side put in. */
  readonly stakeCents: number;
  /** What the winning side is paid. */
  readonly poolCents: number;
  readonly sides: readonly Side[];
  /** Whoever won by the first report; null without one. */
  readonly standingId: string | null;
  /** Whether it waits for a decision. */
  readonly isDisputed: boolean;
  readonly reports: readonly SideReport[];
}

export interface DecisionContext {
  readonly at: number;
  /** The judge; null when the server acts by itself. */
  readonly actorId: string | null;
  readonly newId: () => string;
}

/** What a room gives whose contests can be disputed. */
export interface Contested {
  /** The decisions that make sense for its contests. */
  readonly decisions: readonly Decision['kind'][];
  /** Locks a contest until the transaction ends, as the first of all rows. @throws Refused NOT_FOUND */
  readonly lock: (tx: Tx, id: string) => Promise<void>;
  /** Some contests by their ids; those that are not there are left out. */
  readonly describe: (reader: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, Contest>>;
  /** Makes the transition that a decision means for a locked contest: its row, its money, its event. */
  readonly decide: (tx: Tx, id: string, decision: Decision, context: DecisionContext) => Promise<void>;
}

/** Who plays on which side. */
export interface Party {
  readonly userId: string;
  readonly sideId: string;
}

/** Whether somebody is tied to a party so that a decision would be one of their own. */
export type Tie = (reader: Reader, userId: string, parties: readonly Party[]) => Promise<boolean>;
