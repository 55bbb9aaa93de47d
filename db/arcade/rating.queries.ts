import { and, asc, count, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { GAME_IDS, type GameId } from '../../domain/arcade/games.ts';
import { NEW_RATING, microOf } from '../../domain/arcade/rating.ts';
import type { Currency } from '../../domain/shared/money.ts';
import { RIVALS } from '../../domain/arcade/free-mode.ts';
import type { Reader, Tx } from '../client/database.ts';
import { sumInt } from '../client/sql.ts';
import { arcadeBrackets } from './bracket.table.ts';
import {
  type ArcadeRating,
  type ArcadeRunRow,
  type StoredRival,
  arcadeContests,
  arcadeDays,
  arcadeRatings,
  arcadeRuns,
} from './arcade.table.ts';

/** How a player stands who has played nothing yet. */
export const newRating = (userId: string, game: GameId): ArcadeRating => ({
  userId,
  game,
  ratingMicro: microOf(NEW_RATING),
  ratedRuns: 0,
  runs: 0,
  wins: 0,
  bestScore: 0,
  runId: null,
  runVersion: null,
  runRatingMicro: null,
  runScore: null,
  runTieBreak: null,
});

export async function readRating(reader: Reader, userId: string, game: GameId): Promise<ArcadeRating> {
  const [row] = await reader
    .select()
    .from(arcadeRatings)
    .where(and(eq(arcadeRatings.userId, userId), eq(arcadeRatings.game, game)));
  return row ?? newRating(userId, game);
}

/**
 * Makes sure that there is a rating to be locked later. Called with the entry, while the player's account is locked: a
 * settlement that had to add the row would wait for that account.
 */
export async function openRating(tx: Tx, userId: string, game: GameId): Promise<void> {
  await tx.insert(arcadeRatings).values(newRating(userId, game)).onConflictDoNothing();
}

/** The same, locked until the transaction ends. Players are taken in the order of their ids. */
export async function lockRating(tx: Tx, userId: string, game: GameId): Promise<ArcadeRating> {
  await openRating(tx, userId, game);
  const [row] = await tx
    .select()
    .from(arcadeRatings)
    .where(and(eq(arcadeRatings.userId, userId), eq(arcadeRatings.game, game)))
    .for('update');
  if (!row) throw new Error(`${userId} has no rating of ${game}`);
  return row;
}

type Counting = Pick<ArcadeRunRow, 'userId' | 'game' | 'score'>;

/** The same of all whose run of a contest counts, by player. */
export async function lockRatings(tx: Tx, runs: readonly Counting[]): Promise<Map<string, ArcadeRating>> {
  const ratings = new Map<string, ArcadeRating>();
  const counted = runs.filter(({ score }) => score !== null);
  for (const { userId, game } of counted.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)))
    ratings.set(userId, await lockRating(tx, userId, game));
  return ratings;
}

export async function putRating(tx: Tx, { userId, game, ...change }: ArcadeRating): Promise<void> {
  await tx
    .update(arcadeRatings)
    .set(change)
    .where(and(eq(arcadeRatings.userId, userId), eq(arcadeRatings.game, game)));
}

/** How a player stands in all games that the player has played. */
export const readRatingsOf = (reader: Reader, userId: string): Promise<ArcadeRating[]> =>
  reader.select().from(arcadeRatings).where(eq(arcadeRatings.userId, userId));

interface RivalQuestion {
  readonly userId: string;
  readonly game: GameId;
  readonly version: number;
  readonly ratingMicro: number;
}

type NearRival = StoredRival & { readonly userId: string };

/** The newest counted runs of other players on both sides of a rating: nine of each, so that the nearest nine are there. */
export async function listNearRivals(reader: Reader, question: RivalQuestion): Promise<NearRival[]> {
  const { userId, game, version, ratingMicro } = question;
  const rating = arcadeRatings.runRatingMicro;
  const near = (isAbove: boolean) =>
    reader
      .select({
        userId: arcadeRatings.userId,
        runId: arcadeRatings.runId,
        ratingMicro: rating,
        score: arcadeRatings.runScore,
        tieBreak: arcadeRatings.runTieBreak,
      })
      .from(arcadeRatings)
      .where(
        and(
          eq(arcadeRatings.game, game),
          eq(arcadeRatings.runVersion, version),
          sql`${arcadeRatings.runId} is not null`,
          isAbove ? gte(rating, ratingMicro) : lt(rating, ratingMicro),
          ne(arcadeRatings.userId, userId),
        ),
      )
      .orderBy(isAbove ? asc(rating) : desc(rating))
      .limit(RIVALS);
  const rows = [...(await near(true)), ...(await near(false))];
  return rows.filter((row): row is NearRival => row.runId !== null);
}

