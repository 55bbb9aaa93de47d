import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { CATALOGUE, type CatalogueProduct } from '../../domain/store/catalogue.ts';
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

/** Writes the products that are not stored yet. */
export async function seedProducts(tx: Tx): Promise<void> {
  await tx
    .insert(products)
    .values([...CATALOGUE])
    .onConflictDoNothing();
}
