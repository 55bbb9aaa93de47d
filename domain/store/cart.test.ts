import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUANTITY_MAX, addToCart, itemsIn, setQuantity, totalsOf } from './cart.ts';
import { PRICE_FILTER, type Product, type ProductFilter, listProducts, priceOf } from './products.ts';
import { PROMO_CODES } from './promo-codes.ts';

const product = (id: string, over: Partial<Product> = {}): Product => ({
  id,
  number: 1,
  name: `Product ${id}`,
  description: 'A thing of the store.',
  category: 'cosmetics',
  rarity: 'rare',
  currency: 'BC',
  price: 500,
  discount: 0,
  isFeatured: false,
  ...over,
});
const SKIN = product('skin', { number: 4, name: 'Neon skin', price: 750, isFeatured: true });
const FRAME = product('frame', { number: 5, name: 'Victory frame', price: 500 });
const CHEST = product('chest', { number: 8, name: 'Mystery chest', price: 300, category: 'crates', isFeatured: true });
const BUNDLE = product('bundle', { number: 1, name: '1,000 BC', price: 10_00, category: 'bundles', currency: 'USD' });
const ALL = [SKIN, FRAME, CHEST, BUNDLE];

describe('a cart', () => {
  it('begins with one of a product and adds one each time, up to its most', () => {
    const twice = addToCart(addToCart(addToCart([], 'skin'), 'chest'), 'skin');
    expect(twice).toEqual([
      { productId: 'skin', quantity: 2 },
      { productId: 'chest', quantity: 1 },
    ]);
    expect([itemsIn(twice), itemsIn([])]).toEqual([3, 0]);
    const [full] = setQuantity(twice, 'skin', 1_000);
    expect([full?.quantity, addToCart(full ? [full] : [], 'skin')]).toEqual([QUANTITY_MAX, [full]]);
  });

  it('loses a line with a quantity of zero or below, and leaves the others where they are', () => {
    const cart = ['skin', 'chest', 'frame'].map((productId) => ({ productId, quantity: 1 }));
    expect(setQuantity(cart, 'chest', 0).map(({ productId }) => productId)).toEqual(['skin', 'frame']);
    expect(setQuantity(cart, 'chest', -3)).toEqual(setQuantity(cart, 'chest', 0));
    expect(setQuantity(cart, 'chest', 5)[1]).toEqual({ productId: 'chest', quantity: 5 });
  });

  it('comes to coins and money apart; a code takes its percent off the coins, rounded down', () => {
    const cart = [
      { productId: 'skin', quantity: 1 },
      { productId: 'chest', quantity: 2 },
      { productId: 'bundle', quantity: 3 },
    ];
    const [twenty] = PROMO_CODES;
    expect(totalsOf(cart, ALL, null)).toEqual({
      coins: 1_350,
      discountCoins: 0,
      payCoins: 1_350,
      payCents: 30_00,
      giftCoins: 0,
      passCoins: 0,
    });
    expect(totalsOf(cart, ALL, twenty ?? null)).toEqual({
      coins: 1_350,
      discountCoins: 270,
      payCoins: 1_080,
      payCents: 30_00,
      giftCoins: 0,
      passCoins: 0,
    });
    expect(totalsOf([{ productId: 'gone', quantity: 1 }], ALL, null)).toBeNull();
    expect(totalsOf([], ALL, null)).toEqual({
      coins: 0,
      discountCoins: 0,
      payCoins: 0,
      payCents: 0,
      giftCoins: 0,
      passCoins: 0,
    });
  });

  it('says what of the price is for passes, less their share of what a code takes off', () => {
    const pass = { ...product('pass', { price: 1_500, category: 'passes' }), kind: 'pass' };
    const cart = ['pass', 'skin'].map((productId) => ({ productId, quantity: 1 }));
    const [twenty] = PROMO_CODES;
    expect(totalsOf(cart, [...ALL, pass], null)).toMatchObject({ payCoins: 2_250, passCoins: 1_500 });
    expect(totalsOf(cart, [...ALL, pass], twenty ?? null)).toMatchObject({ payCoins: 1_800, passCoins: 1_200 });
  });

  it('never comes to less than nothing or to a fraction', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ price: fc.nat(10_000), discount: fc.nat(100), quantity: fc.integer({ min: 1, max: 99 }) }),
        ),
        fc.constantFrom(null, ...PROMO_CODES),
        (lines, code) => {
          const products = lines.map(({ price, discount }, n) => product(`p${n}`, { price, discount }));
          const cart = lines.map(({ quantity }, n) => ({ productId: `p${n}`, quantity }));
          const totals = totalsOf(cart, products, code);
          expect(Object.values(totals ?? {}).every((sum: number) => Number.isInteger(sum) && sum >= 0)).toBe(true);
          expect(totals?.payCoins).toBe((totals?.coins ?? 0) - (totals?.discountCoins ?? 0));
        },
      ),
    );
  });
});

describe('the products', () => {
  const all: ProductFilter = { category: null, search: '', among: null, priceMost: PRICE_FILTER.most, sort: 'newest' };
  const ids = (filter: Partial<ProductFilter>) => listProducts(ALL, { ...all, ...filter }).map(({ id }) => id);

  it('come newest first, featured first, or by price, equals newest first', () => {
    expect(ids({})).toEqual(['chest', 'frame', 'skin', 'bundle']);
    expect(ids({ sort: 'popular' })).toEqual(['chest', 'skin', 'frame', 'bundle']);
    expect(ids({ sort: 'price-low' })).toEqual(['chest', 'frame', 'skin', 'bundle']);
    expect(ids({ sort: 'price-high' })).toEqual(['bundle', 'skin', 'frame', 'chest']);
  });

  it('are narrowed by tab, search in any letters, and price', () => {
    expect(ids({ category: 'crates' })).toEqual(['chest']);
    expect([ids({ search: ' NEON ' }), ids({ search: 'of the store' }).length, ids({ search: 'zzz' })]).toEqual([
      ['skin'],
      4,
      [],
    ]);
    expect(ids({ priceMost: 500 })).toEqual(['chest', 'frame']);
  });

  it('are those of a wishlist alone where that is asked for, with whatever else narrows them', () => {
    expect([ids({ among: ['skin', 'chest', 'gone'] }), ids({ among: [] })]).toEqual([['chest', 'skin'], []]);
    expect(ids({ among: ['skin', 'chest'], category: 'crates' })).toEqual(['chest']);
  });

  it('cost less by their own discount, which is rounded down', () => {
    expect([priceOf(SKIN), priceOf({ price: 755, discount: 10 }), priceOf({ price: 9, discount: 10 })]).toEqual([
      750, 680, 9,
    ]);
  });
});
