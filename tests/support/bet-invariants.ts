import type { Reader } from '../../db/client/database.ts';
import { bets, markets } from '../../db/markets/market.table.ts';
import type { Rows } from './invariant-rows.ts';
import { rowsOf } from './table-rows.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const everyMarket = rowsOf(markets);
const everyBet = rowsOf(bets);

export const readMarkets = async (reader: Reader) => ({
  opened: await everyMarket(reader),
  wagers: await everyBet(reader),
});

/**
 * A market's sums are those of its bets, its escrow what its dearest outcome takes as long as bets stand in it, and every
 * bet was held, and paid or returned, for exactly what it says.
 */
export function* betsFollow({ opened, wagers, held, moved, lines, accounts }: Rows): Generator<string> {
  const transferOf = new Map(moved.map((transfer) => [transfer.opKey, transfer.id]));
  const into = (transferId: string | undefined, account: string) =>
    sum(lines.filter((l) => l.transferId === transferId && l.accountId === account).map(({ amount }) => amount));
  for (const market of opened) {
    const own = wagers.filter(({ marketId }) => marketId === market.id);
    const counted = own.filter(({ state }) => state !== 'returned');
    const of = (side: 0 | 1) => counted.filter((bet) => bet.side === side);
    const fresh = (side: 0 | 1) => sum(of(side).map((bet) => (bet.state === 'new' ? bet.stakeCents : 0)));
    const stakesOf = (side: 0 | 1) => sum(of(side).map((bet) => bet.stakeCents));
    const payoutsOf = (side: 0 | 1) => sum(of(side).map((bet) => bet.payoutCents));
    const lies = accounts.find(({ id }) => id === `escrow:${market.id}`)?.balance ?? 0;
    if (lies !== market.escrowCents) yield `market ${market.id} says ${market.escrowCents}, its escrow holds ${lies}`;
    const isRunning = ['open', 'suspended', 'closed'].includes(market.state);
    const told = [market.firstStakes, market.secondStakes, market.firstPayouts, market.secondPayouts];
    const due = [stakesOf(0), stakesOf(1), payoutsOf(0), payoutsOf(1)];
    if (String(told) !== String(due)) yield `market ${market.id} says ${String(told)}, its bets ${String(due)}`;
    if (!isRunning) continue;
    if (String([market.firstFresh, market.secondFresh]) !== String([fresh(0), fresh(1)]))
      yield `market ${market.id} counts other fresh stakes than its bets`;
    const staked = stakesOf(0) + stakesOf(1);
    const creators = Math.floor(staked / 50);
    const need = Math.max(staked, payoutsOf(0) + fresh(1) + creators, payoutsOf(1) + fresh(0) + creators);
    if (market.escrowCents !== need) yield `market ${market.id} holds ${market.escrowCents} where ${need} is needed`;
  }
  for (const bet of wagers) {
    const stake = held.find(({ subjectId }) => subjectId === bet.id);
    const ends: Record<string, string | null> = { new: null, firm: null, returned: 'refunded', void: 'refunded' };
    const end = bet.state in ends ? ends[bet.state] : 'paid';
    if (stake?.stake !== bet.stakeCents || stake.ended !== end) yield `the stake of bet ${bet.id} is not as the bet`;
    const back = transferOf.get(`bet-refund:${bet.id}`) ?? transferOf.get(`bet-payout:${bet.id}`);
    const paid = into(back, `user:${bet.userId}:USD`);
    if (paid !== bet.paidCents) yield `bet ${bet.id} says ${bet.paidCents} were paid, the books ${paid}`;
  }
}
