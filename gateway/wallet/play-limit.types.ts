import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PlayLimitKind, PlayLimitPeriod } from '../../domain/wallet/play-limits.ts';
import type { PlayPauseKind } from '../../domain/wallet/play-pause.ts';
import { Access } from '../schema/access.ts';
import { PlayLimitKindEnum, PlayLimitPeriodEnum, PlayPauseKindEnum } from './wallet.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'A limit that the player has set for the own play.' })
export class PlayLimit {
  @Field(() => PlayLimitKindEnum)
  kind!: PlayLimitKind;

  @Field(() => PlayLimitPeriodEnum)
  period!: PlayLimitPeriod;

  @Field(() => Cents)
  cents!: number;

  @Field(() => Cents, { description: 'What the running period counts; of losses less than nothing after a good run.' })
  usedCents!: number;

  @Field(() => Cents)
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
  @Field(() => PlayLimitPeriodEnum)
  period!: PlayLimitPeriod;

  @Field(() => Instant)
  startsAt!: number;

  @Field(() => Instant)
  endsAt!: number;

  @Field(() => Cents)
  depositedCents!: number;

  @Field(() => Cents)
  stakedCents!: number;

  @Field(() => Cents, {
    description: 'Payouts less what was held for battles, fees too; stakes still open count as held.',
  })
  netCents!: number;
}

@Access('own')
@ObjectType({ description: 'A break of the player’s own choice. It ends by itself and nobody can end it before.' })
export class PlayPause {
  @Field(() => PlayPauseKindEnum)
  kind!: PlayPauseKind;

  @Field(() => Instant)
  startsAt!: number;

  @Field(() => Instant)
  endsAt!: number;
}

@Access('own')
@ObjectType({ description: 'How the caller holds back the own play.' })
export class PlayLimits {
  @Field(() => [PlayLimit])
  limits!: PlayLimit[];

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
  @Field(() => Instant)
  signedInAt!: number;

  @Field(() => Int)
  minutesPlayed!: number;

  @Field(() => Cents, { description: 'What playing has brought since the sign-in; stakes still open count as held.' })
  netCents!: number;

  @Field(() => Int, { description: 'Minutes between two checks; 0 for none.' })
  everyMinutes!: number;
}

@InputType()
export class SetPlayLimitInput {
  @Field(() => PlayLimitKindEnum)
  kind!: PlayLimitKind;

  @Field(() => PlayLimitPeriodEnum)
  period!: PlayLimitPeriod;

  @Field(() => Cents)
  cents!: number;
}

@InputType()
export class StartPauseInput {
  @Field(() => PlayPauseKindEnum)
  kind!: PlayPauseKind;

  @Field(() => Int, { description: 'Days of a cool-off, 1 to 42; calendar months of a self-exclusion, 6 to 60.' })
  length!: number;
}
