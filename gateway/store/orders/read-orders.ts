import { Refused } from '../../../domain/shared/refusals.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listGiftsOf } from '../../../db/store/gift.queries.ts';
import { listOrders, readOrder, readOrderLines } from '../../../db/store/cart.queries.ts';
import { readReturned } from '../../../db/wallet/index.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import { returnIdOf } from './read-bought.ts';
import type { SentGift, StoreOrder, StoreOrderLine } from '../store.types.ts';

/** What was bought in each of these orders, in their order. */
export async function readLines(reader: Reader, ids: readonly string[]): Promise<StoreOrderLine[][]> {
  const lines = await readOrderLines(reader, ids);
  const returned = await readReturned(
    reader,
    'store-return',
    lines.map(({ orderId, productId }) => returnIdOf(orderId, productId)),
  );
  return ids.map((id) =>
    lines
      .filter(({ orderId }) => orderId === id)
      .map(({ name, productId, quantity, price, isMoney }) => {
        const back = returned.get(returnIdOf(id, productId))?.amount ?? null;
        return {
          name,
          quantity,
          price,
          currency: isMoney ? 'USD' : 'BC',
          returnedCoins: isMoney ? null : back,
          returnedCents: isMoney ? back : null,
        };
      }),
  );
}

/** What was given away with each of these orders, in their order. */
export async function readSentGifts(reader: Reader, ids: readonly string[]): Promise<SentGift[][]> {
  const gifts = await listGiftsOf(reader, ids);
  return ids.map((orderOf) =>
    gifts
      .filter(({ orderId }) => orderId === orderOf)
      .map(({ id, name, state, addressShown, expiresAt, endedAt, paidCoins }) => ({
        id,
        name,
        state,
        shownAddress: addressShown,
        expiresAt,
        endedAt,
        returnedCoins: state === 'returned' ? paidCoins : 0,
      })),
  );
}

/** What a player has bought, newest first. @throws Refused BAD_INPUT */
export async function readOrders(
  reader: Reader,
  userId: string,
  { first, after }: PageArgs,
): Promise<Connection<StoreOrder>> {
  const limit = pageSize(first);
  const rows = await listOrders(reader, userId, limit + 1, decodeCursor(after));
  return toConnection(
    rows,
    { first: limit, after },
    ({ at, id }) => [at, id],
    (row) => row,
  );
}

/** @throws Refused NOT_FOUND */
export async function requireOrder(reader: Reader, userId: string, id: string): Promise<StoreOrder> {
  const row = await readOrder(reader, userId, id);
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}
