import { Ctx, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { StoredEvent } from '../../../db/events/event.table.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { Reads } from '../../schema/reads.ts';
import { RUNNING_MAX, listRunning, movesRunning } from './read-running.ts';
import { RunningContest } from '../running-contest.types.ts';

/** What makes people come back to the Hype Zone. */
@Resolver()
export class RunningResolver {
  @Access('own')
  @Listed(RUNNING_MAX)
  @Reads(40)
  @Query(() => [RunningContest], {
    description:
      'Battles, matches and arcade games that the caller is in or is called to: what is due first stands first, 20 at the most.',
  })
  runningContests(@Ctx() context: Context): Promise<RunningContest[]> {
    return listRunning(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Subscription(() => Int, {
    description: 'The number of the event each time that `runningContests` can be another list.',
    subscribe: ({ context }: { context: Context }) =>
      context.live.subscribe('user', actorOf(context).userId, (event) => movesRunning(context.deps, event)),
  })
  runningContestsChanged(@Root() { seq }: StoredEvent): number {
    return seq;
  }
}
