import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';

@Access('own')
@ObjectType({ description: 'Whether the caller’s streams are recorded, and what of it is kept.' })
export class OwnRecordings {
  @Field(() => Boolean, { description: 'Whether the operator has recording switched on.' })
  isOffered!: boolean;

  @Field(() => Boolean, {
    description: 'Whether only what a camera or a screen sends is recorded here, and not what streaming software does.',
  })
  isCameraOnly!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller wants it; true where nothing was chosen.' })
  isWanted!: boolean;

  @Field(() => Float, { description: 'What all recordings of the caller take, in bytes.' })
  bytes!: number;

  @Field(() => Float, { description: 'What they may take, in bytes.' })
  bytesMax!: number;

  @Field(() => Int, { description: 'How long one recording may be, in hours.' })
  hoursMax!: number;

  @Field(() => Int, { description: 'How many days one is kept.' })
  daysKept!: number;
}
