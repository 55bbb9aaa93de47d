import { afterEach, beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { listOpenAlerts } from '../../../db/wallet/alert.queries.ts';
import { sumCoinFlow } from '../../../db/wallet/finance.queries.ts';
import { ledgerAccounts } from '../../../db/wallet/ledger.table.ts';
import { buyCoins } from '../../../gateway/wallet/deposits/buy-coins.ts';
import { watchCoinFlow } from '../../../gateway/wallet/alerts/watch-coin-flow.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { findViolations } from '../../support/invariants.ts';
import { PRACTICE, coinPlayer, enter, playTicket } from '../../support/arcade-steps.ts';
import { fillCart, pay } from '../../support/store-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await World.open();
});
afterEach(async () => {
  expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  await world.close();
});

const dayStart = () => Math.floor(world.now / DAY) * DAY;
const alerts = async () => (await listOpenAlerts(world.db.read, 10)).map(({ kind, message }) => `${kind}: ${message}`);
/** Whole coins in the wallets of all players and in the pools of contests. */
async function coinsOfPlayers(): Promise<number> {
  const [row] = await world.db.read
    .select({ coins: sql`coalesce(sum(${ledgerAccounts.balance}), 0)`.mapWith(Number) })
    .from(ledgerAccounts)
    .where(sql`${ledgerAccounts.currency} = 'BC' and ${ledgerAccounts.kind} in ('user', 'escrow')`);
  return row?.coins ?? 0;
}

it('what a day minted less what it burned is what the players have more than before: bonuses, bundles, the store, contests and fees', async () => {
  const from = dayStart();
  const before = await coinsOfPlayers();
  const [one, other] = [await coinPlayer(world, 3_000), await coinPlayer(world, 3_000)];
  await world.pay(one, 10_00);
  await buyCoins(world.deps, one, world.key(), 500);
  await fillCart(world, one, { 'mystery-chest': 2 });
  expect(await pay(world, one, 600)).toBe('ok');
  const battle = { ...PRACTICE, mode: 'battle', entry: 200, opponent: other.username } as const;
  const run = await enter(world, one, battle);
  const { minted, burned } = await sumCoinFlow(world.db.read, from, from + DAY);
  expect(minted - burned).toBe((await coinsOfPlayers()) - before);
  expect(burned).toBeGreaterThanOrEqual(600);
  expect(await sumCoinFlow(world.db.read, from + DAY, from + 2 * DAY)).toEqual({ minted: 0, burned: 0 });
  await playTicket(world, one, run);
});

it('staff are alerted once of a day that left its band either way, an hour after its end, and of none that stayed within', async () => {
  const player = await coinPlayer(world, 3_000);
  const day = new Date(dayStart()).toISOString().slice(0, 10);
  await world.configure('coin_minted_most', '2999');
  await watchCoinFlow(world.deps);
  world.now = dayStart() + DAY + HOUR - 1;
  await watchCoinFlow(world.deps);
  expect(await alerts(), 'the day is not over for an hour').toEqual([]);
  world.pass(1);
  await watchCoinFlow(world.deps);
  await watchCoinFlow(world.deps);
  const minted = `coin-flow: ${day} minted 3000 BattleCoin and burned 0, which is outside of its band`;
  expect(await alerts()).toEqual([minted]);
  await fillCart(world, player, { 'mystery-chest': 5 });
  expect(await pay(world, player, 1_500)).toBe('ok');
  world.now = dayStart() + DAY + HOUR;
  await watchCoinFlow(world.deps);
  expect(await alerts(), 'within the band').toEqual([minted]);
  await world.configure('coin_burned_most', '1000');
  await watchCoinFlow(world.deps);
  expect((await alerts()).length).toBe(2);
});
