import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { connectionOf } from '../../schema/connection.ts';
import { Cents } from '../../schema/scalars.ts';
import { Tournament } from '../tournament.types.ts';

@Access('staff')
@ObjectType({ description: 'A tournament as staff see it.' })
export class StaffTournament {
  @Field(() => ID, { description: 'The same as `Tournament.id`.' })
  id!: string;

  @Field(() => Tournament, { description: 'The tournament.' })
  tournament!: Tournament;

  @Field(() => Cents, { description: 'What lies in escrow for it: buy-ins, fees and the guarantee.' })
  heldCents!: number;

  @Field(() => Int, { description: 'How many of its matches are in dispute.' })
  disputes!: number;
}

export const StaffTournamentConnection = connectionOf(StaffTournament, 'StaffTournament');
