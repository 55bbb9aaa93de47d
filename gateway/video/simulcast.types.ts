import { Field, InputType, ObjectType } from 'type-graphql';
import type { RelayState, SimulcastPlatform } from '../../domain/video/simulcast.ts';
import { Access } from '../schema/access.ts';
import { RelayStateEnum, SimulcastPlatformEnum } from './video.enums.ts';

@Access('own')
@ObjectType({ description: 'A platform that the caller’s streams can go to as well (GL-11).' })
export class SimulcastTarget {
  @Field(() => SimulcastPlatformEnum)
  platform!: SimulcastPlatform;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Where the platform usually takes streams; empty where it names one for each.' })
  usualAddress!: string;

  @Field(() => Boolean)
  isConnected!: boolean;

  @Field(() => String, { nullable: true, description: 'Where the caller’s go; null before it is connected.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'The end of the caller’s key there, which is not told again.' })
  keyHint!: string | null;

  @Field(() => RelayStateEnum, { nullable: true, description: 'Null while nothing is sent there.' })
  state!: RelayState | null;

  @Field(() => String, { nullable: true, description: 'What the platform said, or what became of the line.' })
  why!: string | null;
}

@Access('own')
@ObjectType({ description: 'Other platforms that the caller’s streams go to.' })
export class Simulcast {
  @Field(() => Boolean, { description: 'Whether the operator has it switched on.' })
  isOn!: boolean;

  @Field(() => [SimulcastTarget])
  platforms!: SimulcastTarget[];
}

@InputType({ description: 'How a platform is connected: what it tells its streamers to enter in streaming software.' })
export class SimulcastInput {
  @Field(() => SimulcastPlatformEnum)
  platform!: SimulcastPlatform;

  @Field(() => String, { description: 'An RTMP or RTMPS address of the platform.' })
  address!: string;

  @Field(() => String)
  streamKey!: string;
}
