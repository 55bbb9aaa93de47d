import { Field, ID, ObjectType } from 'type-graphql';
import { Access } from '../../schema/access.ts';
import { Instant } from '../../schema/scalars.ts';

/** SO-16 */
@Access('anyone')
@ObjectType({ description: 'A gift as whoever may claim it sees it.' })
export class GiftOffer {
  @Field(() => ID, { description: 'Names the gift when it is claimed or declined without its link.' })
  id!: string;

  @Field(() => String, { description: 'What the product is called.' })
  name!: string;

  @Field(() => [String], { description: 'The names of the items in it.' })
  items!: string[];

  @Field(() => String, { description: 'The username of whoever has bought it.' })
  from!: string;

  @Field(() => Instant, { description: 'Until when it can be claimed.' })
  expiresAt!: number;
}
