import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { listStatements } from '../../../db/wallet/statement.queries.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { type Statement, StatementConnection, toStatement } from './statement.types.ts';

@Resolver()
export class StatementResolver {
  @Access('own')
  @Query(() => StatementConnection, {
    description: 'The caller’s statements, the latest first; the files are at `/api/statements/:id/pdf` and `/csv`.',
  })
  async statements(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<Statement>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const past = key && { endsAt: key[0], id: key[1] };
    const rows = await listStatements(context.deps.db.read, actorOf(context).userId, first + 1, past);
    return toConnection(rows, page, (row) => [row.endsAt, row.id], toStatement);
  }
}
