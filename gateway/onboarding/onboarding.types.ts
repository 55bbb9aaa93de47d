import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FIELD } from '../../domain/onboarding/tutorial-game.ts';
import { STARTER_BONUS_COINS } from '../../domain/onboarding/tutorial.ts';
import { type OnboardingState, SETUP_STEPS, progressOf } from '../../domain/onboarding/onboarding.ts';
import { Access } from '../schema/access.ts';
import { BattleCoins, Instant } from '../schema/scalars.ts';
import { Viewer } from '../security/index.ts';

@Access('own')
@ObjectType({ description: 'How far a newcomer is; each moment is null until then.' })
export class Onboarding {
  @Field(() => Instant, { nullable: true, description: 'When the profile setup was first stored.' })
  setupCompletedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'The tour is optional.' })
  tourCompletedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'The end of the first round, passed or not.' })
  tutorialCompletedAt!: number | null;

  @Field(() => Instant, { nullable: true, description: 'When the onboarding ended.' })
  completedAt!: number | null;

  @Field(() => BattleCoins, { description: 'What the tutorial has brought; 0 before it.' })
  starterBonusCoins!: number;

  @Field(() => BattleCoins, { description: 'What the tutorial is still to bring; 0 after it.' })
  bonusCoinsAhead!: number;

  @Field(() => Int, { description: 'Steps that were gone on from: of the profile setup, and the tutorial.' })
  stepsDone!: number;

  @Field(() => Int, { description: 'How many steps there are; the tour is none of them.' })
  stepsCount!: number;
}

export function toOnboarding({ setupSteps, ...moments }: OnboardingState): Onboarding {
  const hasPlayed = moments.tutorialCompletedAt !== null;
  return {
    ...moments,
    starterBonusCoins: hasPlayed ? STARTER_BONUS_COINS : 0,
    bonusCoinsAhead: hasPlayed ? 0 : STARTER_BONUS_COINS,
    ...progressOf({ setupSteps, ...moments }),
  };
}

const CHANNELS = {
  email: { description: 'Whether notifications are mailed too; those that protect the account always are.' },
  chat: { description: 'Whether the player is told of mentions in chats.' },
  missions: { description: 'Whether the player is told of missions, streaks and achievements.' },
} as const;

@Access('own')
@ObjectType({ description: 'The channels on which a player wants to be told things.' })
export class NotificationChannels {
  @Field(() => Boolean, CHANNELS.email)
  email!: boolean;

  @Field(() => Boolean, CHANNELS.chat)
  chat!: boolean;

  @Field(() => Boolean, CHANNELS.missions)
  missions!: boolean;
}

@Access('own')
@ObjectType({ description: 'What the profile setup asks for, as it is chosen so far.' })
export class ProfileSetup {
  @Field(() => String, { description: 'The name that the player chose to be shown; it begins as the username.' })
  displayName!: string;

  @Field(() => [ID], { description: 'Ids of the game catalogue.' })
  favoriteGames!: readonly string[];

  @Field(() => NotificationChannels, { description: 'On which channels the player wants to be told things.' })
  notifications!: NotificationChannels;
}

@InputType({ description: 'The channels on which a player wants to be told things.' })
export class NotificationChannelsInput {
  @Field(() => Boolean, CHANNELS.email)
  email!: boolean;

  @Field(() => Boolean, CHANNELS.chat)
  chat!: boolean;

  @Field(() => Boolean, CHANNELS.missions)
  missions!: boolean;
}

@InputType({ description: 'What the profile setup asks for.' })
export class CompleteSetupInput {
  @Field(() => String, { description: '1 to 30 characters.' })
  displayName!: string;

  @Field(() => [ID], { description: 'At least one of the game catalogue.' })
  favoriteGames!: string[];

  @Field(() => NotificationChannelsInput, { description: 'On which channels the player wants to be told things.' })
  notifications!: NotificationChannelsInput;
}

@InputType({ description: 'A step of the profile setup, and what was chosen on it; what is left out stays as it is.' })
export class SaveSetupInput {
  @Field(() => Int, { description: `Which one was gone on from: 1 to ${SETUP_STEPS}.` })
  step!: number;

  @Field(() => String, { nullable: true, description: '1 to 30 characters.' })
  displayName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The date of birth, `YYYY-MM-DD`; told once, and asked for at the first stake where it is left out.',
  })
  bornOn?: string | null;

  @Field(() => [ID], { nullable: true, description: 'At least one of the game catalogue.' })
  favoriteGames?: string[] | null;

  @Field(() => NotificationChannelsInput, {
    nullable: true,
    description: 'On which channels the player wants to be told things.',
  })
  notifications?: NotificationChannelsInput | null;
}

@Access('own')
@ObjectType({ description: 'A round of the mini-game that has begun.' })
export class TutorialRun {
  @Field(() => ID, { description: 'Names the round when its shots are handed in.' })
  id!: string;

  @Field(() => Int, { description: 'Decides where and when the targets are.' })
  seed!: number;
}

@InputType({ description: 'A shot at the field of 1000 by 750 units.' })
export class ShotInput {
  @Field(() => Int, { description: 'Milliseconds since the start of the round.' })
  atMs!: number;

  @Field(() => Int, { description: `From the left edge of the field: 0 to ${FIELD.width - 1}.` })
  x!: number;

  @Field(() => Int, { description: `From the top edge of the field: 0 to ${FIELD.height - 1}.` })
  y!: number;
}

@Access('own')
@ObjectType({ description: 'What a round was worth, found by playing it again.' })
export class TutorialResult {
  @Field(() => Int, { description: 'Accuracy in whole per cent.' })
  score!: number;

  @Field(() => Boolean, { description: 'Whether the score is 60 or more.' })
  hasPassed!: boolean;

  @Field(() => Int, { description: 'Of the 1,000 players whose rounds ended last, in whole per cent.' })
  communityAverage!: number;

  @Field(() => BattleCoins, { description: 'What this round brought: the starter bonus comes with the first.' })
  bonusCoins!: number;

  @Field(() => Viewer, { description: 'The account with the onboarding as it is now.' })
  viewer!: Viewer;
}
