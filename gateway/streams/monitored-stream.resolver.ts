import { Args, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { STREAM_GAME_TITLES, type StreamState } from '../../domain/streams/stream.ts';
import { countStreamReports } from '../../db/streams/audience.queries.ts';
import { type StreamView, keyOf, listLive } from '../../db/streams/stream.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { loadStream } from './load-stream.ts';
import { Stream } from './stream.types.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, connectionOf, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { StreamStateEnum } from './stream.enums.ts';

/** EN-59 */
@Access('staff')
@ObjectType({ description: 'A stream that is live, as staff see it.' })
export class MonitoredStream {
  @Field(() => ID, { description: 'The id of the stream.' })
  id!: string;

  @Field(() => ID, { description: 'The same id, as it stands in the page of the stream.' })
  streamId!: string;

  @Beside('streamId', () => loadStream)
  @Field(() => Stream, { nullable: true, description: 'The stream of `streamId`.' })
  stream?: Stream | null;

  @Field(() => String, { description: 'What its streamer calls it.' })
  title!: string;

  @Field(() => ID, { description: 'The account that sends it.' })
  streamerId!: string;

  @Beside('streamerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of that account.' })
  streamer?: Player;

  @Field(() => String, { description: 'The username of that account.' })
  streamerName!: string;

  @Field(() => String, { description: 'The title of the game that is played.' })
  game!: string;

  @Field(() => Int, { description: 'Accounts that watch now, each once and without the streamer.' })
  viewers!: number;

  @Field(() => StreamStateEnum, { description: 'Whether it is sent; always `LIVE` here.' })
  status!: StreamState;

  @Field(() => Boolean, { description: 'Whether somebody has reported it.' })
  flagged!: boolean;

  @Field(() => Int, {
    description: 'Players who have reported it; a report is open for as long as the stream is live.',
  })
  openReports!: number;
}

const toMonitored = (view: StreamView, openReports: number): MonitoredStream => ({
  id: view.id,
  streamId: view.id,
  title: view.title,
  streamerId: view.streamerId,
  streamerName: view.streamerName,
  game: STREAM_GAME_TITLES[view.game],
  viewers: view.viewers,
  status: view.state,
  flagged: openReports > 0,
  openReports,
});

@ObjectType({ description: 'A page of a list.' })
export class MonitoredStreamConnection extends connectionOf(MonitoredStream, 'MonitoredStream') {}

@Resolver()
export class MonitoredStreamResolver {
  @Access('staff')
  @Query(() => MonitoredStreamConnection, {
    description: 'The streams that are live with what was reported of them, at one moment, the most watched first.',
  })
  monitoredStreams(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<MonitoredStream>> {
    const first = pageSize(page.first);
    const after = decodeCursor(page.after);
    const viewerId = actorOf(context).userId;
    return context.deps.db.snapshot(async (read) => {
      const rows = await listLive(read, { category: null, game: null, sort: 'viewers', limit: first + 1, after });
      const reports = await countStreamReports(
        read,
        // Nobody reads what was reported of an own one.
        rows.flatMap(({ id, streamerId }) => (streamerId === viewerId ? [] : [id])),
      );
      return toConnection(rows, page, keyOf('viewers'), (view) => toMonitored(view, reports.get(view.id) ?? 0));
    });
  }
}
