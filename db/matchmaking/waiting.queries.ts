import { and, eq, inArray } from 'drizzle-orm';
import type { Waiting } from '../../domain/matchmaking/pairing.ts';
import { isIn, otherOf } from '../../domain/matchmaking/proposal.ts';
import type { Seeker } from '../../domain/matchmaking/seeker.ts';
import { NEW_SKILL, shownRating } from '../../domain/results/rating.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { DAY } from '../../domain/shared/time.ts';
import type { Reader } from '../client/database.ts';
import { blocks, friendships } from '../friends/index.ts';
import { ratings } from '../results/index.ts';
import { listOrigins } from '../security/index.ts';
import { listMet } from './proposal.queries.ts';

/** A browser is used by others after a while, and an address is given to others. */
const TRACE_LIFE = 30 * DAY;

const dayOf = (now: number): number => now - (now % DAY);

/** What players of one game are paired by, for all of them at once. */
export async function readWaiting(
  reader: Reader,
  game: BattleGame,
  seekers: readonly Seeker[],
  now: number,
): Promise<Waiting[]> {
  const ids = seekers.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const known = await reader
    .select({ userId: ratings.userId, rating: ratings.rating })
    .from(ratings)
    .where(and(inArray(ratings.userId, ids), eq(ratings.game, game)));
  const friends = await reader
    .select({ one: friendships.userId, other: friendships.friendId })
    .from(friendships)
    .where(and(inArray(friendships.userId, ids), inArray(friendships.friendId, ids)));
  const blocked = await reader
    .select({ one: blocks.blockerId, other: blocks.blockedId })
    .from(blocks)
    .where(and(inArray(blocks.blockerId, ids), inArray(blocks.blockedId, ids)));
  const origins = await listOrigins(reader, ids, now - TRACE_LIFE);
  const met = await listMet(reader, ids, dayOf(now));
  return seekers.map((seeker) => {
    const { userId } = seeker;
    return {
      ...seeker,
      rating: known.find((row) => row.userId === userId)?.rating ?? shownRating(NEW_SKILL),
      traces: origins.filter((row) => row.userId === userId).map(({ kind, hash }) => `${kind}:${hash}`),
      keptFrom: [...friends, ...blocked].filter(({ one }) => one === userId).map(({ other }) => other),
      metToday: met.filter((pair) => isIn(pair, userId)).map((pair) => otherOf(pair, userId)),
    };
  });
}
