import { CRATE_BARS, PRODUCT_KINDS, PRODUCT_STATES } from '../../domain/store/catalogue.ts';
import { GIFT_STATES } from '../../domain/store/gift.ts';
import { ITEM_SLOTS, ITEM_SOURCES } from '../../domain/store/items.ts';
import { LOYALTY_TIERS } from '../../domain/store/loyalty.ts';
import { RARITIES } from '../../domain/store/odds.ts';
import { LINE_STATES } from '../../domain/store/return-line.ts';
import { PRODUCT_CATEGORIES } from '../../domain/store/products.ts';
import { PROMO_REASONS } from '../../domain/store/promo-codes.ts';
import { graphqlEnum } from '../schema/enums.ts';

export const ProductCategoryEnum = graphqlEnum('ProductCategory', 'The tabs of the store.', PRODUCT_CATEGORIES, {
  bundles: 'BattleCoin for money.',
  cosmetics: 'Things to wear.',
  passes: 'Battle passes.',
  crates: 'Crates, each with an item that is drawn.',
  gifts: 'Packs for somebody else.',
});

export const ProductKindEnum = graphqlEnum('ProductKind', 'What a product is to whoever buys it.', PRODUCT_KINDS, {
  coins: 'BattleCoin, credited at once.',
  item: 'Something to wear; had once.',
  crate: 'A crate that waits in the inventory until it is opened.',
  pass: 'The paid track of the battle pass of a season; had once.',
  gift: 'Items for somebody else, sent by e-mail.',
});

export const ProductStateEnum = graphqlEnum('ProductState', 'Whether a product is sold.', PRODUCT_STATES, {
  draft: 'Only staff see it.',
  scheduled: 'It can be looked at and not be bought yet.',
  'on-sale': 'It can be bought.',
  archived: 'It is sold no more; whoever has it keeps it.',
});

export const GiftStateEnum = graphqlEnum('GiftState', 'What became of a gift.', GIFT_STATES, {
  sent: 'It waits to be claimed.',
  claimed: 'Somebody has taken it into an inventory.',
  returned: 'It was not claimed in time, was declined or taken back by staff, and its price went back to the buyer.',
  lapsed: 'It was not claimed or was declined, and nothing went back, since the account of its buyer is closed.',
});

export const LineStateEnum = graphqlEnum('LineState', 'Whether staff can take back what was bought.', LINE_STATES, {
  returnable: 'It can be taken back: all that it brought is there, unused.',
  used: 'Something of it was opened, claimed or is gone.',
  money: 'A bundle of BattleCoin whose coins are not all there any more.',
  returned: 'It was taken back, or the gift went back.',
});

export const RarityEnum = graphqlEnum('Rarity', 'How rare something is.', RARITIES, {
  common: 'The lowest of four: what crates bring most often.',
  rare: 'The second of four.',
  epic: 'The third of four.',
  legendary: 'The highest of four: what crates bring least often.',
});

export const ItemSlotEnum = graphqlEnum('ItemSlot', 'Where an item is worn.', ITEM_SLOTS, {
  frame: 'Around the face.',
  title: 'Beside the name.',
  skin: 'In what a win throws.',
  board: 'On the boards of the player’s practice in the arcade.',
});

export const ItemSourceEnum = graphqlEnum('ItemSourceKind', 'What can bring an item to a player.', ITEM_SOURCES, {
  order: 'It was bought in the store.',
  crate: 'It was drawn from a crate.',
  gift: 'Somebody gave it.',
  pass: 'A tier of the battle pass brought it.',
  credits: 'It was bought with credits.',
});

export const LoyaltyTierEnum = graphqlEnum(
  'LoyaltyTier',
  'How loyal a player is, by what was spent on BattleCoin.',
  LOYALTY_TIERS,
  {
    bronze: 'Below $100; 2 % of the coins paid in the store come back.',
    silver: 'From $100; 5 % come back.',
    gold: 'From $500; 10 % come back.',
    platinum: 'From $1,000; 12 % come back.',
    diamond: 'From $2,500; 15 % come back.',
  },
);

export const PromoReasonEnum = graphqlEnum('PromoReason', 'Why a promo code does not apply.', PROMO_REASONS, {
  used: 'The caller has paid with it before.',
  'not-first-purchase': 'It is for a first purchase, and the caller has bought something before.',
  'not-creator': 'It is for verified creators alone.',
});

export const CrateBarEnum = graphqlEnum('CrateBar', 'What keeps a player from buying crates.', CRATE_BARS, {
  unverified: 'The age of the player is not proven by documents.',
  paused: 'The player is on a break of own choice.',
  'region-unknown': 'The player has chosen no region, and crates are not sold to everybody in every one.',
  'region-off': 'Crates are not sold in the region of the player.',
  'too-young': 'The documents prove no age from which crates are sold in the region of the player.',
});
