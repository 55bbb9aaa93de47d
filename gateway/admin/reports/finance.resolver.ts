import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { type FinanceDay, FinanceDayConnection, FinanceOverview } from './finance.types.ts';
import { readFinanceDays, readFinanceOverview } from './read-finance.ts';

@Resolver()
export class FinanceResolver {
  @Access('staff')
  @Query(() => FinanceOverview, { description: 'Revenue by source and day, and how payments go.' })
  financeOverview(@Ctx() { deps }: Context): Promise<FinanceOverview> {
    return readFinanceOverview(deps);
  }

  @Access('staff')
  @Query(() => FinanceDayConnection, { description: 'The daily closes, the latest first; today as it stands.' })
  async financeDays(@Ctx() { deps }: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<FinanceDay>> {
    const first = pageSize(page.first);
    const past = decodeCursor(page.after)?.[1] ?? null;
    const rows = await deps.db.snapshot((read) => readFinanceDays(read, first + 1, past, deps.now()));
    return toConnection(
      rows,
      page,
      ({ day }) => [0, day],
      (row) => row,
    );
  }
}
