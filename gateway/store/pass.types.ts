import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';

@Access('own')
@ObjectType({ description: 'The battle pass of a season, as the caller stands in it (SO-07).' })
export class BattlePass {
  @Field(() => ID, { description: 'Of the season.' })
  id!: string;

  @Field(() => Instant)
  startsAt!: number;

  @Field(() => Instant, { description: 'Nothing counts and nothing is claimed from then on.' })
  endsAt!: number;

  @Field(() => Int, { description: 'Earned within the season; a tier has 100.' })
  xp!: number;

  @Field(() => Boolean, { description: 'Whether the caller has the paid track.' })
  hasPaid!: boolean;

  @Field(() => [String], { description: '`track:tier` of each reward that was claimed.' })
  claimed!: string[];
}
