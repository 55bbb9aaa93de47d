import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Currency } from '../../domain/shared/money.ts';
import type { ProductKind, ProductState } from '../../domain/store/catalogue.ts';
import type { GiftState } from '../../domain/store/gift.ts';
import type { LoyaltyTier } from '../../domain/store/loyalty.ts';
import type { Rarity } from '../../domain/store/odds.ts';
import type { ProductCategory } from '../../domain/store/products.ts';
import type { PromoReason } from '../../domain/store/promo-codes.ts';
import { Access } from '../schema/access.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { BattleCoins, Cents, Instant } from '../schema/scalars.ts';
import {
  GiftStateEnum,
  LoyaltyTierEnum,
  ProductCategoryEnum,
  ProductKindEnum,
  ProductStateEnum,
  PromoReasonEnum,
  RarityEnum,
} from './store.enums.ts';

@Access('anyone')
@ObjectType({ description: 'How often a crate brings a rarity.' })
export class DropRate {
  @Field(() => RarityEnum)
  rarity!: Rarity;

  @Field(() => Float, { description: 'Per cent.' })
  percent!: number;
}

@Access('member')
@ObjectType({ description: 'What the store sells, or will (EN-49).' })
export class StoreProduct {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'The newest has the largest.' })
  number!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  description!: string;

  @Field(() => ProductCategoryEnum)
  category!: ProductCategory;

  @Field(() => RarityEnum)
  rarity!: Rarity;

  @Field(() => CurrencyEnum, { description: 'Bundles of BattleCoin cost money, everything else BattleCoin (C-22).' })
  currency!: Currency;

  @Field(() => Int, { description: 'Of one, in cents or coins, before its discount.' })
  price!: number;

  @Field(() => Int, { description: 'What one costs now: the price with its discount taken off.' })
  cost!: number;

  @Field(() => Int, { description: 'Per cent; 0 for none.' })
  discount!: number;

  @Field(() => Boolean)
  isFeatured!: boolean;

  @Field(() => ProductKindEnum)
  kind!: ProductKind;

  @Field(() => String, { description: 'The item, or the crate whose odds it has; empty of all others.' })
  content!: string;

  @Field(() => [String])
  components!: readonly string[];

  @Field(() => String, { nullable: true })
  duration!: string | null;

  @Field(() => [DropRate], { description: 'Of crates, the rarest first.' })
  dropRates!: DropRate[];

  @Field(() => ProductStateEnum)
  state!: ProductState;

  @Field(() => Instant, { nullable: true, description: 'From when a scheduled one is sold, where that is known.' })
  onSaleFrom!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when it is sold; of a battle pass the end of its season.',
  })
  onSaleUntil!: number | null;
}

@Access('own')
@ObjectType({ description: 'A product in the cart (EN-50).' })
export class StoreCartLine {
  @Field(() => StoreProduct)
  product!: StoreProduct;

  @Field(() => Int)
  quantity!: number;

  @Field(() => Int, { description: 'Of all of it, in the currency of the product.' })
  sum!: number;
}

@Access('own')
@ObjectType({ description: 'The promo code on the cart (EN-50).' })
export class StoreCartCode {
  @Field(() => String)
  code!: string;

  @Field(() => Int)
  percent!: number;

  @Field(() => String)
  description!: string;

  @Field(() => PromoReasonEnum, { nullable: true, description: 'Why it takes nothing off; null where it does.' })
  reason!: PromoReason | null;
}

@Access('own')
@ObjectType({ description: 'What the caller is about to buy, on every device the same (SO-13).' })
export class StoreCart {
  @Field(() => [StoreCartLine])
  lines!: StoreCartLine[];

  @Field(() => Int, { description: 'The badge of the cart.' })
  itemCount!: number;

  @Field(() => StoreCartCode, { nullable: true })
  code!: StoreCartCode | null;

  @Field(() => BattleCoins)
  coins!: number;

  @Field(() => BattleCoins, { description: 'What the code takes off, rounded down (SO-15).' })
  discountCoins!: number;

  @Field(() => BattleCoins)
  payCoins!: number;

  @Field(() => Cents, { description: 'For bundles of BattleCoin; no code takes anything off money.' })
  payCents!: number;

