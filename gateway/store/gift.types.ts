import { Field, ID, ObjectType } from 'type-graphql';
import { Access } from '../schema/access.ts';
import { Instant } from '../schema/scalars.ts';

@Access('anyone')
@ObjectType({ description: 'A gift as whoever may claim it sees it (SO-16).' })
export class GiftOffer {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [String], { description: 'What is in it.' })
  items!: string[];

  @Field(() => String, { description: 'The username of whoever gives it.' })
  from!: string;

  @Field(() => Instant, { description: 'Until when it can be claimed.' })
  expiresAt!: number;
}
