import type { Currency, ItemSlot, LoyaltyTier, ProductCategory, Rarity } from '../data/__generated__/schema-types.ts';
import { formatCents, formatCoins, formatDateTime } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type { InventoryFieldsFragment } from './operations/__generated__/inventory-fields.gql.ts';
import type { OwnStoreFieldsFragment } from './operations/__generated__/own-store-fields.gql.ts';
import type { ProductRowFragment } from './operations/__generated__/product-row.gql.ts';
import type { StoreOrderFieldsFragment } from './operations/__generated__/store-order-fields.gql.ts';

/** SO-04 */
export const CATEGORY_TABS: readonly {
  readonly value: string;
  readonly label: string;
  readonly category: ProductCategory | null;
}[] = [
  { value: 'all', label: 'All', category: null },
  { value: 'cosmetics', label: 'Cosmetics', category: 'COSMETICS' },
  { value: 'bundles', label: 'Bundles', category: 'BUNDLES' },
  { value: 'passes', label: 'Passes', category: 'PASSES' },
  { value: 'crates', label: 'Crates', category: 'CRATES' },
  { value: 'gifts', label: 'Gifts', category: 'GIFTS' },
];

/** SO-06 */
export const SORT_OPTIONS = [
  { value: 'newest', label: 'Newest' },
  { value: 'popular', label: 'Popular' },
  { value: 'price-low', label: 'Price: Low to High' },
  { value: 'price-high', label: 'Price: High to Low' },
] as const;

export const RARITY_WORDS: Readonly<Record<Rarity, { readonly label: string; readonly tone: Tone }>> = {
  COMMON: { label: 'Common', tone: 'neutral' },
  RARE: { label: 'Rare', tone: 'info' },
  EPIC: { label: 'Epic', tone: 'ember' },
  LEGENDARY: { label: 'Legendary', tone: 'coin' },
};

export const SLOT_WORDS: Readonly<Record<ItemSlot, string>> = {
  FRAME: 'Frame around your face',
  TITLE: 'Title beside your name',
  SKIN: 'Colours of your wins',
  BOARD: 'Boards of your practice',
};

export const TIER_WORDS: Readonly<Record<LoyaltyTier, string>> = {
  BRONZE: 'Bronze',
  SILVER: 'Silver',
  GOLD: 'Gold',
  PLATINUM: 'Platinum',
  DIAMOND: 'Diamond',
};

/** `$5.00`, `800 BC` */
export const priceWords = (amount: number, currency: Currency): string =>
  currency === 'USD' ? formatCents(amount) : formatCoins(amount);

type SentGift = StoreOrderFieldsFragment['gifts'][number];

/** What became of a gift, for whoever bought it. */
export function giftStory({ state, shownAddress, expiresAt, endedAt, returnedCoins }: SentGift): string {
  switch (state) {
    case 'SENT':
      return `Sent to ${shownAddress ?? 'somebody'}, to be claimed until ${formatDateTime(expiresAt)}`;
    case 'CLAIMED':
      return `Claimed${endedAt === null ? '' : ` ${formatDateTime(endedAt)}`}`;
    case 'RETURNED':
      return `Not claimed: ${formatCoins(returnedCoins)} came back to you`;
    case 'LAPSED':
      return 'Not claimed';
  }
}

type ItemSource = InventoryFieldsFragment['items'][number]['source'];

/** Where an item came from; `name` is there for all but orders and credits. */
export function sourceWords({ kind, name }: Pick<ItemSource, 'kind' | 'name'>): string {
  switch (kind) {
    case 'ORDER':
      return 'Bought';
    case 'CRATE':
      return `Drawn from ${name}`;
    case 'GIFT':
      return `Given to you: ${name}`;
    case 'PASS':
      return `Reward of the ${name}`;
    case 'CREDITS':
      return 'Bought with credits';
  }
}

const CRATE_BAR_WORDS = {
  UNVERIFIED: 'Verify your account in your wallet to buy crates',
  PAUSED: 'No crates while you take a break',
  REGION_UNKNOWN: 'Choose your region under Leaderboards to buy crates',
  REGION_OFF: 'Crates are not sold in your region',
  TOO_YOUNG: 'Your documents do not show the age that crates need in your region',
} as const;

/** Why a product cannot be put into the cart; null where it can. */
export function closedWords(
  { state, kind, content }: Pick<ProductRowFragment, 'state' | 'kind' | 'content'>,
  { owned, crateBar }: Pick<OwnStoreFieldsFragment, 'owned' | 'crateBar'>,
): string | null {
  if (state !== 'ON_SALE') return 'Coming soon';
  if ((kind === 'ITEM' || kind === 'PASS') && owned.includes(content)) return 'Owned';
  if (kind === 'CRATE' && crateBar) return CRATE_BAR_WORDS[crateBar];
  return null;
}

/** The states of a product as the schema spells them. */
export const PRODUCT_STATE_NAMES = {
  draft: 'DRAFT',
  scheduled: 'SCHEDULED',
  'on-sale': 'ON_SALE',
  archived: 'ARCHIVED',
} as const;

export const PRODUCT_STATE_WORDS = {
  DRAFT: { label: 'Draft', tone: 'neutral' },
  SCHEDULED: { label: 'Scheduled', tone: 'info' },
  ON_SALE: { label: 'On sale', tone: 'win' },
  ARCHIVED: { label: 'Archived', tone: 'neutral' },
} as const;
