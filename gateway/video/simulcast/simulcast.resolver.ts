import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { SimulcastPlatform } from '../../../domain/video/simulcast.ts';
import { Access } from '../../schema/access.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { connectPlatform, disconnectPlatform } from './connect-platform.ts';
import { readSimulcast } from './read-simulcast.ts';
import { Simulcast, SimulcastInput } from './simulcast.types.ts';
import { SimulcastPlatformEnum } from '../video.enums.ts';

@Resolver()
export class SimulcastResolver {
  /** GL-11 */
  @Access('own')
  @Query(() => Simulcast, { description: 'Other platforms that the caller’s streams go to.' })
  simulcast(@Ctx() context: Context): Promise<Simulcast> {
    return readSimulcast(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => Simulcast, {
    description:
      'Connects a platform with the caller’s own address and key there. Refusals: SIMULCAST_OFF, SIMULCAST_ADDRESS_UNUSABLE, BAD_INPUT, RATE_LIMITED.',
  })
  async connectPlatform(
    @Ctx() context: Context,
    @Arg('input', () => SimulcastInput, { description: 'The platform, and what it told the caller to enter.' })
    input: SimulcastInput,
  ): Promise<Simulcast> {
    await connectPlatform(context.deps, actorOf(context), { ...input });
    return readSimulcast(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => Simulcast, { description: 'Forgets a platform with its key. Refusals: NOT_FOUND.' })
  async disconnectPlatform(
    @Ctx() context: Context,
    @Arg('platform', () => SimulcastPlatformEnum, { description: 'The platform to be forgotten.' })
    platform: SimulcastPlatform,
  ): Promise<Simulcast> {
    await disconnectPlatform(context.deps, actorOf(context), platform);
    return readSimulcast(context.deps, actorOf(context));
  }
}
