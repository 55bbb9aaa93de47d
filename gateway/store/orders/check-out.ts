import { type CatalogueProduct, crateBar, newestTable } from '../../../domain/store/catalogue.ts';
import type { CartLine } from '../../../domain/store/cart.ts';
import { ruleOnCheckout, takingsOf } from '../../../domain/store/check-out.ts';
import { coinsBack, loyaltyOf } from '../../../domain/store/loyalty.ts';
import { priceOf } from '../../../domain/store/products.ts';
import { findPromoCode } from '../../../domain/store/promo-codes.ts';
import { must } from '../../../domain/shared/refusals.ts';
import type { Tx } from '../../../db/client/database.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import { readSettings } from '../../../db/settings/setting.queries.ts';
import {
  clearCart,
  insertOrder,
  lockStorePlayer,
  readCart,
  readUsedCodes,
  updateStorePlayer,
} from '../../../db/store/cart.queries.ts';
import { insertCrates } from '../../../db/store/crate.queries.ts';
import { addItem, readOwned } from '../../../db/store/item.queries.ts';
import { readProducts } from '../../../db/store/product.queries.ts';
import { grant, purchase, readCoinSpending } from '../../../db/wallet/index.ts';
import { countProof } from '../../security/index.ts';
import { requirePlay, sellCoins } from '../../wallet/index.ts';
import type { Actor } from '../../kernel/actor.ts';
import type { Deps } from '../../kernel/deps.ts';
import { once } from '../../kernel/once.ts';
import { tellStore } from './change-cart.ts';
import { requireGiftAddress, sendGifts } from '../gifts/send-gift.ts';

interface Bought extends CartLine {
  readonly product: CatalogueProduct;
}

export interface CheckOutTerms {
  /** What the player saw: another sum is refused. */
  readonly payCoins: number;
  readonly payCents: number;
  /** A code of the second factor; null when none is given. */
  readonly proof: string | null;
  /** The address of whoever gets the gifts of the cart; null without any. */
  readonly giftTo: string | null;
}

/** Hands over what is not coins. */
async function handOver(deps: Deps, tx: Tx, userId: string, orderId: string, bought: readonly Bought[], at: number) {
  for (const { product, quantity } of bought) {
    const { kind, content } = product;
    if (kind === 'item' || kind === 'pass') await addItem(tx, { userId, item: content, source: orderId, at });
    if (kind !== 'crate') continue;
    const table = newestTable(content);
    if (!table) throw new Error(`${product.id} has no odds`);
    const crate = { userId, orderId, oddsId: table.id, oddsVersion: table.version, boughtAt: at };
    await insertCrates(
      tx,
      Array.from({ length: quantity }, () => ({ ...crate, id: deps.newId() })),
    );
  }
}

/**
 * Pays what is in the cart and hands it over (SO-17). Prices are read here and once more: where they differ from what
 * the player saw, nothing is paid. Bundles come first, so that their coins can pay the rest. Answers the order's id.
 * @throws Refused PLAY_PAUSED, CART_EMPTY, PRODUCT_NOT_SOLD, ITEM_OWNED, CRATES_CLOSED, PROMO_UNUSABLE, PRICE_CHANGED, GIFT_ADDRESS,
 * GIFT_SINGLE, ONESELF, BAD_INPUT, RATE_LIMITED,
 * INSUFFICIENT_FUNDS, REDEMPTION_OFF, TWO_FACTOR_SETUP_REQUIRED, TWO_FACTOR_REQUIRED, CODE_WRONG
 */
export async function checkOut(deps: Deps, actor: Actor, key: string, terms: CheckOutTerms): Promise<string> {
  const { userId } = actor;
  const { payCoins, payCents } = terms;
  const giftTo = terms.giftTo === null ? null : await requireGiftAddress(deps, userId, terms.giftTo);
  const proof = terms.proof === null ? null : await countProof(deps, userId, terms.proof);
  return deps.db.transact((tx) => {
    const at = deps.now();
    const id = deps.newId();
    const payload = giftTo === null ? [payCoins, payCents] : [payCoins, payCents, giftTo];
    return once(tx, { userId, key, operation: 'checkOut', payload, answerId: id, at }, async () => {
      // A break is from all that is paid for, so that nobody is sold anything in it.
      const user = await requirePlay(tx, userId, at);
      const player = await lockStorePlayer(tx, userId);
      const lines = await readCart(tx, userId);
      const products = await readProducts(
        tx,
        lines.map(({ productId }) => productId),
      );
      const code = player.code === null ? null : findPromoCode(player.code);
      const usedCodes = await readUsedCodes(tx, userId);
      const rules = await readSettings(tx);
      const totals = must(
        ruleOnCheckout({
          lines,
          products,
          code,
          buyer: { usedCodes, purchases: player.orders, isCreator: user.isVerifiedCreator },
          owned: await readOwned(tx, userId),
          mayBuyCrates: crateBar(user, rules, at) === null,
          giftTo,
          ownAddress: user.email,
          seen: { payCoins, payCents },
          now: at,
        }),
      );
      const bought = lines.flatMap((line) => {
        const product = products.find((one) => one.id === line.productId);
        return product ? [{ ...line, product }] : [];
      });
      const loyalty = loyaltyOf(await readCoinSpending(tx, userId));
      const { discountCoins, giftCoins } = totals;
      const backCoins = coinsBack(payCoins - giftCoins, loyalty);
      await insertOrder(
        tx,
        {
          id,
          userId,
          at,
          // One that took nothing off was not used.
          code: discountCoins > 0 ? (code?.code ?? null) : null,
          discountCoins,
          paidCoins: payCoins,
          paidCents: payCents,
          backCoins,
        },
        bought.map(({ product, quantity }) => ({
          orderId: id,
          productId: product.id,
          name: product.name,
          quantity,
          price: priceOf(product),
          isMoney: product.currency === 'USD',
        })),
      );
      await handOver(deps, tx, userId, id, bought, at);
      if (giftTo !== null) {
        const gifts = bought.filter(({ product }) => product.kind === 'gift').map(({ product }) => product);
        await sendGifts(deps, tx, { buyer: user, orderId: id, to: giftTo, gifts, totals, at });
      }
      await updateStorePlayer(tx, userId, { orders: player.orders + 1 });
      await clearCart(tx, userId);
      if (payCents > 0) {
        const coins = bought.reduce((sum, { product, quantity }) => sum + quantity * product.coins, 0);
        await sellCoins(deps, tx, actor, proof, { id: deps.newId(), coins, cents: payCents, at });
      }
      if (payCoins > 0) {
        const paid = { id, userId, kind: 'store_purchase', currency: 'BC', coins: 0 } as const;
        await purchase(tx, { ...paid, into: takingsOf(totals) }, deps.newId, at);
      }
      if (backCoins > 0)
        await grant(
          tx,
          { opKey: `loyalty:${id}`, userId, currency: 'BC', amount: backCoins },
          { id: deps.newId(), actorId: userId, at },
        );
      await tellStore(tx, userId, at);
      await appendEvent(tx, {
        type: 'store.bought',
        entity: 'store',
        entityId: userId,
        concerns: [userId],
        data: { userId, orderId: id, paidCoins: payCoins, paidCents: payCents },
        at,
      });
    });
  });
}
