import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import type { LineState } from '../../domain/store/return-line.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { BattleCoins, Instant } from '../schema/scalars.ts';
import { LineStateEnum } from './store.enums.ts';

@Access('staff')
@ObjectType({ description: 'So many of one product in an order, as staff see it.' })
export class BoughtOrderLine {
  @Field(() => ID, { description: 'Of order and product.' })
  id!: string;

  @Field(() => ID)
  productId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Int, { description: 'Of one, in cents or coins.' })
  price!: number;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => LineStateEnum)
  state!: LineState;

  @Field(() => BattleCoins, {
    description: 'What came back, or would: what was paid, less what loyalty gave back.',
  })
  coins!: number;

  @Field(() => Instant, { nullable: true })
  returnedAt!: number | null;
}

@Access('staff')
@ObjectType({ description: 'What a player has bought in one checkout, as staff see it.' })
export class BoughtOrder {
  @Field(() => ID)
  id!: string;

  @Field(() => Instant)
  at!: number;

  @Field(() => [BoughtOrderLine])
  lines!: BoughtOrderLine[];
}

export const BoughtOrderConnection = connectionOf(BoughtOrder, 'BoughtOrder');

@InputType()
export class ReturnLineInput {
  @Field(() => ID)
  orderId!: string;

  @Field(() => ID)
  productId!: string;

  @Field(() => String, { description: 'The buyer reads it; 1 to 2,000 characters.' })
  reason!: string;
}
