import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import {
  type BattleMode,
  type BattlePrivacy,
  type BattleStatus,
  type Claim,
  MODE_TITLES,
  holdOf,
  poolOf,
} from '../../domain/battles/battle.ts';
import type { RankBadge } from '../../domain/results/rating.ts';
import type { DisputeType } from '../../domain/disputes/dispute.ts';
import type { BattleView } from '../../db/battles/battle.queries.ts';
import { avatarUrlOf, Player } from '../accounts/index.ts';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { connectionOf } from '../schema/connection.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { RankBadgeEnum, ResultEnum } from '../results/index.ts';
import { BattleModeEnum, BattlePrivacyEnum, BattleStatusEnum, ClaimEnum } from './battle.enums.ts';
import { DisputeTypeEnum } from '../disputes/index.ts';
import { Cents, Instant } from '../schema/scalars.ts';

/** So many of the latest results say how a player is doing. */
export const FORM_RESULTS = 5;

@Scope('battles:read')
@Access('member')
@ObjectType({ description: 'Two players, two stakes, one pool.' })
export class Battle {
  @Field(() => ID)
  id!: string;

  @Field(() => BattleStatusEnum)
  status!: BattleStatus;

  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => String)
  gameTitle!: string;

  @Field(() => BattleModeEnum)
  mode!: BattleMode;

  @Field(() => String, { description: 'The mode as people read it.' })
  gameMode!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => BattlePrivacyEnum)
  privacy!: BattlePrivacy;

  @Field(() => Cents, { description: 'What one player puts in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The platform’s 5%, charged to each player on top of the stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'Stake and fee: what leaves the wallet when the seat is taken.' })
  holdCents!: number;

  @Field(() => Cents, { description: 'What the winner is paid: both stakes.' })
  poolCents!: number;

  @Field(() => Player)
  creator!: Player;

  @Field(() => Player, { nullable: true, description: 'Null while the second seat is empty.' })
  opponent!: Player | null;

  @Field(() => ID, { nullable: true })
  winnerId!: string | null;

  @Field(() => Instant)
  createdAt!: number;

  @Field(() => Instant, { nullable: true })
  startedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When it was completed, cancelled or expired.' })
  endedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'What the countdown runs to; null in a draft.' })
  endsAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When the server acts by itself; null when nothing is due.' })
  dueAt!: number | null;

  /** For the fields that depend on who asks; not part of the schema. */
  view!: BattleView;
}

export const toBattle = (view: BattleView): Battle => ({
  id: view.id,
  status: view.status,
  game: view.game,
  gameTitle: GAME_TITLES[view.game],
  mode: view.mode,
  gameMode: MODE_TITLES[view.mode],
  title: view.title,
  description: view.description,
  privacy: view.privacy,
  stakeCents: view.stakeCents,
  feeCents: view.feeCents,
  holdCents: holdOf(view),
  poolCents: poolOf(view.stakeCents),
  creator: { id: view.creatorId, username: view.creatorName, avatarUrl: avatarUrlOf(view.creatorAvatarId) },
  opponent:
    view.opponentId === null
      ? null
      : { id: view.opponentId, username: view.opponentName ?? '', avatarUrl: avatarUrlOf(view.opponentAvatarId) },
  winnerId: view.winnerId,
  createdAt: view.createdAt,
  startedAt: view.startedAt,
  endedAt: view.endedAt,
  endsAt: view.endsAt,
  dueAt: view.dueAt,
  view,
});

export const BattleConnection = connectionOf(Battle, 'Battle');

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'One player’s word on the result; for the players and staff.' })
export class BattleReport {
  @Field(() => ID)
  playerId!: string;

  @Field(() => ClaimEnum)
  claim!: Claim;

  @Field(() => String)
  score!: string;

  @Field(() => String, { description: 'The stream or recording.' })
  recordingUrl!: string;

  @Field(() => Instant)
  at!: number;
}

@Scope('public')
@Access('member')
@ObjectType({ description: 'How a player has done in the battle’s game.' })
export class GameRecord {
  @Field(() => Int)
  battles!: number;

  @Field(() => Int)
  wins!: number;

  @Field(() => Int, { description: 'Rounded percent; 0 without battles.' })
  winRate!: number;
}

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'How strong a player of a battle is.' })
export class ContenderStanding {
  @Field(() => ID)
  playerId!: string;

  @Field(() => Int, { nullable: true, description: 'In the battle’s game; null before the first rated battle.' })
  rating!: number | null;

  @Field(() => RankBadgeEnum, { nullable: true })
  rankBadge!: RankBadge | null;

  @Listed(FORM_RESULTS)
  @Field(() => [ResultEnum], { description: 'The latest five results in any game, oldest first.' })
  form!: ('win' | 'loss')[];
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'The terms that every battle is played on.' })
export class BattleRules {
  @Field(() => Cents)
  minStakeCents!: number;

  @Field(() => Cents)
  maxStakeCents!: number;

  @Field(() => Int, { description: 'The fee in hundredths of a percent of the stake.' })
  feeBasisPoints!: number;

  @Field(() => [String])
  lines!: readonly string[];
}

@InputType({ description: 'The Create Battle form.' })
export class BattleTermsInput {
  @Field(() => BattleGameEnum)
  game!: BattleGame;

  @Field(() => BattleModeEnum)
  mode!: BattleMode;

  @Field(() => Cents)
  stakeCents!: number;

  @Field(() => String, { defaultValue: '', description: 'At most 80 characters; empty for the game’s name.' })
  title!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  description!: string;

  @Field(() => BattlePrivacyEnum, { defaultValue: 'public' })
  privacy!: BattlePrivacy;
}

@InputType()
export class ReportResultInput {
  @Field(() => ID)
  battleId!: string;

  @Field(() => ClaimEnum)
  claim!: Claim;

  @Field(() => String, { defaultValue: '', description: 'As you would write it, e.g. 13–9.' })
  score!: string;

  @Field(() => String, { description: 'An http or https link to the stream or recording.' })
  recordingUrl!: string;
}

@InputType()
export class ReportIssueInput {
  @Field(() => ID)
  battleId!: string;

  @Field(() => DisputeTypeEnum)
  type!: DisputeType;

  @Field(() => String)
  description!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'An http or https link that shows it; asked for once a dispute was dismissed.',
  })
  evidenceUrl!: string;
}
