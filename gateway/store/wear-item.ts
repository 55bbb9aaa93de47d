import { type ItemSlot, findItem } from '../../domain/store/items.ts';
import { Refused } from '../../domain/shared/refusals.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { lockStorePlayer } from '../../db/store/cart.queries.ts';
import { deleteWorn, putWorn, readOwned } from '../../db/store/item.queries.ts';
import { requireStanding } from '../accounts/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { Deps } from '../kernel/deps.ts';
import { tellStore } from './orders/change-cart.ts';

function changeLook(deps: Deps, { userId }: Actor, change: (tx: Tx) => Promise<void>): Promise<void> {
  return deps.db.transact(async (tx) => {
    const at = deps.now();
    await lockStorePlayer(tx, userId);
    await requireStanding(tx, userId);
    await change(tx);
    await tellStore(tx, userId, at);
    const about = { entity: 'user', entityId: userId, concerns: [userId], at };
    await appendEvent(tx, { ...about, type: 'account.look-changed', data: {} });
  });
}

/** Wears an item of one's own, in the place of what is worn there. @throws Refused NOT_FOUND for one that is not had */
export const wearItem = (deps: Deps, actor: Actor, id: string): Promise<void> =>
  changeLook(deps, actor, async (tx) => {
    const item = findItem(id);
    if (!item || !(await readOwned(tx, actor.userId)).has(id)) throw new Refused('NOT_FOUND', { field: 'id' });
    await putWorn(tx, { userId: actor.userId, slot: item.slot, item: id });
  });

/** Empties a slot. */
export const emptySlot = (deps: Deps, actor: Actor, slot: ItemSlot): Promise<void> =>
  changeLook(deps, actor, (tx) => deleteWorn(tx, actor.userId, slot));
