import type { Currency, ItemSlot, LoyaltyTier, ProductCategory, Rarity } from '../data/__generated__/schema-types.ts';
import { formatCents, formatCoins, formatDateTime, formatPercent } from '../format/format.ts';
import type { Tone } from '../ui/tokens.ts';
import type {
  OwnStoreFieldsFragment,
  ProductRowFragment,
  StoreOrderFieldsFragment,
} from './operations/__generated__/store.gql.ts';
import * as t from './__generated__/messages.ts';

/** SO-04 */
export const CATEGORY_TABS: readonly {
  readonly value: string;
  readonly label: string;
  readonly category: ProductCategory | null;
}[] = [
  { value: 'all', label: t.all(), category: null },
  { value: 'cosmetics', label: t.cosmetics(), category: 'COSMETICS' },
  { value: 'bundles', label: t.bundles(), category: 'BUNDLES' },
  { value: 'passes', label: t.passes(), category: 'PASSES' },
  { value: 'crates', label: t.crates(), category: 'CRATES' },
  { value: 'gifts', label: t.gifts(), category: 'GIFTS' },
];

/** SO-06 */
export const SORT_OPTIONS = [
  { value: 'newest', label: t.newest() },
  { value: 'popular', label: t.popular() },
  { value: 'price-low', label: t.priceLowToHigh() },
  { value: 'price-high', label: t.priceHighToLow() },
] as const;

export const RARITY_WORDS: Readonly<Record<Rarity, { readonly label: string; readonly tone: Tone }>> = {
  COMMON: { label: t.common(), tone: 'neutral' },
  RARE: { label: t.rare(), tone: 'info' },
  EPIC: { label: t.epic(), tone: 'ember' },
  LEGENDARY: { label: t.legendary(), tone: 'coin' },
};

export const SLOT_WORDS: Readonly<Record<ItemSlot, string>> = {
  FRAME: t.frameAroundYourFace(),
  TITLE: t.titleBesideYourName(),
  SKIN: t.coloursOfYourWins(),
  BOARD: t.boardsOfYourPractice(),
};

/** The same of what is worn there. */
export const EQUIPPED_WORDS: Readonly<Record<ItemSlot, string>> = {
  FRAME: t.equippedFrame(),
  TITLE: t.equippedTitle(),
  SKIN: t.equippedSkin(),
  BOARD: t.equippedBoard(),
};

export const TIER_WORDS: Readonly<Record<LoyaltyTier, string>> = {
  BRONZE: t.bronze(),
  SILVER: t.silver(),
  GOLD: t.gold(),
  PLATINUM: t.platinum(),
  DIAMOND: t.diamond(),
};

/** `$5.00`, `800 BC` */
export const priceWords = (amount: number, currency: Currency): string =>
  currency === 'USD' ? formatCents(amount) : formatCoins(amount);

const PROMO_WORDS: Readonly<Record<string, (percent: string) => string>> =
  import.meta.env.VITE_LANGUAGE === 'en'
    ? {}
    : {
        INVESTOR20: (percent) => t.percentBCBackOnPurchases({ percent }),
        WELCOME10: (percent) => t.percentOffFirstPurchase({ percent }),
        STREAMER15: (percent) => t.percentDiscountForStreamers({ percent }),
      };

type Promo = Pick<NonNullable<OwnStoreFieldsFragment['cart']['code']>, 'code' | 'percent' | 'description'>;

/** What a promo code brings. */
export const promoWords = ({ code, percent, description }: Promo): string =>
  (Object.hasOwn(PROMO_WORDS, code) ? PROMO_WORDS[code]?.(formatPercent(percent)) : undefined) ?? description;

type SentGift = StoreOrderFieldsFragment['gifts'][number];

/** What became of a gift, for whoever bought it. */
export function giftStory({ state, shownAddress, expiresAt, endedAt, returnedCoins }: SentGift): string {
  switch (state) {
    case 'SENT':
      return shownAddress === null
        ? t.sentToSomebody({ expiresAt: formatDateTime(expiresAt) })
        : t.sentToAddress({ address: shownAddress, expiresAt: formatDateTime(expiresAt) });
    case 'CLAIMED':
      return endedAt === null ? t.claimed() : t.claimedAt({ at: formatDateTime(endedAt) });
    case 'RETURNED':
      return t.notClaimedReturnedCoinsCameBack({ returnedCoins: formatCoins(returnedCoins) });
    case 'LAPSED':
      return t.notClaimed();
  }
}

const CRATE_BAR_WORDS = {
  UNVERIFIED: t.verifyYourAccountInYourWallet(),
  PAUSED: t.noCratesWhileYouTakeABreak(),
  REGION_UNKNOWN: t.chooseYourRegionUnderLeaderboardsToBuy(),
  REGION_OFF: t.cratesAreNotSoldInYourRegion(),
  TOO_YOUNG: t.yourDocumentsDoNotShowTheAge(),
} as const;

/** Why a product cannot be put into the cart; null where it can. */
export function closedWords(
  { state, kind, content }: Pick<ProductRowFragment, 'state' | 'kind' | 'content'>,
  { owned, crateBar }: Pick<OwnStoreFieldsFragment, 'owned' | 'crateBar'>,
): string | null {
  if (state !== 'ON_SALE') return t.comingSoon();
  if ((kind === 'ITEM' || kind === 'PASS') && owned.includes(content)) return t.owned();
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
  DRAFT: { label: t.draft(), tone: 'neutral' },
  SCHEDULED: { label: t.scheduled(), tone: 'info' },
  ON_SALE: { label: t.onSale(), tone: 'win' },
  ARCHIVED: { label: t.archived(), tone: 'neutral' },
} as const;
