import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { RateLimit } from './rate-limit.types.ts';
import { readRateLimit } from './read-rate-limit.ts';

@Resolver()
export class RateLimitResolver {
  @Scope('public')
  @Access('own')
  @Query(() => RateLimit, {
    description:
      'What the asking key has left of its minute, or all keys of the account or of the address where that is less. In a session: what all sessions of the account have left together.',
  })
  rateLimit(@Ctx() context: Context): Promise<RateLimit> {
    return readRateLimit(context);
  }
}
