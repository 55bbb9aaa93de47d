import { Arg, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Access } from '../schema/access.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { confirmProposal, declineProposal } from './answer-proposal.ts';
import { enterQueue } from './enter-queue.ts';
import { leaveQueue, stayInQueue } from './leave-queue.ts';
import { QueueFigures, QueueInput, QueuePlace } from './matchmaking.types.ts';
import { readFigures, readQueuePlace } from './read-queue.ts';

@Resolver()
export class MatchmakingResolver {
  @Access('own')
  @Query(() => QueuePlace, { description: 'How the caller stands with the queue for an opponent.' })
  queuePlace(@Ctx() context: Context): Promise<QueuePlace> {
    return readQueuePlace(context.deps, actorOf(context));
  }

  @Access('member')
  @Query(() => QueueFigures, { description: 'How many wait for a game, and how long it took of late.' })
  queueFigures(
    @Ctx() { deps }: Context,
    @Arg('game', () => BattleGameEnum, { description: 'The game that is asked about.' }) game: BattleGame,
  ): Promise<QueueFigures> {
    return readFigures(deps, game);
  }

  @Access('own')
  @Mutation(() => QueuePlace, {
    description:
      'Queues for an opponent; nothing is held yet. Refusals: MATCHMAKING_OFF, ALREADY_QUEUED, QUEUE_COOL_DOWN, STAKE_RANGE, STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, LIMIT_EXCEEDED, PLAY_LIMIT_REACHED, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, RATE_LIMITED, BAD_INPUT.',
  })
  async enterQueue(
    @Ctx() context: Context,
    @Arg('input', () => QueueInput, { description: 'What the caller wants to play, and for how much.' })
    input: QueueInput,
  ): Promise<QueuePlace> {
    await enterQueue(context.deps, actorOf(context), input);
    return readQueuePlace(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => QueuePlace, {
    description:
      'Leaves the queue, which is a no to a proposal that is open; whoever is out is told no more why. Refusals: PROPOSAL_OVER.',
  })
  async leaveQueue(@Ctx() context: Context): Promise<QueuePlace> {
    await leaveQueue(context.deps, actorOf(context));
    return readQueuePlace(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => Boolean, {
    description:
      'A sign of life of a page of the caller’s, without which a place in the queue ends; false for whoever has none.',
  })
  stayInQueue(@Ctx() context: Context): Promise<boolean> {
    return stayInQueue(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => QueuePlace, {
    description:
      'Says yes to a proposal; with the second yes both stakes are held and the battle begins. Refusals: NOT_FOUND, PROPOSAL_OVER, MATCHMAKING_OFF, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG.',
  })
  async confirmProposal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the proposal.' }) id: string,
  ): Promise<QueuePlace> {
    await confirmProposal(context.deps, actorOf(context), id);
    return readQueuePlace(context.deps, actorOf(context));
  }

  @Access('own')
  @Mutation(() => QueuePlace, {
    description:
      'Says no to a proposal and leaves the queue; the first no of a day costs nothing. Refusals: NOT_FOUND, PROPOSAL_OVER.',
  })
  async declineProposal(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The id of the proposal.' }) id: string,
  ): Promise<QueuePlace> {
    await declineProposal(context.deps, actorOf(context), id);
    return readQueuePlace(context.deps, actorOf(context));
  }

  @Access('own')
  @Subscription(() => QueuePlace, {
    description: 'The same as `queuePlace` each time it changes.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('seeker', actorOf(context).userId),
  })
  queuePlaceChanged(@Ctx() context: Context): Promise<QueuePlace> {
    return readQueuePlace(context.deps, actorOf(context));
  }
}
