import { Ctx, Query, Resolver, Subscription } from 'type-graphql';
import { isOnStaff } from '../../accounts/index.ts';
import { whileAllowed } from '../../events/while-allowed.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { isOfOthers } from '../../kernel/manifest/own-matters.ts';
import { Access } from '../../schema/access.ts';
import { readStaffDesk } from './read-staff-desk.ts';
import { StaffDesk } from './staff-desk.types.ts';

@Resolver()
export class StaffDeskResolver {
  @Access('staff')
  @Query(() => StaffDesk, { description: 'What waits for staff, without what is about the caller.' })
  staffDesk(@Ctx() context: Context): Promise<StaffDesk> {
    return readStaffDesk(context.deps, actorOf(context));
  }

  @Access('staff')
  @Subscription(() => StaffDesk, {
    description:
      'What waits for staff, each time a case, a report about others or a request for the fund of the markets comes or is decided, or the live streams are others.',
    subscribe: ({ context }: { context: Context }) =>
      whileAllowed(context, context.live.subscribe('desk', 'moderation'), {
        mayRead: () => isOnStaff(context),
        tells: isOfOthers(context),
      }),
  })
  staffDeskChanged(@Ctx() context: Context): Promise<StaffDesk> {
    return readStaffDesk(context.deps, actorOf(context));
  }
}
