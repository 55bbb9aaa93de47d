import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import { type Claim, feeOf, poolOf } from '../../domain/battles/battle.ts';
import type { TeamBattleStatus, TeamPayer } from '../../domain/teams/team.ts';
import { Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { ClaimEnum } from '../battles/index.ts';
import { TeamBattleStatusEnum, TeamPayerEnum } from './team.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { Team } from './team.types.ts';

@Access('own')
@ObjectType({ description: 'A player who agreed to be charged for an offer.' })
class TeamAgreement {
  @Field(() => ID)
  teamId!: string;

  @Field(() => Player)
  player!: Player;

  @Field(() => Cents, { description: 'Stake and fee together, at the most.' })
  agreedCents!: number;
}

@Access('own')
@ObjectType({ description: 'One team’s offer to play another for a stake of each; for the members of both.' })
export class TeamOffer {
  @Field(() => ID)
  id!: string;

  @Field(() => Team)
  from!: Team;

  @Field(() => Team)
  to!: Team;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => Cents, { description: 'What each team puts in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The fee where one player pays the whole stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'What the winning team’s payers are paid together: both stakes.' })
  poolCents!: number;

  @Field(() => TeamPayerEnum)
  payer!: TeamPayer;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant)
  expiresAt!: number;

  @Field(() => [TeamAgreement], { description: 'Who is in so far, on both sides.' })
  agreements!: TeamAgreement[];
}

export const offerFigures = (row: { game: BattleGame; stakeCents: number }) => ({
  gameTitle: GAME_TITLES[row.game],
  feeCents: feeOf(row.stakeCents),
  poolCents: poolOf(row.stakeCents),
});

@Access('own')
@ObjectType({ description: 'A place in the line-up of a team battle.' })
class TeamSeat {
  @Field(() => ID)
  teamId!: string;

  @Field(() => Player)
  player!: Player;

  @Field(() => Cents, { description: '0 for who plays on the captain’s money.' })
  stakeCents!: number;

  @Field(() => Cents)
  feeCents!: number;
}

@Access('own')
@ObjectType({ description: 'A battle of two teams; for their members and staff.' })
export class TeamBattle {
  @Field(() => ID)
  id!: string;

  @Field(() => Team, { description: 'The challenging team.' })
  home!: Team;

  @Field(() => Team)
  away!: Team;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => Cents, { description: 'What each team put in.' })
  stakeCents!: number;

  @Field(() => Cents)
  poolCents!: number;

  @Field(() => TeamBattleStatusEnum)
  status!: TeamBattleStatus;

  @Field(() => ID, { nullable: true })
  winnerTeamId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The winner by the home captain’s word; null until said.' })
  homeClaim!: string | null;

  @Field(() => ID, { nullable: true, description: 'The winner by the away captain’s word; null until said.' })
  awayClaim!: string | null;

  @Field(() => Int, { nullable: true })
  homeScore!: number | null;

  @Field(() => Int, { nullable: true })
  awayScore!: number | null;

  @Field(() => String, { nullable: true, description: 'The stream or recording.' })
  homeRecordingUrl!: string | null;

  @Field(() => String, { nullable: true })
  awayRecordingUrl!: string | null;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant, { description: 'What the countdown runs to.' })
  endsAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When the server acts by itself; null when nothing is due.' })
  dueAt!: number | null;

  @Field(() => [TeamSeat])
  lineUp!: TeamSeat[];
}

@InputType()
export class OfferTeamBattleInput {
  @Field(() => ID)
  teamId!: string;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => Cents, { description: 'Of each team.' })
  stakeCents!: number;

  @Field(() => TeamPayerEnum)
  payer!: TeamPayer;
}

@InputType({ description: 'Rounds as the reporting captain counts them.' })
export class TeamScoreInput {
  @Field(() => Int)
  own!: number;

  @Field(() => Int)
  other!: number;
}

@InputType()
export class ReportTeamBattleInput {
  @Field(() => ID)
  teamBattleId!: string;

  @Field(() => ClaimEnum)
  claim!: Claim;

  @Field(() => TeamScoreInput, { nullable: true })
  score?: TeamScoreInput | null;

  @Field(() => String, { description: 'An http or https link to the stream or recording.' })
  recordingUrl!: string;
}
