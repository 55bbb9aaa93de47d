import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../schema/access.ts';
import type { Connection } from '../schema/connection.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { addHighlight } from './add-highlight.ts';
import { countReplayView } from './count-replay-view.ts';
import { findReplay, readReplays, readTopReplays, requireReplay } from './read-replays.ts';
import { removeClip } from './remove-clip.ts';
import { removeHighlight } from './remove-highlight.ts';
import { Replay, ReplayArgs, ReplayConnection, TopReplay } from './replay.types.ts';

@Resolver(() => Replay)
export class ReplayResolver {
  @Access('own')
  @Query(() => ReplayConnection, { description: 'Replays that pass the filter, newest first (RP-01 to RP-04).' })
  replays(@Ctx() context: Context, @Args(() => ReplayArgs) args: ReplayArgs): Promise<Connection<Replay>> {
    return readReplays(context.deps, actorOf(context), args);
  }

  @Access('own')
  @Query(() => Replay, { nullable: true, description: 'Null for one that the caller may not see, too.' })
  replay(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Replay | null> {
    return findReplay(context.deps.db.read, actorOf(context), id);
  }

  @Access('own')
  @Query(() => [TopReplay], { description: 'The most viewed of the last seven days (HZ-08).' })
  topReplays(
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many at the most, 1 to 100.' }) first: number,
  ): Promise<TopReplay[]> {
    return readTopReplays(context.deps, actorOf(context), first);
  }

  @Access('own')
  @Mutation(() => Replay, {
    description: 'Marks a moment of an own replay: at most 80 characters, at most 20 moments.',
  })
  async addHighlight(
    @Ctx() context: Context,
    @Arg('replayId', () => ID) replayId: string,
    @Arg('atSeconds', () => Int) atSeconds: number,
    @Arg('text', () => String) text: string,
  ): Promise<Replay> {
    const actor = actorOf(context);
    await addHighlight(context.deps, actor, { replayId, atSeconds, text });
    return requireReplay(context.deps.db.read, actor, replayId);
  }

  @Access('own')
  @Mutation(() => Replay, { description: 'Takes away a moment that the caller has marked.' })
  async removeHighlight(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Replay> {
    const actor = actorOf(context);
    return requireReplay(context.deps.db.read, actor, await removeHighlight(context.deps, actor, id));
  }

  @Access('own')
  @Mutation(() => Replay, { description: 'Counts the caller as a viewer, once a UTC day; players do not count.' })
  async countReplayView(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Replay> {
    const actor = actorOf(context);
    await countReplayView(context.deps, actor, id);
    return requireReplay(context.deps.db.read, actor, id);
  }

  @Access('own')
  @Mutation(() => Replay, { description: 'Drops the caller’s clip; staff may drop anybody’s.' })
  async removeClip(
    @Ctx() context: Context,
    @Arg('replayId', () => ID) replayId: string,
    @Arg('playerId', () => ID, { nullable: true, description: 'Whose; the caller’s without it.' })
    playerId?: string | null,
  ): Promise<Replay> {
    const actor = actorOf(context);
    await removeClip(context.deps, actor, replayId, playerId ?? actor.userId);
    return requireReplay(context.deps.db.read, actor, replayId);
  }
}
