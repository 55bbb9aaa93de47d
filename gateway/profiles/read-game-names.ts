import { type GameNameShown, gameNameOf } from '../../domain/profiles/game-name.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { listGameNames } from '../../db/profiles/game-name.queries.ts';
import type { Deps } from '../kernel/deps.ts';

/** By which name each of some players is found in a game. Who may know it is for the caller to say. */
export async function readGameNames(
  { db: { read }, wiring }: Deps,
  userIds: readonly string[],
): Promise<(userId: string, game: BattleGame) => GameNameShown> {
  const [typed, linked] = await Promise.all([listGameNames(read, userIds), wiring.provided.linkedNames(read, userIds)]);
  return (userId, game) => {
    const isIts = (row: { readonly userId: string; readonly game: BattleGame }): boolean =>
      row.userId === userId && row.game === game;
    return gameNameOf(typed.find(isIts)?.name ?? null, linked.find(isIts) ?? null);
  };
}
