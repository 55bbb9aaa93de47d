import { Refused } from '../../domain/shared/refusals.ts';
import type { Reader } from '../../db/client/database.ts';
import { listGiftsOf } from '../../db/store/gift.queries.ts';
import { listOrders, readOrder, readOrderLines } from '../../db/store/cart.queries.ts';
import type { StoreOrderRow } from '../../db/store/store.table.ts';
import { readReturned } from '../../db/wallet/index.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../schema/connection.ts';
import { returnIdOf } from './read-bought.ts';
import type { StoreOrder } from './store.types.ts';

async function withLines(reader: Reader, rows: readonly StoreOrderRow[]): Promise<(row: StoreOrderRow) => StoreOrder> {
  const lines =
    rows.length === 0
      ? []
      : await readOrderLines(
          reader,
          rows.map(({ id }) => id),
        );
  const gifts =
    rows.length === 0
      ? []
      : await listGiftsOf(
          reader,
          rows.map(({ id }) => id),
        );
  const returned = await readReturned(
    reader,
    'store-return',
    lines.map(({ orderId, productId }) => returnIdOf(orderId, productId)),
  );
  return (row) => ({
    ...row,
    gifts: gifts
      .filter(({ orderId }) => orderId === row.id)
      .map(({ id, name, state, addressShown, expiresAt, endedAt, paidCoins }) => ({
        id,
        name,
        state,
        shownAddress: addressShown,
        expiresAt,
        endedAt,
        returnedCoins: state === 'returned' ? paidCoins : 0,
      })),
    lines: lines
      .filter(({ orderId }) => orderId === row.id)
      .map(({ name, productId, quantity, price, isMoney }) => {
        const back = returned.get(returnIdOf(row.id, productId))?.amount ?? null;
        return {
          name,
          quantity,
          price,
          currency: isMoney ? 'USD' : 'BC',
          returnedCoins: isMoney ? null : back,
          returnedCents: isMoney ? back : null,
        };
      }),
  });
}

/** What a player has bought, newest first. @throws Refused BAD_INPUT */
export async function readOrders(
  reader: Reader,
  userId: string,
  { first, after }: PageArgs,
): Promise<Connection<StoreOrder>> {
  const limit = pageSize(first);
  const rows = await listOrders(reader, userId, limit + 1, decodeCursor(after));
  return toConnection(rows, { first: limit, after }, ({ at, id }) => [at, id], await withLines(reader, rows));
}

/** @throws Refused NOT_FOUND */
export async function requireOrder(reader: Reader, userId: string, id: string): Promise<StoreOrder> {
  const row = await readOrder(reader, userId, id);
  if (!row) throw new Refused('NOT_FOUND');
  return (await withLines(reader, [row]))(row);
}
