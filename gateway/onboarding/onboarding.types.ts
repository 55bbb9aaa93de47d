import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { STARTER_BONUS_COINS } from '../../domain/onboarding/tutorial.ts';
import type { OnboardingSteps } from '../../domain/onboarding/onboarding.ts';
import { Access } from '../schema/access.ts';
import { BattleCoins, Instant } from '../schema/scalars.ts';
import { Viewer } from '../security/index.ts';

@Access('own')
@ObjectType({ description: 'How far a newcomer is; each moment is null until then.' })
export class Onboarding {
  @Field(() => Instant, { nullable: true })
  setupCompletedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'The tour is optional.' })
  tourCompletedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'The end of the first round, passed or not.' })
  tutorialCompletedAt!: number | null;

  @Field(() => Instant, { nullable: true })
  completedAt!: number | null;

  @Field(() => BattleCoins, { description: 'What the tutorial has brought; 0 before it.' })
  starterBonusCoins!: number;
}

export const toOnboarding = (steps: OnboardingSteps): Onboarding => ({
  ...steps,
  starterBonusCoins: steps.tutorialCompletedAt === null ? 0 : STARTER_BONUS_COINS,
});

@Access('own')
@ObjectType({ description: 'The channels on which a player wants to be told things.' })
export class NotificationChannels {
  @Field(() => Boolean)
  email!: boolean;

  @Field(() => Boolean)
  chat!: boolean;

  @Field(() => Boolean)
  missions!: boolean;
}

@Access('own')
@ObjectType({ description: 'What the profile setup asks for, as it is chosen so far.' })
export class ProfileSetup {
  @Field(() => String)
  displayName!: string;

  @Field(() => [ID], { description: 'Ids of the game catalogue.' })
  favoriteGames!: readonly string[];

  @Field(() => NotificationChannels)
  notifications!: NotificationChannels;
}

@InputType()
export class NotificationChannelsInput {
  @Field(() => Boolean)
  email!: boolean;

  @Field(() => Boolean)
  chat!: boolean;

  @Field(() => Boolean)
  missions!: boolean;
}

@InputType()
export class CompleteSetupInput {
  @Field(() => String, { description: '1 to 30 characters.' })
  displayName!: string;

  @Field(() => [ID], { description: 'At least one of the game catalogue.' })
  favoriteGames!: string[];

  @Field(() => NotificationChannelsInput)
  notifications!: NotificationChannelsInput;
}

@Access('own')
@ObjectType({ description: 'A round of the mini-game that has begun.' })
export class TutorialRun {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Decides where and when the targets are.' })
  seed!: number;
}

@InputType({ description: 'A shot at the field of 1000 by 750 units.' })
export class ShotInput {
  @Field(() => Int, { description: 'Milliseconds since the start of the round.' })
  atMs!: number;

  @Field(() => Int)
  x!: number;

  @Field(() => Int)
  y!: number;
}

@Access('own')
@ObjectType({ description: 'What a round was worth, found by playing it again.' })
export class TutorialResult {
  @Field(() => Int, { description: 'Accuracy in whole per cent.' })
  score!: number;

  @Field(() => Boolean, { description: 'Whether the score is 60 or more.' })
  hasPassed!: boolean;

  @Field(() => Int, { description: 'Of all players, in whole per cent.' })
  communityAverage!: number;

  @Field(() => BattleCoins, { description: 'What this round brought: the starter bonus comes with the first.' })
  bonusCoins!: number;

  @Field(() => Viewer)
  viewer!: Viewer;
}
