import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type MembershipAsk, TEAM_ROLE_TITLES, type TeamRole } from '../../domain/teams/team.ts';
import type { TeamAskView, RosterView } from '../../db/teams/roster.queries.ts';
import type { TeamCardRow } from '../../db/teams/team.queries.ts';
import type { TeamRow } from '../../db/teams/team.table.ts';
import { avatarUrlOf, Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { MembershipAskEnum, TeamRoleEnum } from './team.enums.ts';
import { ResultEnum } from '../results/index.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('member')
@ObjectType({ description: 'Players under one name, led by a captain (EN-19).' })
export class Team {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'The uploaded logo; null for one drawn from the id.' })
  logoUrl!: string | null;

  @Field(() => String)
  description!: string;

  @Field(() => Int)
  memberCount!: number;

  @Field(() => Int)
  wins!: number;

  @Field(() => Int)
  losses!: number;

  @Field(() => Cents, { description: 'Won less lost in team battles, fees taken off.' })
  earningsCents!: number;

  @Field(() => Instant)
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

export const toPlayer = (row: { id: string; username: string; avatarId: string | null }): Player => ({
  id: row.id,
  username: row.username,
  avatarUrl: avatarUrlOf(row.avatarId),
});

@Access('own')
@ObjectType({ description: 'A player of a team with what the team battles brought (EN-20).' })
export class TeamMember {
  @Field(() => Player)
  player!: Player;

  @Field(() => TeamRoleEnum)
  role!: TeamRole;

  @Field(() => String, { description: 'The role as people read it (RO-06).' })
  roleTitle!: string;

  @Field(() => Int, { nullable: true, description: 'The place on the leaderboard of all time; null without one.' })
  rank!: number | null;

  @Field(() => Int)
  wins!: number;

  @Field(() => Int)
  losses!: number;

  @Field(() => Cents)
  earningsCents!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether the player is here; for teammates, null for others.' })
  isOnline!: boolean | null;

  @Field(() => Instant)
  joinedAt!: number;
}

/** `isOnline` is null for who is not a teammate. */
export const toTeamMember = ({ member, player, rank }: RosterView, isOnline: boolean | null): TeamMember => ({
  player: toPlayer(player),
  role: member.role,
  roleTitle: TEAM_ROLE_TITLES[member.role],
  rank,
  wins: member.wins,
  losses: member.losses,
  earningsCents: member.earningsCents,
  isOnline,
  joinedAt: member.joinedAt,
});

@Access('own')
@ObjectType({ description: 'A player whom the captain decides about, or has invited (EN-21).' })
export class TeamRequest {
  @Field(() => ID)
  id!: string;

  @Field(() => Player)
  player!: Player;

  @Field(() => Int, { nullable: true, description: 'The place on the leaderboard of all time; null without one.' })
  rank!: number | null;

  @Field(() => Int)
  wins!: number;

  @Field(() => Int)
  losses!: number;

  @Field(() => Instant)
  requestedAt!: number;
}

export const toTeamRequest = ({ ask, player, rank, wins, battles }: TeamAskView): TeamRequest => ({
  id: ask.id,
  player: toPlayer(player),
  rank,
  wins,
  losses: battles - wins,
  requestedAt: ask.at,
});

@Access('own')
@ObjectType({ description: 'An open question between the caller and a team.' })
export class TeamAsk {
  @Field(() => ID)
  id!: string;

  @Field(() => MembershipAskEnum)
  ask!: MembershipAsk;

  @Field(() => Team)
  team!: Team;

  @Field(() => Instant)
  askedAt!: number;
}

@Access('member')
@ObjectType({ description: 'A settled battle of a team, as the team sees it (EN-22).' })
export class PastTeamBattle {
  @Field(() => ID)
  id!: string;

  @Field(() => Team)
  opponent!: Team;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => ResultEnum)
  result!: 'win' | 'loss';

  @Field(() => String, { nullable: true, description: 'Own rounds first; null where none were reported.' })
  score!: string | null;

  @Field(() => Cents, { description: 'Won or lost by the team, fees taken off.' })
  earningsCents!: number;

  @Field(() => Instant)
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
