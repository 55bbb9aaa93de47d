import { FIRM_MS, firmBets as rule } from '../../../domain/markets/market.ts';
import { listFresh, setFirm } from '../../../db/markets/bet.queries.ts';
import { listFirmDue, lockMarket, marketOf, updateMarket } from '../../../db/markets/market.queries.ts';
import { releaseReserve } from '../../../db/wallet/index.ts';
import type { Deps } from '../../kernel/deps.ts';

/** So many markets at a time, each in a transaction of its own, and so many bets of one. */
const CHUNK = 20;
const BETS = 200;

/** Makes firm what has stood long enough in open markets, and answers in how many it did. Safe to run in many gateways. */
export async function firmBets(deps: Deps): Promise<number> {
  const due = await listFirmDue(deps.db.read, deps.now(), CHUNK);
  const done = await Promise.all(due.map((marketId) => firmOne(deps, marketId)));
  return done.filter(Boolean).length;
}

const firmOne = (deps: Deps, marketId: string): Promise<boolean> =>
  deps.db.transact(async (tx) => {
    const at = deps.now();
    const row = await lockMarket(tx, marketId);
    if (row?.state !== 'open' || row.firmAt === null || row.firmAt > at) return false;
    const fresh = await listFresh(tx, marketId, BETS);
    const firm = fresh.filter(({ placedAt }) => at - placedAt >= FIRM_MS);
    const last = firm.at(-1);
    const next = fresh.find((bet) => !firm.includes(bet));
    const isMore = fresh.length === BETS;
    const { market, releaseCents } = rule(marketOf(row), firm);
    await setFirm(
      tx,
      firm.map(({ id }) => id),
    );
    if (last)
      await releaseReserve(tx, marketId, releaseCents, `firm:${last.id}`, { at, actorId: null, newId: deps.newId });
    updateMarket(tx, row, market, { firmAt: next ? next.placedAt + FIRM_MS : isMore ? at : null });
    return true;
  });
