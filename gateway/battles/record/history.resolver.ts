import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { listHistory } from '../../../db/battles/history.queries.ts';
import { PublicProfile } from '../../profiles/index.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { type PastBattle, PastBattleConnection, toPastBattle } from './history.types.ts';

@Resolver(() => PublicProfile)
export class HistoryResolver {
  @Access('own')
  @FieldResolver(() => PastBattleConnection, {
    nullable: true,
    description:
      'The player’s battles, newest first: all but drafts for the player, settled public ones for others; null where statistics are kept back.',
  })
  async history(
    @Ctx() context: Context,
    @Root() { id, sight }: PublicProfile,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<PastBattle> | null> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    if (!sight.stats) return null;
    const settledOnly = actorOf(context).userId !== id;
    const after = key && { createdAt: key[0], id: key[1] };
    const rows = await listHistory(context.deps.db.read, id, settledOnly, first + 1, after);
    return toConnection(rows, page, (row) => [row.createdAt, row.id], toPastBattle(id, sight.earnings));
  }
}
