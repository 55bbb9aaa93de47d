import { listMessages } from '../../db/mail/mailbox.queries.ts';
import { storeGifts } from '../../db/store/gift.table.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import type { Message } from '../../gateway/kernel/mailer.ts';
import { requireUnsealed } from '../../gateway/kernel/sealed.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import { fillCart, pay } from './store-steps.ts';
import type { World } from './world.ts';

export const GIFT = 'friend-starter-gift-pack';
export const GIFT_COINS = 800;

/** Buys the gift pack for an address; answers how it ended. */
export async function give(world: World, buyer: Actor, to: string | null, coins = GIFT_COINS): Promise<string> {
  await fillCart(world, buyer, { [GIFT]: 1 });
  return pay(world, buyer, coins, 0, world.key(), to);
}

/** Everything that was written to an address, the newest first. */
export async function lettersTo(world: World, address: string): Promise<Message[]> {
  while (await workOnce(world.deps, openLog('silent')));
  const kept = await listMessages(world.db.read, 1_000);
  return kept
    .map(({ sealed }) => JSON.parse(requireUnsealed(world.deps, sealed)) as Message)
    .filter(({ to }) => to === address);
}

/** What the link of the newest gift to an address carries. */
export async function tokenTo(world: World, address: string): Promise<string> {
  const [letter] = await lettersTo(world, address);
  return new URLSearchParams(new URL(letter?.url ?? 'https://none.invalid').hash.slice(1)).get('token') ?? '';
}

export const giftsIn = (world: World) => world.db.read.select().from(storeGifts);
