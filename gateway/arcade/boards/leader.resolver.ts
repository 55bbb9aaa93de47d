import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { ArcadeLeaders } from './leader.types.ts';
import { readLeaders } from './read-leaders.ts';

@Resolver()
export class LeaderResolver {
  @Access('own')
  @Query(() => ArcadeLeaders, { description: 'Who plays a game of the arcade best. Refusals: NOT_FOUND.' })
  arcadeLeaders(
    @Ctx() context: Context,
    @Arg('game', () => ID, { description: 'The game, by its id, such as `spark-line`.' }) game: string,
  ): Promise<ArcadeLeaders> {
    const { userId } = actorOf(context);
    return context.deps.db.snapshot((read) => readLeaders(read, userId, game));
  }
}
