import { isStaff } from '../../domain/accounts/roles.ts';
import { FREE_RUNS_PER_DAY_MAX } from '../../domain/arcade/free-mode.ts';
import {
  type ArcadeMode,
  GAMES,
  GAME_IDS,
  type GameId,
  RELEASED_AT,
  entryBounds,
  isGameId,
} from '../../domain/arcade/games.ts';
import { type CashBar, cashBar, cashLeft, seatsOf } from '../../domain/arcade/contests.ts';
import {
  type GameFigures,
  type GameFilter,
  type GameSort,
  POPULAR_SPAN,
  isNew,
  listGames,
  popularGames,
} from '../../domain/arcade/list-games.ts';
import { ratingOf } from '../../domain/arcade/rating.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { DAY, utcDay } from '../../domain/shared/time.ts';
import type { ArcadeRating } from '../../db/arcade/arcade.table.ts';
import {
  type Figures,
  hasRivals,
  newRating,
  readFigures,
  readFreeDay,
  readRatingsOf,
} from '../../db/arcade/rating.queries.ts';
import { readUser } from '../../db/accounts/index.ts';
import { listRatings } from '../../db/arcade/run.queries.ts';
import { readBeaten } from '../../db/arcade/seeker.queries.ts';
import type { Reader } from '../../db/client/database.ts';
import { listFlags } from '../../db/settings/flag.queries.ts';
import { readSettings } from '../../db/settings/setting.queries.ts';
import type { ArcadeRatingPoint } from './arcade-contest.types.ts';
import type { ArcadeFreeDay, ArcadeGame, ArcadeGameRecord, ArcadeOffer, ArcadeRecord } from './arcade-game.types.ts';
import { OPEN_MODES } from './runs/enter-arcade.ts';

export interface GameQuestion {
  readonly filter: GameFilter;
  /** Null for all. */
  readonly mode: ArcadeMode | null;
  readonly sort: GameSort;
}

/** Everything that lists of games are made of, as it is at one moment. */
interface Scene {
  readonly figures: Figures;
  readonly listed: readonly GameFigures[];
  readonly ratings: readonly ArcadeRating[];
  readonly hasFreeMode: ReadonlySet<GameId>;
  /** How the player stands to cash; null where nothing is played for money, or not by this player. */
  readonly cash: Cash | null;
  readonly userId: string;
  readonly now: number;
}

interface Cash {
  readonly bar: CashBar | null;
  /** Whom the player has beaten, contest by contest. */
  readonly beaten: readonly (readonly string[])[];
}

const NO_POOL = { BC: 0, USD: 0 } as const;

async function readScene(reader: Reader, userId: string, now: number): Promise<Scene> {
  const figures = await readFigures(reader, now - POPULAR_SPAN);
  const listed = GAME_IDS.map((id) => {
    const { entries = 0, pool = NO_POOL } = figures.get(id) ?? {};
    // A coin counts as a cent (C-22).
    return { id, entries, poolCents: pool.BC + pool.USD };
  });
  const withRivals: GameId[] = [];
  for (const id of GAME_IDS) if (await hasRivals(reader, userId, id, GAMES[id].version)) withRivals.push(id);
  return {
    figures,
    listed,
    ratings: await readRatingsOf(reader, userId),
    hasFreeMode: new Set(withRivals),
    cash: await readCash(reader, userId, now),
    userId,
    now,
  };
}

async function readCash(reader: Reader, userId: string, now: number): Promise<Cash | null> {
  const flags = await listFlags(reader);
  if (!flags.some(({ id, enabled }) => id === 'arcade-cash' && enabled)) return null;
  const user = await readUser(reader, userId);
  if (!user || isStaff(user.role)) return null;
  return { bar: cashBar(user, await readSettings(reader), now), beaten: await readBeaten(reader, userId) };
}

function offersOf(id: GameId, { hasFreeMode, cash: ofCash, ratings }: Scene): ArcadeOffer[] {
  const ratedRuns = ratings.find(({ game }) => game === id)?.ratedRuns ?? 0;
  const modes: readonly ArcadeMode[] = [...OPEN_MODES, 'bracket'];
  return modes
    .filter((mode) => mode !== 'free' || hasFreeMode.has(id))
    .flatMap((mode) => {
      const { least, most } = entryBounds(id, mode, 'BC') ?? { least: 0, most: 0 };
      const forCoins: ArcadeOffer = { mode, currency: 'BC', least, most, bar: null, winsLeft: 0, runsLeft: 0 };
      const cash = seatsOf(mode, 'USD') > 1 ? entryBounds(id, mode, 'USD') : null;
      if (!cash || !ofCash) return [forCoins];
      const { bar, beaten } = ofCash;
      const { wins, runs } = cashLeft({ beaten, ratedRuns });
      return [forCoins, { mode, currency: 'USD' as const, ...cash, bar, winsLeft: wins, runsLeft: runs }];
    });
}

