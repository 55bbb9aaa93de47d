import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Refused } from '../../domain/shared/refusals.ts';
import type { TeamRole } from '../../domain/teams/team.ts';
import type { StoredEvent } from '../../db/events/event.table.ts';
import { listAsksOfTeam } from '../../db/teams/roster.queries.ts';
import { listDisputedTeamBattles, listOpenTeamBattles } from '../../db/teams/team-battle.queries.ts';
import { listTeams, readMembership, readTeamRank } from '../../db/teams/team.queries.ts';
import { Feed } from '../events/feed.ts';
import { whileAllowed } from '../events/while-allowed.ts';
import { Access } from '../schema/access.ts';
import { type Connection, PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { TeamRoleEnum } from './team.enums.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import {
  findOwnTeam,
  findTeam,
  readAsks,
  readChallenges,
  readMatches,
  readMembers,
  toTeamBattles,
} from './read-team.ts';
import { TeamBattle, TeamChallenge } from './team-battle.types.ts';
import {
  Team,
  TeamAsk,
  TeamConnection,
  type TeamMatch,
  TeamMatchConnection,
  TeamMatters,
  TeamMember,
  TeamRequest,
  toTeam,
  toTeamRequest,
} from './team.types.ts';

const SEARCH_MAX = 30;

/** The caller's role in a team; null for who is not in it. */
async function roleIn(context: Context, teamId: string): Promise<TeamRole | null> {
  const membership = await readMembership(context.deps.db.read, actorOf(context).userId);
  return membership?.teamId === teamId ? membership.role : null;
}

const isCaptain = async (context: Context, teamId: string) => (await roleIn(context, teamId)) === 'captain';

@Resolver(() => Team)
export class TeamResolver {
  @Access('own')
  @Query(() => Team, { nullable: true, description: 'The caller’s team; null without one (TE-02).' })
  myTeam(@Ctx() context: Context): Promise<Team | null> {
    return findOwnTeam(context.deps.db.read, actorOf(context).userId);
  }

  @Access('own')
  @Query(() => Team, { nullable: true, description: 'Any team, disbanded ones too. Refusals: NOT_FOUND.' })
  team(@Ctx() { deps }: Context, @Arg('id', () => ID) id: string): Promise<Team> {
    return findTeam(deps.db.read, id);
  }

  @Access('own')
  @Query(() => TeamConnection, { description: 'Other teams by earnings, for ‘Challenge Team’.' })
  async teams(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'In the name.' }) search?: string | null,
  ): Promise<Connection<Team>> {
    const { read } = context.deps.db;
    const text = search?.trim() ?? '';
    if (text.length > SEARCH_MAX) throw new Refused('BAD_INPUT', { field: 'search' });
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const own = await readMembership(read, actorOf(context).userId);
    const past = key && { cents: key[0], id: key[1] };
    const rows = await listTeams(read, text, own?.teamId ?? null, first + 1, past);
    return toConnection(rows, first, ({ team }) => [team.earningsCents, team.id], toTeam);
  }

  @Access('own')
  @Query(() => [TeamAsk], { description: 'Invitations to the caller and requests of the caller (TE-07).' })
  teamAsks(@Ctx() context: Context): Promise<TeamAsk[]> {
    return readAsks(context.deps.db.read, actorOf(context).userId);
  }

  @Access('staff')
  @Query(() => [TeamBattle], { description: 'Team battles that wait for a decision, the oldest first.' })
  async disputedTeamBattles(
    @Ctx() { deps }: Context,
    @Arg('first', () => Int, { defaultValue: 50 }) first: number,
  ): Promise<TeamBattle[]> {
    const { read } = deps.db;
    return toTeamBattles(read, await listDisputedTeamBattles(read, pageSize(first)));
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
  @FieldResolver(() => String, { nullable: true, description: 'What others ask to join with; the captain’s (RO-06).' })
  async inviteCode(@Ctx() context: Context, @Root() { id, row }: Team): Promise<string | null> {
    return (await isCaptain(context, id)) ? row.inviteCode : null;
  }

  @Access('own')
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
  @FieldResolver(() => [TeamChallenge], { description: 'Waiting challenges, both ways; empty but for members.' })
  async challenges(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamChallenge[]> {
    const { deps } = context;
    return (await roleIn(context, id)) === null ? [] : readChallenges(deps.db.read, id, deps.now());
  }

  @Access('own')
  @FieldResolver(() => [TeamBattle], { description: 'Battles that hold money, newest first; empty but for members.' })
  async battles(@Ctx() context: Context, @Root() { id }: Team): Promise<TeamBattle[]> {
    const { read } = context.deps.db;
    if ((await roleIn(context, id)) === null) return [];
    return toTeamBattles(read, await listOpenTeamBattles(read, id));
  }

  @Access('own')
  @FieldResolver(() => TeamMatchConnection, { description: 'Settled battles, newest first (EN-22).' })
  async recentMatches(
    @Ctx() { deps }: Context,
    @Root() { id }: Team,
    @Args(() => PageArgs) page: PageArgs,
  ): Promise<Connection<TeamMatch>> {
    const first = pageSize(page.first);
    const key = decodeCursor(page.after);
    const rows = await readMatches(deps.db.read, id, first + 1, key && { createdAt: key[0], id: key[1] });
    return toConnection(
      rows,
      first,
      (row) => [row.createdAt, row.id],
      (row): TeamMatch => row,
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
  async teamChanged(@Ctx() context: Context, @Arg('id', () => ID) id: string): Promise<Team | null> {
    const team = await findTeam(context.deps.db.read, id);
    // The right after the state: whoever has just left must not see what came after.
    return (await roleIn(context, id)) === null ? null : team;
  }

  @Access('own')
  @Subscription(() => TeamMatters, {
    description: 'The caller’s team and open questions each time a team does something that concerns the caller.',
    subscribe: ({ context }: { context: Context }) =>
      new Feed<StoredEvent>((feed) =>
        context.live.listen('user', actorOf(context).userId, (event) => {
          if (event.entity === 'team') feed.push(event);
        }),
      ),
  })
  async teamMattersChanged(@Ctx() context: Context): Promise<TeamMatters> {
    const { read } = context.deps.db;
    const { userId } = actorOf(context);
    const [team, asks] = await Promise.all([findOwnTeam(read, userId), readAsks(read, userId)]);
    return { team, asks };
  }
}

async function asksFor(context: Context, teamId: string, ask: 'request' | 'invitation'): Promise<TeamRequest[]> {
  if (!(await isCaptain(context, teamId))) return [];
  const views = await listAsksOfTeam(context.deps.db.read, teamId);
  return views.filter((view) => view.ask.ask === ask).map(toTeamRequest);
}
