import { boardDay, dailyEndsAt } from '../../../domain/arcade/contests.ts';
import { GAME_IDS, isGameId } from '../../../domain/arcade/games.ts';
import type { Score } from '../../../domain/arcade/result.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { DAY, utcDay } from '../../../domain/shared/time.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { countOnBoard, listBoard, listStands, readBoardOf, readRunIn } from '../../../db/arcade/daily.queries.ts';
import type { ArcadeRunRow } from '../../../db/arcade/arcade.table.ts';
import type { Reader } from '../../../db/client/database.ts';
import type { ArcadeDailyBoard, ArcadeDailyStand } from './daily.types.ts';
import { playerAmong } from '../runs/read-run.ts';

const SHOWN = 10;

/** As it was ended by the server; what is on a board has both. */
const scoreOf = ({ score, tieBreak }: ArcadeRunRow): Score => ({ score: score ?? 0, tieBreak: tieBreak ?? 0 });

/** Where each of the best stands among them, who are in order: equals share a place. */
const placesOf = (best: readonly ArcadeRunRow[]): number[] =>
  best.map((run) => 1 + best.findIndex(({ score, tieBreak }) => score === run.score && tieBreak === run.tieBreak));

/** The board of a game on a UTC day, today's without one, as a player sees it. @throws Refused NOT_FOUND, BAD_INPUT */
export async function readDailyBoard(
  reader: Reader,
  userId: string,
  game: string,
  now: number,
  day: string = utcDay(now),
): Promise<ArcadeDailyBoard> {
  if (!isGameId(game)) throw new Refused('NOT_FOUND');
  const from = boardDay(day, now);
  if (from === null) throw new Refused('BAD_INPUT', { field: 'day' });
  const about = { game, day, endsAt: from + DAY };
  const contest = await readBoardOf(reader, game, from);
  if (!contest) return { ...about, entrants: 0, standings: [], own: null, ownRunId: null };
  const best = await listBoard(reader, contest.id, SHOWN);
  const run = await readRunIn(reader, contest.id, userId);
  const users = await readUsers(reader, [userId, ...best.map((one) => one.userId)]);
  // Until the day is over a replay would tell the course; after it, those who were on the board can watch each other.
  const isWatched = contest.state === 'settled' && run !== undefined && run.state !== 'void';
  const standingOf = (one: ArcadeRunRow, place: number) => ({
    player: playerAmong(users, one.userId),
    isOwn: one.userId === userId,
    place,
    score: scoreOf(one).score,
    runId: isWatched ? one.id : null,
  });
  const places = placesOf(best);
  return {
    ...about,
    entrants: await countOnBoard(reader, contest.id, null),
    standings: best.map((one, n) => standingOf(one, places[n] ?? 1)),
    own: run?.state === 'ended' ? standingOf(run, 1 + (await countOnBoard(reader, contest.id, scoreOf(run)))) : null,
    ownRunId: run && run.state !== 'void' ? run.id : null,
  };
}

/** How the player stands on today's boards of all games. */
export async function readDailyBoards(reader: Reader, userId: string, now: number): Promise<ArcadeDailyStand[]> {
  const endsAt = dailyEndsAt(now);
  const stands = await listStands(reader, userId, endsAt - DAY);
  return GAME_IDS.map((game) => {
    const found = stands.find((stand) => stand.game === game);
    const isOn = found?.ownState === 'ended';
    return {
      game,
      endsAt,
      entrants: found?.entrants ?? 0,
      own: isOn ? { place: 1 + found.better, score: found.ownScore ?? 0 } : null,
      ownRunId: found?.ownRunId ?? null,
    };
  });
}
