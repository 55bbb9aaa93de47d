import { PRODUCT_KINDS, PRODUCT_STATES } from '../../domain/store/catalogue.ts';
import { GIFT_STATES } from '../../domain/store/gift.ts';
import { ITEM_SLOTS } from '../../domain/store/items.ts';
import { LOYALTY_TIERS } from '../../domain/store/loyalty.ts';
import { RARITIES } from '../../domain/store/odds.ts';
import { LINE_STATES } from '../../domain/store/return-line.ts';
import { PRODUCT_CATEGORIES } from '../../domain/store/products.ts';
import { PROMO_REASONS } from '../../domain/store/promo-codes.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ProductCategoryEnum = graphqlEnum('ProductCategory', 'The tabs of the store.', PRODUCT_CATEGORIES);

export const ProductKindEnum = graphqlEnum('ProductKind', 'What a product is to whoever buys it.', PRODUCT_KINDS);

export const ProductStateEnum = graphqlEnum('ProductState', 'Whether a product is sold.', PRODUCT_STATES);

export const GiftStateEnum = graphqlEnum('GiftState', 'What became of a gift.', GIFT_STATES);

export const LineStateEnum = graphqlEnum('LineState', 'Whether staff can take back what was bought.', LINE_STATES);

export const RarityEnum = graphqlEnum('Rarity', 'How rare something is.', RARITIES);

export const ItemSlotEnum = graphqlEnum('ItemSlot', 'Where an item is worn.', ITEM_SLOTS);

export const LoyaltyTierEnum = graphqlEnum('LoyaltyTier', 'By what was spent on BattleCoin.', LOYALTY_TIERS);

export const PromoReasonEnum = graphqlEnum('PromoReason', 'Why a code does not apply.', PROMO_REASONS);
