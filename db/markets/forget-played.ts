import { eq, or } from 'drizzle-orm';
import { CLOSED_PLAYER, versus } from '../../domain/markets/market.ts';
import { users } from '../accounts/index.ts';
import { alias } from '../client/kit.ts';
import { retitleBets } from '../wallet/index.ts';
import type { Reader, Tx } from '../client/database.ts';
import { bets, markets } from './market.table.ts';

const firsts = alias(users, 'firsts');
const seconds = alias(users, 'seconds');

/** The markets that a player was one side of, with the names of both. */
export const listMarketsOn = (reader: Reader, userId: string) =>
  reader
    .select({ id: markets.id, firstId: markets.firstId, first: firsts.username, second: seconds.username })
    .from(markets)
    .innerJoin(firsts, eq(firsts.id, markets.firstId))
    .innerJoin(seconds, eq(seconds.id, markets.secondId))
    .where(or(eq(markets.firstId, userId), eq(markets.secondId, userId)));

/** Markets and the bets of others on them stand without the name of a player who leaves for good. */
export async function forgetPlayed(tx: Tx, userId: string): Promise<void> {
  for (const { id, firstId, first, second } of await listMarketsOn(tx, userId)) {
    const title = firstId === userId ? versus(CLOSED_PLAYER, second) : versus(first, CLOSED_PLAYER);
    await tx.update(markets).set({ title }).where(eq(markets.id, id));
    const placed = await tx.select({ id: bets.id }).from(bets).where(eq(bets.marketId, id));
    await retitleBets(
      tx,
      placed.map((bet) => bet.id),
      title,
    );
  }
}
