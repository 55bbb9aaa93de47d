import {
  type BoughtLine,
  type LineState,
  type PaidOrder,
  coinsReturned,
  stateOfLine,
} from '../../../domain/store/return-line.ts';
import { COIN_CENTS } from '../../../domain/shared/money.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listOrders, readOrderLines } from '../../../db/store/cart.queries.ts';
import { countClosedCrates } from '../../../db/store/crate.queries.ts';
import { listGiftsOf } from '../../../db/store/gift.queries.ts';
import type { StoreGiftRow } from '../../../db/store/gift.table.ts';
import { readItems } from '../../../db/store/item.queries.ts';
import { listPaidClaims } from '../../../db/store/pass.queries.ts';
import { readProducts } from '../../../db/store/product.queries.ts';
import type { StoreOrderRow } from '../../../db/store/store.table.ts';
import { readBalance, readReturned } from '../../../db/wallet/index.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import type { BoughtOrder } from './return.types.ts';

/** A line as it was bought, with what is left of it. */
export interface Bought extends BoughtLine {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly isMoney: boolean;
  readonly content: string;
  /** The gift of it; null for all others. */
  readonly gift: StoreGiftRow | null;
  /** What came back; what would come back, while nothing has. In coins, or in cents of a bundle. */
  readonly coins: number;
  readonly cents: number;
  readonly returnedAt: number | null;
}

/** The coins of bundles that cost so many cents. */
export const bundleCoins = (cents: number): number => cents / COIN_CENTS;

/** What the return of a line is booked under. */
export const returnIdOf = (orderId: string, productId: string): string => `${orderId}:${productId}`;

/** The lines of some orders of a player, by order. */
export async function readBought(
  reader: Reader,
  userId: string,
  orders: readonly StoreOrderRow[],
): Promise<ReadonlyMap<string, readonly Bought[]>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const lines = await readOrderLines(reader, ids);
  const known = await readProducts(reader, [...new Set(lines.map(({ productId }) => productId))]);
  const gifts = await listGiftsOf(reader, ids);
  const closed = await countClosedCrates(reader, userId, ids);
  const items = await readItems(reader, userId);
  const passes = known.filter(({ kind }) => kind === 'pass').map(({ content }) => content);
  const claims = await listPaidClaims(reader, userId, passes);
  const coinsThere = lines.some(({ isMoney }) => isMoney) ? await readBalance(reader, userId, 'BC') : 0;
  const returned = await readReturned(
    reader,
    'store-return',
    lines.map(({ orderId, productId }) => returnIdOf(orderId, productId)),
  );
  return new Map(orders.map((order) => [order.id, boughtIn(order)]));

  function boughtIn(order: StoreOrderRow): Bought[] {
    const own = lines.filter(({ orderId }) => orderId === order.id);
    const productOf = (id: string) => known.find((product) => product.id === id);
    const paid: PaidOrder = {
      ...order,
      lines: own
        .filter(({ isMoney }) => !isMoney)
        .map(({ productId, price, quantity }) => ({
          coins: price * quantity,
          isGift: productOf(productId)?.kind === 'gift',
        })),
    };
    return own.map(({ productId, name, quantity, price, isMoney }) => {
      const { kind = 'item', content = '' } = productOf(productId) ?? {};
      const gift = gifts.find((one) => one.orderId === order.id && one.content === content) ?? null;
      const back = returned.get(returnIdOf(order.id, productId));
      const isHeld = items.some(({ item, source }) => item === content && source === order.id);
      const isWhole = {
        // A coin costs a cent, and none of them has a mark.
        coins: coinsThere >= bundleCoins(price * quantity),
        pass: isHeld && !claims.has(content),
        item: isHeld,
        crate: closed.some((row) => row.orderId === order.id && row.oddsId === content && row.count === quantity),
        gift: gift?.state === 'sent',
      }[kind];
      const coins = gift ? gift.paidCoins : coinsReturned(paid, price * quantity);
      return {
        productId,
        name,
        quantity,
        price,
        isMoney,
        content,
        kind,
        gift,
        isWhole,
        isReturned: back !== undefined || gift?.state === 'returned',
        coins: isMoney ? 0 : (back?.amount ?? coins),
        cents: isMoney ? price * quantity : 0,
        returnedAt: back?.at ?? (gift?.state === 'returned' ? gift.endedAt : null),
      };
    });
  }
}

interface SeenLine extends Pick<
  Bought,
  'productId' | 'name' | 'quantity' | 'price' | 'coins' | 'cents' | 'returnedAt'
> {
  readonly id: string;
  readonly currency: 'USD' | 'BC';
  readonly state: LineState;
}

const toBoughtOrder =
  (bought: ReadonlyMap<string, readonly Bought[]>) =>
  ({ id, at }: StoreOrderRow): BoughtOrder => ({
    id,
    at,
    lines: (bought.get(id) ?? []).map((line): SeenLine => ({
      id: returnIdOf(id, line.productId),
      productId: line.productId,
      name: line.name,
      quantity: line.quantity,
      price: line.price,
      currency: line.isMoney ? 'USD' : 'BC',
      state: stateOfLine(line),
      coins: line.coins,
      cents: line.cents,
      returnedAt: line.returnedAt,
    })),
  });

/** What a player has bought, as staff see it, newest first. @throws Refused BAD_INPUT */
export async function readBoughtOrders(
  reader: Reader,
  userId: string,
  { first, after }: PageArgs,
): Promise<Connection<BoughtOrder>> {
  const limit = pageSize(first);
  const rows = await listOrders(reader, userId, limit + 1, decodeCursor(after));
  const bought = await readBought(reader, userId, rows);
  return toConnection(rows, { first: limit, after }, ({ at, id }) => [at, id], toBoughtOrder(bought));
}

export async function readBoughtOrder(reader: Reader, order: StoreOrderRow): Promise<BoughtOrder> {
  return toBoughtOrder(await readBought(reader, order.userId, [order]))(order);
}
