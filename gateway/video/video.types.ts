import { Field, Float, Int, ObjectType } from 'type-graphql';
import { adviceFor } from '../../domain/video/advice.ts';
import type { BroadcastState, IncomingFigures, IngestProtocol, RtmpState } from '../../domain/video/incoming.ts';
import type { Playback as PlaybackAddresses } from '../kernel/video-engine.ts';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';
import { BroadcastStateEnum, IngestProtocolEnum, RtmpStateEnum } from './video.enums.ts';

@Access('own')
@ObjectType({ description: 'Where a stream can be watched.' })
export class Playback {
  @Field(() => String, { description: 'Address of the master playlist (LL-HLS).' })
  hls!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The newest picture, as a film of one frame; null where the installation makes none.',
  })
  poster!: string | null;

  @Field(() => Instant, { nullable: true, description: 'Until when the addresses open something; null without end.' })
  expiresAt!: number | null;
}

export const toPlayback = (found: PlaybackAddresses | null): Playback | null => found && { ...found };

/** GL-12 */
@Access('own')
@ObjectType({ description: 'What comes in from a publisher, measured from what arrives.' })
export class IncomingStream {
  @Field(() => BroadcastStateEnum, { description: 'How it stands.' })
  state!: BroadcastState;

  @Field(() => IngestProtocolEnum, { description: 'How it comes in.' })
  protocol!: IngestProtocol;

  @Field(() => Int, { description: 'The width of the picture in pixels; 0 before the first.' })
  width!: number;

  @Field(() => Int, { description: 'The height of the picture in pixels; 0 before the first.' })
  height!: number;

  @Field(() => Float, { description: 'Pictures a second that have arrived, over the last three seconds.' })
  framesPerSecond!: number;

  @Field(() => Int, { description: 'Kilobits a second that have arrived, over the last three seconds.' })
  kbps!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Seconds between the two newest key frames; null before the second.',
  })
  keyInterval!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The codec of the sound, such as `mp4a.40.2`; null before the first, and without sound.',
  })
  soundCodec!: string | null;

  @Field(() => Instant, { description: 'When it began to come in.' })
  startedAt!: number;

  @Field(() => Int, { description: 'How many players and visitors have fetched pictures in the last seconds.' })
  viewers!: number;

  @Field(() => [String], { description: 'What the caller can do better, as sentences, the most telling first.' })
  advice!: string[];

  @Field(() => Playback, {
    nullable: true,
    description: 'Where the caller alone can watch it; null while nothing can be watched.',
  })
  preview!: Playback | null;
}

export const toIncomingStream = (
  figures: IncomingFigures,
  viewers: number,
  preview: PlaybackAddresses | null,
): IncomingStream => ({ ...figures, viewers, advice: adviceFor(figures), preview: toPlayback(preview) });

/** GL-10, GL-12 */
@Access('own')
@ObjectType({ description: 'How the caller sends pictures, and what comes in.' })
export class Ingest {
  @Field(() => RtmpStateEnum, { description: 'Whether streaming software can reach the server.' })
  rtmp!: RtmpState;

  @Field(() => String, {
    nullable: true,
    description: 'The server that streaming software is told; null while it cannot be reached.',
  })
  rtmpUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last four characters of the stream key; null before there is one.',
  })
  keyHint!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When that key was made; null before there is one.' })
  keyMadeAt!: number | null;

  @Field(() => IncomingStream, {
    nullable: true,
    description: 'What comes in from the caller; null while nothing does.',
  })
  incoming!: IncomingStream | null;
}
