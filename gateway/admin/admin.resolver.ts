import { Ctx, Query, Resolver } from 'type-graphql';
import { countTeamAccesses, countWaitlist } from '../../db/accounts/waitlist.queries.ts';
import { listSettings } from '../../db/settings/setting.queries.ts';
import { Access } from '../schema/access.ts';
import type { Context } from '../kernel/context.ts';
import { AdminStats, Setting } from './admin.types.ts';

@Resolver()
export class AdminResolver {
  @Access('staff')
  @Query(() => AdminStats)
  async adminStats(@Ctx() { deps }: Context): Promise<AdminStats> {
    const { read } = deps.db;
    const [waitlistEntries, teamAccesses] = await Promise.all([countWaitlist(read), countTeamAccesses(read)]);
    return { waitlistEntries, teamAccesses };
  }

  @Access('administrator')
  @Query(() => [Setting], { description: 'The system configuration as stored.' })
  async systemSettings(@Ctx() { deps }: Context): Promise<Setting[]> {
    return listSettings(deps.db.read);
  }
}
