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
import { readOpenRecording } from '../../db/video/index.ts';
import { Battle, loadBattle } from '../battles/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { Listed } from '../schema/listed.ts';
import { Reads } from '../schema/reads.ts';
import { Playback, toPlayback } from '../video/index.ts';
import { describeStreamed, listStreamable } from './watching/read-streamed.ts';
import { loadStream } from './load-stream.ts';
import { findStream, recommend, seeStreams } from './read-streams.ts';
import { readFeaturedBattle } from './watching/read-featured-battle.ts';
import { StreamContest } from './stream-contest.types.ts';
import { StreamCategoryEnum, StreamSortEnum } from './stream.enums.ts';
import {
  StreamableBattle,
  FeaturedBattle,
  FeaturedPlayer,
  Stream,
  StreamConnection,
  StreamSummary,
} from './stream.types.ts';

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
  /** SM-01 to SM-05 */
  @Scope('public')
  @Access('own')
  @Query(() => StreamConnection, { description: 'Streams that are live.' })
  async streams(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('sort', () => StreamSortEnum, { defaultValue: 'viewers', description: 'How they are ordered.' })
    sort: StreamSort,
    @Arg('category', () => StreamCategoryEnum, { nullable: true, description: 'Lists only these; all without it.' })
    category?: StreamCategory | null,
    @Arg('game', () => String, {
      nullable: true,
      description: 'Lists only one game, by its id, such as `rocket-league`; all without it.',
    })
    game?: string | null,
  ): Promise<Connection<Stream>> {
    const first = pageSize(page.first);
    const after = decodeCursor(page.after);
    const question = { category: category ?? null, game: requireGame(game), sort, limit: first + 1, after };
    return context.deps.db.snapshot(async (read) => {
      const rows = await listLive(read, question);
      const seen = new Map(
        (await seeStreams(read, actorOf(context).userId, rows.slice(0, first))).map((stream) => [stream.id, stream]),
      );
      return toConnection(rows, page, keyOf(sort), ({ id }) => seen.get(id) as Stream);
    });
  }

  /** SM-10 */
  @Scope('public')
  @Access('own')
  @FindsNode()
  @Query(() => Stream, {
    nullable: true,
    description: 'A stream; for an unknown id the first of the list, null where nothing is live.',
  })
  stream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) id: string,
  ): Promise<Stream | null> {
    return findStream(context.deps.db.read, actorOf(context).userId, id);
  }

  @Access('own')
  @Listed(RECOMMENDED)
  @Query(() => [Stream], {
    description:
      'Up to four other live streams: of whom the caller follows first, then of games that the caller or whom the caller follows plays, then of the same game; of each the most watched first.',
  })
  recommendedStreams(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream that is being watched.' }) id: string,
  ): Promise<Stream[]> {
    return recommend(context.deps.db.read, actorOf(context).userId, id, RECOMMENDED);
  }

  @Access('own')
  @Query(() => Stream, { nullable: true, description: 'The caller’s live stream; null while there is none.' })
  async ownStream(@Ctx() context: Context): Promise<Stream | null> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const view = await readLiveOf(read, userId);
    const [own = null] = view ? await seeStreams(read, userId, [view]) : [];
    return own;
  }

  /** GL-07 */
  @Access('own')
  @Listed(OPTIONS_MAX)
  @Query(() => [StreamableBattle], {
    description:
      'Public battles of the caller that wait or run, which a stream can show, the newest first; 20 at the most.',
  })
  async streamableBattles(@Ctx() context: Context): Promise<StreamableBattle[]> {
    const battles = await listOpenOf(context.deps.db.read, actorOf(context).userId, OPTIONS_MAX);
    return battles.map(({ id, title, mode, stakeCents, game, description }) => ({
      id,
      name: title,
      type: `${MODE_TITLES[mode]} · $${decimalOf(stakeCents)}`,
      mode,
      stakeCents,
      description: description === '' ? GAME_TITLES[game] : description,
    }));
  }

  /** GL-07 */
  @Access('own')
  @Listed(OPTIONS_MAX)
  @Query(() => [StreamContest], {
    description: 'Matches and runs that the caller plays now or is called to, which a stream can show; few.',
  })
  streamableContests(@Ctx() context: Context): Promise<StreamContest[]> {
    return listStreamable(context.deps, actorOf(context).userId);
  }

  /** HZ-01 */
  @Access('own')
  @Reads(20)
  @Query(() => FeaturedBattle, {
    nullable: true,
    description: 'The match of the moment; null while none runs.',
  })
  featuredBattle(@Ctx() context: Context): Promise<FeaturedBattle | null> {
    return readFeaturedBattle(context.deps, actorOf(context));
  }

  /** CH-08 */
  @Scope('public')
  @Access('own')
  @Listed(2)
  @Query(() => [Stream], { description: 'The live streams of a battle, the most watched first.' })
  async streamsOfBattle(
    @Ctx() context: Context,
    @Arg('battleId', () => ID, { description: 'The battle, by its id.' }) battleId: string,
  ): Promise<Stream[]> {
    const { read } = context.deps.db;
    return seeStreams(read, actorOf(context).userId, await listOfBattle(read, battleId));
  }

  @Access('own')
  @Listed(FRIENDS_MAX)
  @Query(() => [Stream], {
    description: 'Live streams of the caller’s friends, the most watched first; 10 at the most.',
  })
  async friendsLive(@Ctx() context: Context): Promise<Stream[]> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    return seeStreams(read, userId, await listOfFriends(read, userId, FRIENDS_MAX));
  }

  @Access('own')
  @FieldResolver(() => Int, { description: 'How many accounts follow the streamer.' })
  followers(@Ctx() { deps }: Context, @Root() { streamer }: Stream): Promise<number> {
    return countFollowers(deps.db.read, streamer.id);
  }

  @Access('own')
  @FieldResolver(() => Playback, {
    nullable: true,
    description: 'Where its pictures are; null while none come in, and once it is over.',
  })
  async playback(@Ctx() { deps }: Context, @Root() { isLive, streamer }: Stream): Promise<Playback | null> {
    return isLive ? toPlayback(await deps.video.playback(streamer.id)) : null;
  }

  @Access('own')
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of its newest picture, as a film of one frame, for lists; null while none come in, where it is marked as meant for adults, and where the installation makes none.',
  })
  async poster(@Ctx() { deps }: Context, @Root() { isLive, isMature, streamer }: Stream): Promise<string | null> {
    return isLive && !isMature ? ((await deps.video.playback(streamer.id))?.poster ?? null) : null;
  }

  @Scope('battles:read')
  @Access('own')
  @FieldResolver(() => Battle, {
    nullable: true,
    description: 'The battle of `battleId`; null without one, and where the caller may not see it.',
  })
  async battle(@Ctx() context: Context, @Root() { battleId }: Stream): Promise<Battle | null> {
    return battleId === null ? null : loadBattle(context, battleId);
  }

  @Access('own')
  @FieldResolver(() => StreamContest, {
    nullable: true,
    description: 'The match or the run that its streamer plays on it; null without one.',
  })
  contest(@Ctx() { deps }: Context, @Root() { contestKind, contestId }: Stream): Promise<StreamContest | null> {
    return contestKind === null || contestId === null
      ? Promise.resolve(null)
      : describeStreamed(deps, contestKind, contestId);
  }

  @Access('own')
  @FieldResolver(() => Boolean, { description: 'Whether it is recorded at this moment.' })
  async isRecorded(@Ctx() { deps }: Context, @Root() { id }: Stream): Promise<boolean> {
    return (await readOpenRecording(deps.db.read, id)) !== null;
  }

  @Access('own')
  @FieldResolver(() => StreamSummary, {
    nullable: true,
    description: 'What it came to, for its streamer; null while it is live, and for everybody else.',
  })
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
  @FieldResolver(() => [String], {
    description:
      'What players have told staff about it, the first first; empty for all but staff, and for its streamer.',
  })
  async reports(@Ctx() context: Context, @Root() { id, isOwn }: Stream): Promise<string[]> {
    if (isOwn || !isStaff(actorOf(context).role)) return [];
    const reports = await listStreamReports(context.deps.db.read, id, REPORTS_MAX);
    return reports.map(({ reason }) => reason);
  }
}

@Resolver(() => FeaturedPlayer)
export class FeaturedPlayerResolver {
  @Access('own')
  @FieldResolver(() => Stream, { nullable: true, description: 'The stream of `streamId`; null without one.' })
  async stream(@Ctx() context: Context, @Root() { streamId }: FeaturedPlayer): Promise<Stream | null> {
    return streamId === null ? null : loadStream(context, streamId);
  }
}
