import { Arg, Args, Ctx, ID, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { whileAllowed } from '../events/while-allowed.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { Reads } from '../schema/reads.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs } from '../schema/connection.ts';
import { KEY } from '../schema/key.ts';
import { Bet, BetConnection, PlaceBetInput, StakeBoard } from './market.types.ts';
import { placeBet } from './place-bet.ts';
import { readBets, requireBet } from './read-bets.ts';
import { readBoard, readNextBoard } from './read-board.ts';

const board = (context: Context, contestId: string): Promise<StakeBoard> =>
  context.deps.db.snapshot((reader) => readBoard(context.deps, reader, actorOf(context).userId, contestId));

@Resolver()
export class MarketResolver {
  @Scope('public')
  @Access('own')
  @Reads(25)
  @Query(() => StakeBoard, { description: 'What spectators can bet on in a contest, and why not.' })
  stakeBoard(
    @Ctx() context: Context,
    @Arg('contestId', () => ID, { description: 'As `Battle.id` names it.' }) contestId: string,
  ): Promise<StakeBoard> {
    return board(context, contestId);
  }

  @Scope('public')
  @Access('own')
  @Reads(30)
  @Query(() => StakeBoard, {
    nullable: true,
    description: 'The contest of others on which bets are taken and that has to start soonest; null where none is.',
  })
  nextStakeBoard(@Ctx() context: Context): Promise<StakeBoard | null> {
    const { deps } = context;
    return deps.db.snapshot((reader) => readNextBoard(deps, reader, actorOf(context).userId));
  }

  @Scope('bets:read')
  @Access('own')
  @Query(() => BetConnection, { description: 'The bets of the caller, newest first.' })
  myBets(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Bet>> {
    return context.deps.db.snapshot((reader) => readBets(reader, actorOf(context).userId, page));
  }

  @Scope('bets:read')
  @Access('own')
  @FindsNode()
  @Query(() => Bet, { description: 'A bet of the caller. Refusals: NOT_FOUND.' })
  bet(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `Bet.id` names it.' }) id: string,
  ): Promise<Bet> {
    return requireBet(context.deps.db.read, actorOf(context).userId, id);
  }

  @Access('own')
  @Mutation(() => Bet, {
    description:
      'Places a bet at the odds of a quote. Refusals: MARKET_CLOSED, MARKET_FULL with the largest stake that is taken, ODDS_CHANGED with a new quote, BET_BARRED, BET_OTHER_SIDE, BET_LIMIT, STAKE_OUT_OF_BOUNDS, INSUFFICIENT_FUNDS, PLAY_PAUSED, BIRTH_DATE_MISSING, STAKE_TOO_YOUNG, PLAY_LIMIT_REACHED, LIMIT_EXCEEDED, NOT_FOUND.',
  })
  async placeBet(
    @Ctx() context: Context,
    @Arg('input', () => PlaceBetInput, { description: 'What to bet on, how much, and at which odds.' })
    input: PlaceBetInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<Bet> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    const asked = { ...input, streamId: input.streamId ?? null };
    const id = await placeBet(deps, actor, requireKey(key, caller.idempotencyKey), asked);
    return requireBet(deps.db.read, actor.userId, id);
  }

  @Scope('public')
  @Access('own')
  @Subscription(() => StakeBoard, {
    description: 'The same as `stakeBoard` each time odds or state change, or a bet of the caller.',
    subscribe: ({ context, args }: { context: Context; args: { contestId: string } }) =>
      whileAllowed(context, context.live.subscribe('market', args.contestId), { mayRead: async () => true }),
  })
  stakeBoardChanged(
    @Ctx() context: Context,
    @Arg('contestId', () => ID, { description: 'As `Battle.id` names it.' }) contestId: string,
  ): Promise<StakeBoard> {
    return board(context, contestId);
  }
}
