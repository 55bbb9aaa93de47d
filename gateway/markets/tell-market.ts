import type { BetEndEvent, MARKET_EVENTS } from '../../domain/markets/market-events.ts';
import type { BetState } from '../../domain/markets/market.ts';
import type { Tx } from '../../db/client/database.ts';
import { appendEvent, appendLiveEvent } from '../../db/events/append-event.ts';
import type { BetRow, MarketRow } from '../../db/markets/market.table.ts';
import { readUsers } from '../../db/accounts/index.ts';

/** Wakes whoever follows the odds of a contest. */
export const tellMarket = (tx: Tx, type: (typeof MARKET_EVENTS)[number], row: MarketRow, at: number): Promise<void> =>
  appendLiveEvent(tx, {
    type,
    entity: 'market',
    entityId: row.contestId,
    concerns: [],
    data: { marketId: row.id, state: row.state, version: row.version, outcome: row.outcome },
    at,
  });

/** Wakes the overlays of the creators on whose streams some bets were placed. */
export async function tellWagers(tx: Tx, bets: readonly Pick<BetRow, 'creatorId'>[], at: number): Promise<void> {
  for (const creatorId of new Set(bets.map((bet) => bet.creatorId)))
    if (creatorId !== null)
      await appendLiveEvent(tx, {
        type: 'wagers.changed',
        entity: 'wagers',
        entityId: creatorId,
        concerns: [],
        data: {},
        at,
      });
}

/** The names of a market's players, of each side. */
export async function namesOf(tx: Tx, { firstId, secondId }: MarketRow): Promise<readonly [string, string]> {
  const users = await readUsers(tx, [firstId, secondId]);
  return [users.get(firstId)?.username ?? '', users.get(secondId)?.username ?? ''];
}

interface BetTelling {
  readonly row: MarketRow;
  readonly names: readonly [string, string];
  readonly bet: Pick<BetRow, 'id' | 'userId' | 'side' | 'stakeCents'>;
  readonly state: BetState;
  readonly paidCents: number;
  readonly at: number;
}

/** Tells a player what has become of a bet. */
export const tellBet = (tx: Tx, type: 'bet.placed' | BetEndEvent, telling: BetTelling): Promise<void> => {
  const { row, names, bet, state, paidCents, at } = telling;
  return appendEvent(tx, {
    type,
    entity: 'bet',
    entityId: bet.id,
    concerns: [bet.userId],
    data: {
      userId: bet.userId,
      marketId: row.id,
      contestId: row.contestId,
      title: row.title,
      playerName: names[bet.side],
      state,
      stakeCents: bet.stakeCents,
      paidCents,
    },
    at,
  });
};
