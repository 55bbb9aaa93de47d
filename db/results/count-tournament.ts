import { and, asc, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import { OVERALL } from '../../domain/results/leaderboard.ts';
import { NEW_SKILL, type Skill, rateBattle, shownRating } from '../../domain/results/rating.ts';
import { spansAt } from '../../domain/results/spans.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import { users } from '../accounts/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { excluded } from '../client/sql.ts';
import { type CountedBattle, isListedStatus } from './count-leaders.ts';
import { type CountedRow, countedTournaments, leaders, ratings } from './leader.table.ts';
import { prizes } from './prize.table.ts';

/** Rows of one statement, by the parameters that a statement may have. */
const ROWS = 500;

/** A tournament that is over, as boards and ratings see it. */
export interface PlayedTournament {
  readonly tournamentId: string;
  readonly game: BattleGame;
  readonly players: readonly string[];
  /** Those that move ratings, in the order in which they were played. */
  readonly matches: readonly { readonly winnerId: string; readonly loserId: string }[];
  /** When it ended. */
  readonly at: number;
}

/** What has counted of a tournament; nothing where it has not. */
export const listCounted = (reader: Reader, tournamentId: string): Promise<CountedRow[]> =>
  reader.select().from(countedTournaments).where(eq(countedTournaments.tournamentId, tournamentId));

/** How many of a tournament's players each other one had that has counted on the same UTC day. */
export async function countShared(
  reader: Reader,
  { tournamentId, players, at }: Pick<PlayedTournament, 'tournamentId' | 'players' | 'at'>,
): Promise<number[]> {
  const since = Date.parse(`${utcDay(at)}T00:00:00Z`);
  const t = countedTournaments;
  const rows = await reader
    .select({ shared: sql`cast(count(*) as bigint)`.mapWith(Number) })
    .from(t)
    .where(
      and(inArray(t.userId, [...players]), gte(t.at, since), lt(t.at, since + DAY), ne(t.tournamentId, tournamentId)),
    )
    .groupBy(t.tournamentId);
  return rows.map(({ shared }) => shared);
}

/** What each player has to show for a tournament, in the order of ids. */
async function figuresOf(reader: Reader, { tournamentId, players, matches }: PlayedTournament) {
  const rows = await reader
    .select({ userId: prizes.userId, cents: sql`${prizes.prizeCents} - ${prizes.paidCents}`.mapWith(Number) })
    .from(prizes)
    .where(eq(prizes.subjectId, tournamentId));
  // None where all that was paid went back.
  const earned = new Map(rows.map(({ userId, cents }) => [userId, cents]));
  const figures = new Map(
    players.toSorted().map((userId) => [userId, { matches: 0, wins: 0, earningsCents: earned.get(userId) ?? 0 }]),
  );
  for (const { winnerId, loserId } of matches) {
    const [winner, loser] = [figures.get(winnerId), figures.get(loserId)];
    if (!winner || !loser) throw new Error(`somebody has played in ${tournamentId} who takes no part`);
    winner.matches++;
    winner.wins++;
    loser.matches++;
  }
  return figures;
}

/** The skills of some players until the transaction ends, taken in the order of ids. */
async function lockSkills(
  tx: Tx,
  { game, at }: PlayedTournament,
  players: readonly string[],
): Promise<Map<string, Skill>> {
  const fresh = { game, ...NEW_SKILL, rating: shownRating(NEW_SKILL), battles: 0, updatedAt: at };
  for (let from = 0; from < players.length; from += ROWS)
    await tx
      .insert(ratings)
      .values(players.slice(from, from + ROWS).map((userId) => ({ userId, ...fresh })))
      .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(ratings)
    .where(and(eq(ratings.game, game), inArray(ratings.userId, [...players])))
    .orderBy(asc(ratings.userId))
    .for('update');
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Rates the matches one after the other; answers who has which rating now. */
async function rateMatches(
  tx: Tx,
  played: PlayedTournament,
  figures: ReadonlyMap<string, Figures>,
): Promise<Map<string, number>> {
  const players = [...figures].filter(([, { matches }]) => matches > 0).map(([userId]) => userId);
  if (players.length === 0) return new Map();
  const { game, at } = played;
  const skills = await lockSkills(tx, played, players);
  for (const { winnerId, loserId } of played.matches) {
    const rated = rateBattle(skills.get(winnerId) ?? NEW_SKILL, skills.get(loserId) ?? NEW_SKILL);
    skills.set(winnerId, rated.winner).set(loserId, rated.loser);
  }
  const rows = players.map((userId) => {
    const { muMicro, sigmaMicro } = skills.get(userId) ?? NEW_SKILL;
    const battles = figures.get(userId)?.matches ?? 0;
    const rating = shownRating({ muMicro, sigmaMicro });
    return { userId, game, muMicro, sigmaMicro, rating, battles, matches: battles, updatedAt: at };
  });
  for (let from = 0; from < rows.length; from += ROWS)
    await tx
      .insert(ratings)
      .values(rows.slice(from, from + ROWS))
      .onConflictDoUpdate({
        target: [ratings.userId, ratings.game],
        set: {
          muMicro: excluded(ratings.muMicro),
          sigmaMicro: excluded(ratings.sigmaMicro),
          rating: excluded(ratings.rating),
          battles: sql`${ratings.battles} + ${excluded(ratings.battles)}`,
          matches: sql`${ratings.matches} + ${excluded(ratings.matches)}`,
          updatedAt: excluded(ratings.updatedAt),
        },
      });
  return new Map(rows.map(({ userId, rating }) => [userId, rating]));
}

/** What one player has to show, or by how much that differs. */
type Figures = Pick<CountedRow, 'matches' | 'wins' | 'earningsCents'>;
type Entry = Figures & Pick<CountedRow, 'userId' | 'game' | 'region' | 'at'> & { readonly isListed: boolean };

/** Adds to the boards of the world and of each player's region, player by player, as battles do. */
async function addToBoards(tx: Tx, entries: readonly Entry[]): Promise<void> {
  const rows = entries.flatMap(({ userId, game: own, region: home, at, isListed, matches, wins, earningsCents }) =>
    (home === null ? ['global'] : ['global', home]).flatMap((region) =>
      [own, OVERALL].flatMap((game) =>
        spansAt(at).map((span) => ({ span, game, region, userId, earningsCents, battles: matches, wins, isListed })),
      ),
    ),
  );
  for (let from = 0; from < rows.length; from += ROWS)
    await tx
      .insert(leaders)
      .values(rows.slice(from, from + ROWS))
      .onConflictDoUpdate({
        target: [leaders.span, leaders.game, leaders.region, leaders.userId],
        set: {
          earningsCents: sql`${leaders.earningsCents} + ${excluded(leaders.earningsCents)}`,
          battles: sql`${leaders.battles} + ${excluded(leaders.battles)}`,
          wins: sql`${leaders.wins} + ${excluded(leaders.wins)}`,
        },
      });
}

const movedBy = ({ game, at }: PlayedTournament, rows: readonly Pick<CountedRow, 'region'>[]): CountedBattle => {
  const regions = rows.map(({ region }) => region).filter((region) => region !== null);
  return { game, regions: [...new Set(regions)], at };
};

/** Counts a tournament that has not counted for the boards and the ratings of its players; the tournament is locked. */
export async function countTournament(tx: Tx, played: PlayedTournament): Promise<CountedBattle> {
  const { tournamentId, game, players, at } = played;
  const figures = await figuresOf(tx, played);
  const ratingOf = await rateMatches(tx, played, figures);
  const known = await tx
    .select({ id: users.id, region: users.region, status: users.status })
    .from(users)
    .where(inArray(users.id, [...players]))
    .orderBy(asc(users.id));
  const entries = known.flatMap(({ id: userId, region, status }) => {
    const own = figures.get(userId);
    return own ? [{ userId, game, region, at, ...own, isListed: isListedStatus(status) }] : [];
  });
  for (let from = 0; from < entries.length; from += ROWS)
    await tx.insert(countedTournaments).values(
      entries.slice(from, from + ROWS).map((entry) => {
        return { ...entry, tournamentId, rating: ratingOf.get(entry.userId) ?? null };
      }),
    );
  await addToBoards(tx, entries);
  return movedBy(played, entries);
}

/**
 * Brings the boards in line with a tournament that has counted and was put right since; null where nothing differs.
 * Ratings stay, as with battles: what was rated since rests on them. The tournament is locked.
 */
export async function recountTournament(
  tx: Tx,
  played: PlayedTournament,
  counted: readonly CountedRow[],
): Promise<CountedBattle | null> {
  const figures = await figuresOf(tx, played);
  const moved = counted
    .map((row) => ({ row, now: figures.get(row.userId) ?? { matches: 0, wins: 0, earningsCents: 0 } }))
    .filter(({ row, now }) => FIGURES.some((figure) => row[figure] !== now[figure]))
    .toSorted((a, b) => (a.row.userId < b.row.userId ? -1 : 1));
  if (moved.length === 0) return null;
  const t = countedTournaments;
  for (const { row, now } of moved)
    await tx
      .update(t)
      .set(now)
      .where(and(eq(t.tournamentId, row.tournamentId), eq(t.userId, row.userId)));
  await addToBoards(
    tx,
    moved.map(({ row, now }) => ({
      ...row,
      matches: now.matches - row.matches,
      wins: now.wins - row.wins,
      earningsCents: now.earningsCents - row.earningsCents,
      // The row is there, and stays listed or not.
      isListed: true,
    })),
  );
  return movedBy(
    played,
    moved.map(({ row }) => row),
  );
}

const FIGURES = ['matches', 'wins', 'earningsCents'] as const;
