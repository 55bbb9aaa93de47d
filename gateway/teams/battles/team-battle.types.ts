import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../../domain/shared/games.ts';
import { type Claim, feeOf, poolOf } from '../../../domain/battles/battle.ts';
import { ROUNDS_MAX } from '../../../domain/teams/team-battle.ts';
import type { TeamBattleStatus, TeamPayer } from '../../../domain/teams/team.ts';
import { Player } from '../../accounts/index.ts';
import { Access } from '../../schema/access.ts';
import { Node } from '../../schema/node.ts';
import { BattleGameEnum } from '../../schema/enums.ts';
import { ClaimEnum } from '../../battles/index.ts';
import { TeamBattleStatusEnum, TeamPayerEnum } from '../team.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';
import { Team } from '../team.types.ts';

@Access('own')
@ObjectType({ description: 'A player who agreed to be charged for an offer.' })
class TeamAgreement {
  @Field(() => ID, { description: 'The team that the player pays for, as `Team.id` names it.' })
  teamId!: string;

  @Field(() => Team, { description: 'The team of `teamId`.' })
  team!: Team;

  @Field(() => Player, { description: 'Who is charged if the offer is accepted.' })
  player!: Player;

  @Field(() => Cents, { description: 'Stake and fee together, at the most.' })
  agreedCents!: number;
}

@Access('own')
@ObjectType({ description: 'One team’s offer to play another for a stake of each; for the members of both.' })
export class TeamOffer {
  @Field(() => ID, { description: 'Names the offer in every other call.' })
  id!: string;

  @Field(() => Team, { description: 'The challenging team.' })
  from!: Team;

  @Field(() => Team, { description: 'The challenged team, whose captain answers.' })
  to!: Team;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => Cents, { description: 'What each team puts in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The fee where one player pays the whole stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'What the winning team’s payers are paid together: both stakes.' })
  poolCents!: number;

  @Field(() => TeamPayerEnum, { description: 'Whose money each team puts in.' })
  payer!: TeamPayer;

  @Field(() => Instant, { description: 'When it was sent.' })
  createdAt!: number;

  @Field(() => Instant, { description: 'Until when it can be answered: a day after it was sent.' })
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
  @Field(() => ID, { description: 'The team that the player plays for, as `Team.id` names it.' })
  teamId!: string;

  @Field(() => Team, { description: 'The team of `teamId`.' })
  team!: Team;

  @Field(() => Player, { description: 'Who plays.' })
  player!: Player;

  @Field(() => Cents, { description: '0 for who plays on the captain’s money.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The platform’s 5% of that stake, charged on top of it.' })
  feeCents!: number;
}

@Access('own')
@ObjectType({ implements: Node, description: 'A battle of two teams; for their members and staff.' })
export class TeamBattle {
  @Field(() => ID, { description: 'Names the team battle in every other call.' })
  id!: string;

  @Field(() => Team, { description: 'The challenging team.' })
  home!: Team;

  @Field(() => Team, { description: 'The challenged team.' })
  away!: Team;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => Cents, { description: 'What each team put in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'What the winning team’s payers are paid together: both stakes.' })
  poolCents!: number;

  @Field(() => TeamBattleStatusEnum, { description: 'Where it stands in its life.' })
  status!: TeamBattleStatus;

  @Field(() => ID, { nullable: true, description: 'The team that has won; null unless it is completed.' })
  winnerTeamId!: string | null;

  @Field(() => Team, { nullable: true, description: 'The team of `winnerTeamId`; null without one.' })
  winnerTeam!: Team | null;

  @Field(() => ID, { nullable: true, description: 'The winner by the home captain’s word; null until said.' })
  homeClaim!: string | null;

  @Field(() => ID, { nullable: true, description: 'The winner by the away captain’s word; null until said.' })
  awayClaim!: string | null;

  @Field(() => Int, { nullable: true, description: 'Rounds of the home team as first reported; null without a score.' })
  homeScore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rounds of the away team as first reported; null without a score.' })
  awayScore!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The stream or recording by the home captain; null without one.',
  })
  homeRecordingUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The stream or recording by the away captain; null without one.',
  })
  awayRecordingUrl!: string | null;

  @Field(() => Instant, { description: 'When the offer was accepted, and the match began.' })
  createdAt!: number;

  @Field(() => Instant, { description: 'What the countdown runs to.' })
  endsAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When the server acts by itself; null when nothing is due.' })
  dueAt!: number | null;

  @Field(() => [TeamSeat], { description: 'Everybody who plays, of both teams; the largest stakes first.' })
  lineUp!: TeamSeat[];
}

@InputType({ description: 'A battle that is offered to another team.' })
export class OfferTeamBattleInput {
  @Field(() => ID, { description: 'The team that is challenged, as `Team.id` names it; not the caller’s own.' })
  teamId!: string;

  @Field(() => BattleGameEnum, { description: 'The game it is played in; any but `CHESS`.' })
  game!: BattleGame;

  @Field(() => Cents, { description: 'Of each team.' })
  stakeCents!: number;

  @Field(() => TeamPayerEnum, { description: 'Whose money each team puts in.' })
  payer!: TeamPayer;
}

@InputType({ description: 'Rounds as the reporting captain counts them.' })
export class TeamScoreInput {
  @Field(() => Int, {
    description: `Rounds of the caller’s team, 0 to ${ROUNDS_MAX}; more than \`other\` with \`WON\`, else fewer.`,
  })
  own!: number;

  @Field(() => Int, { description: `Rounds of the other team, 0 to ${ROUNDS_MAX}.` })
  other!: number;
}

@InputType({ description: 'A captain’s word on the result.' })
export class ReportTeamBattleInput {
  @Field(() => ID, { description: 'As `TeamBattle.id` names it.' })
  teamBattleId!: string;

  @Field(() => ClaimEnum, { description: 'What the caller says.' })
  claim!: Claim;

  @Field(() => TeamScoreInput, { nullable: true, description: 'The rounds of both teams; null reports none.' })
  score?: TeamScoreInput | null;

  @Field(() => String, {
    defaultValue: '',
    description:
      'A web link to the stream or recording; may be empty with `LOST`, and where the other has said the same.',
  })
  recordingUrl!: string;
}
