import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { periodStart } from '../../../domain/results/earnings.ts';
import { listEarnings } from '../../../db/results/earning.queries.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { type Connection, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { Reads } from '../../schema/reads.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { type Earning, EarningArgs, EarningConnection, EarningsSummary, toEarning } from './earning.types.ts';
import { readEarningsSummary } from './read-earnings.ts';

@Resolver()
export class EarningResolver {
  /** EA-02 */
  @Scope('earnings:read')
  @Access('own')
  @Reads(13)
  @Query(() => EarningsSummary, {
    description: 'What the caller’s battles, tournaments, challenges and contests of the arcade brought.',
  })
  earningsSummary(@Ctx() context: Context): Promise<EarningsSummary> {
    return readEarningsSummary(context.deps, actorOf(context).userId);
  }

  /** EA-03 */
  @Scope('earnings:read')
  @Access('own')
  @Query(() => EarningConnection, { description: 'The caller’s earnings that pass the filter, newest first.' })
  async earnings(@Ctx() context: Context, @Args(() => EarningArgs) args: EarningArgs): Promise<Connection<Earning>> {
    const { deps } = context;
    const first = pageSize(args.first);
    const key = decodeCursor(args.after);
    const filter = {
      game: args.game ?? null,
      type: args.type ?? (args.result ? (`battle-${args.result}` as const) : null),
      since: periodStart(args.period, deps.now()),
    };
    const past = key && { at: key[0], id: key[1] };
    const { userId } = actorOf(context);
    const rows = await deps.db.snapshot((read) => listEarnings(read, userId, filter, first + 1, past));
    return toConnection(rows, args, (row) => [row.at, row.id], toEarning);
  }
}
