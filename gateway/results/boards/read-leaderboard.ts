import { type LeaderPeriod, placesOf } from '../../../domain/results/leaderboard.ts';
import { badgeOf } from '../../../domain/results/rating.ts';
import { type Span, previousSpan, spanOf } from '../../../domain/results/spans.ts';
import { winRateOf } from '../../../domain/results/stats.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import type { Reader } from '../../../db/client/database.ts';
import {
  type BoardKey,
  type LeaderRow,
  listNeighbours,
  listTop,
  readLeader,
  readPlace,
  readPlaceNear,
} from '../../../db/results/leader.queries.ts';
import { playerOf } from '../../accounts/index.ts';
import type { Deps } from '../../kernel/deps.ts';
import type { Leaderboard, LeaderboardPlace, LeaderboardRow, SpanArgs } from './leaderboard.types.ts';

/** What everybody may know of a row; boards are seen by all, so that friends see no more of it than others. */
function toShown(row: LeaderRow, rank: number): LeaderboardRow {
  const isPublic = (row.profileVisibility ?? 'public') === 'public';
  const showsStats = isPublic && (row.showStats ?? true);
  const full = toFull(row, rank);
  return {
    rank,
    player: isPublic ? full.player : null,
    rankBadge: showsStats ? full.rankBadge : null,
    earningsCents: isPublic && (row.showEarnings ?? false) ? full.earningsCents : null,
    winRate: showsStats ? full.winRate : null,
    battles: showsStats ? full.battles : null,
  };
}

const toFull = (row: LeaderRow, rank: number): LeaderboardRow => ({
  rank,
  player: playerOf({ id: row.userId, username: row.username, avatarId: row.avatarId }),
  rankBadge: row.rating === null ? null : badgeOf(row.rating),
  earningsCents: row.earningsCents,
  winRate: winRateOf(row),
  battles: row.battles,
});

/** @throws Refused BAD_INPUT for what was before all time */
function spanAsked(period: LeaderPeriod, previous: boolean, now: number): Span {
  const span = previous ? previousSpan(period, now) : spanOf(period, now);
  if (span === null) throw new Refused('BAD_INPUT', { field: 'previous' });
  return span;
}

/** The first rows of a board, the same for whoever asks. @throws Refused BAD_INPUT */
export async function readLeaderboard(deps: Deps, { game, region, period, previous }: SpanArgs): Promise<Leaderboard> {
  const { name: span, startsAt, endsAt } = spanAsked(period, previous, deps.now());
  const rows = await listTop(deps.db.read, { span, game, region });
  const places = placesOf(rows);
  return {
    game,
    region,
    period,
    span,
    startsAt,
    endsAt,
    rows: rows.map((row, n) => toShown(row, places[n] ?? n + 1)),
  };
}

/** A player's place with those around it, everything of the own row included. @throws Refused BAD_INPUT */
export async function readOwnPlace(
  { db, now }: Deps,
  userId: string,
  { game, region, period, previous }: SpanArgs,
): Promise<LeaderboardPlace> {
  const { name: span } = spanAsked(period, previous, now());
  return db.snapshot((read) => placeIn(read, { span, game, region }, userId));
}

async function placeIn(read: Reader, board: BoardKey, userId: string): Promise<LeaderboardPlace> {
  const { span } = board;
  const own = await readLeader(read, board, userId);
  if (!own) return { span, own: null, above: [], below: [] };
  const { above, below } = await listNeighbours(read, board, own);
  const place = await readPlace(read, board, own.earningsCents);
  const places = new Map([[own.earningsCents, place]]);
  for (const { earningsCents } of [...above, ...below])
    if (!places.has(earningsCents))
      places.set(earningsCents, await readPlaceNear(read, board, { ...own, place }, earningsCents));
  const placeOf = (row: LeaderRow): number => places.get(row.earningsCents) ?? 0;
  const shown = (rows: LeaderRow[]) => rows.map((row) => toShown(row, placeOf(row)));
  return { span, own: toFull(own, place), above: shown(above), below: shown(below) };
}
