import { and, desc, eq, or, sql } from 'drizzle-orm';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { Reader } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { battles } from './battle.table.ts';

const { placeholder } = sql;

// With the condition of the indexes of battles that hold money: few, however many a player has played.
const isRunning = sql`${battles.status} in ('waiting', 'active', 'disputed') and ${battles.status} = 'active'`;

const gameBeingPlayed = lookup((reader) =>
  reader
    .select({ game: battles.game })
    .from(battles)
    .where(
      or(
        and(eq(battles.creatorId, placeholder('userId')), isRunning),
        and(eq(battles.opponentId, placeholder('userId')), isRunning),
      ),
    )
    .orderBy(desc(sql`+${battles.startedAt}`))
    .limit(1)
    .prepare('game_being_played'),
);

/** The game of the battle that a player plays now, as people read it; null between battles. */
export async function readGameBeingPlayed(reader: Reader, userId: string): Promise<string | null> {
  const [row] = await gameBeingPlayed(reader, { userId });
  return row ? GAME_TITLES[row.game] : null;
}
