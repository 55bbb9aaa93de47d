import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../kernel/context.ts';
import { Access } from '../schema/access.ts';
import { claimGift } from './claim-gift.ts';
import { GiftOffer } from './gift.types.ts';
import { Inventory } from './item.types.ts';
import { readGift, readGiftsTo } from './read-gifts.ts';
import { readInventory } from './read-items.ts';

@Resolver()
export class GiftResolver {
  @Access('anyone')
  @Query(() => GiftOffer, {
    description: 'The gift that the link of an e-mail opens, for whoever has it. Refusals: GIFT_GONE.',
  })
  gift(@Ctx() { deps }: Context, @Arg('token', () => String) token: string): Promise<GiftOffer> {
    return readGift(deps, token);
  }

  @Access('own')
  @Query(() => [GiftOffer], { description: 'Gifts to the address of the caller’s account, 50 at the most.' })
  giftsToMe(@Ctx() context: Context): Promise<GiftOffer[]> {
    return readGiftsTo(context.deps, actorOf(context).userId);
  }

  @Access('own')
  @Mutation(() => Inventory, {
    description:
      'Takes a gift into the inventory of the caller, once: by what its link carries, or by its id where it was sent to the address of the account (SO-16). Refusals: BAD_INPUT, NOT_FOUND, GIFT_GONE, GIFT_HAD, ONESELF.',
  })
  async claimGift(
    @Ctx() context: Context,
    @Arg('token', () => String, { nullable: true }) token?: string | null,
    @Arg('giftId', () => ID, { nullable: true }) giftId?: string | null,
  ): Promise<Inventory> {
    const actor = actorOf(context);
    await claimGift(context.deps, actor, { token: token ?? null, giftId: giftId ?? null });
    return context.deps.db.snapshot((read) => readInventory(read, actor.userId));
  }
}
