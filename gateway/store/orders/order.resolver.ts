import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../kernel/context.ts';
import { gathered } from '../../kernel/manifest/gathered.ts';
import { Access } from '../../schema/access.ts';
import { readSentGifts, readLines } from './read-orders.ts';
import { SentGift, StoreOrder, StoreOrderLine } from '../store.types.ts';

/** For all orders of an answer at once. */
const loadLines = gathered<StoreOrderLine[]>(({ deps }, ids) => readLines(deps.db.read, ids));
const loadGifts = gathered<SentGift[]>(({ deps }, ids) => readSentGifts(deps.db.read, ids));

/** What is read of an order only where it is asked for. */
@Resolver(() => StoreOrder)
export class OrderResolver {
  @Access('own')
  @FieldResolver(() => [StoreOrderLine], { description: 'What was bought, a line for each product.' })
  lines(@Ctx() context: Context, @Root() { id }: StoreOrder): Promise<StoreOrderLine[]> {
    return loadLines(context, id);
  }

  @Access('own')
  @FieldResolver(() => [SentGift], { description: 'Gifts of this order.' })
  gifts(@Ctx() context: Context, @Root() { id }: StoreOrder): Promise<SentGift[]> {
    return loadGifts(context, id);
  }
}
