import { and, eq } from 'drizzle-orm';
import { type BetRow, type MarketRow, bets, markets } from '../../db/markets/market.table.ts';
import { readMarketOf } from '../../db/markets/market.queries.ts';
import { ratings } from '../../db/results/leader.table.ts';
import { moveFund } from '../../db/wallet/index.ts';
import { openLog } from '../../gateway/kernel/log.ts';
import type { Actor } from '../../gateway/kernel/actor.ts';
import { firmBets } from '../../gateway/markets/desk/firm-bets.ts';
import { placeBet } from '../../gateway/markets/place-bet.ts';
import { readBoard } from '../../gateway/markets/read-board.ts';
import { workOnce } from '../../gateway/server/work/work-jobs.ts';
import { create, join } from './battle-steps.ts';
import { deliverEverything } from './deliver.ts';
import type { World } from './world.ts';

const log = openLog('silent');

/** Money of the house in the fund of the markets. */
export const fillFund = ({ deps, db, now }: World, cents = 20_000_00): Promise<void> =>
  db.transact((tx) => moveFund(tx, deps.newId(), cents, { at: now, actorId: null, newId: deps.newId }));

/** How well a player plays Valorant, and over how many battles that was found. */
export const rate = ({ db, now }: World, { userId }: Actor, mu = 25, battles = 20): Promise<unknown> =>
  db.transact((tx) =>
    tx.insert(ratings).values({
      userId,
      game: 'valorant',
      muMicro: mu * 1_000_000,
      sigmaMicro: 4_500_000,
      rating: 40 * mu,
      battles,
      updatedAt: now,
    }),
  );

/** What has to be there. */
export function sure<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('something is missing');
  return value;
}

export interface Seated {
  readonly battleId: string;
  readonly first: Actor;
  readonly second: Actor;
}

/** A public battle with both seats taken, and what follows from that. */
export async function openBattle(world: World, mu: readonly [number, number] = [25, 25]): Promise<Seated> {
  const first = await world.player({ cents: 100_00 });
  const second = await world.player({ cents: 100_00 });
  await rate(world, first, mu[0]);
  await rate(world, second, mu[1]);
  const battleId = await create(world, first);
  await join(world, second, battleId);
  await settleAll(world);
  return { battleId, first, second };
}

/** Delivers what has happened and does every job that is due. */
export async function settleAll(world: World): Promise<void> {
  await deliverEverything(world.deps, log);
  while (await workOnce(world.deps, log));
  await deliverEverything(world.deps, log);
}

/** Makes firm whatever has stood long enough. */
export async function firmAll(world: World): Promise<void> {
  while ((await firmBets(world.deps)) > 0);
}

export async function marketOf(world: World, battleId: string): Promise<MarketRow> {
  const view = await readMarketOf(world.db.read, battleId);
  if (!view) throw new Error(`${battleId} has no market`);
  return view.market;
}

export const boardOf = (world: World, { userId }: Actor, battleId: string) =>
  readBoard(world.deps, world.db.read, userId, battleId);

/** A bet at the odds of this moment, or at a quote from before. */
export async function bet(
  world: World,
  actor: Actor,
  { battleId }: Pick<Seated, 'battleId'>,
  on: Actor,
  stakeCents: number,
  { quote, key = world.key(), streamId = null }: { quote?: string; key?: string; streamId?: string | null } = {},
): Promise<string> {
  const { market } = await boardOf(world, actor, battleId);
  if (!market) throw new Error(`${battleId} has no market`);
  const input = { marketId: market.id, playerId: on.userId, stakeCents, quote: quote ?? market.quote, streamId };
  return placeBet(world.deps, actor, key, input);
}

export async function betRow(world: World, id: string): Promise<BetRow> {
  const [row] = await world.db.read.select().from(bets).where(eq(bets.id, id));
  if (!row) throw new Error(`there is no bet ${id}`);
  return row;
}

export const betsOf = (world: World, battleId: string): Promise<BetRow[]> =>
  world.db.read
    .select({ bet: bets })
    .from(bets)
    .innerJoin(markets, and(eq(markets.id, bets.marketId), eq(markets.contestId, battleId)))
    .then((rows) => rows.map((row) => row.bet));
