import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';

@Access('own')
@ObjectType({ description: 'Whether the caller’s streams are recorded, and what of it is kept.' })
export class OwnRecordings {
  @Field(() => Boolean, { description: 'Whether the operator has it switched on.' })
  isOffered!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller wants it; true where nothing was chosen.' })
  isWanted!: boolean;

  @Field(() => Float, { description: 'What all recordings of the caller take.' })
  bytes!: number;

  @Field(() => Float, { description: 'What they may take.' })
  bytesMax!: number;

  @Field(() => Int, { description: 'The longest recording.' })
  hoursMax!: number;

  @Field(() => Int, { description: 'For how long one is kept.' })
  daysKept!: number;
}
