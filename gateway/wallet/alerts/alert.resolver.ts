import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import {
  type StaffAlert as AlertRow,
  listOpenAlerts,
  listResolvedAlerts,
  readAlert,
} from '../../../db/wallet/alert.queries.ts';
import { isOnStaff } from '../../accounts/index.ts';
import { whileAllowed } from '../../events/while-allowed.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { FinanceDesk, ResolveAlertInput, StaffAlert, StaffAlertConnection } from './alert.types.ts';
import { checkBooks } from './check-books.ts';
import { readFinanceDesk } from '../read-finance-desk.ts';
import { resolveAlert } from './resolve-alert.ts';

async function toAlerts({ db }: Deps, rows: readonly AlertRow[]): Promise<Map<string, StaffAlert>> {
  const names = await readUsers(
    db.read,
    rows.flatMap(({ resolvedBy }) => resolvedBy ?? []),
  );
  return new Map(
    rows.map(({ details, resolvedBy, ...row }) => [
      row.id,
      {
        ...row,
        subject: details.subject,
        currency: details.currency,
        sides: details.sides.map((side) => ({
          ...side,
          currency: details.currency,
          count: details.currency === null ? side.amount : null,
        })),
        resolvedBy: resolvedBy === null ? null : (names.get(resolvedBy)?.username ?? null),
      },
    ]),
  );
}

async function pageOf(
  { deps }: Context,
  page: PageArgs,
  list: typeof listOpenAlerts,
  placeOf: (row: AlertRow) => number,
): Promise<Connection<StaffAlert>> {
  const first = pageSize(page.first);
  const key = decodeCursor(page.after);
  const rows = await list(deps.db.read, first + 1, key && { at: key[0], id: key[1] });
  const alerts = await toAlerts(deps, rows);
  return toConnection(
    rows,
    page,
    (row) => [placeOf(row), row.id],
    (row) => alerts.get(row.id) as StaffAlert,
  );
}

@Resolver(() => StaffAlert)
export class AlertResolver {
  @Access('staff')
  @Query(() => FinanceDesk, { description: 'What waits at the desk of finance, and how the books were found last.' })
  financeDesk(@Ctx() { deps }: Context): Promise<FinanceDesk> {
    return readFinanceDesk(deps);
  }

  @Access('staff')
  @Query(() => StaffAlertConnection, { description: 'Alerts that nobody has resolved, newest first.' })
  openAlerts(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<StaffAlert>> {
    return pageOf(context, page, listOpenAlerts, ({ at }) => at);
  }

  @Access('staff')
  @Query(() => StaffAlertConnection, { description: 'Alerts that were resolved, the latest first.' })
  resolvedAlerts(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs): Promise<Connection<StaffAlert>> {
    return pageOf(context, page, listResolvedAlerts, ({ at, resolvedAt }) => resolvedAt ?? at);
  }

  @Access('administrator')
  @Mutation(() => StaffAlert, {
    description:
      'Says why an alert may rest; it changes no figure. Refusals: NOT_FOUND, ALERT_RESOLVED, ALERT_UNDECIDED, BAD_INPUT.',
  })
  async resolveAlert(
    @Ctx() context: Context,
    @Arg('input', () => ResolveAlertInput, { description: 'Which alert, and why it may rest.' })
    input: ResolveAlertInput,
  ): Promise<StaffAlert> {
    const { deps } = context;
    await resolveAlert(deps, actorOf(context), input);
    const row = await readAlert(deps.db.read, input.id);
    const alert = row && (await toAlerts(deps, [row])).get(row.id);
    if (!alert) throw new Refused('NOT_FOUND');
    return alert;
  }

  @Access('staff')
  @FieldResolver(() => Boolean, {
    description: 'Whether it waits for a decision of its own, such as `decideHeldArcade`; `resolveAlert` refuses it.',
  })
  async awaitsDecision(@Ctx() { deps }: Context, @Root() alert: StaffAlert): Promise<boolean> {
    return alert.resolvedAt === null && deps.wiring.provided.awaitsDecision(deps.db.read, alert);
  }

  @Access('staff')
  @Mutation(() => Boolean, {
    description: 'Has the books compared now; `financeDeskChanged` tells when that is done.',
  })
  async checkBooks(@Ctx() { deps }: Context): Promise<boolean> {
    await checkBooks(deps);
    return true;
  }

  @Access('staff')
  @Subscription(() => FinanceDesk, {
    description: 'The desk of finance each time a withdrawal, an alert or a comparison of the books changes it.',
    subscribe: ({ context }: { context: Context }) =>
      whileAllowed(context, context.live.subscribe('desk', 'finance'), { mayRead: () => isOnStaff(context) }),
  })
  financeDeskChanged(@Ctx() { deps }: Context): Promise<FinanceDesk> {
    return readFinanceDesk(deps);
  }
}
