import * as z from 'zod/mini';
import { STAFF_REASON_MAX } from '../accounts/accounts.schemas.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { chosen, requiredText, ruledInto, typedWhole, whole } from '../shared/schema.ts';
import { PRODUCT_STATES } from './catalogue.ts';
import { PRICE_FILTER } from './products.ts';

export const PRODUCT_NAME_MAX = 60;
export const PRODUCT_DESCRIPTION_MAX = 300;
/** In the smallest unit of its currency; what costs more than the filter reaches would be found by nobody (SO-05). */
export const PRODUCT_PRICE = { min: 1, max: PRICE_FILTER.most } as const;
export const PRODUCT_DISCOUNT = { min: 0, max: 99 } as const;

/** Of a picture, before it is drawn anew. */
export const PRODUCT_PICTURE_BYTES_MAX = 5 * 1_024 * 1_024;

const words = {
  name: requiredText(PRODUCT_NAME_MAX),
  description: requiredText(PRODUCT_DESCRIPTION_MAX),
  reason: requiredText(STAFF_REASON_MAX),
};

/** What staff change of a product, and why. */
export const productEdit = z.object({
  ...words,
  price: whole(PRODUCT_PRICE),
  discount: whole(PRODUCT_DISCOUNT),
  isFeatured: z.boolean(),
  state: z.enum(PRODUCT_STATES),
  onSaleFrom: z.nullable(z.int()),
  pictureId: z.nullable(z.string().check(z.maxLength(64))),
});

/** The same as it is typed; `onSaleFrom` is empty while it is open. */
export const productForm = z.object({
  ...words,
  price: typedWhole(PRODUCT_PRICE),
  discount: typedWhole(PRODUCT_DISCOUNT),
  isFeatured: z.boolean(),
  state: chosen(PRODUCT_STATES),
  onSaleFrom: ruledInto((text): Ruling<number | null> => {
    const at = text === '' ? null : new Date(text).getTime();
    return at === null || Number.isFinite(at) ? allow(at) : refuse('BAD_INPUT');
  }),
});
