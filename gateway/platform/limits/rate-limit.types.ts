import { Field, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'What may be spent within a minute, and what of it is spent, in points.' })
export class RateLimit {
  @Field(() => Int, { description: 'Points of a minute.' })
  limit!: number;

  @Field(() => Int, { description: 'What calls have cost within the minute that runs, this one included.' })
  cost!: number;

  @Field(() => Int, { description: 'What is left of it; never less than 0.' })
  remaining!: number;

  @Field(() => Instant, { nullable: true, description: 'When all of it is there again; null while nothing is spent.' })
  resetAt!: number | null;
}
