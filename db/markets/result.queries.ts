import { count, desc, inArray } from 'drizzle-orm';
import { turnoverOf } from '../../domain/markets/margin.ts';
import type { Reader } from '../client/database.ts';
import { sumCreatorShares } from '../wallet/index.ts';
import { marketOf } from './market.queries.ts';
import { bets, markets } from './market.table.ts';

/** The latest markets that have ended, the newest first: ids grow with time, and those that have not ended are few. */
export const listEnded = (reader: Reader, latest: number) =>
  reader
    .select()
    .from(markets)
    .where(inArray(markets.state, ['settled', 'void']))
    .orderBy(desc(markets.id))
    .limit(latest);

/** How many bets were placed on some markets; the index alone tells it. */
export async function countPlaced(reader: Reader, marketIds: readonly string[]): Promise<number> {
  const [row] = await reader
    .select({ bets: count() })
    .from(bets)
    .where(inArray(bets.marketId, [...marketIds]));
  return row?.bets ?? 0;
}

/**
 * What became of the latest markets that have ended, from their own sums. Cents are of those that were settled: stakes
 * are what was paid, what creators had and what the house kept, which is negative where it lost.
 */
export async function readMarketResults(reader: Reader, latest: number) {
  const ended = await listEnded(reader, latest);
  const settled = ended.filter(({ state }) => state === 'settled');
  const oldest = settled.at(-1);
  const [placed, creatorsCents] = await Promise.all([
    countPlaced(
      reader,
      settled.map(({ id }) => id),
    ),
    // Every market from the oldest of these on that has paid a creator is one of them.
    oldest ? sumCreatorShares(reader, oldest.id) : 0,
  ]);
  const turnovers = settled.map((row) => turnoverOf(marketOf(row).book, row.outcome ?? 'void'));
  const stakesCents = turnovers.reduce((sum, one) => sum + one.stakesCents, 0);
  const paidCents = turnovers.reduce((sum, one) => sum + one.paidCents, 0);
  return {
    markets: ended.length,
    voided: ended.length - settled.length,
    bets: placed,
    stakesCents,
    paidCents,
    creatorsCents,
    keptCents: stakesCents - paidCents - creatorsCents,
  };
}
