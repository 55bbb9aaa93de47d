import { isGameId } from '../../../domain/arcade/games.ts';
import { RATED_RUNS_TO_LEAD, ratingOf } from '../../../domain/arcade/rating.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import { type LeaderRow, countBetter, listLeaders } from '../../../db/arcade/leader.queries.ts';
import { readRating } from '../../../db/arcade/rating.queries.ts';
import type { Reader } from '../../../db/client/database.ts';
import { playerOf } from '../../accounts/index.ts';
import type { ArcadeLeader, ArcadeLeaders } from './leader.types.ts';
import { playerAmong } from '../runs/read-run.ts';

const SHOWN = 10;

const shownRating = (micro: number): number => Math.round(ratingOf(micro));

/** What a player may know of a row: of the own one everything. */
function toLeader(row: LeaderRow, place: number, viewerId: string): ArcadeLeader {
  const { userId, username, avatarId, ratingMicro } = row;
  const isOwn = userId === viewerId;
  const isPublic = isOwn || (row.profileVisibility ?? 'public') === 'public';
  return {
    place,
    player: isPublic ? playerOf({ id: userId, username, avatarId }) : null,
    rating: isOwn || (isPublic && (row.showStats ?? true)) ? shownRating(ratingMicro) : null,
    isOwn,
  };
}

/** Who plays a game best, and where a player stands. @throws Refused NOT_FOUND */
export async function readLeaders(reader: Reader, userId: string, game: string): Promise<ArcadeLeaders> {
  if (!isGameId(game)) throw new Refused('NOT_FOUND', { field: 'game' });
  const rows = await listLeaders(reader, game, SHOWN);
  const placeOf = (ratingMicro: number) => 1 + rows.findIndex((row) => row.ratingMicro === ratingMicro);
  const best = rows.map((row) => toLeader(row, placeOf(row.ratingMicro), userId));
  const { ratingMicro, ratedRuns } = await readRating(reader, userId, game);
  const runsLeft = Math.max(0, RATED_RUNS_TO_LEAD - ratedRuns);
  const users = await readUsers(reader, [userId]);
  const own: ArcadeLeader | null =
    runsLeft > 0
      ? null
      : {
          place: 1 + (await countBetter(reader, game, ratingMicro)),
          player: playerAmong(users, userId),
          rating: shownRating(ratingMicro),
          isOwn: true,
        };
  return { game, best, own, runsLeft };
}
