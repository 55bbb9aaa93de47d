import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { formatCount } from '../../domain/shared/figures.ts';
import { type BattleGame, GAME_TITLES } from '../../domain/shared/games.ts';
import {
  type BattleMode,
  type BattlePrivacy,
  type BattleStatus,
  type Claim,
  MODE_TITLES,
  holdOf,
  playerAt,
  poolOf,
} from '../../domain/battles/battle.ts';
import { ISSUE_MAX } from '../../domain/battles/battles.schemas.ts';
import type { RankBadge } from '../../domain/results/rating.ts';
import type { DisputeType } from '../../domain/disputes/dispute.ts';
import type { BattleView } from '../../db/battles/battle.queries.ts';
import { playerOf, Player, loadPlayer } from '../accounts/index.ts';
import { Beside } from '../schema/beside.ts';
import { Access } from '../schema/access.ts';
import { Node } from '../schema/node.ts';
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
@ObjectType({ implements: Node, description: 'Two players, two stakes, one pool.' })
export class Battle {
  @Field(() => ID, { description: 'Names the battle in every other call and in the address of its page.' })
  id!: string;

  @Field(() => BattleStatusEnum, { description: 'Where it stands in its life.' })
  status!: BattleStatus;

  @Field(() => BattleGameEnum, { description: 'The game it is played in.' })
  game!: BattleGame;

  @Field(() => String, { description: 'The game as people read it.' })
  gameTitle!: string;

  @Field(() => BattleModeEnum, { description: 'How it is played.' })
  mode!: BattleMode;

  @Field(() => String, { description: 'The mode as people read it.' })
  gameMode!: string;

  @Field(() => String, { description: 'What its creator calls it; empty only in a draft.' })
  title!: string;

  @Field(() => String, { description: 'What its creator says about it; may be empty.' })
  description!: string;

  @Field(() => BattlePrivacyEnum, { description: 'Who may see and join it.' })
  privacy!: BattlePrivacy;

  @Field(() => Cents, { description: 'What one player puts in.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The platform’s 5%, charged to each player on top of the stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'Stake and fee: what leaves the wallet when the seat is taken.' })
  holdCents!: number;

  @Field(() => Cents, { description: 'What the winner is paid: both stakes.' })
  poolCents!: number;

  @Field(() => Player, { description: 'Who opened it and has the first seat.' })
  creator!: Player;

  @Field(() => Player, { nullable: true, description: 'Null while the second seat is empty.' })
  opponent!: Player | null;

  @Field(() => ID, { nullable: true, description: 'The id of the player who has won; null unless it is completed.' })
  winnerId!: string | null;

  @Field(() => Player, { nullable: true, description: 'The player of `winnerId`; null before there is one.' })
  winner!: Player | null;

  @Field(() => Instant, { description: 'When it was opened or, of a draft, first saved.' })
  createdAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When the match was started; null where it was not.' })
  startedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When it was completed, cancelled or expired; null before.' })
  endedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'What the countdown runs to; null in a draft.' })
  endsAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When the server acts by itself; null when nothing is due.' })
  dueAt!: number | null;

  @Field(() => ID, { nullable: true, description: 'The player who has pressed start and waits for the other.' })
  readyId!: string | null;

  @Field(() => Instant, { nullable: true, description: 'Until when the player of `readyId` waits; null without one.' })
  checkEndsAt!: number | null;

  @Field(() => ID, { nullable: true, description: 'The player who was called to start and asked for time.' })
  laterId!: string | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'For when the player of `laterId` has asked; null without one.',
  })
  laterUntil!: number | null;

  /** For the fields that depend on who asks; not part of the schema. */
  view!: BattleView;
}

export function toBattle(view: BattleView): Battle {
  const creator = playerOf({ id: view.creatorId, username: view.creatorName, avatarId: view.creatorAvatarId });
  const opponent =
    view.opponentId === null
      ? null
      : playerOf({ id: view.opponentId, username: view.opponentName ?? '', avatarId: view.opponentAvatarId });
  return {
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
    creator,
    opponent,
    winnerId: view.winnerId,
    winner: view.winnerId === null ? null : view.winnerId === view.creatorId ? creator : opponent,
    createdAt: view.createdAt,
    startedAt: view.startedAt,
    endedAt: view.endedAt,
    endsAt: view.endsAt,
    dueAt: view.dueAt,
    readyId: playerAt(view, view.readySeat),
    checkEndsAt: view.checkEndsAt,
    laterId: playerAt(view, view.laterSeat),
    laterUntil: view.laterUntil,
    view,
  };
}