function recordOf(id: GameId, { ratings, userId }: Pick<Scene, 'ratings' | 'userId'>): ArcadeRecord {
  const known = ratings.find(({ game }) => game === id) ?? newRating(userId, id);
  const { runs, wins, ratedRuns, ratingMicro, bestScore } = known;
  return {
    runs,
    wins,
    ratedRuns,
    rating: Math.round(ratingOf(ratingMicro)),
    bestScore: runs > 0 || bestScore > 0 ? bestScore : null,
  };
}

function gameOf(id: GameId, scene: Scene): ArcadeGame {
  const { title, category, description, howTo, version, durationMs, target, maxFeeCents } = GAMES[id];
  const { entries = 0, pool = NO_POOL, playing = 0 } = scene.figures.get(id) ?? {};
  return {
    id,
    title,
    category,
    description,
    howTo,
    version,
    durationMs,
    target,
    minFeeCents: entryBounds(id, 'skill', 'USD')?.least ?? 0,
    maxFeeCents,
    isPopular: popularGames(scene.listed).includes(id),
    isNew: isNew(RELEASED_AT, scene.now),
    entries,
    poolCoins: pool.BC,
    poolCents: pool.USD,
    playing,
    offers: offersOf(id, scene),
    record: recordOf(id, scene),
  };
}

/** The games of a filter that can be entered in a mode, as they stand with a player. */
export async function readGames(
  reader: Reader,
  userId: string,
  { filter, mode, sort }: GameQuestion,
  now: number,
): Promise<ArcadeGame[]> {
  const scene = await readScene(reader, userId, now);
  const games = listGames(scene.listed, filter, sort).map(({ id }) => gameOf(id, scene));
  return games.filter(({ offers }) => mode === null || offers.some((offer) => offer.mode === mode));
}

/** @throws Refused NOT_FOUND */
export async function readGame(reader: Reader, userId: string, id: string, now: number): Promise<ArcadeGame> {
  if (!isGameId(id)) throw new Refused('NOT_FOUND');
  return gameOf(id, await readScene(reader, userId, now));
}

export async function readOwnFreeDay(reader: Reader, userId: string, now: number): Promise<ArcadeFreeDay> {
  const { freeRuns, netCoins } = await readFreeDay(reader, userId, utcDay(now));
  return { runsLeft: FREE_RUNS_PER_DAY_MAX - freeRuns, netCoins, resetsAt: Math.floor(now / DAY) * DAY + DAY };
}

/** So many of the newest are shown. */
const HISTORY_MAX = 30;

/** A player's rating in a game after each of the newest runs that moved it, the oldest of them first. */
export async function readRatingHistory(reader: Reader, userId: string, game: string): Promise<ArcadeRatingPoint[]> {
  if (!isGameId(game)) throw new Refused('NOT_FOUND');
  return readRatingPoints(reader, userId, game);
}

async function readRatingPoints(reader: Reader, userId: string, game: GameId): Promise<ArcadeRatingPoint[]> {
  const rows = await listRatings(reader, userId, game, HISTORY_MAX);
  return rows
    .toReversed()
    .flatMap(({ ratingMicro, at }) =>
      ratingMicro === null || at === null ? [] : [{ rating: Math.round(ratingOf(ratingMicro)), at }],
    );
}

/** How a player stands in each game that the player has played, the strongest first. */
export async function readRecords(reader: Reader, userId: string): Promise<ArcadeGameRecord[]> {
  const ratings = await readRatingsOf(reader, userId);
  const records: ArcadeGameRecord[] = [];
  for (const game of GAME_IDS) {
    const record = recordOf(game, { ratings, userId });
    if (record.bestScore === null) continue;
    const points = record.ratedRuns > 0 ? await readRatingPoints(reader, userId, game) : [];
    records.push({ game, record, ratings: points });
  }
  return records.toSorted((one, other) => other.record.rating - one.record.rating);
}
