import { buyLook as rule } from '../../domain/store/practice-looks.ts';
import { must } from '../../domain/shared/refusals.ts';
import { lockMissionPlayer, updateMissionPlayer } from '../../db/missions/index.ts';
import { lockStorePlayer } from '../../db/store/cart.queries.ts';
import { addItem, readOwned } from '../../db/store/item.queries.ts';
import { lockStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { once } from '../kernel/once.ts';
import { tellStore } from './orders/change-cart.ts';

/**
 * Buys a look of practice with credits, once. Answers the id of its item.
 * @throws Refused NOT_FOUND, ITEM_OWNED, CREDITS_SHORT, IDEMPOTENCY_KEY_REUSED
 */
export async function buyLook(deps: Deps, { userId }: Actor, key: string, id: string): Promise<string> {
  return deps.db.transact((tx) => {
    const at = deps.now();
    return once(tx, { userId, key, operation: 'buyPracticeLook', payload: [id], answerId: id, at }, async () => {
      await lockStanding(tx, userId);
      await lockStorePlayer(tx, userId);
      const { credits } = await lockMissionPlayer(tx, userId);
      const look = must(rule(id, { credits, owned: await readOwned(tx, userId) }));
      await updateMissionPlayer(tx, userId, { credits: credits - look.credits });
      await addItem(tx, { userId, item: id, source: 'credits', at });
      await tellStore(tx, userId, at);
    });
  });
}
