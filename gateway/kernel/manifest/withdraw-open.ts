import type { Tx } from '../../../db/client/database.ts';
import type { Deps } from '../deps.ts';

/** A player who may not play from here on: a break, a suspension, a ban. */
export interface Stopped {
  readonly deps: Deps;
  readonly tx: Tx;
  readonly userId: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Takes back what a room keeps open in a player's name until somebody takes it up, money included, and tells whomever
 * it concerns. Locks all of it before it moves any money.
 */
export type Open = (stopped: Stopped) => Promise<void>;

/**
 * Takes back whatever nobody has taken up, so that nobody's money is bound to somebody who may not play. Call it once
 * the account is locked: nothing new can be opened from then on. Rooms that build on others go before them, as they
 * are locked.
 */
export async function withdrawOpen(stopped: Stopped): Promise<void> {
  for (const withdraw of stopped.deps.wiring.open.toReversed()) await withdraw(stopped);
}
