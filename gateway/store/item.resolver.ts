import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ItemSlot } from '../../domain/store/items.ts';
import { Player } from '../accounts/index.ts';
import { type Context, actorOf } from '../kernel/context.ts';
import { requireKey } from '../kernel/once.ts';
import { PublicProfile } from '../profiles/index.ts';
import { Access } from '../schema/access.ts';
import { FindsNode } from '../schema/node.ts';
import { type Connection, PageArgs } from '../schema/connection.ts';
import { KEY } from '../schema/key.ts';
import { buyLook } from './buy-look.ts';
import {
  CrateCommitment,
  CrateOdds,
  CrateOpening,
  CrateOpeningConnection,
  Inventory,
  OpenCrateInput,
  Worn,
} from './item.types.ts';
import { openCrate, prepareOpening } from './crates/open-crate.ts';
import { readInventory, readOdds, readOpenings, requireOpening } from './read-items.ts';
import { ItemSlotEnum } from './store.enums.ts';
import { emptySlot, wearItem } from './wear-item.ts';
import { loadWorn } from './worn.ts';

const WORN = 'What the player wears.';

@Resolver(() => Player)
export class PlayerLookResolver {
  @Access('anyone')
  @FieldResolver(() => Worn, { description: WORN })
  worn(@Ctx() context: Context, @Root() { id }: Player): Promise<Worn> {
    return loadWorn(context, id);
  }
}

@Resolver(() => PublicProfile)
export class ProfileLookResolver {
  @Access('own')
  @FieldResolver(() => Worn, { description: WORN })
  worn(@Ctx() context: Context, @Root() { id }: PublicProfile): Promise<Worn> {
    return loadWorn(context, id);
  }
}

function own(context: Context): Promise<Inventory> {
  const { userId } = actorOf(context);
  return context.deps.db.snapshot((read) => readInventory(read, userId));
}

@Resolver()
export class ItemResolver {
  @Access('own')
  @Query(() => Inventory, { description: 'Items and crates of the caller.' })
  inventory(@Ctx() context: Context): Promise<Inventory> {
    return own(context);
  }

  @Access('own')
  @Mutation(() => Inventory, {
    description: 'Wears an item of the caller’s, in the place of what is worn there. Refusals: NOT_FOUND.',
  })
  async wearItem(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of an item in the inventory.' }) id: string,
  ): Promise<Inventory> {
    await wearItem(context.deps, actorOf(context), id);
    return own(context);
  }

  @Access('own')
  @Mutation(() => Inventory, {
    description:
      'Buys a look for the boards of practice with credits, once. Refusals: NOT_FOUND, ITEM_OWNED, CREDITS_SHORT, IDEMPOTENCY_KEY_REUSED.',
  })
  async buyPracticeLook(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of the look.' }) id: string,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<Inventory> {
    await buyLook(context.deps, actorOf(context), requireKey(key, context.caller.idempotencyKey), id);
    return own(context);
  }

  @Access('own')
  @Mutation(() => Inventory, { description: 'Takes off what the caller wears in a slot.' })
  async emptySlot(
    @Ctx() context: Context,
    @Arg('slot', () => ItemSlotEnum, { description: 'The slot to be emptied.' }) slot: ItemSlot,
  ): Promise<Inventory> {
    await emptySlot(context.deps, actorOf(context), slot);
    return own(context);
  }

  @Access('own')
  @Mutation(() => CrateCommitment, {
    description: 'What the server binds itself to for the caller’s next opening; the same until that has been.',
  })
  prepareOpening(@Ctx() context: Context): Promise<CrateCommitment> {
    return prepareOpening(context.deps, actorOf(context));
  }

  /** SO-09 */
  @Access('own')
  @Mutation(() => CrateOpening, {
    description:
      'Opens a crate by the secret that was committed to and the caller’s seed, and shows the secret. Refusals: BAD_INPUT, PLAY_PAUSED, NOT_FOUND, CRATE_OPENED, COMMITMENT_PASSED, IDEMPOTENCY_KEY_REUSED.',
  })
  async openCrate(
    @Ctx() context: Context,
    @Arg('input', () => OpenCrateInput, {
      description: 'The crate, the commitment that was seen, and the caller’s seed.',
    })
    input: OpenCrateInput,
    @Arg('idempotencyKey', () => String, KEY)
    key?: string | null,
  ): Promise<CrateOpening> {
    const { deps, caller } = context;
    const actor = actorOf(context);
    const id = await openCrate(deps, actor, requireKey(key, caller.idempotencyKey), input);
    return requireOpening(deps.db.read, actor.userId, id);
  }

  @Access('own')
  @Query(() => CrateOpeningConnection, { description: 'Openings of the caller, the newest first.' })
  crateOpenings(@Ctx() context: Context, @Args(() => PageArgs) args: PageArgs): Promise<Connection<CrateOpening>> {
    return readOpenings(context.deps.db.read, actorOf(context).userId, args);
  }

  @Access('own')
  @FindsNode()
  @Query(() => CrateOpening, { description: 'An opening of the caller with its proof. Refusals: NOT_FOUND.' })
  crateOpening(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of the crate, which the opening has too.' }) id: string,
  ): Promise<CrateOpening> {
    return requireOpening(context.deps.db.read, actorOf(context).userId, id);
  }

  @Access('anyone')
  @Query(() => [CrateOdds], { description: 'What crates state, beside what came of them.' })
  crateOdds(@Ctx() { deps }: Context): Promise<CrateOdds[]> {
    return deps.db.snapshot(readOdds);
  }
}
