import { Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RARITIES, type Rarity } from '../../domain/store/odds.ts';
import type { Currency } from '../../domain/shared/money.ts';
import type { CrateBar, ProductKind, ProductState } from '../../domain/store/catalogue.ts';
import type { GiftState } from '../../domain/store/gift.ts';
import type { LoyaltyTier } from '../../domain/store/loyalty.ts';
import type { ProductCategory } from '../../domain/store/products.ts';
import type { PromoReason } from '../../domain/store/promo-codes.ts';
import { Access } from '../schema/access.ts';
import { Listed } from '../schema/listed.ts';
import { Amount } from '../schema/amount.ts';
import { SumOf } from '../schema/sum-of.ts';
import { Node } from '../schema/node.ts';
import { connectionOf } from '../schema/connection.ts';
import { CurrencyEnum } from '../schema/enums.ts';
import { BattleCoins, Cents, Instant } from '../schema/scalars.ts';
import {
  CrateBarEnum,
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
  @Field(() => RarityEnum, { description: 'The rarity that is drawn.' })
  rarity!: Rarity;

  @Field(() => Float, { description: 'How often it comes, per cent.' })
  percent!: number;
}

/** EN-49 */
@Access('member')
@ObjectType({ description: 'What the store sells, or will.' })
export class StoreProduct {
  @Field(() => ID, { description: 'Names the product in every other call.' })
  id!: string;

  @Field(() => Int, { description: 'Its place in the catalogue: the newest has the largest.' })
  number!: number;

  @Field(() => String, { description: 'What it is called in the store.' })
  name!: string;

  @Field(() => String, { description: 'What the store says of it.' })
  description!: string;

  @Field(() => ProductCategoryEnum, { description: 'The tab that it stands on.' })
  category!: ProductCategory;

  @Field(() => RarityEnum, { description: 'How rare it is.' })
  rarity!: Rarity;

  /** C-22 */
  @Field(() => CurrencyEnum, {
    description: 'What it is paid in: bundles of BattleCoin in money, everything else in BattleCoin.',
  })
  currency!: Currency;

  @Field(() => Int, {
    description: 'What one costs before its discount, in cents or coins.',
    deprecationReason: 'Until 2027-05-26: use `StoreProduct.priceSum`.',
  })
  price!: number;

  @SumOf('price')
  @Field(() => Amount, { description: 'What one costs before its discount.' })
  priceSum?: Amount;

  @Field(() => Int, {
    description: 'What one costs now, in cents or coins: the price with its discount taken off.',
    deprecationReason: 'Until 2027-05-26: use `StoreProduct.costSum`.',
  })
  cost!: number;

  @SumOf('cost')
  @Field(() => Amount, { description: 'What one costs now: the price with its discount taken off.' })
  costSum?: Amount;

  @Field(() => Int, { description: 'How much is taken off its price, per cent; 0 for none.' })
  discount!: number;

  @Field(() => Boolean, { description: 'Whether the store puts it forward.' })
  isFeatured!: boolean;

  @Field(() => ProductKindEnum, { description: 'What it is to whoever buys it.' })
  kind!: ProductKind;

  @Field(() => String, {
    description:
      'The id of the item, of the season, of the gift, or of the odds table of the crate; empty for bundles.',
  })
  content!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where its picture is, a path of this site; null for one that is drawn.',
  })
  pictureUrl!: string | null;

  @Field(() => [String], { description: 'What it brings, each part as players read it.' })
  components!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'How long it holds, as players read it, such as `30 days`; null for what has no end.',
  })
  duration!: string | null;

  @Listed(RARITIES.length)
  @Field(() => [DropRate], {
    description: 'Of a crate, how often each rarity comes, the rarest first; empty of all others.',
  })
  dropRates!: DropRate[];

  @Field(() => ProductStateEnum, { description: 'Whether it is sold at this moment.' })
  state!: ProductState;

  @Field(() => Instant, {
    nullable: true,
    description: 'From when it is sold, where a time was set for that; null otherwise.',
  })
  onSaleFrom!: number | null;

  @Field(() => Instant, {
    nullable: true,
    description: 'Until when it is sold, as a battle pass until its season ends; null without an end.',
  })
  onSaleUntil!: number | null;
}

