import { type CatalogueProduct, isSold } from '../../domain/store/catalogue.ts';
import { priceOf } from '../../domain/store/products.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent } from '../../db/events/append-event.ts';
import { type NewJob, enqueueJob } from '../../db/jobs/job.queries.ts';
import type { Job } from '../../db/jobs/job.table.ts';
import { listWishers } from '../../db/store/cart.queries.ts';
import { readProduct } from '../../db/store/product.queries.ts';
import type { Deps } from '../kernel/deps.ts';
import { tellInTurns } from '../kernel/tell-in-turns.ts';

/** A product costs less than before. */
interface Cheaper {
  readonly productId: string;
  readonly coins: number;
  readonly beforeCoins: number;
}

/** A product can be bought: from a time on, or at once with null. */
interface Begun {
  readonly productId: string;
  readonly from: number | null;
}

declare module '../../db/jobs/job-payloads.ts' {
  interface JobPayloads {
    /** `afterId` is the last player that was told; empty at first. */
    'store.tell-wishers': Cheaper & { readonly afterId: string };
    'store.tell-of-sale': Begun & { readonly afterId: string };
  }
}

/** Tells those who wish for a product when its sale begins, once for each time at which it is to begin. */
export const tellOfSale = ({ newId, now }: Deps, tx: Tx, begun: Begun): Promise<void> =>
  enqueueJob(tx, {
    id: newId(),
    kind: 'store.tell-of-sale',
    payload: { ...begun, afterId: '' },
    runAt: begun.from ?? now(),
    createdAt: now(),
    uniqueKey: `sale:${begun.productId}:${begun.from ?? 'now'}`,
  });

const tellOfPrice = ({ newId, now }: Deps, tx: Tx, cheaper: Cheaper): Promise<void> =>
  enqueueJob(tx, {
    id: newId(),
    kind: 'store.tell-wishers',
    payload: { ...cheaper, afterId: '' },
    runAt: now(),
    createdAt: now(),
  });

/**
 * Tells those who wish for a product of a change that matters to them, in the transaction that makes it: it is sold,
 * now or from a time on, or costs less coins than it did.
 */
export async function tellOfChange(
  deps: Deps,
  tx: Tx,
  before: CatalogueProduct,
  after: CatalogueProduct,
): Promise<void> {
  const { id: productId, onSaleFrom: from, currency } = after;
  const [beforeCoins, coins] = [priceOf(before), priceOf(after)];
  const [wasSold, isSoldNow] = [before, after].map((product) => isSold(product, deps.now()));
  if (wasSold && isSoldNow) {
    if (coins < beforeCoins && currency === 'BC') await tellOfPrice(deps, tx, { productId, coins, beforeCoins });
  } else if (isSoldNow || (from !== null && from !== before.onSaleFrom))
    await tellOfSale(deps, tx, { productId, from });
}

type Telling = Job<'store.tell-wishers' | 'store.tell-of-sale'>;

/** Whether it still is so when its turn comes. */
const isTrue = (product: CatalogueProduct, payload: Telling['payload']): boolean =>
  'coins' in payload ? priceOf(product) === payload.coins : product.onSaleFrom === payload.from;

/** Tells the next of those who wish for a product, unless it is otherwise by now; the rest is another job's. */
export const tellWishers = (deps: Deps, { id, kind, payload }: Telling): Promise<void> =>
  deps.db.transact(async (tx) => {
    const { afterId, productId } = payload;
    const at = deps.now();
    const product = await readProduct(tx, productId);
    if (!product || !isSold(product, at) || !isTrue(product, payload)) return;
    const { name } = product;
    await tellInTurns({
      afterId,
      list: (after, limit) => listWishers(tx, productId, after, limit),
      tell: (userId) => {
        const about = { entity: 'wish', entityId: userId, concerns: [userId], at };
        if (!('coins' in payload))
          return appendEvent(tx, {
            ...about,
            type: 'wish.on-sale',
            data: { userId, productId, name, from: payload.from },
          });
        const { coins, beforeCoins } = payload;
        return appendEvent(tx, {
          ...about,
          type: 'wish.cheaper',
          data: { userId, productId, name, coins, beforeCoins },
        });
      },
      // A turn is done again where its gateway died before it could say so: what comes next has one name.
      goOn: (after) =>
        enqueueJob(tx, {
          id: `${id.split(':', 1)[0] ?? ''}:${after}`,
          kind,
          payload: { ...payload, afterId: after },
          runAt: at,
          createdAt: at,
        } as NewJob),
    });
  });
