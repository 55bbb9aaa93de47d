import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { isStaff } from '../../domain/accounts/roles.ts';
import { MODE_TITLES } from '../../domain/battles/battle.ts';
import { GAME_TITLES } from '../../domain/shared/games.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import { decimalOf } from '../../domain/shared/money.ts';
import { STREAM_GAMES, type StreamCategory, type StreamGame, type StreamSort } from '../../domain/streams/stream.ts';
import { listOpenOf } from '../../db/battles/index.ts';
import {
  countAudience,
  countFollowers,
  countFollowersWithin,
  listStreamReports,
} from '../../db/streams/audience.queries.ts';
import { keyOf, listLive, listOfBattle, listOfFriends, readLiveOf } from '../../db/streams/stream.queries.ts';
import { isBeingRecorded } from '../../db/video/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Playback, toPlayback } from '../video/index.ts';
import { findStream, recommend, seeStreams } from './read-streams.ts';
import { readFeaturedBattle } from './read-featured-battle.ts';
import { StreamCategoryEnum, StreamSortEnum } from './stream.enums.ts';
import { StreamableBattle, FeaturedBattle, Stream, StreamConnection, StreamSummary } from './stream.types.ts';

const FRIENDS_MAX = 10;
const RECOMMENDED = 4;
const OPTIONS_MAX = 20;
const REPORTS_MAX = 20;

/** @throws Refused BAD_INPUT */
function requireGame(game: string | null | undefined): StreamGame | null {
  if (game === null || game === undefined) return null;
  const known = STREAM_GAMES.find((one) => one === game);
  if (!known) throw new Refused('BAD_INPUT', { field: 'game' });
  return known;
}

@Resolver(() => Stream)
export class StreamResolver {
  @Scope('public')
  @Access('own')
  @Query(() => StreamConnection, { description: 'What is live (SM-01 to SM-05).' })
  async streams(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('sort', () => StreamSortEnum, { defaultValue: 'viewers' }) sort: StreamSort,
    @Arg('category', () => StreamCategoryEnum, { nullable: true }) category?: StreamCategory | null,
    @Arg('game', () => String, { nullable: true }) game?: string | null,
  ): Promise<Connection<Stream>> {
    const first = pageSize(page.first);
    const after = decodeCursor(page.after);
    const question = { category: category ?? null, game: requireGame(game), sort, limit: first + 1, after };
    return context.deps.db.snapshot(async (read) => {
      const rows = await listLive(read, question);
      const seen = new Map(
        (await seeStreams(read, actorOf(context).userId, rows.slice(0, first))).map((stream) => [stream.id, stream]),
      );
      return toConnection(rows, first, keyOf(sort), ({ id }) => seen.get(id) as Stream);
    });
  }

  @Scope('public')
  @Access('own')
  @Query(() => Stream, {
    nullable: true,
    description: 'A stream; for an unknown id the first of the list, null where nothing is live (SM-10).',
  })
  stream(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Stream | null> {
    return findStream(context.deps.db.read, actorOf(context).userId, id);
  }

  @Access('own')
  @Listed(RECOMMENDED)
  @Query(() => [Stream], { description: 'What else is on beside a stream.' })
  recommendedStreams(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Stream[]> {
    return recommend(context.deps.db.read, actorOf(context).userId, id, RECOMMENDED);
  }

  @Access('own')
  @Query(() => Stream, { nullable: true, description: 'What the caller sends now.' })
  async ownStream(@Ctx() context: Context): Promise<Stream | null> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const view = await readLiveOf(read, userId);
    const [own = null] = view ? await seeStreams(read, userId, [view]) : [];
    return own;
  }

  @Access('own')
  @Listed(OPTIONS_MAX)
  @Query(() => [StreamableBattle], { description: 'Own public battles that a stream can show (GL-07).' })
  async streamableBattles(@Ctx() context: Context): Promise<StreamableBattle[]> {
    const battles = await listOpenOf(context.deps.db.read, actorOf(context).userId, OPTIONS_MAX);
    return battles.map(({ id, title, mode, stakeCents, game, description }) => ({
      id,
      name: title,
      type: `${MODE_TITLES[mode]} · $${decimalOf(stakeCents)}`,
      description: description === '' ? GAME_TITLES[game] : description,
    }));
  }

  @Access('own')
  @Query(() => FeaturedBattle, {
    nullable: true,
    description: 'The match of the moment (HZ-01); null while none runs.',
  })
  featuredBattle(@Ctx() context: Context): Promise<FeaturedBattle | null> {
    return readFeaturedBattle(context.deps, actorOf(context));
  }

  @Scope('public')
  @Access('own')
  @Listed(2)
  @Query(() => [Stream], { description: 'The live streams of a battle (CH-08).' })
  async streamsOfBattle(@Ctx() context: Context, @Arg('battleId', () => ID) battleId: string): Promise<Stream[]> {
    const { read } = context.deps.db;
    return seeStreams(read, actorOf(context).userId, await listOfBattle(read, battleId));
  }

  @Access('own')
  @Listed(FRIENDS_MAX)
  @Query(() => [Stream], { description: 'What friends of the caller send now.' })
  async friendsLive(@Ctx() context: Context): Promise<Stream[]> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    return seeStreams(read, userId, await listOfFriends(read, userId, FRIENDS_MAX));
  }

  @Access('own')
  @FieldResolver(() => Int, { description: 'How many follow the streamer.' })
  followers(@Ctx() { deps }: Context, @Root() { streamer }: Stream): Promise<number> {
    return countFollowers(deps.db.read, streamer.id);
  }

  @Access('own')
  @FieldResolver(() => Playback, {
    nullable: true,
    description: 'Where it is watched; null while no picture comes in.',
  })
  async playback(@Ctx() { deps }: Context, @Root() { isLive, streamer }: Stream): Promise<Playback | null> {
    return isLive ? toPlayback(await deps.video.playback(streamer.id)) : null;
  }

  @Access('own')
  @FieldResolver(() => Boolean, { description: 'Whether it is recorded at this moment.' })
  isRecorded(@Ctx() { deps }: Context, @Root() { id }: Stream): Promise<boolean> {
    return isBeingRecorded(deps.db.read, id);
  }

  @Access('own')
  @FieldResolver(() => StreamSummary, { nullable: true, description: 'For the streamer, once it is over.' })
  async summary(@Ctx() { deps }: Context, @Root() stream: Stream): Promise<StreamSummary | null> {
    if (!stream.isOwn || stream.isLive) return null;
    const { read } = deps.db;
    const [audience, newFollowers] = await Promise.all([
      countAudience(read, stream.id),
      countFollowersWithin(read, stream.streamer.id, stream.startedAt, stream.endedAt ?? deps.now()),
    ]);
    return { peakViewers: stream.peakViewers, audience, newFollowers };
  }

  @Access('own')
  @FieldResolver(() => String, { nullable: true })
  endReason(@Ctx() context: Context, @Root() { isOwn, endReason }: Stream): string | null {
    return isOwn || isStaff(actorOf(context).role) ? endReason : null;
  }

  @Access('own')
  @Listed(REPORTS_MAX)
  @FieldResolver(() => [String], { description: 'What players have told staff about it; empty for everybody else.' })
  async reports(@Ctx() context: Context, @Root() { id }: Stream): Promise<string[]> {
    if (!isStaff(actorOf(context).role)) return [];
    const reports = await listStreamReports(context.deps.db.read, id, REPORTS_MAX);
    return reports.map(({ reason }) => reason);
  }
}
