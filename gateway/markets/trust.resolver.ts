import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../kernel/context.ts';
import { Trust } from '../proof/index.ts';
import { Access } from '../schema/access.ts';
import { MarketResults, readResults } from './read-results.ts';

@Resolver(() => Trust)
export class MarketTrustResolver {
  @Access('member')
  @FieldResolver(() => MarketResults, { description: 'What the house takes of the bets of spectators.' })
  markets(@Ctx() { deps }: Context): Promise<MarketResults> {
    return deps.db.snapshot(readResults);
  }
}
