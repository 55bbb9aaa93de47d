import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { mayAct } from '../../domain/accounts/standing.ts';
import { STREAM_GAME_TITLES } from '../../domain/streams/stream.ts';
import type { RecordingEnd } from '../../domain/video/recording.ts';
import type { PastStreamView } from '../../db/streams/past-stream.queries.ts';
import { Player, avatarUrlOf } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { Instant } from '../schema/scalars.ts';
import { RecordingEndEnum } from '../video/index.ts';

@Access('own')
@ObjectType({ description: 'What was recorded of a stream.' })
export class PastStream {
  @Field(() => ID, { description: 'Of the recording.' })
  id!: string;

  @Field(() => ID)
  streamId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => Player)
  streamer!: Player;

  @Field(() => Boolean)
  isMature!: boolean;

  @Field(() => Instant)
  startedAt!: number;

  @Field(() => Int, { description: 'Of film.' })
  seconds!: number;

  @Field(() => Float)
  bytes!: number;

  @Field(() => RecordingEndEnum)
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
    streamer: { id: view.userId, username: view.streamerName, avatarUrl: avatarUrlOf(view.streamerAvatarId) },
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
