import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { listOutcomes, readStats } from '../../db/results/result.queries.ts';
import { ownId } from '../kernel/own-id.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import type { Context } from '../kernel/context.ts';
import { type Outcome, OutcomeConnection, Stats, toOutcome, toStats } from './result.types.ts';

@Resolver()
export class ResultResolver {
  @Scope('battles:read')
  @Access('own')
  @Query(() => Stats, { nullable: true, description: 'The caller’s figures (RE-08).' })
  async stats(@Ctx() context: Context, @Arg('userId', () => ID, { nullable: true }) userId?: string): Promise<Stats> {
    return toStats(await readStats(context.deps.db.read, ownId(context, userId)));
  }

  @Scope('battles:read')
  @Access('own')
  @Query(() => OutcomeConnection, { nullable: true, description: 'The caller’s outcomes, newest first (RE-09).' })
  async outcomes(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('userId', () => ID, { nullable: true }) userId?: string,
  ): Promise<Connection<Outcome>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const after = key && { at: key[0], battleId: key[1] };
    const rows = await listOutcomes(context.deps.db.read, ownId(context, userId), first + 1, after);
    return toConnection(rows, first, (row) => [row.at, row.battleId], toOutcome);
  }
}
