import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import { TEAM_MEMBERS_MAX, TEAM_SEARCH_MAX, type TeamRole } from '../../domain/teams/team.ts';
import { listAsksOfTeam } from '../../db/teams/roster.queries.ts';
import { listOpenTeamBattles } from '../../db/teams/team-battle.queries.ts';
import { listTeams, readMembership, readTeamRank } from '../../db/teams/team.queries.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { TeamRoleEnum } from './team.enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import {
  countArcadeWins,
  findOwnTeam,
  findTeam,
  findTeamBattle,
  readAsks,
  readMatters,
  readOffers,
  readPastBattles,
  readMembers,
  toTeamBattles,
} from './read-team.ts';
import { TeamBattle, TeamOffer } from './battles/team-battle.types.ts';
import {
  Team,
  TeamAsk,
  TeamConnection,
  type PastTeamBattle,
  PastTeamBattleConnection,
  TeamMatters,
  TeamMember,
  TeamRequest,
  toTeam,
  toTeamRequest,
} from './team.types.ts';

/** The caller's role in a team; null for who is not in it. */
async function roleIn(context: Context, teamId: string): Promise<TeamRole | null> {
  const membership = await readMembership(context.deps.db.read, actorOf(context).userId);
  return membership?.teamId === teamId ? membership.role : null;
}

const isCaptain = async (context: Context, teamId: string) => (await roleIn(context, teamId)) === 'captain';

@Resolver(() => Team)
export class TeamResolver {
  @Access('own')
  @Query(() => Team, { nullable: true, description: 'The caller’s team; null without one.' })
  myTeam(@Ctx() context: Context): Promise<Team | null> {
    return context.deps.db.snapshot((read) => findOwnTeam(read, actorOf(context).userId));
  }

  @Access('own')
  @FindsNode()
  @Query(() => Team, { nullable: true, description: 'Any team, disbanded ones too. Refusals: NOT_FOUND.' })
  team(
    @Ctx() { deps }: Context,
    @Arg('id', () => ID, { description: 'As `Team.id` names it.' }) id: string,
  ): Promise<Team> {
    return deps.db.snapshot((read) => findTeam(read, id));
  }

