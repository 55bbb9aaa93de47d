import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, Query, Resolver } from 'type-graphql';
import { type Context, actorOf } from '../../kernel/context.ts';
import { Access } from '../../schema/access.ts';
import { claimGift, declineGift } from './claim-gift.ts';
import { GiftOffer } from './gift.types.ts';
import { Inventory } from '../item.types.ts';
import { readGift, readGiftsTo } from './read-gifts.ts';
import { readInventory } from '../read-items.ts';

/** A gift, by one of the two ways that it is named in. */
@ArgsType()
class NamedGift {
  @Field(() => String, {
    nullable: true,
    description: 'What the link of the gift carries behind `#token=`; either this or `giftId`.',
  })
  token?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The `id` of a gift in `giftsToMe`; either this or `token`.',
  })
  giftId?: string | null;
}

const giftOf = ({ token = null, giftId = null }: NamedGift) => ({ token, giftId });

@Resolver()
export class GiftResolver {
  @Access('anyone')
  @Query(() => GiftOffer, {
    description: 'The gift that the link of an e-mail opens, for whoever has it. Refusals: GIFT_GONE.',
  })
  gift(
    @Ctx() { deps }: Context,
    @Arg('token', () => String, { description: 'What the link carries behind `#token=`.' }) token: string,
  ): Promise<GiftOffer> {
    return readGift(deps, token);
  }

  @Access('own')
  @Query(() => [GiftOffer], { description: 'Gifts to the address of the caller’s account, 50 at the most.' })
  giftsToMe(@Ctx() context: Context): Promise<GiftOffer[]> {
    return readGiftsTo(context.deps, actorOf(context).userId);
  }

  /** SO-16 */
  @Access('own')
  @Mutation(() => Inventory, {
    description:
      'Takes a gift into the inventory of the caller, once: by what its link carries, or by its id where it was sent to the address of the account. Refusals: BAD_INPUT, NOT_FOUND, GIFT_GONE, GIFT_HAD, ONESELF.',
  })
  async claimGift(@Ctx() context: Context, @Args(() => NamedGift) named: NamedGift): Promise<Inventory> {
    const actor = actorOf(context);
    await claimGift(context.deps, actor, giftOf(named));
    return context.deps.db.snapshot((read) => readInventory(read, actor.userId));
  }

  @Access('own')
  @Mutation(() => [GiftOffer], {
    description:
      'Sends a gift back to whoever has bought it, with what was paid for it: by what its link carries, or by its id where it was sent to the address of the account. Answers the gifts that still wait. Refusals: BAD_INPUT, NOT_FOUND, GIFT_GONE, ONESELF.',
  })
  async declineGift(@Ctx() context: Context, @Args(() => NamedGift) named: NamedGift): Promise<GiftOffer[]> {
    const actor = actorOf(context);
    await declineGift(context.deps, actor, giftOf(named));
    return readGiftsTo(context.deps, actor.userId);
  }
}
