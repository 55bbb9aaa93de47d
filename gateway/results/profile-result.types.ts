import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { ResultEnum } from './result.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

/** EN-40 */
@Scope('public')
@Access('own')
@ObjectType({ description: 'Something to have done, and whether the player has done it.' })
export class Achievement {
  @Field(() => ID, { description: 'Names it for good, such as `first-win`.' })
  id!: string;

  @Field(() => String, { description: 'What it is called, such as `First Blood`.' })
  title!: string;

  @Field(() => String, { description: 'What has to be done, in one English sentence.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether the player has it.' })
  unlocked!: boolean;

  @Field(() => Instant, { nullable: true, description: 'When the player got it; null before.' })
  unlockedAt!: number | null;

  @Field(() => Int, { nullable: true, description: 'How far the caller is, in whole percent; null for others.' })
  progress!: number | null;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What a player’s battles, tournaments and sponsored challenges brought.' })
export class Earnings {
  @Field(() => Cents, { description: 'All stakes won, and prizes beyond what was paid in for them.' })
  wonCents!: number;

  @Field(() => Cents, { description: 'All that was won less all that was staked, paid in and taken as fees.' })
  netCents!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'One of the latest results, for a chart.' })
export class FormResult {
  @Field(() => ID, { description: 'The battle’s id.' })
  id!: string;

  @Field(() => ResultEnum, { description: 'How it ended for the player.' })
  result!: 'win' | 'loss';

  @Field(() => Cents, {
    nullable: true,
    description: 'The stake won or lost; null where the player keeps amounts back.',
  })
  amountCents!: number | null;

  @Field(() => Instant, { description: 'When the battle was settled.' })
  at!: number;
}
