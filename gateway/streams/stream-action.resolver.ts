import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { STREAM_REPORT_MAX, STREAM_REPORT_MIN } from '../../domain/streams/stream.ts';
import { readStream } from '../../db/streams/stream.queries.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { KEY } from '../schema/key.ts';
import { editStream } from './edit-stream.ts';
import { endStream } from './end-stream.ts';
import { followStreamer } from './watching/follow-streamer.ts';
import { goLive } from './go-live.ts';
import { seeStreams } from './read-streams.ts';
import { reportStream } from './report-stream.ts';
import { Stream, StreamInput } from './stream.types.ts';
import { viewDeviceOf } from './watching/view-device.ts';
import { leaveStream, watchStream } from './watching/watch-stream.ts';

/** What is not chosen is null. */
const formOf = ({ language, battleId, contest, thumbnailId, ...input }: StreamInput) => ({
  ...input,
  language: language ?? null,
  battleId: battleId ?? null,
  contest: contest ? { kind: contest.kind, id: contest.id } : null,
  thumbnailId: thumbnailId ?? null,
});

async function seeStream(context: Context, id: string): Promise<Stream> {
  const { read } = context.deps.db;
  const view = await readStream(read, id);
  const [stream] = view ? await seeStreams(read, actorOf(context).userId, [view]) : [];
  if (!stream) throw new Refused('NOT_FOUND');
  return stream;
}

@Resolver()
export class StreamActionResolver {
  /** GL-14 */
  @Access('own')
  @Mutation(() => Stream, {
    description:
      'Begins a live stream of the caller, which is listed and told to followers. Refusals: STREAM_INCOMPLETE, STREAM_NEEDS_BATTLE, STREAM_BATTLE_UNUSABLE, STREAM_CONTEST_UNUSABLE, STREAM_RUNNING, STREAMS_FULL, SIMULCAST_UNCONNECTED, BAD_INPUT, RATE_LIMITED, NOT_FOUND.',
  })
  async goLive(
    @Ctx() context: Context,
    @Arg('input', () => StreamInput, { description: 'What the stream says of itself.' }) input: StreamInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<Stream> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return seeStream(context, await goLive(context.deps, actorOf(context), own, formOf(input)));
  }

  @Access('own')
  @Mutation(() => Stream, {
    description:
      'Changes what the caller’s live stream says of itself. Refusals: FORBIDDEN, STREAM_OVER, STREAM_INCOMPLETE, STREAM_NEEDS_BATTLE, STREAM_BATTLE_UNUSABLE, STREAM_CONTEST_UNUSABLE, SIMULCAST_UNCONNECTED, BAD_INPUT, NOT_FOUND.',
  })
  async editStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) id: string,
    @Arg('input', () => StreamInput, {
      description: 'All that the stream shall say of itself; what is left out is taken off.',
    })
    input: StreamInput,
  ): Promise<Stream> {
    await editStream(context.deps, actorOf(context), id, formOf(input));
    return seeStream(context, id);
  }

  @Access('own')
  @Mutation(() => Stream, {
    description:
      'Ends a live stream: its streamer, or staff with a reason. Refusals: FORBIDDEN, NOT_FOUND, STREAM_OVER, BAD_INPUT.',
  })
  async endStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) id: string,
    @Arg('reason', () => String, {
      nullable: true,
      description: `Why staff end it, told to the streamer: ${STREAM_REPORT_MIN} to ${STREAM_REPORT_MAX} characters.`,
    })
    reason?: string | null,
  ): Promise<Stream> {
    await endStream(context.deps, actorOf(context), id, reason ?? null);
    return seeStream(context, id);
  }

  /** SM-07 */
  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Follows a streamer. Refusals: NOT_FOUND, ONESELF, BLOCKED, LIST_FULL.',
  })
  async followStreamer(
    @Ctx() context: Context,
    @Arg('streamerId', () => ID, { description: 'The account of the streamer.' }) streamerId: string,
  ): Promise<boolean> {
    await followStreamer(context.deps, actorOf(context), { streamerId, isOn: true });
    return true;
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Follows a streamer no more; always answers false. Refusals: NOT_FOUND, ONESELF, LIST_FULL.',
  })
  async unfollowStreamer(
    @Ctx() context: Context,
    @Arg('streamerId', () => ID, { description: 'The account of the streamer.' }) streamerId: string,
  ): Promise<boolean> {
    await followStreamer(context.deps, actorOf(context), { streamerId, isOn: false });
    return false;
  }

  @Access('own')
  @Mutation(() => Int, {
    description:
      'Said every twenty seconds by a page that shows a stream; answers how many watch. Refusals: NOT_FOUND.',
  })
  watchStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) id: string,
  ): Promise<number> {
    return watchStream(context.deps, actorOf(context), id, viewDeviceOf(context.caller.userAgent));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Says that the page that shows a stream is closed: the caller watches it no more.',
  })
  async leaveStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) id: string,
  ): Promise<boolean> {
    await leaveStream(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description: 'Tells staff about a stream. Refusals: NOT_FOUND, ONESELF, BAD_INPUT, RATE_LIMITED.',
  })
  async reportStream(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The stream, by its id.' }) streamId: string,
    @Arg('reason', () => String, {
      description: `What is wrong with it, ${STREAM_REPORT_MIN} to ${STREAM_REPORT_MAX} characters.`,
    })
    reason: string,
  ): Promise<boolean> {
    await reportStream(context.deps, actorOf(context), { streamId, reason });
    return true;
  }
}