export const BattleConnection = connectionOf(Battle, 'Battle');

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'One player’s word on the result; for the players and staff.' })
export class BattleReport {
  @Field(() => ID, { description: 'The id of the player who says it.' })
  playerId!: string;

  @Beside('playerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `playerId`.' })
  player?: Player;

  @Field(() => ClaimEnum, { description: 'What this player says.' })
  claim!: Claim;

  @Field(() => String, { description: 'As the player wrote it, e.g. 13–9; may be empty.' })
  score!: string;

  @Field(() => String, { description: 'The stream or recording; empty where none was needed.' })
  recordingUrl!: string;

  @Field(() => Instant, { description: 'When it was said.' })
  at!: number;
}

@Scope('public')
@Access('member')
@ObjectType({ description: 'How a player has done in the battle’s game.' })
export class GameRecord {
  @Field(() => Int, { description: 'Settled battles in the game.' })
  battles!: number;

  @Field(() => Int, { description: 'How many of them the player has won.' })
  wins!: number;

  @Field(() => Int, { description: 'Rounded percent; 0 without battles.' })
  winRate!: number;
}

@Scope('battles:read')
@Access('own')
@ObjectType({ description: 'How strong a player of a battle is.' })
export class ContenderStanding {
  @Field(() => ID, { description: 'The id of the player.' })
  playerId!: string;

  @Beside('playerId', () => loadPlayer)
  @Field(() => Player, { description: 'The player of `playerId`.' })
  player?: Player;

  @Field(() => Int, { nullable: true, description: 'In the battle’s game; null before the first rated battle.' })
  rating!: number | null;

  @Field(() => RankBadgeEnum, { nullable: true, description: 'The badge of that rating; null without one.' })
  rankBadge!: RankBadge | null;

  @Field(() => Int, {
    description: 'In how many battles of the last 90 days it came to starting with both seats taken.',
  })
  called!: number;

  @Field(() => Int, { description: 'In how many of those the player was there.' })
  shown!: number;

  @Listed(FORM_RESULTS)
  @Field(() => [ResultEnum], { description: 'The latest five results in any game, oldest first.' })
  form!: ('win' | 'loss')[];
}

@Scope('public')
@Access('anyone')
@ObjectType({ description: 'The terms that every battle is played on.' })
export class BattleRules {
  @Field(() => Cents, { description: 'The least that each player must put in.' })
  minStakeCents!: number;

  @Field(() => Cents, { description: 'The most that each player may put in.' })
  maxStakeCents!: number;

  @Field(() => Int, { description: 'The fee in hundredths of a percent of the stake.' })
  feeBasisPoints!: number;

  @Field(() => [String], { description: 'The rules as people read them, in their order.' })
  lines!: readonly string[];

  @Field(() => [BattleGameEnum], { description: 'The games that battles can be opened in now.' })
  games!: BattleGame[];
}

@InputType({ description: 'The Create Battle form.' })
export class BattleTermsInput {
  @Field(() => BattleGameEnum, { description: 'The game it is played in; one of `BattleRules.games`.' })
  game!: BattleGame;

  @Field(() => BattleModeEnum, { description: 'How it is played; `DUEL` for chess.' })
  mode!: BattleMode;

  @Field(() => Cents, {
    description: 'What each player puts in, within the bounds of `battleRules`; a draft may have any, or 0.',
  })
  stakeCents!: number;

  @Field(() => String, { defaultValue: '', description: 'At most 80 characters; empty for the game’s name.' })
  title!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  description!: string;

  @Field(() => BattlePrivacyEnum, { defaultValue: 'public', description: 'Who may see and join it.' })
  privacy!: BattlePrivacy;
}

@InputType({ description: 'One player’s word on the result.' })
export class ReportResultInput {
  @Field(() => ID, { description: 'As `Battle.id` names it.' })
  battleId!: string;

  @Field(() => ClaimEnum, { description: 'What the caller says.' })
  claim!: Claim;

  @Field(() => String, { defaultValue: '', description: 'As you would write it, e.g. 13–9.' })
  score!: string;

  @Field(() => String, {
    defaultValue: '',
    description:
      'A web link to the stream or recording; may be empty with `LOST`, and where the other has said the same.',
  })
  recordingUrl!: string;
}

@InputType({ description: 'What is wrong with a battle of the caller.' })
export class ReportIssueInput {
  @Field(() => ID, { description: 'As `Battle.id` names it.' })
  battleId!: string;

  @Field(() => DisputeTypeEnum, { description: 'What it is about.' })
  type!: DisputeType;

  @Field(() => String, { description: `What happened: 1 to ${formatCount(ISSUE_MAX)} characters.` })
  description!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'A web link that shows it; asked for once a dispute was dismissed.',
  })
  evidenceUrl!: string;
}
