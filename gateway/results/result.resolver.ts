import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { listOutcomes, readStats } from '../../db/results/result.queries.ts';
import { ownId } from '../kernel/http/own-id.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import type { Context } from '../kernel/context.ts';
import { type Outcome, OutcomeConnection, Stats, toOutcome, toStats } from './result.types.ts';

@Resolver()
export class ResultResolver {
  /** RE-08 */
  @Scope('battles:read')
  @Access('own')
  @Query(() => Stats, { nullable: true, description: 'The caller’s figures. Refusals: NOT_FOUND.' })
  async stats(
    @Ctx() context: Context,
    @Arg('userId', () => ID, {
      nullable: true,
      description: '`me` or the caller’s own id, as without it; anybody else’s is refused with NOT_FOUND.',
    })
    userId?: string,
  ): Promise<Stats> {
    return toStats(await readStats(context.deps.db.read, ownId(context, userId)));
  }

  /** RE-09 */
  @Scope('battles:read')
  @Access('own')
  @Query(() => OutcomeConnection, {
    nullable: true,
    description: 'The caller’s outcomes, newest first. Refusals: NOT_FOUND.',
  })
  async outcomes(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('userId', () => ID, {
      nullable: true,
      description: '`me` or the caller’s own id, as without it; anybody else’s is refused with NOT_FOUND.',
    })
    userId?: string,
  ): Promise<Connection<Outcome>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const after = key && { at: key[0], battleId: key[1] };
    const rows = await listOutcomes(context.deps.db.read, ownId(context, userId), first + 1, after);
    return toConnection(rows, page, (row) => [row.at, row.battleId], toOutcome);
  }
}
