import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { SeekerReason, SeekerState } from '../../domain/matchmaking/seeker.ts';
import type { BattleGame } from '../../domain/shared/games.ts';
import { Player } from '../accounts/index.ts';
import { ContenderStanding, Battle, loadBattle } from '../battles/index.ts';
import { Beside } from '../schema/beside.ts';
import { Scope } from '../schema/scope.ts';
import { Access } from '../schema/access.ts';
import { BattleGameEnum } from '../schema/enums.ts';
import { Listed } from '../schema/listed.ts';
import { Cents, Instant } from '../schema/scalars.ts';
import { SeekerReasonEnum, SeekerStateEnum } from './matchmaking.enums.ts';

@InputType({ description: 'What somebody wants to play, and for how much at least and at most.' })
export class QueueInput {
  @Field(() => BattleGameEnum, { description: 'The game that is played; any but `CHESS`.' })
  game!: BattleGame;

  @Field(() => Cents, {
    description: 'The least that each puts in, not counting the fee: within the bounds that `battleRules` names.',
  })
  minStakeCents!: number;

  @Field(() => Cents, {
    description:
      'The most that each puts in, not counting the fee: not below the least, nor more than the caller could stake now.',
  })
  maxStakeCents!: number;
}

@Access('own')
@ObjectType({ description: 'Two players put together; it becomes a battle once both have confirmed in time.' })
export class BattleProposal {
  @Field(() => ID, { description: 'Names the proposal when it is confirmed or declined.' })
  id!: string;

  @Field(() => BattleGameEnum, { description: 'The game that is played.' })
  game!: BattleGame;

  @Field(() => Cents, { description: 'What each puts in: the least that is enough for both.' })
  stakeCents!: number;

  @Field(() => Cents, { description: 'The platform’s share, on top of the stake.' })
  feeCents!: number;

  @Field(() => Cents, { description: 'Stake and fee: what leaves the wallet with the second yes.' })
  holdCents!: number;

  @Field(() => Cents, { description: 'What the winner is paid.' })
  poolCents!: number;

  @Field(() => Instant, { description: 'Until when a yes counts, by the server’s clock.' })
  expiresAt!: number;

  @Field(() => Player, { description: 'The caller.' })
  viewer!: Player;

  @Field(() => Player, { description: 'Whom the caller would play against.' })
  opponent!: Player;

  @Listed(2)
  @Field(() => [ContenderStanding], {
    description: 'How strong the two are; without those who keep their statistics back.',
  })
  standings!: ContenderStanding[];

  @Field(() => Boolean, { description: 'Whether the caller has said yes.' })
  viewerConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether the other has said yes.' })
  opponentConfirmed!: boolean;
}

@Access('own')
@ObjectType({ description: 'How the caller stands with the queue.' })
export class QueuePlace {
  @Field(() => ID, { description: 'The caller’s.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether there is a queue now; where not, nobody is in it.' })
  isOpen!: boolean;

  @Field(() => SeekerStateEnum, { description: 'Where the caller stands.' })
  state!: SeekerState;

  @Field(() => SeekerReasonEnum, {
    nullable: true,
    description: 'Why the caller stands there; null where nobody but the caller brought it about.',
  })
  reason!: SeekerReason | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of why the own stake could not be held; null otherwise.',
  })
  refusedAs!: string | null;

  @Field(() => BattleGameEnum, { nullable: true, description: 'What was wished for last; null where nothing was.' })
  game!: BattleGame | null;

  @Field(() => Cents, {
    nullable: true,
    description: 'The least to play for, of that wish; null where there was none.',
  })
  minStakeCents!: number | null;

  @Field(() => Cents, { nullable: true, description: 'The most to play for, of that wish; null where there was none.' })
  maxStakeCents!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Since when the caller waits; null for whoever does not.' })
  since!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when the caller may not queue; null where nothing stands in the way.',
  })
  freeAt!: number | null;

  @Field(() => BattleProposal, { nullable: true, description: 'The proposal while it is open; null otherwise.' })
  proposal!: BattleProposal | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The battle that came of it, where that is why the caller is out; null otherwise.',
  })
  battleId!: string | null;

  @Scope('battles:read')
  @Beside('battleId', () => loadBattle)
  @Field(() => Battle, { nullable: true, description: 'The battle of `battleId`; null without one.' })
  battle?: Battle | null;
}

@Access('member')
@ObjectType({ description: 'How it is to wait for a game, counted and measured.' })
export class QueueFigures {
  @Field(() => Int, { description: 'Players who wait now.' })
  waiting!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Seconds that the players of the latest battles waited, the middle of them; null where there are none.',
  })
  medianWaitSeconds!: number | null;
}
