import { type SQL, and, asc, desc, eq, getTableColumns, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { HIGH_WAGER_CENTS, type ReplayGame, type WagerBand } from '../../domain/results/replay.ts';
import { nameContains, preferences, users } from '../accounts/index.ts';
import type { Reader } from '../client/database.ts';
import { alias } from '../client/kit.ts';
import { before, contains } from '../client/sql.ts';
import { blocks, friendships } from '../friends/index.ts';
import { ratings } from './leader.table.ts';
import { replayClips, replayHighlights, replayViews, replays } from './replay.table.ts';

const creators = alias(users, 'replay_creators');
const opponents = alias(users, 'replay_opponents');
const creatorRatings = alias(ratings, 'creator_ratings');
const opponentRatings = alias(ratings, 'opponent_ratings');

/** Who looks, and whether it is staff: staff sees what it has to judge. */
export interface ReplayViewer {
  readonly userId: string;
  readonly isStaff: boolean;
}

export interface ReplayFilter {
  /** A part of the title or of a player's name; empty for everything. */
  readonly search: string;
  readonly game: ReplayGame | null;
  /** Won by the viewer among the own ones, by the first player elsewhere; null for either. */
  readonly won: boolean | null;
  readonly wager: WagerBand | null;
  /** Only those to which the player has uploaded a clip; of the own ones. */
  readonly hasClip?: boolean;
}

export interface ReplayKey {
  readonly at: number;
  readonly id: string;
}

const rowColumns = {
  ...getTableColumns(replays),
  creatorName: creators.username,
  creatorAvatarId: creators.avatarId,
  creatorRating: creatorRatings.rating,
  opponentName: opponents.username,
  opponentAvatarId: opponents.avatarId,
  opponentRating: opponentRatings.rating,
};

const rows = (reader: Reader) =>
  reader
    .select(rowColumns)
    .from(replays)
    .innerJoin(creators, eq(creators.id, replays.creatorId))
    .innerJoin(opponents, eq(opponents.id, replays.opponentId))
    .leftJoin(creatorRatings, and(eq(creatorRatings.userId, replays.creatorId), eq(creatorRatings.game, replays.game)))
    .leftJoin(
      opponentRatings,
      and(eq(opponentRatings.userId, replays.opponentId), eq(opponentRatings.game, replays.game)),
    );

/** A replay with the names, pictures and ratings of its players. */
export type ReplayRow = Awaited<ReturnType<typeof rows>>[number];

type Seat = typeof replays.creatorId | typeof replays.opponentId;

/** Nobody is kept from others by a profile that they may not see, or by a block in either direction. */
const isOpenTo = ({ userId, isStaff }: ReplayViewer, seat: Seat): SQL =>
  isStaff
    ? sql`1 = 1`
    : sql`not exists (
        select 1 from ${preferences} where ${preferences.userId} = ${seat} and ${preferences.profileVisibility} <> 'public'
          and not (${preferences.profileVisibility} = 'friends' and exists (
            select 1 from ${friendships} where ${friendships.userId} = ${seat} and ${friendships.friendId} = ${userId}))
      ) and not exists (
        select 1 from ${blocks} where ${blocks.blockerId} = ${seat} and ${blocks.blockedId} = ${userId}
      ) and not exists (
        select 1 from ${blocks} where ${blocks.blockerId} = ${userId} and ${blocks.blockedId} = ${seat}
      )`;

/** What the community may see: public battles of players who let themselves be seen by the viewer. */
const isShared = (viewer: ReplayViewer): SQL =>
  sql`${replays.isPublic} = ${sql.param(true, replays.isPublic)} and ${isOpenTo(viewer, replays.creatorId)} and ${isOpenTo(viewer, replays.opponentId)}`;

const isOwn = (userId: string): SQL | undefined => or(eq(replays.creatorId, userId), eq(replays.opponentId, userId));

/** Players see their own replays, staff all, everybody else what is shared. */
export const maySee = (viewer: ReplayViewer): SQL | undefined =>
  viewer.isStaff ? undefined : or(isOwn(viewer.userId), isShared(viewer));

/** The replay, if the viewer may see it; undefined otherwise, as for an id that does not exist. */
export async function readReplay(reader: Reader, viewer: ReplayViewer, id: string): Promise<ReplayRow | undefined> {
  const [row] = await rows(reader).where(and(eq(replays.id, id), maySee(viewer)));
  return row;
}

const newestFirst = [desc(replays.at), desc(replays.id)] as const;

/** How far back a search looks, so that a rare word costs no more than a common one. */
const SEARCHED_MAX = 5_000;

// Literals, as the partial index `replays_public_high` is found by its exact condition only.
const isHigh = sql`${replays.stakeCents} >= ${sql.raw(String(HIGH_WAGER_CENTS))}`;

/** The wanted ones among the own replays (`winner` the viewer) or the shared ones (`winner` the first player). */
function narrowed({ game, won, wager }: ReplayFilter, winner: SQL): (SQL | undefined)[] {
  return [
    game === null ? undefined : sql`${replays.game} = ${game}`,
    won === null ? undefined : won ? sql`${replays.winnerId} = ${winner}` : sql`${replays.winnerId} <> ${winner}`,
    wager === null ? undefined : wager === 'high' ? isHigh : lt(replays.stakeCents, HIGH_WAGER_CENTS),
  ];
}

/** A page of one index, newest first; a search looks through the newest of what the other conditions leave. */
function page(
  reader: Reader,
  conditions: readonly (SQL | undefined)[],
  search: string,
  limit: number,
  after: ReplayKey | null,
): Promise<ReplayRow[]> {
  const past = after ? before([replays.at, replays.id], [after.at, after.id]) : undefined;
  const ordered = [desc(replays.at), desc(replays.id)];
  if (search === '')
    return rows(reader)
      .where(and(...conditions, past))
      .orderBy(...ordered)
      .limit(limit);
  const newest = reader
    .select({ id: replays.id })
    .from(replays)
    .where(and(...conditions))
    .orderBy(...newestFirst)
    .limit(SEARCHED_MAX);
  return rows(reader)
    .where(
      and(
        inArray(replays.id, newest),
        past,
        or(
          contains(replays.titleKey, search),
          nameContains(creators.usernameKey, search),
          nameContains(opponents.usernameKey, search),
        ),
      ),
    )
    .orderBy(...ordered)
    .limit(limit);
}

/** A player's own replays, of private battles too, newest first after a keyset cursor. */
export async function listOwnReplays(
  reader: Reader,
  userId: string,
  filter: ReplayFilter,
  limit: number,
  after: ReplayKey | null,
): Promise<ReplayRow[]> {
  const clipped = reader.select({ id: replayClips.replayId }).from(replayClips).where(eq(replayClips.playerId, userId));
  const conditions = [
    ...narrowed(filter, sql`${userId}`),
    filter.hasClip === true ? inArray(replays.id, clipped) : undefined,
  ];
  const [created, joined] = await Promise.all(
    [replays.creatorId, replays.opponentId].map((seat) =>
      page(reader, [eq(seat, userId), ...conditions], filter.search, limit, after),
    ),
  );
  return [...(created ?? []), ...(joined ?? [])]
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
    .slice(0, limit);
}

/** Shared replays of others, newest first after a keyset cursor. */
export const listSharedReplays = (
  reader: Reader,
  viewer: ReplayViewer,
  filter: ReplayFilter,
  limit: number,
  after: ReplayKey | null,
): Promise<ReplayRow[]> =>
  page(
    reader,
    [
      isShared(viewer),
      ne(replays.creatorId, viewer.userId),
      ne(replays.opponentId, viewer.userId),
      ...narrowed(filter, sql`${replays.creatorId}`),
    ],
    filter.search,
    limit,
    after,
  );

/** How many of the most viewed are looked through for those that the viewer may see. */
const TOP_SEARCHED_MAX = 100;

/** How often a replay was viewed within some days. */
export interface ViewCount {
  readonly id: string;
  readonly weekViews: number;
}

/** The most viewed replays since a UTC day, whoever may see them. */
export async function countTopViews(reader: Reader, sinceDay: string): Promise<ViewCount[]> {
  // The empty text keeps SQLite from walking through the views of all times in the order of the replays.
  const id = sql<string>`${replayViews.replayId} || ''`;
  const weekViews = sql<number>`count(*)`.mapWith(Number);
  return reader
    .select({ id, weekViews })
    .from(replayViews)
    .where(gte(replayViews.day, sinceDay))
    .groupBy(id)
    .orderBy(desc(weekViews), desc(id))
    .limit(TOP_SEARCHED_MAX);
}

/** Of counted replays those that are shared with the viewer; the newer one first where two are level. */
export async function listTopReplays(
  reader: Reader,
  viewer: ReplayViewer,
  counted: readonly ViewCount[],
  limit: number,
): Promise<{ replay: ReplayRow; weekViews: number }[]> {
  if (counted.length === 0) return [];
  const ids = counted.map(({ id }) => id);
  const found = await rows(reader).where(and(inArray(replays.id, ids), isShared(viewer)));
  const views = new Map(counted.map((one) => [one.id, one.weekViews]));
  return found
    .map((replay) => ({ replay, weekViews: views.get(replay.id) ?? 0 }))
    .toSorted((a, b) => b.weekViews - a.weekViews || b.replay.at - a.replay.at || (a.replay.id < b.replay.id ? 1 : -1))
    .slice(0, limit);
}

const highlightColumns = {
  id: replayHighlights.id,
  replayId: replayHighlights.replayId,
  authorId: replayHighlights.authorId,
  atSeconds: replayHighlights.atSeconds,
  text: replayHighlights.text,
};
export type HighlightRow = Awaited<ReturnType<typeof listHighlights>>[number];

/** The marked moments of some replays, in the order of the recording. */
export const listHighlights = async (reader: Reader, replayIds: readonly string[]) =>
  reader
    .select(highlightColumns)
    .from(replayHighlights)
    .where(inArray(replayHighlights.replayId, [...replayIds]))
    .orderBy(asc(replayHighlights.replayId), asc(replayHighlights.atSeconds), asc(replayHighlights.id));

export type ClipRow = Awaited<ReturnType<typeof listClips>>[number];

/** The uploaded videos of some replays, the first one first; without their bytes. */
export const listClips = async (reader: Reader, replayIds: readonly string[]) =>
  reader
    .select()
    .from(replayClips)
    .where(inArray(replayClips.replayId, [...replayIds]))
    .orderBy(asc(replayClips.replayId), asc(replayClips.at), asc(replayClips.playerId));
