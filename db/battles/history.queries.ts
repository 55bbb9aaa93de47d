import { type SQL, and, desc, eq, ne, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { BattleMode, BattleStatus } from '../../domain/battles/battle.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before } from '../client/sql.ts';
import type { BattleKey } from './battle.queries.ts';
import { battles } from './battle.table.ts';

const others = alias(users, 'others');

/** A battle of a player's history, from that player's side. */
export interface HistoryRow extends BattleKey {
  readonly status: BattleStatus;
  readonly game: BattleGame;
  readonly mode: BattleMode;
  readonly title: string;
  readonly stakeCents: number;
  readonly feeCents: number;
  readonly winnerId: string | null;
  readonly endedAt: number | null;
  /** All null while the other seat is empty. */
  readonly otherId: string | null;
  readonly otherName: string | null;
  readonly otherAvatarId: string | null;
}

// What was completed has a winner, and nothing else has. Asked for by its state, PostgreSQL would go through the index of
// everybody's completed battles.
const isShown = sql`${battles.winnerId} is not null and ${battles.privacy} = 'public'`;

/**
 * The battles that a player opened or joined, newest first, after a keyset cursor; drafts are none yet.
 * @param settledOnly what others get to see: public battles that are over
 */
export async function listHistory(
  reader: Reader,
  userId: string,
  settledOnly: boolean,
  limit: number,
  after: BattleKey | null,
): Promise<HistoryRow[]> {
  const page = (
    own: typeof battles.creatorId | typeof battles.opponentId,
    other: typeof own,
  ): Promise<HistoryRow[]> => {
    const conditions: (SQL | undefined)[] = [
      eq(own, userId),
      settledOnly ? isShown : ne(battles.status, 'draft'),
      after ? before([battles.createdAt, battles.id], [after.createdAt, after.id]) : undefined,
    ];
    return reader
      .select({
        id: battles.id,
        createdAt: battles.createdAt,
        status: battles.status,
        game: battles.game,
        mode: battles.mode,
        title: battles.title,
        stakeCents: battles.stakeCents,
        feeCents: battles.feeCents,
        winnerId: battles.winnerId,
        endedAt: battles.endedAt,
        otherId: others.id,
        otherName: others.username,
        otherAvatarId: others.avatarId,
      })
      .from(battles)
      .leftJoin(others, eq(others.id, other))
      .where(and(...conditions))
      .orderBy(desc(battles.createdAt), desc(battles.id))
      .limit(limit);
  };
  const [created, joined] = await Promise.all([
    page(battles.creatorId, battles.opponentId),
    page(battles.opponentId, battles.creatorId),
  ]);
  return [...created, ...joined]
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}