/** EN-50 */
@Access('own')
@ObjectType({ description: 'A product in the cart.' })
export class StoreCartLine {
  @Field(() => StoreProduct, { description: 'The product as it is sold now.' })
  product!: StoreProduct;

  @Field(() => Int, { description: 'How many are in the cart.' })
  quantity!: number;

  @Field(() => Int, { description: 'What all of them cost, in the currency of the product.' })
  sum!: number;
}

/** EN-50 */
@Access('own')
@ObjectType({ description: 'The promo code on the cart.' })
export class StoreCartCode {
  @Field(() => String, { description: 'The code, in upper case.' })
  code!: string;

  @Field(() => Int, { description: 'How much it takes off the coins, per cent.' })
  percent!: number;

  @Field(() => String, { description: 'What the store says of it.' })
  description!: string;

  @Field(() => PromoReasonEnum, { nullable: true, description: 'Why it takes nothing off; null where it does.' })
  reason!: PromoReason | null;
}

/** SO-13 */
@Access('own')
@ObjectType({ description: 'What the caller is about to buy, on every device the same.' })
export class StoreCart {
  @Field(() => [StoreCartLine], {
    description: 'What is in the cart, in the order in which it came in; what is sold no more stays and costs nothing.',
  })
  lines!: StoreCartLine[];

  @Field(() => Int, { description: 'How many pieces are in the cart, all lines together.' })
  itemCount!: number;

  @Field(() => StoreCartCode, { nullable: true, description: 'The promo code on the cart; null without one.' })
  code!: StoreCartCode | null;

  @Field(() => BattleCoins, { description: 'What everything for coins costs, before the code.' })
  coins!: number;

  /** SO-15 */
  @Field(() => BattleCoins, { description: 'What the code takes off the coins, rounded down.' })
  discountCoins!: number;

  @Field(() => BattleCoins, { description: 'What is to be paid in coins: `coins` less `discountCoins`.' })
  payCoins!: number;

  @Field(() => Cents, {
    description: 'What is to be paid in money, for bundles of BattleCoin; no code takes anything off it.',
  })
  payCents!: number;

  @Field(() => BattleCoins, { description: 'Coins that the bundles in the cart bring.' })
  gainCoins!: number;

  @Field(() => BattleCoins, { description: 'Coins that loyalty gives back after the purchase; gifts bring none back.' })
  backCoins!: number;
}

/** SO-18 */
@Access('own')
@ObjectType({ description: 'How loyal the caller is, by what was spent on BattleCoin.' })
export class StoreLoyalty {
  @Field(() => LoyaltyTierEnum, { description: 'The tier that the caller has reached.' })
  tier!: LoyaltyTier;

  @Field(() => Int, { description: 'How much of the coins paid in the store comes back, per cent.' })
  backPercent!: number;

  @Field(() => Cents, { description: 'What the caller has ever spent on BattleCoin.' })
  spentCents!: number;

  @Field(() => LoyaltyTierEnum, { nullable: true, description: 'The tier above; null at the top.' })
  nextTier!: LoyaltyTier | null;

  @Field(() => Cents, {
    nullable: true,
    description: 'What has to be spent in all to reach the tier above; null at the top.',
  })
  nextFromCents!: number | null;
}

@Access('own')
@ObjectType({ description: 'The store as it is for the caller: all of it from one instant.' })
export class OwnStore {
  @Field(() => ID, { description: 'The caller’s own id.' })
  id!: string;

  @Field(() => StoreCart, { description: 'What the caller is about to buy.' })
  cart!: StoreCart;

  /** SO-14 */
  @Field(() => [String], { description: 'Promo codes that the caller could pay with now.' })
  openCodes!: string[];

  /** SO-12 */
  @Field(() => [ID], { description: 'Ids of products on the caller’s wishlist.' })
  wishes!: string[];

  @Field(() => [String], {
    description: 'Ids of items that the caller has, and of seasons whose paid pass the caller has.',
  })
  owned!: string[];

