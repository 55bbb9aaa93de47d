import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  PLAY_LIMIT_KINDS,
  PLAY_LIMIT_PERIODS,
  type PlayLimitKind,
  type PlayLimitPeriod,
} from '../../../domain/wallet/play-limits.ts';
import type { PlayPauseKind } from '../../../domain/wallet/play-pause.ts';
import { Access } from '../../schema/access.ts';
import { Listed } from '../../schema/listed.ts';
import { PlayLimitKindEnum, PlayLimitPeriodEnum, PlayPauseKindEnum } from '../wallet.enums.ts';
import { Cents, Instant } from '../../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A limit that the player has set for the own play.' })
export class PlayLimit {
  @Field(() => PlayLimitKindEnum, { description: 'What it limits.' })
  kind!: PlayLimitKind;

  @Field(() => PlayLimitPeriodEnum, { description: 'Over what time it counts.' })
  period!: PlayLimitPeriod;

  @Field(() => Cents, { description: 'The most that the period may count, as it holds now.' })
  cents!: number;

  @Field(() => Cents, { description: 'What the running period counts; of losses less than nothing after a good run.' })
  usedCents!: number;

  @Field(() => Cents, { description: 'What is left of it in the running period; never below 0.' })
  leftCents!: number;

  @Field(() => Cents, {
    nullable: true,
    description: 'What the limit becomes at `pendingFrom`; null there means that it goes.',
  })
  pendingCents!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Null when no change waits.' })
  pendingFrom!: number | null;
}

@Access('own')
@ObjectType({ description: 'What a running period counts: a UTC day, a week from Monday, a calendar month.' })
export class PlayPeriod {
  @Field(() => PlayLimitPeriodEnum, { description: 'Which of the three it is.' })
  period!: PlayLimitPeriod;

  @Field(() => Instant, { description: 'When it began, UTC.' })
  startsAt!: number;

  @Field(() => Instant, { description: 'When it ends and the next one begins, UTC.' })
  endsAt!: number;

  @Field(() => Cents, { description: 'What was paid in; deposits that failed do not count.' })
  depositedCents!: number;

  @Field(() => Cents, { description: 'What was put at stake, without fees; stakes that were given back do not count.' })
  stakedCents!: number;

  @Field(() => Cents, {
    description: 'Payouts less what was held for contests, fees too; stakes still open count as held.',
  })
  netCents!: number;
}

@Access('own')
@ObjectType({ description: 'A break of the player’s own choice. It ends by itself and nobody can end it before.' })
export class PlayPause {
  @Field(() => PlayPauseKindEnum, { description: 'Whether it is a short break or a self-exclusion.' })
  kind!: PlayPauseKind;

  @Field(() => Instant, { description: 'When it began.' })
  startsAt!: number;

  @Field(() => Instant, { description: 'When it ends by itself.' })
  endsAt!: number;
}

@Access('own')
@ObjectType({ description: 'How the caller holds back the own play.' })
export class PlayLimits {
  @Listed(PLAY_LIMIT_KINDS.length * PLAY_LIMIT_PERIODS.length)
  @Field(() => [PlayLimit], { description: 'The limits that hold, by kind and period; empty where none is set.' })
  limits!: PlayLimit[];

  @Listed(PLAY_LIMIT_PERIODS.length)
  @Field(() => [PlayPeriod], { description: 'The running day, week and month.' })
  periods!: PlayPeriod[];

  @Field(() => PlayPause, { nullable: true, description: 'The break that runs; null without one.' })
  pause!: PlayPause | null;

  @Field(() => Int, { description: 'Minutes of a visit between two reality checks; 0 for none.' })
  realityCheckMinutes!: number;
}

@Access('own')
@ObjectType({ description: 'Where the caller’s visit stands.' })
export class RealityCheck {
  @Field(() => Instant, { description: 'When the caller’s session was opened.' })
  signedInAt!: number;

  @Field(() => Int, { description: 'Whole minutes since the sign-in, idle ones included.' })
  minutesPlayed!: number;

  @Field(() => Cents, { description: 'What playing has brought since the sign-in; stakes still open count as held.' })
  netCents!: number;

  @Field(() => Int, { description: 'Minutes between two checks; 0 for none.' })
  everyMinutes!: number;
}

@InputType({ description: 'A limit on the caller’s own play.' })
export class SetPlayLimitInput {
  @Field(() => PlayLimitKindEnum, { description: 'What it limits.' })
  kind!: PlayLimitKind;

  @Field(() => PlayLimitPeriodEnum, { description: 'Over what time it counts.' })
  period!: PlayLimitPeriod;

  @Field(() => Cents, { description: 'The most that the period may count, 0 or more.' })
  cents!: number;
}

@InputType({ description: 'A break from play.' })
export class StartPauseInput {
  @Field(() => PlayPauseKindEnum, { description: 'Whether it is a short break or a self-exclusion.' })
  kind!: PlayPauseKind;

  @Field(() => Int, { description: 'Days of a cool-off, 1 to 42; calendar months of a self-exclusion, 6 to 60.' })
  length!: number;
}
