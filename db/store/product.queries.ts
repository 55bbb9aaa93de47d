import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CATALOGUE, type CatalogueProduct } from '../../domain/store/catalogue.ts';
import { uploads } from '../uploads/upload.table.ts';
import type { Reader, Tx } from '../client/database.ts';
import { lookup } from '../client/sql.ts';
import { products } from './product.table.ts';

/** Every product in the order of its number; there are as many as staff have thought of. */
export const listAllProducts = (reader: Reader): Promise<CatalogueProduct[]> =>
  reader.select().from(products).orderBy(asc(products.number));

const product = lookup((reader) =>
  reader
    .select()
    .from(products)
    .where(eq(products.id, sql.placeholder('id')))
    .prepare('product'),
);

export async function readProduct(reader: Reader, id: string): Promise<CatalogueProduct | undefined> {
  const [row] = await product(reader, { id });
  return row;
}

export const readProducts = (reader: Reader, ids: readonly string[]): Promise<CatalogueProduct[]> =>
  reader
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));

/** Puts what is scheduled with this content on sale for a time. */
export async function putOnSale(tx: Tx, content: string, from: number, until: number): Promise<void> {
  await tx
    .update(products)
    .set({ onSaleFrom: from, onSaleUntil: until })
    .where(and(eq(products.content, content), eq(products.state, 'scheduled'), isNull(products.onSaleFrom)));
}

/** Writes a product behind all others, where there is none of its id. */
export async function addProduct(tx: Tx, row: CatalogueProduct): Promise<void> {
  const number = sql<number>`(select coalesce(max(${products.number}), 0) + 1 from ${products})`;
  await tx
    .insert(products)
    .values({ ...row, number })
    .onConflictDoNothing({ target: products.id });
}

export async function lockProduct(tx: Tx, id: string): Promise<CatalogueProduct | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('no key update');
  return row;
}

/** Writes a locked product anew. */
export async function updateProduct(tx: Tx, row: CatalogueProduct): Promise<void> {
  await tx.update(products).set(row).where(eq(products.id, row.id));
}

/** Writes the products that are not stored yet. */
export async function seedProducts(tx: Tx): Promise<void> {
  await tx
    .insert(products)
    .values([...CATALOGUE])
    .onConflictDoNothing();
}

/** The store draws what has a picture that a player has sent: it goes with the account. */
export async function dropPicturesOf(tx: Tx, userId: string): Promise<void> {
  const pictures = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.ownerId, userId), eq(uploads.purpose, 'product-picture')));
  await tx.update(products).set({ pictureId: null }).where(inArray(products.pictureId, pictures));
}
