import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs } from '../../schema/connection.ts';
import { readStaffTournaments } from './read-staff-tournaments.ts';
import { type StaffTournament, StaffTournamentConnection } from './staff-tournament.types.ts';

@Resolver()
export class StaffTournamentResolver {
  @Access('staff')
  @Query(() => StaffTournamentConnection, {
    description: 'Tournaments, brackets and premium listings that are announced and not over, newest first.',
  })
  staffTournaments(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<StaffTournament>> {
    const actor = actorOf(context);
    return context.deps.db.snapshot((reader) => readStaffTournaments(reader, actor, page));
  }
}
