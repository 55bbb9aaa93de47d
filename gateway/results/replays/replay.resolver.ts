import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { HIGHLIGHT_TEXT_MAX, MOMENT_SECONDS_MAX } from '../../../domain/results/replay-moment.ts';
import { Access } from '../../schema/access.ts';
import { FindsNode } from '../../schema/node.ts';
import type { Connection } from '../../schema/connection.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { addHighlight } from './add-highlight.ts';
import { countReplayView } from './count-replay-view.ts';
import { findReplay, readReplays, readTopReplays, requireReplay } from './read-replays.ts';
import { removeClip } from './remove-clip.ts';
import { removeHighlight } from './remove-highlight.ts';
import { Replay, ReplayArgs, ReplayConnection, TopReplay } from './replay.types.ts';

@Resolver(() => Replay)
export class ReplayResolver {
  /** RP-01 to RP-04 */
  @Access('own')
  @Query(() => ReplayConnection, { description: 'Replays that pass the filter, newest first.' })
  replays(@Ctx() context: Context, @Args(() => ReplayArgs) args: ReplayArgs): Promise<Connection<Replay>> {
    return readReplays(context.deps, actorOf(context), args);
  }

  @Access('own')
  @FindsNode()
  @Query(() => Replay, { nullable: true, description: 'Null for one that the caller may not see, too.' })
  replay(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the replay, which is that of its battle or match.' }) id: string,
  ): Promise<Replay | null> {
    return findReplay(context.deps.db.read, actorOf(context), id);
  }

  /** HZ-08 */
  @Access('own')
  @Query(() => [TopReplay], { description: 'The most viewed of the last seven days.' })
  topReplays(
    @Ctx() context: Context,
    @Arg('first', () => Int, { defaultValue: 6, description: 'How many at the most, 1 to 100.' }) first: number,
  ): Promise<TopReplay[]> {
    return readTopReplays(context.deps, actorOf(context), first);
  }

  @Access('own')
  @Mutation(() => Replay, {
    description:
      'Marks a moment of an own replay: at most 80 characters, at most 20 moments. Refusals: NOT_FOUND, NOT_A_PARTICIPANT, LIST_FULL.',
  })
  async addHighlight(
    @Ctx() context: Context,
    @Arg('replayId', () => ID, { description: 'The id of the replay, which is that of its battle or match.' })
    replayId: string,
    @Arg('atSeconds', () => Int, {
      description: `Seconds from the beginning of the recording: 0 to ${MOMENT_SECONDS_MAX}.`,
    })
    atSeconds: number,
    @Arg('text', () => String, {
      description: `What there is to see, on one line: 1 to ${HIGHLIGHT_TEXT_MAX} characters.`,
    })
    text: string,
  ): Promise<Replay> {
    const actor = actorOf(context);
    await addHighlight(context.deps, actor, { replayId, atSeconds, text });
    return requireReplay(context.deps.db.read, actor, replayId);
  }

  @Access('own')
  @Mutation(() => Replay, { description: 'Takes away a moment that the caller has marked. Refusals: NOT_FOUND.' })
  async removeHighlight(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the moment.' }) id: string,
  ): Promise<Replay> {
    const actor = actorOf(context);
    return requireReplay(context.deps.db.read, actor, await removeHighlight(context.deps, actor, id));
  }

  @Access('own')
  @Mutation(() => Replay, {
    description: 'Counts the caller as a viewer, once a UTC day; players do not count. Refusals: NOT_FOUND.',
  })
  async countReplayView(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the replay, which is that of its battle or match.' }) id: string,
  ): Promise<Replay> {
    const actor = actorOf(context);
    await countReplayView(context.deps, actor, id);
    return requireReplay(context.deps.db.read, actor, id);
  }

  @Access('own')
  @Mutation(() => Replay, { description: 'Drops the caller’s clip; staff may drop anybody’s. Refusals: NOT_FOUND.' })
  async removeClip(
    @Ctx() context: Context,
    @Arg('replayId', () => ID, { description: 'The id of the replay, which is that of its battle or match.' })
    replayId: string,
    @Arg('playerId', () => ID, { nullable: true, description: 'Whose; the caller’s without it.' })
    playerId?: string | null,
  ): Promise<Replay> {
    const actor = actorOf(context);
    await removeClip(context.deps, actor, replayId, playerId ?? actor.userId);
    return requireReplay(context.deps.db.read, actor, replayId);
  }
}
