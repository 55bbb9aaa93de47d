import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MARKER_LABEL_MAX } from '../../../domain/chat/slash-commands.ts';
import { MARKERS_MAX } from '../../../domain/streams/marker.ts';
import { listMarkers } from '../../../db/streams/marker.queries.ts';
import { readOpenRecording } from '../../../db/video/index.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { KEY } from '../../schema/key.ts';
import { markStream, unmarkStream } from './mark-stream.ts';
import { StreamMarker, toMarker } from './marker.types.ts';
import { PastStream } from './past-stream.types.ts';
import { Stream } from '../stream.types.ts';

@Resolver(() => PastStream)
export class MarkerResolver {
  @Access('own')
  @Mutation(() => ID, {
    description:
      'Marks this moment of a live stream, at the end of what is recorded, for its streamer and staff; answers the marker’s id. Refusals: NOT_FOUND, FORBIDDEN, STREAM_OVER, MARKER_UNRECORDED, MARKERS_FULL, BAD_INPUT.',
  })
  markStream(
    @Ctx() context: Context,
    @Arg('streamId', () => ID, { description: 'The stream, by its id.' }) streamId: string,
    @Arg('label', () => String, {
      defaultValue: '',
      description: `What it says, at most ${MARKER_LABEL_MAX} characters; may be empty.`,
    })
    label: string,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<string> {
    const own = requireKey(key, context.caller.idempotencyKey);
    return markStream(context.deps, actorOf(context), own, { streamId, label });
  }

  @Access('own')
  @Mutation(() => Boolean, { description: 'Deletes a marker of the caller’s. Refusals: NOT_FOUND, FORBIDDEN.' })
  async deleteStreamMarker(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The marker, by its id.' }) id: string,
  ): Promise<boolean> {
    await unmarkStream(context.deps, actorOf(context), id);
    return true;
  }

  @Access('own')
  @Listed(MARKERS_MAX)
  @FieldResolver(() => [StreamMarker], {
    description: 'What its streamer has marked, in the order of the film; empty where nobody can watch it.',
  })
  async markers(@Ctx() { deps }: Context, @Root() { id, isShown }: PastStream): Promise<StreamMarker[]> {
    return isShown ? (await listMarkers(deps.db.read, id)).map(toMarker) : [];
  }
}

@Resolver(() => Stream)
export class LiveMarkerResolver {
  @Access('own')
  @Listed(MARKERS_MAX)
  @FieldResolver(() => [StreamMarker], {
    description: 'What its streamer has marked in the recording that is being made; for its streamer alone.',
  })
  async markers(@Ctx() { deps }: Context, @Root() { id, isOwn, isLive }: Stream): Promise<StreamMarker[]> {
    const { read } = deps.db;
    const recordingId = isOwn && isLive ? await readOpenRecording(read, id) : null;
    return recordingId === null ? [] : (await listMarkers(read, recordingId)).map(toMarker);
  }
}
