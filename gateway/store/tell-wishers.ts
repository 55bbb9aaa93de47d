import { stateAt } from '../../domain/store/catalogue.ts';
import { priceOf } from '../../domain/store/products.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { listWishers } from '../../db/store/cart.queries.ts';
import { readProduct } from '../../db/store/product.queries.ts';
import type { Deps } from '../kernel/deps.ts';

interface Cheaper {
  readonly productId: string;
  readonly coins: number;
  readonly beforeCoins: number;
}

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** `afterId` is the last player that was told; empty at first. */
    'store.tell-wishers': Cheaper & { readonly afterId: string };
  }
}

/** So many at a time, so that what many wish for holds up nobody. */
const TOLD_AT_ONCE = 200;

/** Tells those who wish for a product that it costs less, in the transaction that makes it so. */
export const tellOfPrice = (deps: Deps, tx: Tx, cheaper: Cheaper): Promise<void> => next(deps, tx, cheaper, '');

const next = (deps: Deps, tx: Tx, cheaper: Cheaper, afterId: string): Promise<void> => {
  const at = deps.now();
  return enqueueJob(tx, {
    id: deps.newId(),
    kind: 'store.tell-wishers',
    payload: { ...cheaper, afterId },
    runAt: at,
    createdAt: at,
  });
};

/** Tells the next of them, unless the price is another one by now; the rest is another job's. */
export const tellWishers = (deps: Deps, { payload: { afterId, ...cheaper } }: Job<'store.tell-wishers'>) =>
  deps.db.transact(async (tx) => {
    const { productId, coins } = cheaper;
    const product = await readProduct(tx, productId);
    const at = deps.now();
    if (!product || stateAt(product, at) !== 'on-sale' || priceOf(product) !== coins) return;
    const wishers = await listWishers(tx, productId, afterId, TOLD_AT_ONCE);
    for (const userId of wishers)
      await appendEvent(tx, {
        type: 'wish.cheaper',
        entity: 'wish',
        entityId: userId,
        concerns: [userId],
        data: { userId, name: product.name, ...cheaper },
        at,
      });
    const last = wishers.at(-1);
    if (last !== undefined && wishers.length === TOLD_AT_ONCE) await next(deps, tx, cheaper, last);
  });
