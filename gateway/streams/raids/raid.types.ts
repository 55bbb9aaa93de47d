import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';
import { Scope } from '../../schema/scope.ts';
import { Stream } from '../stream.types.ts';

@Scope('public')
@Access('own')
@ObjectType({ description: 'Where a stream sends those who watch it.' })
export class StreamRaid {
  @Field(() => ID, { description: 'Tells this raid from others of the stream.' })
  id!: string;

  @Field(() => Stream, { description: 'The live stream that they are sent to.' })
  target!: Stream;

  @Field(() => Int, { description: 'How many accounts watched when it began.' })
  viewers!: number;

  @Field(() => Instant, { description: 'When pages go there by themselves, unless their viewer stays.' })
  goesAt!: number;
}
