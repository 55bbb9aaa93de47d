import { and, desc, eq, sql } from 'drizzle-orm';
import type { BattleGame } from '../../domain/shared/games.ts';
import type { BattleMode } from '../../domain/battles/battle.ts';
import { users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { hiddenFrom } from '../friends/index.ts';
import { outcomes } from '../results/index.ts';
import { battles } from './battle.table.ts';

const others = alias(users, 'others');

/** Somebody whom a player has met, with the last settled battle of the two (FC-07, C-40). */
export interface RecentPlayerRow {
  readonly battleId: string;
  readonly otherId: string;
  readonly otherName: string;
  readonly otherAvatarId: string | null;
  readonly game: BattleGame;
  readonly mode: BattleMode;
  readonly won: boolean;
  readonly stakeCents: number;
  readonly at: number;
}

/** How many of the last battles are looked through. */
const BATTLES_MAX = 100;

/** The last opponents of a player, each once, the newest battle first; nobody whom a block hides and no closed account. */
export async function listRecentPlayers(reader: Reader, userId: string, limit: number): Promise<RecentPlayerRow[]> {
  const [rows, hidden] = await Promise.all([
    reader
      .select({
        battleId: outcomes.battleId,
        otherId: others.id,
        otherName: others.username,
        otherAvatarId: others.avatarId,
        otherStatus: others.status,
        game: outcomes.game,
        mode: battles.mode,
        won: outcomes.won,
        stakeCents: battles.stakeCents,
        at: outcomes.at,
      })
      .from(outcomes)
      .innerJoin(battles, eq(battles.id, outcomes.battleId))
      .innerJoin(
        others,
        and(
          sql`${others.id} = case when ${battles.creatorId} = ${userId} then ${battles.opponentId} else ${battles.creatorId} end`,
        ),
      )
      .where(eq(outcomes.userId, userId))
      .orderBy(desc(outcomes.at), desc(outcomes.battleId))
      .limit(BATTLES_MAX),
    hiddenFrom(reader, userId),
  ]);
  const met = new Map<string, RecentPlayerRow>();
  for (const { otherStatus, ...row } of rows)
    if (otherStatus !== 'closed' && !hidden.has(row.otherId) && !met.has(row.otherId)) met.set(row.otherId, row);
  return [...met.values()].slice(0, limit);
}
