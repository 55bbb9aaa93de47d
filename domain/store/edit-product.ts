import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { changesOf as changed } from '../shared/changes.ts';
import { type Ruling, allow, refuse } from '../shared/refusals.ts';
import { type CatalogueProduct, PASS_PRICE, type ProductState } from './catalogue.ts';
import { priceOf } from './products.ts';

/** What staff change of a product; what it brings is code (docs/decisions/store.md). */
export interface ProductEdit {
  readonly name: string;
  readonly description: string;
  readonly price: number;
  readonly discount: number;
  readonly isFeatured: boolean;
  readonly state: ProductState;
  /** From when a scheduled one is sold; null while that is open. */
  readonly onSaleFrom: number | null;
  /** The picture that it is shown by; null for one that is drawn. */
  readonly pictureId: string | null;
}

/**
 * A product after staff have changed it. A bundle stays a cent a coin (C-22); a pass costs no less than its rewards were
 * measured against, and is sold while its season runs (docs/decisions/missions.md).
 */
export function editProduct(product: CatalogueProduct, edit: ProductEdit): Ruling<CatalogueProduct> {
  const isPass = product.kind === 'pass';
  const onSaleFrom = isPass ? product.onSaleFrom : edit.state === 'scheduled' ? edit.onSaleFrom : null;
  const next = { ...product, ...edit, onSaleFrom };
  if (product.currency === 'USD' && edit.price !== product.coins) return refuse('BAD_INPUT', { field: 'price' });
  if (product.currency === 'USD' && edit.discount !== 0) return refuse('BAD_INPUT', { field: 'discount' });
  if (isPass && edit.state === 'on-sale') return refuse('BAD_INPUT', { field: 'state' });
  if (isPass && priceOf(next) < PASS_PRICE) return refuse('BAD_INPUT', { field: 'price' });
  return allow(next);
}

const EDITED = ['name', 'description', 'price', 'discount', 'isFeatured', 'state', 'onSaleFrom', 'pictureId'] as const;

/** Names all that staff can change of a product as it stands: whoever read another one changes nothing unseen. */
export const versionOf = (product: ProductEdit): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(EDITED.map((name) => product[name]))))).slice(0, 16);

function partOf(product: ProductEdit, name: (typeof EDITED)[number]): string {
  if (name === 'pictureId') return `picture: ${product.pictureId ?? 'drawn'}`;
  if (name !== 'onSaleFrom') return `${name}: ${product[name]}`;
  return `${name}: ${product.onSaleFrom === null ? 'open' : new Date(product.onSaleFrom).toISOString()}`;
}

/** Of two versions of a product, what staff have changed, as the audit log keeps it. */
export const changesOf = (before: ProductEdit, after: ProductEdit) => changed(EDITED, before, after, partOf);