  @Field(() => StoreLoyalty, { description: 'What the caller has spent on BattleCoin, and what comes back for it.' })
  loyalty!: StoreLoyalty;

  @Field(() => Boolean, {
    description:
      'Whether the caller is sold crates: verified, on no break, old enough for the region, and in none where they are switched off.',
  })
  mayBuyCrates!: boolean;

  @Field(() => CrateBarEnum, { nullable: true, description: 'Why the caller is sold no crates; null for whoever is.' })
  crateBar!: CrateBar | null;

  @Field(() => BattleCoins, { description: 'BattleCoin in the caller’s wallet.' })
  balanceCoins!: number;

  @Field(() => Cents, { description: 'Money in the caller’s wallet.' })
  balanceCents!: number;
}

@InputType({ description: 'A checkout, with what the caller saw before confirming it.' })
export class CheckOutInput {
  @Field(() => BattleCoins, { description: 'The `payCoins` of the cart as the caller saw it; another sum is refused.' })
  payCoins!: number;

  @Field(() => Cents, { description: 'The `payCents` of the cart as the caller saw it; another sum is refused.' })
  payCents!: number;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the second factor, or the receipt of provePasskey, where the purchase asks for one.',
  })
  proof?: string | null;

  /** SO-16 */
  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of whoever gets the gifts of the cart; given with gifts, and only then.',
  })
  giftTo?: string | null;
}

@Access('own')
@ObjectType({ description: 'What became of a gift, for whoever bought it.' })
export class SentGift {
  @Field(() => ID, { description: 'Names the gift; whoever gets it sees the same.' })
  id!: string;

  @Field(() => String, { description: 'What the product was called when it was bought.' })
  name!: string;

  @Field(() => GiftStateEnum, { description: 'What became of it.' })
  state!: GiftState;

  @Field(() => String, { nullable: true, description: 'Whom it is for, masked; null once it has ended.' })
  shownAddress!: string | null;

  @Field(() => Instant, { description: 'Until when it can be claimed.' })
  expiresAt!: number;

  @Field(() => Instant, { nullable: true, description: 'When it was claimed or went back; null while it waits.' })
  endedAt!: number | null;

  @Field(() => BattleCoins, { description: 'What came back to the buyer; 0 unless it was returned.' })
  returnedCoins!: number;
}

@Access('own')
@ObjectType({ description: 'A product as it was bought.' })
export class StoreOrderLine {
  @Field(() => String, { description: 'What the product was called when it was bought.' })
  name!: string;

  @Field(() => Int, { description: 'How many were bought.' })
  quantity!: number;

  @Field(() => CurrencyEnum, { description: 'What it was paid in.' })
  currency!: Currency;

  @Field(() => Int, {
    description: 'What one cost, in cents or coins.',
    deprecationReason: 'Until 2027-05-26: use `StoreOrderLine.priceSum`.',
  })
  price!: number;

  @SumOf('price')
  @Field(() => Amount, { description: 'What one cost.' })
  priceSum?: Amount;

  @Field(() => BattleCoins, { nullable: true, description: 'What came back when staff took it back; null otherwise.' })
  returnedCoins!: number | null;

  @Field(() => Cents, {
    nullable: true,
    description: 'The money that came back when staff took a bundle back; null otherwise.',
  })
  returnedCents!: number | null;
}

@Access('own')
@ObjectType({ implements: Node, description: 'What was bought in one checkout: its receipt.' })
export class StoreOrder {
  @Field(() => ID, { description: 'Names the order.' })
  id!: string;

  @Field(() => Instant, { description: 'When it was paid.' })
  at!: number;

  @Field(() => String, { nullable: true, description: 'The promo code that was used; null without one.' })
  code!: string | null;

  @Field(() => BattleCoins, { description: 'What the code took off the coins.' })
  discountCoins!: number;

  @Field(() => BattleCoins, { description: 'What was paid in coins.' })
  paidCoins!: number;

  @Field(() => Cents, { description: 'What was paid in money.' })
  paidCents!: number;

  @Field(() => BattleCoins, { description: 'Coins that loyalty gave back.' })
  backCoins!: number;
}

export const StoreOrderConnection = connectionOf(StoreOrder, 'StoreOrder');
