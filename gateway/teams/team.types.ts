import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type MembershipAsk, TEAM_ROLE_TITLES, type TeamRole } from '../../domain/teams/team.ts';
import type { TeamAskView, RosterView } from '../../db/teams/roster.queries.ts';
import type { TeamCardRow } from '../../db/teams/team.queries.ts';
import type { TeamRow } from '../../db/teams/team.table.ts';
import { avatarUrlOf, playerOf, Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
import { connectionOf } from '../schema/connection.ts';
import { MembershipAskEnum, TeamRoleEnum } from './team.enums.ts';
import { ResultEnum } from '../results/index.ts';
import { Cents, Instant } from '../schema/scalars.ts';

/** EN-19 */
@Access('member')
@ObjectType({ implements: Node, description: 'Players under one name, led by a captain.' })
export class Team {
  @Field(() => ID, { description: 'Names the team in every other call and in the address of its page.' })
  id!: string;

  @Field(() => String, { description: 'What it is called; no other team that exists has a name that looks the same.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded logo; null for one drawn from the id.' })
  logoUrl!: string | null;

  @Field(() => String, { description: 'What its captain says about it; may be empty.' })
  description!: string;

  @Field(() => Int, { description: 'How many players are in it now, the captain included.' })
  memberCount!: number;

  @Field(() => Int, { description: 'Team battles it has won.' })
  wins!: number;

  @Field(() => Int, { description: 'Team battles it has lost.' })
  losses!: number;

  @Field(() => Cents, { description: 'Won less lost in team battles, fees taken off.' })
  earningsCents!: number;

  @Field(() => Instant, { description: 'When it was founded.' })
  createdAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When its last member left; null while it exists.' })
  disbandedAt!: number | null;

  /** For the fields that depend on who asks; not part of the schema. */
  row!: TeamRow;
}

export const toTeam = ({ team, memberCount }: TeamCardRow): Team => ({
  id: team.id,
  name: team.name,
  logoUrl: avatarUrlOf(team.logoId),
  description: team.description,
  memberCount,
  wins: team.wins,
  losses: team.losses,
  earningsCents: team.earningsCents,
  createdAt: team.createdAt,
  disbandedAt: team.disbandedAt,
  row: team,
});

export const TeamConnection = connectionOf(Team, 'Team');

/** EN-20 */
@Access('own')
@ObjectType({ description: 'A player of a team with what the team battles brought.' })
export class TeamMember {
  @Field(() => Player, { description: 'What everybody may know of the player.' })
  player!: Player;

  @Field(() => TeamRoleEnum, { description: 'What the player plays in the team.' })
  role!: TeamRole;

  @Field(() => String, { description: 'The role as people read it.' })
  roleTitle!: string;

  @Field(() => Int, { nullable: true, description: 'The place on the leaderboard of all time; null without one.' })
  rank!: number | null;

  @Field(() => Int, { description: 'Team battles won with the team since joining it.' })
  wins!: number;

  @Field(() => Int, { description: 'Team battles lost with the team since joining it.' })
  losses!: number;

  @Field(() => Cents, { description: 'Won less lost by the player in those battles, fees taken off.' })
  earningsCents!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether the player is here; for teammates, null for others.' })
  isOnline!: boolean | null;

  @Field(() => Instant, { description: 'When the player joined the team.' })
  joinedAt!: number;
}

/** `isOnline` is null for who is not a teammate. */
export const toTeamMember = ({ member, player, rank }: RosterView, isOnline: boolean | null): TeamMember => ({
  player: playerOf(player),
  role: member.role,
  roleTitle: TEAM_ROLE_TITLES[member.role],
  rank,
  wins: member.wins,
  losses: member.losses,
  earningsCents: member.earningsCents,
  isOnline,
  joinedAt: member.joinedAt,
});

/** EN-21 */
@Access('own')
@ObjectType({ description: 'A player whom the captain decides about, or has invited.' })
export class TeamRequest {
  @Field(() => ID, { description: 'Names the request or invitation when it is answered or taken back.' })
  id!: string;

  @Field(() => Player, { description: 'Who asks, or was invited.' })
  player!: Player;

  @Field(() => Int, { nullable: true, description: 'The place on the leaderboard of all time; null without one.' })
  rank!: number | null;

  @Field(() => Int, { description: 'Battles of two players that the player has won, in all games.' })
  wins!: number;

  @Field(() => Int, { description: 'Battles of two players that the player has lost, in all games.' })
  losses!: number;

  @Field(() => Instant, { description: 'When the player asked, or was invited.' })
  requestedAt!: number;
}

export const toTeamRequest = ({ ask, player, rank, wins, battles }: TeamAskView): TeamRequest => ({
  id: ask.id,
  player: playerOf(player),
  rank,
  wins,
  losses: battles - wins,
  requestedAt: ask.at,
});

@Access('own')
@ObjectType({ description: 'An open question between the caller and a team.' })
export class TeamAsk {
  @Field(() => ID, { description: 'Names the question when it is answered or taken back.' })
  id!: string;

  @Field(() => MembershipAskEnum, { description: 'Who asked.' })
  ask!: MembershipAsk;

  @Field(() => Team, { description: 'The team that it is about.' })
  team!: Team;

  @Field(() => Instant, { description: 'When it was asked.' })
  askedAt!: number;
}

/** EN-22 */
@Access('member')
@ObjectType({
  description: 'A settled battle of a team, or a match that it has played in a tournament, as the team sees it.',
})
export class PastTeamBattle {
  @Field(() => ID, { description: 'The same as `TeamBattle.id` was, or as `TournamentMatch.id` is.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The tournament that it belonged to, as people read it; null for a battle of two teams.',
  })
  contest!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page of the match; null for a battle of two teams, and for a match of a private tournament.',
  })
  path!: string | null;

  @Field(() => Team, { description: 'The other team.' })
  opponent!: Team;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => ResultEnum, { description: 'How it ended for the team.' })
  result!: 'win' | 'loss';

  @Field(() => String, { nullable: true, description: 'Own rounds first; null where none were reported.' })
  score!: string | null;

  @Field(() => Cents, {
    description:
      'Won or lost by the team, fees taken off; 0 for a match of a tournament, whose prizes follow its places.',
  })
  earningsCents!: number;

  @Field(() => Instant, { description: 'When it was settled, or its tournament was over.' })
  endedAt!: number;
}

export const PastTeamBattleConnection = connectionOf(PastTeamBattle, 'PastTeamBattle');

@Access('own')
@ObjectType({ description: 'Where the caller stands among teams.' })
export class TeamMatters {
  @Field(() => Team, { nullable: true, description: 'The caller’s team; null without one.' })
  team!: Team | null;

  @Field(() => [TeamAsk], { description: 'Invitations to the caller and requests of the caller.' })
  asks!: TeamAsk[];
}
