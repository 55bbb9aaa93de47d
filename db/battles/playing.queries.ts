import { and, desc, eq, gte, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import type { Reader } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { disputes } from '../disputes/index.ts';
import { outcomes } from '../results/index.ts';
import { battles } from './battle.table.ts';

const { placeholder } = sql;

/**
 * Whether a battle is played now: with the condition of the indexes of battles that hold money, which are few, however
 * many a player has played. Put so that no index by status seems as good, which would find the battles of everybody.
 */
export const isPlayed = sql`${battles.status} in ('waiting', 'active', 'disputed') and ${battles.status} not in ('waiting', 'disputed')`;

const playedOn = (reader: Reader, seat: typeof battles.creatorId | typeof battles.opponentId) =>
  reader
    .select({ game: battles.game, startedAt: battles.startedAt })
    .from(battles)
    .where(and(eq(seat, placeholder('userId')), isPlayed));

// One half for each seat: of a condition for both a planner may make a walk through all battles that run.
const gameBeingPlayed = lookup((reader) =>
  playedOn(reader, battles.creatorId)
    .unionAll(playedOn(reader, battles.opponentId))
    .orderBy(sql`started_at desc`)
    .limit(1)
    .prepare('game_being_played'),
);

/** The battles that a player plays now. */
export async function listBeingPlayed(reader: Reader, userId: string): Promise<string[]> {
  const rows = await reader
    .select({ id: battles.id })
    .from(battles)
    .where(or(and(eq(battles.creatorId, userId), isPlayed), and(eq(battles.opponentId, userId), isPlayed)));
  return rows.map(({ id }) => id);
}

/**
 * Battles that a player has completed since an instant and can still dispute: none that is in dispute or was decided
 * over; where a complaint was dismissed, another one may show something new. By what the battles meant for the player, in
 * the order in which they ended: one that was disputed while it ran may have been opened days before.
 */
export async function listLately(reader: Reader, userId: string, since: number): Promise<string[]> {
  const rows = await reader
    .select({ id: outcomes.battleId })
    .from(outcomes)
    .where(
      and(
        eq(outcomes.userId, userId),
        gte(outcomes.at, since),
        notExists(
          reader
            .select({ id: disputes.id })
            .from(disputes)
            .where(
              and(
                eq(disputes.subjectKind, 'battle'),
                eq(disputes.subjectId, outcomes.battleId),
                or(isNull(disputes.action), ne(disputes.action, 'dismiss')),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(outcomes.at), desc(outcomes.battleId));
  return rows.map(({ id }) => id);
}

/** The game of the battle that a player plays now, as people read it; null between battles. */
export async function readGameBeingPlayed(reader: Reader, userId: string): Promise<string | null> {
  const [row] = await gameBeingPlayed(reader, { userId });
  return row ? GAME_TITLES[row.game] : null;
}
