import { and, asc, eq, inArray } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded } from '../client/sql.ts';
import { gameNames } from './game-name.table.ts';

export type GameNameRow = typeof gameNames.$inferSelect;

/** What some players have typed as their names, in all games. */
export const listGameNames = (reader: Reader, userIds: readonly string[]): Promise<GameNameRow[]> =>
  reader
    .select()
    .from(gameNames)
    .where(inArray(gameNames.userId, [...userIds]))
    .orderBy(asc(gameNames.userId), asc(gameNames.game));

export async function putGameName(tx: Tx, row: GameNameRow): Promise<void> {
  await tx
    .insert(gameNames)
    .values(row)
    .onConflictDoUpdate({
      target: [gameNames.userId, gameNames.game],
      set: { name: excluded(gameNames.name), setAt: excluded(gameNames.setAt) },
    });
}

export async function deleteGameName(tx: Tx, userId: string, game: BattleGame): Promise<void> {
  await tx.delete(gameNames).where(and(eq(gameNames.userId, userId), eq(gameNames.game, game)));
}
