import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Currency } from '../../../domain/shared/money.ts';
import type { LineState } from '../../../domain/store/return-line.ts';
import { Access } from '../../schema/access.ts';
import { Amount } from '../../schema/amount.ts';
import { SumOf } from '../../schema/sum-of.ts';
import { connectionOf } from '../../schema/connection.ts';
import { CurrencyEnum } from '../../schema/enums.ts';
import { BattleCoins, Cents, Instant } from '../../schema/scalars.ts';
import { LineStateEnum } from '../store.enums.ts';

@Access('staff')
@ObjectType({ description: 'So many of one product in an order, as staff see it.' })
export class BoughtOrderLine {
  @Field(() => ID, { description: 'The ids of order and product, with a colon between them.' })
  id!: string;

  @Field(() => ID, { description: 'The product; `returnLine` takes it.' })
  productId!: string;

  @Field(() => String, { description: 'What the product was called when it was bought.' })
  name!: string;

  @Field(() => Int, { description: 'How many were bought.' })
  quantity!: number;

  @Field(() => Int, {
    description: 'What one cost, in cents or coins.',
    deprecationReason: 'Until 2027-05-26: use `BoughtOrderLine.priceSum`.',
  })
  price!: number;

  @SumOf('price')
  @Field(() => Amount, { description: 'What one cost.' })
  priceSum?: Amount;

  @Field(() => CurrencyEnum, { description: 'What it was paid in.' })
  currency!: Currency;

  @Field(() => LineStateEnum, { description: 'Whether it can be taken back.' })
  state!: LineState;

  @Field(() => BattleCoins, {
    description: 'What came back, or would: what was paid, less what loyalty gave back; 0 of what was paid with money.',
  })
  coins!: number;

  @Field(() => Cents, { description: 'The money that came back, or would, for a bundle; 0 of what cost coins.' })
  cents!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was taken back; null while it was not.' })
  returnedAt!: number | null;
}

@Access('staff')
@ObjectType({ description: 'What a player has bought in one checkout, as staff see it.' })
export class BoughtOrder {
  @Field(() => ID, { description: 'The order; `returnLine` takes it.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was paid.' })
  at!: number;

  @Field(() => [BoughtOrderLine], { description: 'What was bought, a line for each product.' })
  lines!: BoughtOrderLine[];
}

export const BoughtOrderConnection = connectionOf(BoughtOrder, 'BoughtOrder');

@InputType({ description: 'A line of an order that is taken back.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'The `id` of the order.' })
  orderId!: string;

  @Field(() => ID, { description: 'The product of the line.' })
  productId!: string;

  @Field(() => String, { description: 'Why it is taken back, which the buyer reads; 1 to 2,000 characters.' })
  reason!: string;
}
