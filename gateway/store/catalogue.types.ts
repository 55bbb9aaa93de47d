import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import type { ProductKind, ProductState } from '../../domain/store/catalogue.ts';
import { Access } from '../schema/access.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { Instant } from '../schema/scalars.ts';
import { ProductKindEnum, ProductStateEnum } from './store.enums.ts';

@Access('administrator')
@ObjectType({ description: 'A product as staff see it, drafts and archived ones too.' })
export class CatalogueEntry {
  @Field(() => ID, { description: 'Names the product in every call; an edit takes it as `productId`.' })
  id!: string;

  @Field(() => String, { description: 'What it is called in the store.' })
  name!: string;

  @Field(() => String, { description: 'What the store says of it.' })
  description!: string;

  @Field(() => ProductKindEnum, { description: 'What it brings; no edit changes that.' })
  kind!: ProductKind;

  @Field(() => CurrencyEnum, {
    description: 'What it is paid in: bundles of BattleCoin in money, everything else in BattleCoin.',
  })
  currency!: Currency;

  @Field(() => Int, {
    description: 'What one costs before its discount, in cents or coins.',
    deprecationReason: 'Until 2027-05-26: use `CatalogueEntry.priceSum`.',
  })
  price!: number;

  @SumOf('price')
  @Field(() => Amount, { description: 'What one costs before its discount.' })
  priceSum?: Amount;

  @Field(() => Int, { description: 'How much is taken off its price, per cent; 0 for none.' })
  discount!: number;

  @Field(() => Int, {
    description: 'What one costs now, in cents or coins: the price with its discount taken off.',
    deprecationReason: 'Until 2027-05-26: use `CatalogueEntry.costSum`.',
  })
  cost!: number;

  @SumOf('cost')
  @Field(() => Amount, { description: 'What one costs now: the price with its discount taken off.' })
  costSum?: Amount;

  @Field(() => Boolean, { description: 'Whether the store puts it forward.' })
  isFeatured!: boolean;

  @Field(() => ProductStateEnum, { description: 'Whether it is sold, as staff have set it.' })
  state!: ProductState;

  @Field(() => ProductStateEnum, { description: 'Whether it is sold at this moment, its times being counted in.' })
  stateNow!: ProductState;

  @Field(() => Instant, { nullable: true, description: 'From when a scheduled one is sold; null while that is open.' })
  onSaleFrom!: number | null;

  @Field(() => Instant, { nullable: true, description: 'Until when it is sold; null without an end.' })
  onSaleUntil!: number | null;

  @Field(() => ID, { nullable: true, description: 'The picture that staff have sent; null for one that is drawn.' })
  pictureId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where its picture is, a path of this site; null for one that is drawn.',
  })
  pictureUrl!: string | null;

  @Field(() => String, { description: 'Names what stands here of what can be changed; an edit gives it back.' })
  version!: string;
}

@InputType({ description: 'A product as it is to be sold from now on.' })
export class EditProductInput {
  @Field(() => ID, { description: 'The `id` of the entry.' })
  productId!: string;

  @Field(() => String, { description: 'The `version` of the entry that was read; another one is refused.' })
  version!: string;

  @Field(() => String, { description: 'What it is called in the store, 1 to 60 characters.' })
  name!: string;

  @Field(() => String, { description: 'What the store says of it, 1 to 300 characters.' })
  description!: string;

  @Field(() => Int, {
    description:
      'What one costs before its discount, 1 to 5,000 cents or coins; of a bundle a cent for each of its coins.',
  })
  price!: number;

  @Field(() => Int, { description: 'How much is taken off its price, per cent, 0 to 99; a bundle has none.' })
  discount!: number;

  @Field(() => Boolean, { description: 'Whether the store puts it forward.' })
  isFeatured!: boolean;

  @Field(() => ProductStateEnum, {
    description: 'Whether it is sold; a battle pass is on sale by its season and cannot be put there.',
  })
  state!: ProductState;

  @Field(() => Instant, {
    nullable: true,
    description:
      'From when a scheduled one is sold; null while that is open, and ignored for all others and for battle passes.',
  })
  onSaleFrom?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The picture that it is shown by: the `pictureId` of the entry, the `id` of another one that was sent, or null for one that is drawn.',
  })
  pictureId?: string | null;

  @Field(() => String, { description: 'Why it is changed, which the audit log keeps; 1 to 2,000 characters.' })
  reason!: string;
}
