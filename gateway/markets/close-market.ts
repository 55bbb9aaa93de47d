import { FIRM_MS, type MarketState, firmBets, returnBets, turn } from '../../domain/markets/market.ts';
import type { Tx } from '../../db/client/database.ts';
import { listFresh, setEnded, setFirm } from '../../db/markets/bet.queries.ts';
import { lockLiveMarket, marketOf, updateMarket } from '../../db/markets/market.queries.ts';
import type { BetRow, MarketRow } from '../../db/markets/market.table.ts';
import { type StakeContext, lockFund, refundBet, releaseReserve } from '../../db/wallet/index.ts';
import { namesOf, tellBet, tellMarket, tellWagers } from './tell-market.ts';

/** Bets of the last five seconds; more than can have been placed in them. */
const FRESH_MAX = 100_000;

/** Players in the order of their ids, as accounts are locked everywhere. */
export const byPlayer = (a: BetRow, b: BetRow): number => (a.userId === b.userId ? 0 : a.userId < b.userId ? -1 : 1);

/** Makes firm what has stood long enough, and gives the rest that is not firm back. Answers the market without either. */
export async function endFresh(tx: Tx, row: MarketRow, context: StakeContext) {
  const { at } = context;
  const fresh = await listFresh(tx, row.id, FRESH_MAX);
  const firm = fresh.filter(({ placedAt }) => at - placedAt >= FIRM_MS);
  const back = fresh.filter((bet) => !firm.includes(bet)).toSorted(byPlayer);
  const stood = firmBets(marketOf(row), firm);
  const { market, releaseCents } = returnBets(stood.market, back);
  await setFirm(
    tx,
    firm.map(({ id }) => id),
  );
  if (fresh.length > 0) await lockFund(tx);
  const names = back.length > 0 ? await namesOf(tx, row) : (['', ''] as const);
  for (const bet of back) {
    await refundBet(tx, bet, context);
    setEnded(tx, bet.id, 'returned', bet.stakeCents, at);
    await tellBet(tx, 'bet.returned', { row, names, bet, state: 'returned', paidCents: bet.stakeCents, at });
  }
  await tellWagers(tx, back, at);
  const last = fresh.at(-1);
  if (last) await releaseReserve(tx, row.id, stood.releaseCents + releaseCents, `fresh:${last.id}`, context);
  return market;
}

/** Takes no bet any more, for now or for good. */
export async function stopBets(
  tx: Tx,
  row: MarketRow,
  state: Extract<MarketState, 'suspended' | 'closed'>,
  context: StakeContext,
): Promise<void> {
  const market = turn(await endFresh(tx, row, context), state);
  const next = updateMarket(tx, row, market, { firmAt: null, closedAt: state === 'closed' ? context.at : null });
  await tellMarket(tx, 'market.changed', next, context.at);
}

/** Closes what can be bet on of a contest, in the transaction that starts it. */
export async function closeBets(tx: Tx, contestId: string, context: StakeContext): Promise<void> {
  const row = await lockLiveMarket(tx, contestId);
  if (row && row.state !== 'closed') await stopBets(tx, row, 'closed', context);
}