  @Field(() => BattleCoins, { description: 'What bundles bring.' })
  gainCoins!: number;

  @Field(() => BattleCoins, { description: 'What loyalty gives back.' })
  backCoins!: number;
}

@Access('own')
@ObjectType({ description: 'How loyal the caller is, by what was spent on BattleCoin (SO-18).' })
export class StoreLoyalty {
  @Field(() => LoyaltyTierEnum)
  tier!: LoyaltyTier;

  @Field(() => Int, { description: 'Of BattleCoin that is paid in the store.' })
  backPercent!: number;

  @Field(() => Cents)
  spentCents!: number;

  @Field(() => LoyaltyTierEnum, { nullable: true, description: 'Null at the top.' })
  nextTier!: LoyaltyTier | null;

  @Field(() => Cents, { nullable: true })
  nextFromCents!: number | null;
}

@Access('own')
@ObjectType({ description: 'The store as it is for the caller: all of it from one instant.' })
export class OwnStore {
  @Field(() => ID, { description: 'Of the caller.' })
  id!: string;

  @Field(() => StoreCart)
  cart!: StoreCart;

  @Field(() => [ID], { description: 'Products that the caller wishes for (SO-12).' })
  wishes!: string[];

  @Field(() => [String], { description: 'Items that the caller has.' })
  owned!: string[];

  @Field(() => StoreLoyalty)
  loyalty!: StoreLoyalty;

  @Field(() => Boolean, {
    description: 'Crates are sold to verified players who are on no break, and not in every region.',
  })
  mayBuyCrates!: boolean;

  @Field(() => BattleCoins)
  balanceCoins!: number;

  @Field(() => Cents)
  balanceCents!: number;
}

@InputType({ description: 'A checkout, with what the caller saw before confirming it.' })
export class CheckOutInput {
  @Field(() => BattleCoins, { description: 'The `payCoins` of the cart.' })
  payCoins!: number;

  @Field(() => Cents, { description: 'The `payCents` of the cart.' })
  payCents!: number;

  @Field(() => String, { nullable: true, description: 'A code of the second factor, or the receipt of a passkey.' })
  proof?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of whoever gets the gifts of the cart; needed with gifts alone (SO-16).',
  })
  giftTo?: string | null;
}

@Access('own')
@ObjectType({ description: 'What became of a gift, for whoever bought it.' })
export class SentGift {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => GiftStateEnum)
  state!: GiftState;

  @Field(() => String, { nullable: true, description: 'Whom it is for, masked; null once it has ended.' })
  shownAddress!: string | null;

  @Field(() => Instant, { description: 'Until when it can be claimed.' })
  expiresAt!: number;

  @Field(() => Instant, { nullable: true })
  endedAt!: number | null;

  @Field(() => BattleCoins, { description: 'What came back because nobody claimed it.' })
  returnedCoins!: number;
}

@Access('own')
@ObjectType({ description: 'A product as it was bought.' })
export class StoreOrderLine {
  @Field(() => String)
  name!: string;

  @Field(() => Int)
  quantity!: number;

  @Field(() => CurrencyEnum)
  currency!: Currency;

  @Field(() => Int, { description: 'Of one, in cents or coins.' })
  price!: number;

  @Field(() => BattleCoins, { nullable: true, description: 'What came back when staff took it back; null otherwise.' })
  returnedCoins!: number | null;
}

@Access('own')
@ObjectType({ description: 'What was bought in one checkout: its receipt.' })
export class StoreOrder {
  @Field(() => ID)
  id!: string;

  @Field(() => Instant)
  at!: number;

  @Field(() => [StoreOrderLine])
  lines!: StoreOrderLine[];

  @Field(() => String, { nullable: true })
  code!: string | null;

  @Field(() => BattleCoins)
  discountCoins!: number;

  @Field(() => BattleCoins)
  paidCoins!: number;

  @Field(() => Cents)
  paidCents!: number;

  @Field(() => BattleCoins)
  backCoins!: number;

  @Field(() => [SentGift], { description: 'Gifts of this order.' })
  gifts!: SentGift[];
}

export const StoreOrderConnection = connectionOf(StoreOrder, 'StoreOrder');
