import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { mayAct } from '../../../domain/accounts/standing.ts';
import { SECOND } from '../../../domain/shared/time.ts';
import { CLIP_LENGTHS, CLIP_TITLE_MAX } from '../../../domain/streams/clip.ts';
import { STREAM_GAME_TITLES } from '../../../domain/streams/stream.ts';
import type { ClipView } from '../../../db/streams/clip.queries.ts';
import { Player, playerOf } from '../../accounts/index.ts';
import { loadStream } from '../load-stream.ts';
import { Stream } from '../stream.types.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Node } from '../../schema/node.ts';
import { Instant } from '../../schema/scalars.ts';

@Access('own')
@ObjectType({ implements: Node, description: 'A piece of a stream that a viewer has kept.' })
export class StreamClip {
  @Field(() => ID, { description: 'Names the clip in every other call, and in its page /clips/:id.' })
  id!: string;

  @Field(() => ID, { description: 'The stream that it shows.' })
  streamId!: string;

  @Beside('streamId', () => loadStream)
  @Field(() => Stream, { nullable: true, description: 'The stream of `streamId`.' })
  stream?: Stream | null;

  @Field(() => String, { description: 'What its streamer called that stream last.' })
  streamTitle!: string;

  @Field(() => Boolean, { description: 'Whether that stream is still sent.' })
  isStreamLive!: boolean;

  @Field(() => String, { description: 'What its maker calls it.' })
  title!: string;

  @Field(() => String, { description: 'The title of the game that was played.' })
  gameTitle!: string;

  @Field(() => Player, { description: 'Who is shown.' })
  streamer!: Player;

  @Field(() => Player, { description: 'Who has made it.' })
  maker!: Player;

  @Field(() => Boolean, { description: 'Whether its streamer has marked the stream as meant for adults.' })
  isMature!: boolean;

  @Field(() => Float, {
    description: 'Where it begins in the recording of the stream, in seconds from the beginning of that.',
  })
  from!: number;

  @Field(() => Float, { description: 'How long it is, in seconds.' })
  seconds!: number;

  @Field(() => Float, { description: 'What it takes of the streamer’s space for clips, in bytes.' })
  bytes!: number;

  @Field(() => Int, { description: 'Accounts that have watched it, each once, without its maker and its streamer.' })
  views!: number;

  @Field(() => Instant, { description: 'When it was made.' })
  madeAt!: number;

  @Field(() => Boolean, { description: 'Whether the caller has made it.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'Whether it shows a stream of the caller’s.' })
  isOfOwnStream!: boolean;

  /** Whether everybody may watch it; staff see it all the same. */
  isShown!: boolean;
}

export const StreamClipConnection = connectionOf(StreamClip, 'StreamClip');

export const toClip =
  (viewerId: string) =>
  (view: ClipView): StreamClip => ({
    id: view.id,
    streamId: view.streamId,
    streamTitle: view.streamTitle,
    isStreamLive: view.streamState === 'live',
    title: view.title,
    gameTitle: STREAM_GAME_TITLES[view.game],
    streamer: playerOf({ id: view.streamerId, username: view.streamerName, avatarId: view.streamerAvatarId }),
    maker: playerOf({ id: view.makerId, username: view.makerName, avatarId: view.makerAvatarId }),
    isMature: view.isMature,
    from: view.fromMs / SECOND,
    seconds: view.lengthMs / SECOND,
    bytes: view.bytes,
    views: view.views,
    madeAt: view.at,
    isOwn: view.makerId === viewerId,
    isOfOwnStream: view.streamerId === viewerId,
    isShown: view.endReason === null && mayAct({ status: view.streamerStatus }).ok,
  });

@Access('own')
@ObjectType({ description: 'The moment at which a viewer presses Clip.' })
export class ClipMoment {
  @Field(() => String, { description: 'Names it for `clipStream`, for five minutes; do not take it apart.' })
  moment!: string;

  @Field(() => Int, { description: 'How much film before it can be kept, in whole seconds; 60 mostly.' })
  seconds!: number;
}

@InputType({ description: 'What is kept of a stream.' })
export class ClipInput {
  @Field(() => ID, { description: 'The stream, by its id.' })
  streamId!: string;

  @Field(() => String, { description: 'The moment that it ends with, as `clipMoment` has answered it.' })
  moment!: string;

  @Field(() => String, { description: `What it is called, 1 to ${CLIP_TITLE_MAX} characters.` })
  title!: string;

  @Field(() => Int, { description: `How long it shall be, in seconds: ${CLIP_LENGTHS.join(', ')}.` })
  length!: number;
}

@Access('own')
@ObjectType({ description: 'Whether others may clip the caller’s streams, and what their clips take.' })
export class OwnClips {
  @Field(() => Boolean, { description: 'Whether others may; true where nothing was chosen.' })
  isAllowed!: boolean;

  @Field(() => Int, { description: 'Clips of the caller’s streams.' })
  clips!: number;

  @Field(() => Float, { description: 'What they take, in bytes.' })
  bytes!: number;

  @Field(() => Float, { description: 'What they may take, in bytes.' })
  bytesMax!: number;
}
