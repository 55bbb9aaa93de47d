import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, type CatalogueProduct, PASS_PRICE, PRODUCT_STATES } from './catalogue.ts';
import { type ProductEdit, changesOf, editProduct, versionOf } from './edit-product.ts';
import { priceOf } from './products.ts';
import { PRODUCT_DISCOUNT, PRODUCT_PRICE, productForm } from './store.schemas.ts';

const edits: fc.Arbitrary<ProductEdit> = fc.record({
  name: fc.string({ minLength: 1, maxLength: 60 }),
  description: fc.string({ minLength: 1, maxLength: 300 }),
  price: fc.integer(PRODUCT_PRICE),
  discount: fc.integer(PRODUCT_DISCOUNT),
  isFeatured: fc.boolean(),
  state: fc.constantFrom(...PRODUCT_STATES),
  onSaleFrom: fc.option(fc.integer({ min: 0, max: 4e12 })),
  pictureId: fc.option(fc.string({ maxLength: 64 })),
});
const product = (kind: string): CatalogueProduct => {
  const found = CATALOGUE.find((one) => one.kind === kind);
  if (!found) throw new Error(`nothing of the kind ${kind} is sold`);
  return found;
};

describe('a product that staff change', () => {
  it('costs at least one, brings what it brought, and has a time only while it is scheduled', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CATALOGUE), edits, (before, edit) => {
        const ruling = editProduct(before, edit);
        if (!ruling.ok) return;
        const { value: after } = ruling;
        expect(priceOf(after)).toBeGreaterThanOrEqual(1);
        const { id, kind, content, coins, currency, components, onSaleUntil } = before;
        expect(after).toMatchObject({ id, kind, content, coins, currency, components, onSaleUntil });
        if (kind !== 'pass' && edit.state !== 'scheduled') expect(after.onSaleFrom).toBeNull();
      }),
    );
  });

  it('stays a cent a coin where it is a bundle, and no cheaper than its rewards allow where it is a pass (C-22)', () => {
    fc.assert(
      fc.property(edits, (edit) => {
        const [bundle, pass] = [editProduct(product('coins'), edit), editProduct(product('pass'), edit)];
        if (bundle.ok) expect(priceOf(bundle.value)).toBe(product('coins').coins);
        if (pass.ok) expect(priceOf(pass.value)).toBeGreaterThanOrEqual(PASS_PRICE);
        if (pass.ok) expect(pass.value).toMatchObject({ onSaleFrom: product('pass').onSaleFrom });
      }),
    );
  });

  it('has another version for each change that the audit log would tell, and for no other', () => {
    fc.assert(
      fc.property(edits, edits, (one, other) => {
        const { from, to } = changesOf(one, other);
        expect(versionOf(one) === versionOf(other)).toBe(from === to);
        expect(versionOf({ ...one })).toBe(versionOf(one));
      }),
    );
  });

  it('is told of by what changed alone, with times that can be read', () => {
    const before = product('item');
    expect(changesOf(before, { ...before, price: 700, state: 'scheduled', onSaleFrom: 0 })).toEqual({
      from: 'price: 750; state: on-sale; onSaleFrom: open',
      to: 'price: 700; state: scheduled; onSaleFrom: 1970-01-01T00:00:00.000Z',
    });
  });
});

it('a price is typed in whole coins from 1 to 5,000, a discount from 0 to 99 per cent, a time in full or not at all', () => {
  const typed = {
    name: ' Neon ',
    description: 'Bright.',
    price: ' 750 ',
    discount: '0',
    isFeatured: true,
    state: 'on-sale',
    onSaleFrom: '',
    reason: 'Spring.',
  };
  expect(productForm.parse(typed)).toMatchObject({ name: 'Neon', price: 750, discount: 0, onSaleFrom: null });
  const wrong = [
    ...['', '0', '5001', '1.5', '-1', '1e3', '١'].map((price) => ({ price })),
    ...['100', '-1', 'x'].map((discount) => ({ discount })),
    { onSaleFrom: 'soon' },
    { state: 'sold' },
    { reason: ' ' },
  ];
  expect(wrong.filter((one) => productForm.safeParse({ ...typed, ...one }).success)).toEqual([]);
});
