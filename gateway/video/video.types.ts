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

  @Field(() => String, { description: 'The newest picture, as a film of one frame.' })
  poster!: string;

  @Field(() => Instant, { nullable: true, description: 'Until when the addresses open something; null without end.' })
  expiresAt!: number | null;
}

export const toPlayback = (found: PlaybackAddresses | null): Playback | null => found && { ...found };

@Access('own')
@ObjectType({ description: 'What comes in from a publisher, measured from what arrives (GL-12).' })
export class IncomingStream {
  @Field(() => BroadcastStateEnum)
  state!: BroadcastState;

  @Field(() => IngestProtocolEnum)
  protocol!: IngestProtocol;

  @Field(() => Int, { description: 'In pixels; 0 before the first picture.' })
  width!: number;

  @Field(() => Int)
  height!: number;

  @Field(() => Float)
  framesPerSecond!: number;

  @Field(() => Int)
  kbps!: number;

  @Field(() => Float, { nullable: true, description: 'Seconds between key frames; null before the second.' })
  keyInterval!: number | null;

  @Field(() => String, { nullable: true })
  soundCodec!: string | null;

  @Field(() => Instant)
  startedAt!: number;

  @Field(() => Int, { description: 'Who watches now.' })
  viewers!: number;

  @Field(() => [String], { description: 'What the player can do better, as sentences.' })
  advice!: string[];

  @Field(() => Playback, { nullable: true, description: 'For the player alone; null while nothing can be watched.' })
  preview!: Playback | null;
}

export const toIncomingStream = (
  figures: IncomingFigures,
  viewers: number,
  preview: PlaybackAddresses | null,
): IncomingStream => ({ ...figures, viewers, advice: adviceFor(figures), preview: toPlayback(preview) });

@Access('own')
@ObjectType({ description: 'How the caller sends pictures, and what comes in (GL-10, GL-12).' })
export class Ingest {
  @Field(() => RtmpStateEnum)
  rtmp!: RtmpState;

  @Field(() => String, { nullable: true, description: 'The server for streaming software; null while it is off.' })
  rtmpUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The end of the stream key; null before there is one.' })
  keyHint!: string | null;

  @Field(() => Instant, { nullable: true, description: 'When the key was made.' })
  keyMadeAt!: number | null;

  @Field(() => IncomingStream, { nullable: true, description: 'Null while nothing comes in.' })
  incoming!: IncomingStream | null;
}
