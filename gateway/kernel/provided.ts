import type { BattleGame } from '../../domain/shared/games.ts';
import type { Reader, Tx } from '../../db/client/database.ts';

/** What rooms ask of those that build on them, without knowing them: one room answers each. */
export interface Provided {
  /** What a player is in the middle of, as people read it; null between contests. */
  gameBeingPlayed(reader: Reader, userId: string): Promise<string | null>;
  /** The game in which each of some players has battled most; without those who do not show it. */
  mainGames(reader: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, BattleGame>>;
  /** Ends what is open between two players, one of whom hides from the other from now on. */
  partPlayers(tx: Tx, userId: string, otherId: string, at: number): Promise<void>;
}

/** The names of all of them: a product that lacks one does not start. */
export const PROVIDED = ['gameBeingPlayed', 'mainGames', 'partPlayers'] as const satisfies readonly (keyof Provided)[];
