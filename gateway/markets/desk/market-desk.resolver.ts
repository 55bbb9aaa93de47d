import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { FUND_REASON_MAX } from '../../../domain/markets/fund.ts';
import { STAFF_REASON_MAX } from '../../../domain/markets/market.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs } from '../../schema/connection.ts';
import { Cents } from '../../schema/scalars.ts';
import { KEY } from '../../schema/key.ts';
import { decideFund, requestFund } from './change-fund.ts';
import { decideHeldBet } from './decide-held-bet.ts';
import { HeldBet, MarketExposure, MarketExposureConnection, MarketFund } from '../market.types.ts';
import { readHeldBets } from '../read-bets.ts';
import { readExposures, readMarketFund, requireExposure } from './read-desk.ts';
import { MarketResults, readResults } from '../read-results.ts';
import { suspendMarket } from './suspend-market.ts';

const PROOF = { nullable: true, description: 'A code of the second factor.' } as const;

@Resolver()
export class MarketDeskResolver {
  @Access('staff')
  @Query(() => MarketExposureConnection, { description: 'What the house risks, the oldest market first.' })
  marketExposures(@Ctx() { deps }: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<MarketExposure>> {
    return deps.db.snapshot((reader) => readExposures(reader, page));
  }

  @Access('staff')
  @Query(() => MarketFund, { description: 'The fund of the markets.' })
  marketFund(@Ctx() { deps }: Context): Promise<MarketFund> {
    return deps.db.snapshot(readMarketFund);
  }

  @Access('staff')
  @Query(() => MarketResults, { description: 'What the house takes of the bets of spectators, as `trust` tells it.' })
  marketResults(@Ctx() { deps }: Context): Promise<MarketResults> {
    return deps.db.snapshot(readResults);
  }

  @Access('staff')
  @Mutation(() => MarketExposure, {
    description:
      'Takes no bets for now, or takes them again; what is not firm goes back. Refusals: NOT_FOUND, BAD_INPUT, OWN_MONEY, MARKET_NOT_OPEN.',
  })
  async suspendMarket(
    @Ctx() context: Context,
    @Arg('marketId', () => ID, { description: 'As `Market.id` names it.' }) marketId: string,
    @Arg('isSuspended', () => Boolean, { description: 'True takes no bets, false takes them again.' })
    isSuspended: boolean,
    @Arg('reason', () => String, { description: `Why, for the audit log: 1 to ${STAFF_REASON_MAX} characters.` })
    reason: string,
  ): Promise<MarketExposure> {
    await suspendMarket(context.deps, actorOf(context), { marketId, isSuspended, reason });
    return requireExposure(context.deps.db.read, marketId);
  }

  @Access('administrator')
  @Mutation(() => MarketFund, {
    description:
      'Asks for money of the house to go into the fund, or out of it where negative. Refusals: BAD_INPUT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async requestFund(
    @Ctx() context: Context,
    @Arg('cents', () => Cents, { description: 'How much; negative out of the fund, and never 0.' }) cents: number,
    @Arg('reason', () => String, { description: `Why, for the audit log: 1 to ${FUND_REASON_MAX} characters.` })
    reason: string,
    @Arg('proof', () => String, PROOF) proof?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<MarketFund> {
    const { deps, caller } = context;
    const input = { cents, reason, proof: proof ?? null };
    await requestFund(deps, actorOf(context), requireKey(key, caller.idempotencyKey), input);
    return deps.db.snapshot(readMarketFund);
  }

  @Access('administrator')
  @Mutation(() => MarketFund, {
    description:
      'A second administrator has the money moved, or anybody of them declines. Refusals: NOT_FOUND, FUND_DECIDED, FUND_SECOND_PERSON, ADMINISTRATOR_NEW, FUND_SHORT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async decideFund(
    @Ctx() context: Context,
    @Arg('requestId', () => ID, { description: 'As `FundRequest.id` names it.' }) requestId: string,
    @Arg('isApproved', () => Boolean, {
      description: 'True has the money moved, which takes another administrator than asked; false declines.',
    })
    isApproved: boolean,
    @Arg('proof', () => String, PROOF) proof?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<MarketFund> {
    const { deps, caller } = context;
    const input = { requestId, isApproved, proof: proof ?? null };
    await decideFund(deps, actorOf(context), requireKey(key, caller.idempotencyKey), input);
    return deps.db.snapshot(readMarketFund);
  }

  @Access('staff')
  @Query(() => [HeldBet], { description: 'Wins that wait for staff, the longest first.' })
  heldBets(@Ctx() { deps }: Context): Promise<HeldBet[]> {
    return deps.db.snapshot(readHeldBets);
  }

  @Access('administrator')
  @Mutation(() => MarketFund, {
    description:
      'Pays a win that waits for staff, or gives its stake back. Refusals: NOT_FOUND, BET_NOT_HELD, OWN_MONEY, ADMINISTRATOR_NEW, BAD_INPUT, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG.',
  })
  async decideHeldBet(
    @Ctx() context: Context,
    @Arg('betId', () => ID, { description: 'As `HeldBet.id` names it.' }) betId: string,
    @Arg('isPaid', () => Boolean, { description: 'True pays what was won, false gives the stake back.' })
    isPaid: boolean,
    @Arg('reason', () => String, { description: `Why, for the audit log: 1 to ${STAFF_REASON_MAX} characters.` })
    reason: string,
    @Arg('proof', () => String, PROOF) proof?: string | null,
    @Arg('idempotencyKey', () => String, KEY) key?: string | null,
  ): Promise<MarketFund> {
    const { deps, caller } = context;
    const input = { betId, isPaid, reason, proof: proof ?? null };
    await decideHeldBet(deps, actorOf(context), requireKey(key, caller.idempotencyKey), input);
    return deps.db.snapshot(readMarketFund);
  }
}
