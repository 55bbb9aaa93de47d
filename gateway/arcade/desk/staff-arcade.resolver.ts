import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs } from '../../schema/connection.ts';
import { readStaffArcade } from './read-staff-arcade.ts';
import { type StaffArcadeContest, StaffArcadeContestConnection } from './staff-arcade.types.ts';

@Resolver()
export class StaffArcadeResolver {
  @Access('staff')
  @Query(() => StaffArcadeContestConnection, {
    description: 'Contests and brackets of the arcade that hold entries and are not over, newest first.',
  })
  staffArcadeContests(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<StaffArcadeContest>> {
    return deps.db.snapshot((reader) => readStaffArcade(reader, page));
  }
}
