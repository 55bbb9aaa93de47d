import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { PlayLimitKind, PlayLimitPeriod } from '../../../domain/wallet/play-limits.ts';
import { REALITY_CHECK_MINUTES } from '../../../domain/wallet/reality-check.ts';
import { Access } from '../../schema/access.ts';
import { Reads } from '../../schema/reads.ts';
import { PlayLimitKindEnum, PlayLimitPeriodEnum } from '../wallet.enums.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { PlayLimits, RealityCheck, SetPlayLimitInput, StartPauseInput } from './play-limit.types.ts';
import { readPlayLimits, readRealityCheck } from './read-play-limits.ts';
import { removePlayLimit } from './remove-play-limit.ts';
import { setPlayLimit } from './set-play-limit.ts';
import { setRealityCheck } from './set-reality-check.ts';
import { startPause } from './start-pause.ts';

@Resolver()
export class PlayLimitResolver {
  @Access('own')
  @Reads(9)
  @Query(() => PlayLimits, { nullable: true, description: 'The caller’s own limits and break.' })
  playLimits(@Ctx() context: Context): Promise<PlayLimits> {
    return readPlayLimits(context.deps, actorOf(context));
  }

  @Access('own')
  @Query(() => RealityCheck, { nullable: true, description: 'How long the visit lasts and what it has brought.' })
  realityCheck(@Ctx() context: Context): Promise<RealityCheck> {
    return readRealityCheck(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => PlayLimits, {
    description: 'Sets a limit: a first or lower one holds at once, a higher one after a day. Refusals: BAD_INPUT.',
  })
  async setPlayLimit(
    @Ctx() context: Context,
    @Arg('input', () => SetPlayLimitInput, { description: 'What is limited, over what time, and to how much.' })
    input: SetPlayLimitInput,
  ): Promise<PlayLimits> {
    await setPlayLimit(context.deps, actorOf(context), input);
    return readPlayLimits(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => PlayLimits, { description: 'Lets a limit go a day from now. Refusals: NOT_FOUND.' })
  async removePlayLimit(
    @Ctx() context: Context,
    @Arg('kind', () => PlayLimitKindEnum, { description: 'What the limit is on.' }) kind: PlayLimitKind,
    @Arg('period', () => PlayLimitPeriodEnum, { description: 'Over what time it counts.' }) period: PlayLimitPeriod,
  ): Promise<PlayLimits> {
    await removePlayLimit(context.deps, actorOf(context), { kind, period });
    return readPlayLimits(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => PlayLimits, {
    description: 'Begins a break that nobody can end before its time. Refusals: BAD_INPUT, PAUSE_RUNNING.',
  })
  async startPause(
    @Ctx() context: Context,
    @Arg('input', () => StartPauseInput, { description: 'What kind of break, and how long.' }) input: StartPauseInput,
  ): Promise<PlayLimits> {
    await startPause(context.deps, actorOf(context), input);
    return readPlayLimits(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => PlayLimits, {
    description: 'Chooses the minutes between two reality checks: 0 for none, 15, 30, 60 or 120. Refusals: BAD_INPUT.',
  })
  async setRealityCheck(
    @Ctx() context: Context,
    @Arg('minutes', () => Int, { description: `One of ${REALITY_CHECK_MINUTES.join(', ')}.` }) minutes: number,
  ): Promise<PlayLimits> {
    await setRealityCheck(context.deps, actorOf(context), minutes);
    return readPlayLimits(context.deps, actorOf(context));
  }
}
