import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Scope } from '../schema/scope.ts';
import { ResultEnum } from './result.enums.ts';
import { Cents, Instant } from '../schema/scalars.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'Something to have done (EN-40).' })
export class Achievement {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  description!: string;

  @Field(() => Boolean)
  unlocked!: boolean;

  @Field(() => Instant, { nullable: true })
  unlockedAt!: number | null;

  @Field(() => Int, { nullable: true, description: 'How far the caller is, in whole percent; null for others.' })
  progress!: number | null;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'What a player’s settled battles brought.' })
export class Earnings {
  @Field(() => Cents, { description: 'All stakes won.' })
  wonCents!: number;

  @Field(() => Cents, { description: 'Won less lost and less fees.' })
  netCents!: number;
}

@Scope('public')
@Access('own')
@ObjectType({ description: 'One of the latest results, for a chart.' })
export class FormResult {
  @Field(() => ID, { description: 'The battle’s id.' })
  id!: string;

  @Field(() => ResultEnum)
  result!: 'win' | 'loss';

  @Field(() => Cents, {
    nullable: true,
    description: 'The stake won or lost; null where the player keeps amounts back.',
  })
  amountCents!: number | null;

  @Field(() => Instant)
  at!: number;
}
