import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';

/** SO-07 */
@Access('own')
@ObjectType({ description: 'The battle pass of a season, as the caller stands in it.' })
export class BattlePass {
  @Field(() => ID, { description: 'The season that it is of, such as `season-1`.' })
  id!: string;

  @Field(() => Instant, { description: 'When the season begins.' })
  startsAt!: number;

  @Field(() => Instant, { description: 'When the season ends; nothing counts and nothing is claimed from then on.' })
  endsAt!: number;

  @Field(() => Int, { description: 'Which season it is, from 1.' })
  number!: number;

  @Field(() => Instant, { nullable: true, description: 'When the next season begins; null while none is set.' })
  nextStartsAt!: number | null;

  @Field(() => [ID], { description: 'Items of its tiers that the caller had before; they bring credits instead.' })
  had!: string[];

  @Field(() => Int, { description: 'Experience that the caller has earned within the season; each 100 reach a tier.' })
  xp!: number;

  @Field(() => Boolean, { description: 'Whether the caller has the paid track.' })
  hasPaid!: boolean;

  @Field(() => [String], { description: 'The rewards that were claimed, as `track:tier`: `free:1`, `paid:25`.' })
  claimed!: string[];
}