/** How many players have a stored run of each game's version, up to one more than a run of free mode needs. */
export async function hasRivals(reader: Reader, userId: string, game: GameId, version: number): Promise<boolean> {
  const rows = await reader
    .select({ userId: arcadeRatings.userId })
    .from(arcadeRatings)
    .where(
      and(
        eq(arcadeRatings.game, game),
        eq(arcadeRatings.runVersion, version),
        sql`${arcadeRatings.runId} is not null`,
        ne(arcadeRatings.userId, userId),
      ),
    )
    .limit(RIVALS);
  return rows.length === RIVALS;
}

export interface FreeDay {
  readonly freeRuns: number;
  readonly netCoins: number;
}

const NOTHING: FreeDay = { freeRuns: 0, netCoins: 0 };

const isDay = (userId: string, day: string) => and(eq(arcadeDays.userId, userId), eq(arcadeDays.day, day));

export async function readFreeDay(reader: Reader, userId: string, day: string): Promise<FreeDay> {
  const [row] = await reader
    .select({ freeRuns: arcadeDays.freeRuns, netCoins: arcadeDays.netCoins })
    .from(arcadeDays)
    .where(isDay(userId, day));
  return row ?? NOTHING;
}

/** The player's day, locked until the transaction ends. */
export async function lockFreeDay(tx: Tx, userId: string, day: string): Promise<FreeDay> {
  await tx
    .insert(arcadeDays)
    .values({ userId, day, ...NOTHING })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ freeRuns: arcadeDays.freeRuns, netCoins: arcadeDays.netCoins })
    .from(arcadeDays)
    .where(isDay(userId, day))
    .for('update');
  return row ?? NOTHING;
}

export async function putFreeDay(tx: Tx, userId: string, day: string, own: FreeDay): Promise<void> {
  await tx.update(arcadeDays).set(own).where(isDay(userId, day));
}

/** Days before one are of no use any more. */
export async function deleteOldFreeDays(tx: Tx, before: string): Promise<void> {
  await tx.delete(arcadeDays).where(lt(arcadeDays.day, before));
}

export type Figures = ReadonlyMap<
  GameId,
  { readonly entries: number; readonly pool: Readonly<Record<Currency, number>>; readonly playing: number }
>;

/** What is going on in each game: entries since an instant, what is in its open contests, and runs under way. */
export async function readFigures(reader: Reader, since: number): Promise<Figures> {
  const entries = await reader
    .select({ game: arcadeRuns.game, entries: count() })
    .from(arcadeRuns)
    .where(and(gte(arcadeRuns.enteredAt, since), sql`${arcadeRuns.mode} <> 'practice'`))
    .groupBy(arcadeRuns.game);
  const pools = await reader
    .select({
      game: arcadeContests.game,
      currency: arcadeContests.currency,
      pool: sumInt(sql`${arcadeContests.entry} * ${arcadeContests.taken}`),
    })
    .from(arcadeContests)
    .where(sql`${arcadeContests.state} = 'open' and ${arcadeContests.seats} > 1`)
    .groupBy(arcadeContests.game, arcadeContests.currency);
  const bracketPools = await reader
    .select({
      game: arcadeBrackets.game,
      currency: arcadeBrackets.currency,
      pool: sumInt(sql`${arcadeBrackets.entry} * ${arcadeBrackets.taken}`),
    })
    .from(arcadeBrackets)
    .where(sql`${arcadeBrackets.state} in ('open', 'playing')`)
    .groupBy(arcadeBrackets.game, arcadeBrackets.currency);
  const playing = await reader
    .select({ game: arcadeRuns.game, playing: count() })
    .from(arcadeRuns)
    .where(sql`${arcadeRuns.state} = 'begun'`)
    .groupBy(arcadeRuns.game);
  const of = <T extends { readonly game: GameId }>(rows: readonly T[], game: GameId) =>
    rows.find((row) => row.game === game);
  const poolOf = (id: GameId, ofCurrency: Currency) =>
    [...pools, ...bracketPools]
      .filter(({ game, currency }) => game === id && currency === ofCurrency)
      .reduce((sum, { pool }) => sum + pool, 0);
  return new Map(
    GAME_IDS.map((game) => [
      game,
      {
        entries: of(entries, game)?.entries ?? 0,
        pool: { BC: poolOf(game, 'BC'), USD: poolOf(game, 'USD') },
        playing: of(playing, game)?.playing ?? 0,
      },
    ]),
  );
}