  @Access('own')
  @FindsNode()
  @Query(() => TeamBattle, {
    nullable: true,
    description:
      'A battle of two teams, over or not; for members of either, who played in it, and staff. Refusals: NOT_FOUND.',
  })
  teamBattle(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'As `TeamBattle.id` names it.' }) id: string,
  ): Promise<TeamBattle> {
    return context.deps.db.snapshot((read) => findTeamBattle(read, actorOf(context), id));
  }

  @Access('own')
  @Query(() => TeamConnection, { description: 'Other teams by earnings, for ‘Challenge Team’.' })
  async teams(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('search', () => String, {
      nullable: true,
      description: `In the name, whatever its case; at most ${TEAM_SEARCH_MAX} characters.`,
    })
    search?: string | null,
  ): Promise<Connection<Team>> {
    const { read } = context.deps.db;
    const text = search?.trim() ?? '';
    if (text.length > TEAM_SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const own = await readMembership(read, actorOf(context).userId);
    const past = key && { cents: key[0], id: key[1] };
    const rows = await listTeams(read, text, own?.teamId ?? null, first + 1, past);
    return toConnection(rows, page, ({ team }) => [team.earningsCents, team.id], toTeam);
  }

  @Access('own')
  @Query(() => [TeamAsk], { description: 'Invitations to the caller and requests of the caller, the oldest first.' })
  teamAsks(@Ctx() context: Context): Promise<TeamAsk[]> {
    return context.deps.db.snapshot((read) => readAsks(read, actorOf(context).userId));
  }

  @Access('own')
  @FieldResolver(() => Int, { nullable: true, description: 'By earnings, from 1; null before the first battle.' })
  leaderboardRank(@Ctx() { deps }: Context, @Root() { row }: Team): Promise<number | null> {
    return readTeamRank(deps.db.read, row);
  }

  @Access('own')
  @FieldResolver(() => TeamRoleEnum, { nullable: true, description: 'The caller’s role; null for who is not in it.' })
  viewerRole(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamRole | null> {
    return roleIn(context, id);
  }

  @Access('own')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Contests of the arcade that its members have won, in the team or before it; null for who is not in it.',
  })
  arcadeWins(@Ctx() context: Context, @Root() { id }: Team): Promise<number | null> {
    return countArcadeWins(context.deps.db.read, id, actorOf(context).userId);
  }

  @Access('own')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What others ask to join with; null for everybody but the captain.',
  })
  async inviteCode(@Ctx() context: Context, @Root() { id, row }: Team): Promise<string | null> {
    return (await isCaptain(context, id)) ? row.inviteCode : null;
  }

  @Access('own')
  @Listed(TEAM_MEMBERS_MAX)
  @FieldResolver(() => [TeamMember], { description: 'The roster, captain first.' })
  members(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamMember[]> {
    const { deps } = context;
    return readMembers(deps.db.read, id, actorOf(context).userId, deps.now());
  }

  @Access('own')
  @FieldResolver(() => [TeamRequest], { description: 'Who asks to join, the oldest first; empty but for the captain.' })
  requests(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamRequest[]> {
    return asksFor(context, id, 'request');
  }

  @Access('own')
  @FieldResolver(() => [TeamRequest], {
    description: 'Who was invited and has not answered; empty but for the captain.',
  })
  invitations(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamRequest[]> {
    return asksFor(context, id, 'invitation');
  }

  @Access('own')
  @FieldResolver(() => [TeamOffer], { description: 'Waiting offers, both ways; empty but for members.' })
  async offers(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamOffer[]> {
    const { deps } = context;
    return (await roleIn(context, id)) === null ? [] : deps.db.snapshot((read) => readOffers(read, id, deps.now()));
  }

  @Access('own')
  @FieldResolver(() => [TeamBattle], { description: 'Battles that hold money, newest first; empty but for members.' })
  async battles(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamBattle[]> {
    if ((await roleIn(context, id)) === null) return [];
    return context.deps.db.snapshot(async (read) => toTeamBattles(read, await listOpenTeamBattles(read, id)));
  }

  @Access('own')
  @FieldResolver(() => PastTeamBattleConnection, {
    description: 'Settled battles, and matches of tournaments that are over, newest first.',
  })
  async recentBattles(
    @Ctx() { deps }: Context,
    @Root() { id }: Team,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<PastTeamBattle>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const past = key && { at: key[0], id: key[1] };
    const rows = await deps.db.snapshot((read) => readPastBattles(deps, read, id, first + 1, past));
    return toConnection(
      rows,
      page,
      (row) => [row.at, row.id],
      (row): PastTeamBattle => row,
    );
  }

  @Access('own')
  @Subscription(() => Team, {
    nullable: true,
    description: 'The caller’s team each time it changes; null, and the end, once the caller is not in it any more.',
    subscribe: async ({ context, args }: { context: Context; args: { id: string } }) => {
      const mayRead = async () => (await roleIn(context, args.id)) !== null;
      if (!(await mayRead())) throw new Refused('NOT_FOUND');
      return whileAllowed(context, context.live.subscribe('team', args.id), { mayRead, saysWhenOver: true });
    },
  })
  async teamChanged(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The caller’s team, as `Team.id` names it.' }) id: string,
  ): Promise<Team | null> {
    const team = await context.deps.db.snapshot((read) => findTeam(read, id));
    // The right after the state: whoever has just left must not see what came after.
    return (await roleIn(context, id)) === null ? null : team;
  }

  @Access('own')
  @Subscription(() => TeamMatters, {
    description: 'The caller’s team and open questions each time a team does something that concerns the caller.',
    subscribe: ({ context }: { context: Context }) =>
      context.live.subscribe('user', actorOf(context).userId, ({ entity }) => entity === 'team'),
  })
  teamMattersChanged(@Ctx() context: Context): Promise<TeamMatters> {
    return readMatters(context.deps, actorOf(context).userId);
  }
}

async function asksFor(context: Context, teamId: string, ask: 'request' | 'invitation'): Promise<TeamRequest[]> {
  if (!(await isCaptain(context, teamId))) return [];
  const views = await listAsksOfTeam(context.deps.db.read, teamId);
  return views.filter((view) => view.ask.ask === ask).map(toTeamRequest);
}
