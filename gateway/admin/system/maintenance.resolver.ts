import { Arg, Ctx, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { listOpenMaintenances, readMaintenanceMode } from '../../../db/settings/maintenance.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import type { Deps } from '../../kernel/deps.ts';
import { Access } from '../../schema/access.ts';
import { Scope } from '../../schema/scope.ts';
import { changeMaintenance, scheduleMaintenance } from './maintain.ts';
import { ChangeMaintenanceInput, MaintenanceNews, ScheduleMaintenanceInput } from './maintenance.types.ts';

const readNews = ({ db }: Deps, seesAll: boolean): Promise<MaintenanceNews> =>
  db.snapshot(async (read) => {
    const [isOn, open] = await Promise.all([readMaintenanceMode(read), listOpenMaintenances(read)]);
    return { isOn, open: open.filter(({ notifiesAll }) => seesAll || notifiesAll) };
  });

@Resolver()
export class MaintenanceResolver {
  @Scope('public')
  @Access('member')
  @Query(() => MaintenanceNews, { description: 'Whether maintenance runs, and what is announced to everybody.' })
  maintenance(@Ctx() context: Context): Promise<MaintenanceNews> {
    return readNews(context.deps, false);
  }

  @Access('administrator')
  @Query(() => MaintenanceNews, { description: 'The same with what is not announced to players.' })
  maintenancePlan(@Ctx() { deps }: Context): Promise<MaintenanceNews> {
    return readNews(deps, true);
  }

  @Access('administrator')
  @Mutation(() => MaintenanceNews, { description: 'Announces a maintenance. Refusals: FORBIDDEN, BAD_INPUT.' })
  async scheduleMaintenance(
    @Ctx() context: Context,
    @Arg('input', () => ScheduleMaintenanceInput, { description: 'When it begins, and what players read.' })
    input: ScheduleMaintenanceInput,
  ): Promise<MaintenanceNews> {
    await scheduleMaintenance(context.deps, actorOf(context), { ...input, startsAt: input.startsAt ?? null });
    return readNews(context.deps, true);
  }

  @Access('administrator')
  @Mutation(() => MaintenanceNews, {
    description:
      'Begins, ends or calls off a maintenance. Refusals: FORBIDDEN, NOT_FOUND, MAINTENANCE_OVER, BAD_INPUT.',
  })
  async changeMaintenance(
    @Ctx() context: Context,
    @Arg('input', () => ChangeMaintenanceInput, { description: 'Which maintenance, what is done with it, and why.' })
    input: ChangeMaintenanceInput,
  ): Promise<MaintenanceNews> {
    await changeMaintenance(context.deps, actorOf(context), input);
    return readNews(context.deps, true);
  }

  @Access('member')
  @Subscription(() => MaintenanceNews, {
    description: 'The same as `maintenance`, each time it changes.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('maintenance', 'all'),
  })
  maintenanceChanged(@Ctx() { deps }: Context): Promise<MaintenanceNews> {
    return readNews(deps, false);
  }
}
