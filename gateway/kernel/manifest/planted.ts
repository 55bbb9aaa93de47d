import type { PlantedThing } from '../../../domain/shared/planted.ts';
import type { User } from '../../../db/accounts/index.ts';
import type { Tx } from '../../../db/client/database.ts';
import type { Deps } from '../deps.ts';

/** An account whose password is just being reset by mail; everything of it happens in one transaction, which holds the account. */
export interface Resetting {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly user: User;
  /** Epoch milliseconds. */
  readonly at: number;
  /** From then on somebody else may have been inside. */
  readonly since: number;
  /** What the browser of the link calls itself. */
  readonly userAgent: string;
  /** The passkeys that a second proof has confirmed. */
  readonly keptPasskeyIds: readonly string[];
}

/**
 * What becomes of the rows of a table at a reset: they are gone or opened with nothing any more, or no money goes there
 * until the player confirms it, or they stay, and then why.
 */
export type PlantedFate = 'ended' | 'locked' | `kept: ${string}`;

export interface Planted {
  /** Every table of the room in which a credential, an address or a subscription of an account stands. */
  readonly tables: Readonly<Record<string, PlantedFate>>;
  /** Ends it, and answers what was found; a second time there is nothing left. */
  readonly end?: (resetting: Resetting) => Promise<readonly PlantedThing[]>;
}
