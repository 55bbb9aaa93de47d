import { Arg, Args, Ctx, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { Region } from '../../../domain/shared/regions.ts';
import { regionFreeAt } from '../../../domain/results/leaderboard.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUser } from '../../../db/accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { RegionEnum } from '../../schema/enums.ts';
import { Reads } from '../../schema/reads.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { type Pulse, followBoard } from './board-pulse.ts';
import { BoardArgs, Leaderboard, LeaderboardPlace, PlayRegion, SpanArgs } from './leaderboard.types.ts';
import { readLeaderboard, readOwnPlace } from './read-leaderboard.ts';
import { setRegion } from './set-region.ts';

@Resolver()
export class LeaderboardResolver {
  /** LB-03 */
  @Scope('public')
  @Access('member')
  @Reads(4)
  @Query(() => Leaderboard, { description: 'Who has earned most. Refusals: BAD_INPUT.' })
  leaderboard(@Ctx() { deps }: Context, @Args(() => SpanArgs) args: SpanArgs): Promise<Leaderboard> {
    return readLeaderboard(deps, args);
  }

  @Scope('public')
  @Access('own')
  @Reads(9)
  @Query(() => LeaderboardPlace, { description: 'Where the caller stands. Refusals: BAD_INPUT.' })
  leaderboardPlace(@Ctx() context: Context, @Args(() => SpanArgs) args: SpanArgs): Promise<LeaderboardPlace> {
    return readOwnPlace(context.deps, actorOf(context).userId, args);
  }

  @Scope('public')
  @Access('member')
  @Subscription(() => Leaderboard, {
    description: 'A running board when it has changed, at most once a second.',
    subscribe: ({ context, args }: { context: Context; args: BoardArgs }) =>
      followBoard(context, args.game, args.region),
  })
  leaderboardChanged(
    @Ctx() { deps }: Context,
    @Root() pulse: Pulse,
    @Args(() => BoardArgs) { game, region, period }: BoardArgs,
  ): Promise<Leaderboard> {
    return pulse.answer(period, () => readLeaderboard(deps, { game, region, period, previous: false }));
  }

  @Access('own')
  @Query(() => PlayRegion, { description: 'Where the caller is at home.' })
  playRegion(@Ctx() context: Context): Promise<PlayRegion> {
    return readPlayRegion(context);
  }

  @Access('own')
  @Mutation(() => PlayRegion, {
    description:
      'The region on whose boards the caller’s battles count from now on; another one at the earliest after 30 days. Refusals: REGION_FIXED.',
  })
  async setRegion(
    @Ctx() context: Context,
    @Arg('region', () => RegionEnum, { description: 'Where the caller is at home from now on.' }) region: Region,
  ): Promise<PlayRegion> {
    await setRegion(context.deps, actorOf(context), region);
    return readPlayRegion(context);
  }
}

async function readPlayRegion(context: Context): Promise<PlayRegion> {
  const { deps } = context;
  const user = await readUser(deps.db.read, actorOf(context).userId);
  if (!user) throw new Refused('UNAUTHENTICATED');
  const freeAt = regionFreeAt(user.regionSetAt);
  return { region: user.region, changeableAt: freeAt > deps.now() ? freeAt : null };
}
