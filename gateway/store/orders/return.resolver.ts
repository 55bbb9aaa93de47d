import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Refused } from '../../../domain/shared/refusals.ts';
import { findOrder } from '../../../db/store/cart.queries.ts';
import { type Context, actorOf } from '../../kernel/context.ts';
import { requireKey } from '../../kernel/once.ts';
import { Access } from '../../schema/access.ts';
import { type Connection, PageArgs } from '../../schema/connection.ts';
import { KEY } from '../../schema/key.ts';
import { readBoughtOrder, readBoughtOrders } from './read-bought.ts';
import { returnLine } from './return-line.ts';
import { BoughtOrder, BoughtOrderConnection, ReturnLineInput } from './return.types.ts';

@Resolver()
export class ReturnResolver {
  @Access('staff')
  @Query(() => BoughtOrderConnection, { description: 'What a player has bought in the store, newest first.' })
  accountOrders(
    @Ctx() { deps }: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('accountId', () => ID, { description: 'The account that has bought.' }) accountId: string,
  ): Promise<Connection<BoughtOrder>> {
    return deps.db.snapshot((read) => readBoughtOrders(read, accountId, page));
  }

  @Access('administrator')
  @Mutation(() => BoughtOrder, {
    description:
      'Takes back what somebody has bought in the store and has not used, a bundle as long as its coins are there, and gives back what was paid for it. Refusals: FORBIDDEN, OWN_MONEY, NOT_FOUND, BAD_INPUT, LINE_USED, LINE_MONEY, LINE_RETURNED.',
  })
  async returnLine(
    @Ctx() context: Context,
    @Arg('input', () => ReturnLineInput, { description: 'What is taken back, and why.' }) input: ReturnLineInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<BoughtOrder> {
    const { deps, caller } = context;
    const id = await returnLine(deps, actorOf(context), requireKey(key, caller.idempotencyKey), input);
    return deps.db.snapshot(async (read) => {
      const order = await findOrder(read, id);
      if (!order) throw new Refused('NOT_FOUND');
      return readBoughtOrder(read, order);
    });
  }
}
