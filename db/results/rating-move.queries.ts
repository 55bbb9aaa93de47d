import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { PAIR_BATTLES_A_DAY } from '../../domain/results/leaderboard.ts';
import { NEW_SKILL, shownRating } from '../../domain/results/rating.ts';
import type { Reader } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { countEarlier } from './count-leaders.ts';
import { countedTournaments, ratingHistory } from './leader.table.ts';
import { outcomes } from './result.table.ts';

const { placeholder } = sql;

const markOf = lookup((reader) =>
  reader
    .select({ rating: ratingHistory.rating, game: ratingHistory.game, at: ratingHistory.at })
    .from(ratingHistory)
    .where(and(eq(ratingHistory.userId, placeholder('userId')), eq(ratingHistory.battleId, placeholder('battleId'))))
    .prepare('rating_after_battle'),
);

const foughtBefore = lookup((reader) =>
  reader
    .select({ rating: ratingHistory.rating, at: ratingHistory.at })
    .from(ratingHistory)
    .where(
      and(
        eq(ratingHistory.userId, placeholder('userId')),
        eq(ratingHistory.game, placeholder('game')),
        lt(ratingHistory.at, placeholder('at')),
      ),
    )
    .orderBy(desc(ratingHistory.at), desc(ratingHistory.battleId))
    .limit(1)
    .prepare('rating_before_battle'),
);

const cupBefore = lookup((reader) =>
  reader
    .select({ rating: sql`${countedTournaments.rating}`.mapWith(Number), at: countedTournaments.at })
    .from(countedTournaments)
    .where(
      and(
        eq(countedTournaments.userId, placeholder('userId')),
        eq(countedTournaments.game, placeholder('game')),
        isNotNull(countedTournaments.rating),
        lt(countedTournaments.at, placeholder('at')),
      ),
    )
    .orderBy(desc(countedTournaments.at), desc(countedTournaments.tournamentId))
    .limit(1)
    .prepare('rating_before_battle_by_cup'),
);

const outcomeOf = lookup((reader) =>
  reader
    .select()
    .from(outcomes)
    .where(and(eq(outcomes.userId, placeholder('userId')), eq(outcomes.battleId, placeholder('battleId'))))
    .prepare('outcome_of_player'),
);

/** The rating in its game after a battle and before it, both shown; null where the battle has not counted for it. */
export async function readRatingsAround(
  reader: Reader,
  userId: string,
  battleId: string,
): Promise<{ before: number; after: number } | null> {
  const [mark] = await markOf(reader, { userId, battleId });
  if (!mark) return null;
  const { game, at, rating: after } = mark;
  const [fought] = await foughtBefore(reader, { userId, game, at });
  const [cup] = await cupBefore(reader, { userId, game, at });
  const latest = fought && cup ? (fought.at >= cup.at ? fought : cup) : (fought ?? cup);
  return { before: latest?.rating ?? shownRating(NEW_SKILL), after };
}

/** Whether the same two had settled as many battles before this one on its UTC day as count. */
export async function isPastDayLimit(
  reader: Reader,
  { userId, rivalId, battleId }: { readonly userId: string; readonly rivalId: string; readonly battleId: string },
): Promise<boolean> {
  const [outcome] = await outcomeOf(reader, { userId, battleId });
  return outcome !== undefined && (await countEarlier(reader, outcome, rivalId)) >= PAIR_BATTLES_A_DAY;
}
