import type { Currency } from '../shared/money.ts';
import { searchKeyOf } from '../shared/search.ts';
import type { Rarity } from './odds.ts';

/** SO-04, EN-49 */
export const PRODUCT_CATEGORIES = ['bundles', 'cosmetics', 'passes', 'crates', 'gifts'] as const;
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number];

/** SO-06 */
export const PRODUCT_SORTS = ['newest', 'popular', 'price-low', 'price-high'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** SO-05, in coins. */
export const PRICE_FILTER = { least: 0, most: 5_000, stride: 100 } as const;

/** What is sold (EN-49). Bundles of coins cost money, everything else coins (C-22). */
export interface Product {
  readonly id: string;
  /** Grows with each product: the newest has the largest. */
  readonly number: number;
  readonly name: string;
  readonly description: string;
  readonly category: ProductCategory;
  readonly rarity: Rarity;
  readonly currency: Currency;
  /** In the smallest unit of its currency, before its own discount. */
  readonly price: number;
  /** Per cent; 0 for none. */
  readonly discount: number;
  readonly isFeatured: boolean;
}

/** What one costs now: its own discount is rounded down. */
export const priceOf = ({ price, discount }: Pick<Product, 'price' | 'discount'>): number =>
  price - Math.floor((price * discount) / 100);

/** What a product is found and ordered by; the category is spelled as whoever asks spells it. */
export interface Shelved extends Pick<
  Product,
  'id' | 'number' | 'name' | 'description' | 'price' | 'discount' | 'isFeatured'
> {
  readonly category: string;
}

export interface ProductFilter {
  /** Null for all. */
  readonly category: string | null;
  readonly search: string;
  /** The ids of those that are listed at most; null for all. */
  readonly among: readonly string[] | null;
  /** In coins; a cent counts as one (BC-19). */
  readonly priceMost: number;
  readonly sort: ProductSort;
}

const SORTS: Readonly<Record<ProductSort, (one: Shelved, other: Shelved) => number>> = {
  newest: () => 0,
  popular: (one, other) => Number(other.isFeatured) - Number(one.isFeatured),
  'price-low': (one, other) => priceOf(one) - priceOf(other),
  'price-high': (one, other) => priceOf(other) - priceOf(one),
};

/** The products that fit; equals come newest first. The search looks into name and description, in any letters. */
export function listProducts<P extends Shelved>(products: readonly P[], filter: ProductFilter): P[] {
  const { category, among, priceMost, sort } = filter;
  const search = searchKeyOf(filter.search.trim());
  return products
    .filter(
      (one) =>
        (category === null || one.category === category) &&
        (among === null || among.includes(one.id)) &&
        priceOf(one) <= priceMost &&
        searchKeyOf(`${one.name}\n${one.description}`).includes(search),
    )
    .toSorted((one, other) => SORTS[sort](one, other) || other.number - one.number);
}
