import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { stateAt } from '../../domain/store/catalogue.ts';
import { versionOf } from '../../domain/store/edit-product.ts';
import { priceOf } from '../../domain/store/products.ts';
import type { Reader } from '../../db/client/database.ts';
import { listAllProducts } from '../../db/store/product.queries.ts';
import { avatarUrlOf } from '../accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { CatalogueEntry, EditProductInput } from './catalogue.types.ts';
import { editProduct } from './edit-product.ts';

async function readAll(reader: Reader, now: number): Promise<CatalogueEntry[]> {
  const all = await listAllProducts(reader);
  return all.map((product) => ({
    ...product,
    cost: priceOf(product),
    stateNow: stateAt(product, now),
    pictureUrl: avatarUrlOf(product.pictureId),
    version: versionOf(product),
  }));
}

@Resolver()
export class CatalogueResolver {
  @Access('administrator')
  @Query(() => [CatalogueEntry], { description: 'All that is, was or will be sold, in the order of its numbers.' })
  catalogue(@Ctx() { deps }: Context): Promise<CatalogueEntry[]> {
    return readAll(deps.db.read, deps.now());
  }

  @Access('administrator')
  @Mutation(() => [CatalogueEntry], {
    description:
      'Changes how a product is sold. Carts that hold it are shown its new price before they pay. Refusals: FORBIDDEN, NOT_FOUND, BAD_INPUT, PRODUCT_CHANGED.',
  })
  async editProduct(
    @Ctx() context: Context,
    @Arg('input', () => EditProductInput, { description: 'The product with all that can be changed of it, and why.' })
    input: EditProductInput,
  ): Promise<CatalogueEntry[]> {
    const { deps } = context;
    await editProduct(deps, actorOf(context), {
      ...input,
      onSaleFrom: input.onSaleFrom ?? null,
      pictureId: input.pictureId ?? null,
    });
    return readAll(deps.db.read, deps.now());
  }
}
