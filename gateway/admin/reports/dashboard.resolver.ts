import { Ctx, Query, Resolver, Subscription } from 'type-graphql';
import { isOnStaff } from '../../accounts/index.ts';
import { EVERY_DESK } from '../../events/live.ts';
import { whileAllowed } from '../../events/while-allowed.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { isOfOthers } from '../../kernel/manifest/own-matters.ts';
import { Access } from '../../schema/access.ts';
import { StaffActivity, StaffDay, WaitingQueue } from './dashboard.types.ts';
import { readStaffActivity } from '../people/read-staff-activity.ts';
import { readStaffDay } from '../desk/read-staff-day.ts';
import { readStaffQueues } from '../desk/read-staff-queues.ts';

@Resolver()
export class DashboardResolver {
  @Access('staff')
  @Query(() => StaffDay, {
    description: 'Today beside the same day of last week, as far as the same time, each figure from its own rows.',
  })
  staffDay(@Ctx() { deps }: Context): Promise<StaffDay> {
    return readStaffDay(deps);
  }

  @Access('staff')
  @Query(() => [WaitingQueue], {
    description: 'What waits for a decision, by who decides it; empty queues too, and nothing about the caller.',
  })
  staffQueues(@Ctx() context: Context): Promise<WaitingQueue[]> {
    return readStaffQueues(context.deps, actorOf(context));
  }

  @Access('staff')
  @Query(() => [StaffActivity], {
    description: 'The last 20 things that happened and concern staff, newest first; without those about the caller.',
  })
  staffActivity(@Ctx() context: Context): Promise<StaffActivity[]> {
    return readStaffActivity(context.deps, actorOf(context));
  }

  @Access('staff')
  @Subscription(() => [StaffActivity], {
    description: 'The same each time something happens at a desk.',
    subscribe: ({ context }: { context: Context }) =>
      whileAllowed(
        context,
        context.live.subscribe('desk', EVERY_DESK, ({ entity }) => context.deps.wiring.staffEntities.has(entity)),
        { mayRead: () => isOnStaff(context), tells: isOfOthers(context) },
      ),
  })
  staffActivityChanged(@Ctx() context: Context): Promise<StaffActivity[]> {
    return readStaffActivity(context.deps, actorOf(context));
  }
}
