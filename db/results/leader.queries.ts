import { type SQL, and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm';
import type { ProfileVisibility } from '../../domain/accounts/preferences.ts';
import { NEIGHBOURS, OVERALL, type Standing, TOP_ROWS, winShare } from '../../domain/results/leaderboard.ts';
import { preferences, users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { countedTournaments, leaders, ratingHistory, ratings } from './leader.table.ts';

const { placeholder } = sql;

/** Which board: a span's name, a game or `overall`, a region or `global`. */
export interface BoardKey {
  readonly span: string;
  readonly game: string;
  readonly region: string;
}

/** A row of a board with what its player lets others see; null settings are those of whoever has chosen nothing. */
export interface LeaderRow extends Standing {
  readonly userId: string;
  readonly username: string;
  readonly avatarId: string | null;
  /** In the board's game; on the overall board that of the player's best game. */
  readonly rating: number | null;
  readonly profileVisibility: ProfileVisibility | null;
  readonly showStats: boolean | null;
  readonly showEarnings: boolean | null;
}

/** The same as `winShare`, so that the database sorts as the rules do. */
const share = sql<number>`(case when ${leaders.battles} = 0 then 0 else ${leaders.wins} * 1000000 / ${leaders.battles} end)`;

const bestRating = sql<number | null>`(select max(${ratings.rating}) from ${ratings}
  where ${ratings.userId} = ${leaders.userId}
  and (${ratings.game} = ${leaders.game} or ${leaders.game} = ${sql.raw(`'${OVERALL}'`)}))`.mapWith(Number);

const rowColumns = {
  userId: leaders.userId,
  username: users.username,
  nameKey: users.usernameKey,
  avatarId: users.avatarId,
  earningsCents: leaders.earningsCents,
  battles: leaders.battles,
  wins: leaders.wins,
  rating: bestRating,
  profileVisibility: preferences.profileVisibility,
  showStats: preferences.showStats,
  showEarnings: preferences.showEarnings,
};

const onBoard = () =>
  and(
    eq(leaders.span, placeholder('span')),
    eq(leaders.game, placeholder('game')),
    eq(leaders.region, placeholder('region')),
    eq(leaders.isListed, true),
  );

const rowsWhere = (reader: Reader, condition: SQL | undefined) =>
  reader
    .select(rowColumns)
    .from(leaders)
    .innerJoin(users, eq(users.id, leaders.userId))
    .leftJoin(preferences, eq(preferences.userId, leaders.userId))
    .where(condition);

const topRows = lookup((reader) =>
  rowsWhere(reader, onBoard())
    .orderBy(desc(leaders.earningsCents), desc(share), asc(users.usernameKey))
    .limit(TOP_ROWS)
    .prepare('leaders_top'),
);

/** The first rows of a board, in its order. */
export const listTop = (reader: Reader, board: BoardKey): Promise<LeaderRow[]> => topRows(reader, { ...board });

const ownRow = lookup((reader) =>
  rowsWhere(reader, and(onBoard(), eq(leaders.userId, placeholder('userId'))))
    .limit(1)
    .prepare('leaders_own'),
);

/** A player's row; undefined for whoever has no place. */
export async function readLeader(reader: Reader, board: BoardKey, userId: string): Promise<LeaderRow | undefined> {
  const [row] = await ownRow(reader, { ...board, userId });
  return row;
}

const count = sql<number>`cast(count(*) as bigint)`.mapWith(Number);

const higher = lookup((reader) =>
  reader
    .select({ count })
    .from(leaders)
    .where(and(onBoard(), gt(leaders.earningsCents, placeholder('earningsCents'))))
    .prepare('leaders_higher'),
);

/** The place of whoever earned so much: one more than have earned more. */
export async function readPlace(reader: Reader, board: BoardKey, earningsCents: number): Promise<number> {
  const [row] = await higher(reader, { ...board, earningsCents });
  return (row?.count ?? 0) + 1;
}

const between = lookup((reader) =>
  reader
    .select({ count })
    .from(leaders)
    .where(
      and(
        onBoard(),
        gt(leaders.earningsCents, placeholder('lessCents')),
        lte(leaders.earningsCents, placeholder('moreCents')),
      ),
    )
    .prepare('leaders_between'),
);

/** The place of an amount near another one whose place is known: only what lies between them is counted. */
export async function readPlaceNear(
  reader: Reader,
  board: BoardKey,
  known: { readonly earningsCents: number; readonly place: number },
  earningsCents: number,
): Promise<number> {
  const [lessCents, moreCents] = [known.earningsCents, earningsCents].toSorted((a, b) => a - b);
  const [row] = await between(reader, { ...board, lessCents, moreCents });
  return known.place + (row?.count ?? 0) * (earningsCents > known.earningsCents ? -1 : 1);
}

const earned = placeholder('earningsCents');
const name = placeholder('nameKey');
const ownShare = sql`${placeholder('share')}`;

const rowsAbove = lookup((reader) =>
  rowsWhere(
    reader,
    and(
      onBoard(),
      gte(leaders.earningsCents, earned),
      or(
        gt(leaders.earningsCents, earned),
        sql`${share} > ${ownShare}`,
        and(sql`${share} = ${ownShare}`, lt(users.usernameKey, name)),
      ),
    ),
  )
    .orderBy(asc(leaders.earningsCents), asc(share), desc(users.usernameKey))
    .limit(NEIGHBOURS)
    .prepare('leaders_above'),
);

const rowsBelow = lookup((reader) =>
  rowsWhere(
    reader,
    and(
      onBoard(),
      lte(leaders.earningsCents, earned),
      or(
        lt(leaders.earningsCents, earned),
        sql`${share} < ${ownShare}`,
        and(sql`${share} = ${ownShare}`, gt(users.usernameKey, name)),
      ),
    ),
  )
    .orderBy(desc(leaders.earningsCents), desc(share), asc(users.usernameKey))
    .limit(NEIGHBOURS)
    .prepare('leaders_below'),
);

/** Who stands right above and right below a row, both in board order. */
export async function listNeighbours(
  reader: Reader,
  board: BoardKey,
  row: Standing,
): Promise<{ above: LeaderRow[]; below: LeaderRow[] }> {
  const { earningsCents, nameKey } = row;
  const at = { ...board, earningsCents, nameKey, share: winShare(row) };
  const [above, below] = await Promise.all([rowsAbove(reader, at), rowsBelow(reader, at)]);
  return { above: above.toReversed(), below };
}

const ratingsOf = lookup((reader) =>
  reader
    .select({ game: ratings.game, rating: ratings.rating, battles: ratings.battles })
    .from(ratings)
    .where(eq(ratings.userId, placeholder('userId')))
    .orderBy(desc(ratings.battles), asc(ratings.game))
    .prepare('ratings_by_user'),
);

/** A player's ratings, the most played game first. */
export const listRatings = (reader: Reader, userId: string) => ratingsOf(reader, { userId });

/** A rating with what its player lets others see; null settings are those of whoever has chosen nothing. */
interface RatingRow {
  readonly userId: string;
  readonly game: string;
  readonly rating: number;
  readonly profileVisibility: ProfileVisibility | null;
  readonly showStats: boolean | null;
}

/** The ratings of some players in all of their games. */
export async function listRatingsOf(reader: Reader, userIds: readonly string[]): Promise<RatingRow[]> {
  if (userIds.length === 0) return [];
  return reader
    .select({
      userId: ratings.userId,
      game: ratings.game,
      rating: ratings.rating,
      profileVisibility: preferences.profileVisibility,
      showStats: preferences.showStats,
    })
    .from(ratings)
    .leftJoin(preferences, eq(preferences.userId, ratings.userId))
    .where(inArray(ratings.userId, [...userIds]));
}

const historyOf = lookup((reader) =>
  reader
    .select({ battleId: ratingHistory.battleId, rating: ratingHistory.rating, at: ratingHistory.at })
    .from(ratingHistory)
    .where(and(eq(ratingHistory.userId, placeholder('userId')), eq(ratingHistory.game, placeholder('game'))))
    .orderBy(desc(ratingHistory.at), desc(ratingHistory.battleId))
    .limit(placeholder('limit'))
    .prepare('rating_history'),
);

const cupsOf = lookup((reader) =>
  reader
    .select({
      tournamentId: countedTournaments.tournamentId,
      rating: sql`${countedTournaments.rating}`.mapWith(Number),
      at: countedTournaments.at,
    })
    .from(countedTournaments)
    .where(
      and(
        eq(countedTournaments.userId, placeholder('userId')),
        eq(countedTournaments.game, placeholder('game')),
        isNotNull(countedTournaments.rating),
      ),
    )
    .orderBy(desc(countedTournaments.at), desc(countedTournaments.tournamentId))
    .limit(placeholder('limit'))
    .prepare('rating_history_cups'),
);

/** The rating after a battle or after a tournament: one of the two ids is there. */
export interface RatedPoint {
  readonly battleId: string | null;
  readonly tournamentId: string | null;
  readonly rating: number;
  readonly at: number;
}

/** The latest ratings of a player in a game, newest first. */
export async function listRatingHistory(
  reader: Reader,
  userId: string,
  game: string,
  limit: number,
): Promise<RatedPoint[]> {
  const fought = await historyOf(reader, { userId, game, limit });
  const cups = await cupsOf(reader, { userId, game, limit });
  return [
    ...fought.map((point) => ({ ...point, tournamentId: null })),
    ...cups.map((point) => ({ ...point, battleId: null })),
  ]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, limit);
}
