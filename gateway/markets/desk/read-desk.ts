import { oddsOf } from '../../../domain/markets/book.ts';
import { exposureOf, versus } from '../../../domain/markets/market.ts';
import { readUsers } from '../../../db/accounts/index.ts';
import type { Reader } from '../../../db/client/database.ts';
import { listWaitingRequests } from '../../../db/markets/fund.queries.ts';
import { type MarketView, listUnpaid, marketOf, readMarket, readReserved } from '../../../db/markets/market.queries.ts';
import { fundFloors } from '../../../domain/markets/odds.ts';
import { Refused } from '../../../domain/shared/refusals.ts';
import { type Connection, type PageArgs, decodeCursor, pageSize, toConnection } from '../../schema/connection.ts';
import type { MarketExposure, MarketFund } from '../market.types.ts';
import { readHouse } from './read-house.ts';

/** What the fund holds, what lies in markets, what new ones may take of it, and what waits for a second person. */
export async function readMarketFund(reader: Reader): Promise<MarketFund> {
  const requests = await listWaitingRequests(reader);
  const names = await readUsers(
    reader,
    requests.map(({ requestedBy }) => requestedBy),
  );
  const { fundCents, capCents, winCents } = await readHouse(reader);
  return {
    freeCents: fundCents,
    reservedCents: await readReserved(reader),
    capCents,
    winCents,
    ...fundFloors(capCents),
    requests: requests.map((request) => ({
      ...request,
      requestedBy: names.get(request.requestedBy)?.username ?? '',
    })),
  };
}

function toExposure({ market: row, firstName, secondName }: MarketView): MarketExposure {
  const market = marketOf(row);
  const { book, terms } = market;
  return {
    id: row.id,
    contestId: row.contestId,
    title: versus(firstName, secondName),
    state: row.state,
    stakes: [...book.stakes],
    payouts: [...book.payouts],
    odds: [...oddsOf(book, terms)],
    reserveCents: exposureOf(market),
    capCents: row.capCents,
    openedAt: row.openedAt,
  };
}

/** Markets that are not paid yet, the oldest first. @throws Refused BAD_INPUT */
export async function readExposures(reader: Reader, { first, after }: PageArgs): Promise<Connection<MarketExposure>> {
  const limit = pageSize(first);
  const rows = await listUnpaid(reader, limit + 1, decodeCursor(after));
  return toConnection(rows, { first: limit, after }, ({ market }) => [market.openedAt, market.id], toExposure);
}

/** @throws Refused NOT_FOUND */
export async function requireExposure(reader: Reader, id: string): Promise<MarketExposure> {
  const view = await readMarket(reader, id);
  if (!view) throw new Refused('NOT_FOUND');
  return toExposure(view);
}
