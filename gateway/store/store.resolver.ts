import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver, Subscription } from 'type-graphql';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs } from '../schema/connection.ts';
import { Reads } from '../schema/reads.ts';
import { KEY } from '../schema/key.ts';
import { addProduct, applyPromoCode, markWish, setProductQuantity } from './orders/change-cart.ts';
import { checkOut } from './orders/check-out.ts';
import { readOrders, requireOrder } from './orders/read-orders.ts';
import { readCatalogue, readOwnStore } from './read-store.ts';
import { CheckOutInput, OwnStore, StoreOrder, StoreOrderConnection, StoreProduct } from './store.types.ts';

function own({ deps, ...context }: Context): Promise<OwnStore> {
  const { userId } = actorOf({ deps, ...context });
  return deps.db.snapshot((read) => readOwnStore(read, userId, deps.now()));
}

@Resolver()
export class StoreResolver {
  /** SO-07 */
  @Access('member')
  @Query(() => [StoreProduct], { description: 'What is sold and what will be, in the order of its numbers.' })
  storeProducts(@Ctx() { deps }: Context): Promise<StoreProduct[]> {
    return readCatalogue(deps.db.read, deps.now());
  }

  @Access('own')
  @Reads(24)
  @Query(() => OwnStore, { description: 'Cart, wishes and loyalty of the caller.' })
  myStore(@Ctx() context: Context): Promise<OwnStore> {
    return own(context);
  }

  @Access('own')
  @Query(() => StoreOrderConnection, { description: 'What the caller has bought, newest first.' })
  storeOrders(@Ctx() context: Context, @Args(() => PageArgs) args: PageArgs): Promise<Connection<StoreOrder>> {
    const { userId } = actorOf(context);
    return context.deps.db.snapshot((read) => readOrders(read, userId, args));
  }

  @Access('own')
  @FindsNode()
  @Query(() => StoreOrder, { description: 'A receipt of the caller. Refusals: NOT_FOUND.' })
  storeOrder(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of an order in `storeOrders`.' }) id: string,
  ): Promise<StoreOrder> {
    const { userId } = actorOf(context);
    return context.deps.db.snapshot((read) => requireOrder(read, userId, id));
  }

  /** SO-13 */
  @Access('own')
  @Mutation(() => OwnStore, {
    description:
      'Puts one more of a product into the cart. Refusals: NOT_FOUND, PRODUCT_NOT_SOLD, ITEM_OWNED, GIFT_SINGLE.',
  })
  async addToCart(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: 'The `id` of a product in `storeProducts`.' }) productId: string,
  ): Promise<OwnStore> {
    await addProduct(context.deps, actorOf(context), productId);
    return own(context);
  }

  /** SO-13 */
  @Access('own')
  @Mutation(() => OwnStore, {
    description:
      'So many of a product in the cart, 99 at the most; zero or less takes it out. Refusals: NOT_FOUND, PRODUCT_NOT_SOLD, ITEM_OWNED, GIFT_SINGLE.',
  })
  async setCartQuantity(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: 'The `id` of a product in `storeProducts`, or of one in the cart.' })
    productId: string,
    @Arg('quantity', () => Int, {
      description: 'How many there shall be; zero or less takes the product out, more than 99 count as 99.',
    })
    quantity: number,
  ): Promise<OwnStore> {
    await setProductQuantity(context.deps, actorOf(context), productId, quantity);
    return own(context);
  }

  /** SO-14, SO-15 */
  @Access('own')
  @Mutation(() => OwnStore, {
    description:
      'Puts a promo code on the cart in the place of the one before it; an unknown one changes nothing, an empty text takes it off. Refusals: PROMO_UNUSABLE.',
  })
  async applyPromoCode(
    @Ctx() context: Context,
    @Arg('code', () => String, {
      description: 'The code, in upper or lower case; an empty text takes the present one off.',
    })
    code: string,
  ): Promise<OwnStore> {
    await applyPromoCode(context.deps, actorOf(context), code);
    return own(context);
  }

  /** SO-12 */
  @Access('own')
  @Mutation(() => OwnStore, {
    description: 'Keeps a product on the wishlist of the caller, or takes it off. Refusals: NOT_FOUND.',
  })
  async markWish(
    @Ctx() context: Context,
    @Arg('productId', () => ID, { description: 'The `id` of a product in `storeProducts`.' }) productId: string,
    @Arg('isWished', () => Boolean, { description: 'True keeps it on the wishlist, false takes it off.' })
    isWished: boolean,
  ): Promise<OwnStore> {
    await markWish(context.deps, actorOf(context), productId, isWished);
    return own(context);
  }

  /** SO-17 */
  @Access('own')
  @Mutation(() => StoreOrder, {
    description:
      'Pays what is in the cart and hands it over, once. Refusals: PLAY_PAUSED, CART_EMPTY, PRODUCT_NOT_SOLD, ITEM_OWNED, CRATES_CLOSED, PROMO_UNUSABLE, GIFT_ADDRESS, GIFT_SINGLE, ONESELF, BAD_INPUT, RATE_LIMITED, PRICE_CHANGED with the new sums, INSUFFICIENT_FUNDS, REDEMPTION_OFF; where more than $100 goes to BattleCoin in 24 hours TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG, NOT_FOUND.',
  })
  async checkOut(
    @Ctx() context: Context,
    @Arg('input', () => CheckOutInput, {
      description: 'What the caller saw before paying, and what the payment needs.',
    })
    input: CheckOutInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<StoreOrder> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    const terms = { ...input, proof: input.proof ?? null, giftTo: input.giftTo ?? null };
    const id = await checkOut(deps, actor, requireKey(key, caller.idempotencyKey), terms);
    return deps.db.snapshot((read) => requireOrder(read, actor.userId, id));
  }

  @Access('own')
  @Subscription(() => OwnStore, {
    description: 'The store as it is for the caller, each time the cart or what the caller has changes.',
    subscribe: ({ context }: { context: Context }) => context.live.subscribe('store', actorOf(context).userId),
  })
  storeChanged(@Ctx() context: Context): Promise<OwnStore> {
    return own(context);
  }
}
