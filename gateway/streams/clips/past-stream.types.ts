import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { mayAct } from '../../../domain/accounts/standing.ts';
import { STREAM_GAME_TITLES } from '../../../domain/streams/stream.ts';
import type { RecordingEnd } from '../../../domain/video/recording.ts';
import type { PastStreamView } from '../../../db/streams/past-stream.queries.ts';
import { Player, playerOf } from '../../accounts/index.ts';
import { loadStream } from '../load-stream.ts';
import { Stream } from '../stream.types.ts';
import { Beside } from '../../schema/beside.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Instant } from '../../schema/scalars.ts';
import { RecordingEndEnum } from '../../video/index.ts';

@Access('own')
@ObjectType({ implements: Node, description: 'What was recorded of a stream.' })
export class PastStream {
  @Field(() => ID, { description: 'Names the recording in every other call, and in its page /past-stream/:id.' })
  id!: string;

  @Field(() => ID, { description: 'The stream that was recorded; one can have several recordings.' })
  streamId!: string;

  @Beside('streamId', () => loadStream)
  @Field(() => Stream, { nullable: true, description: 'The stream of `streamId`.' })
  stream?: Stream | null;

  @Field(() => String, { description: 'What its streamer called it last.' })
  title!: string;

  @Field(() => String, { description: 'The title of the game that was played.' })
  gameTitle!: string;

  @Field(() => Player, { description: 'Who has sent it.' })
  streamer!: Player;

  @Field(() => Boolean, { description: 'Whether its streamer has marked it as meant for adults.' })
  isMature!: boolean;

  @Field(() => Instant, { description: 'When the recording began.' })
  startedAt!: number;

  @Field(() => Int, { description: 'How long its film is, in seconds.' })
  seconds!: number;

  @Field(() => Float, { description: 'What it takes of the streamer’s space, in bytes.' })
  bytes!: number;

  @Field(() => RecordingEndEnum, { description: 'Why it is over.' })
  end!: RecordingEnd;

  @Field(() => Instant, { description: 'When it is deleted.' })
  expiresAt!: number;

  @Field(() => Boolean, { description: 'Whether it is the caller’s.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'Whether staff have ended the stream; then nobody can watch it.' })
  isTakenDown!: boolean;

  /** Whether there is something to watch, and everybody may. */
  isShown!: boolean;
}

export const PastStreamConnection = connectionOf(PastStream, 'PastStream');

export const toPastStream =
  (viewerId: string) =>
  (view: PastStreamView): PastStream => ({
    id: view.id,
    streamId: view.streamId,
    title: view.title,
    gameTitle: STREAM_GAME_TITLES[view.game],
    streamer: playerOf({ id: view.userId, username: view.streamerName, avatarId: view.streamerAvatarId }),
    isMature: view.isMature,
    startedAt: view.startedAt,
    seconds: view.seconds,
    bytes: view.bytes,
    // Those that go on are listed nowhere.
    end: view.end ?? 'interrupted',
    expiresAt: view.expiresAt ?? view.startedAt,
    isOwn: view.userId === viewerId,
    isTakenDown: view.endReason !== null,
    isShown: view.endReason === null && view.seconds > 0 && mayAct({ status: view.streamerStatus }).ok,
  });
