import { Field, InputType, ObjectType } from 'type-graphql';
import {
  type RelayState,
  SIMULCAST_ADDRESS_MAX,
  SIMULCAST_KEY_MAX,
  SIMULCAST_KEY_MIN,
  SIMULCAST_PLATFORMS,
  type SimulcastPlatform,
} from '../../../domain/video/simulcast.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { RelayStateEnum, SimulcastPlatformEnum } from '../video.enums.ts';

/** GL-11 */
@Access('own')
@ObjectType({ description: 'A platform that the caller’s streams can go to as well.' })
export class SimulcastTarget {
  @Field(() => SimulcastPlatformEnum, { description: 'Which platform it is.' })
  platform!: SimulcastPlatform;

  @Field(() => String, { description: 'What the platform is called.' })
  title!: string;

  @Field(() => String, { description: 'Where the platform usually takes streams; empty where it names one for each.' })
  usualAddress!: string;

  @Field(() => Boolean, { description: 'Whether the caller has connected it.' })
  isConnected!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Where the caller’s streams go there; null before it is connected.',
  })
  address!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The last four characters of the caller’s key there, which is not told again; null before it is connected.',
  })
  keyHint!: string | null;

  @Field(() => RelayStateEnum, {
    nullable: true,
    description: 'How the caller’s stream fares on its way there; null while nothing is sent there.',
  })
  state!: RelayState | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the platform said, or what became of the line; null while nothing is wrong.',
  })
  why!: string | null;
}

@Access('own')
@ObjectType({ description: 'Other platforms that the caller’s streams go to.' })
export class Simulcast {
  @Field(() => Boolean, { description: 'Whether the operator has it switched on.' })
  isOn!: boolean;

  @Listed(SIMULCAST_PLATFORMS.length)
  @Field(() => [SimulcastTarget], { description: 'All platforms, connected or not.' })
  platforms!: SimulcastTarget[];
}

@InputType({ description: 'How a platform is connected: what it tells its streamers to enter in streaming software.' })
export class SimulcastInput {
  @Field(() => SimulcastPlatformEnum, {
    description: 'The platform that is connected; what was entered for it before is replaced.',
  })
  platform!: SimulcastPlatform;

  @Field(() => String, {
    description: `An RTMP or RTMPS address of the platform, at most ${SIMULCAST_ADDRESS_MAX} characters.`,
  })
  address!: string;

  @Field(() => String, {
    description: `The caller’s key there, ${SIMULCAST_KEY_MIN} to ${SIMULCAST_KEY_MAX} characters without spaces.`,
  })
  streamKey!: string;
}
