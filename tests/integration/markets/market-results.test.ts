import { beforeAll, expect, it } from 'vitest';
import { readMarketResults } from '../../../db/markets/index.ts';
import { readFund } from '../../../db/wallet/index.ts';
import { FIRM_MS } from '../../../domain/markets/market.ts';
import { cancel, report, start } from '../../support/battle-steps.ts';
import { HttpGateway } from '../../support/http-gateway.ts';
import { findViolations } from '../../support/invariants.ts';
import { type Seated, bet, betRow, fillFund, openBattle, settleAll } from '../../support/market-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world);
});

const fan = () => world.player({ cents: 500_00 });
const results = (latest = 1_000) => readMarketResults(world.db.read, latest);
const fund = () => readFund(world.db.read);
const payoutCents = async (id: string) => (await betRow(world, id)).payoutCents;

/** The first of the two wins. */
async function play({ battleId, first, second }: Seated): Promise<void> {
  await start(world, first, battleId);
  await report(world, first, battleId, 'won');
  await report(world, second, battleId, 'lost');
  await settleAll(world);
}

const NOTHING = { markets: 0, voided: 0, bets: 0, stakesCents: 0, paidCents: 0, creatorsCents: 0, keptCents: 0 };

it('what the house took of markets adds up to the cent, is what its fund has won or lost, and is told on /trust and at the desk', async () => {
  expect(await results()).toEqual(NOTHING);
  const before = await fund();

  const kept = await openBattle(world);
  const streamId = await sendStream(world, kept.first, { battleId: kept.battleId, hasBetting: true });
  const won = await bet(world, await fan(), kept, kept.first, 20_33, { streamId });
  await bet(world, await fan(), kept, kept.second, 75_50, { streamId });
  expect(await results()).toEqual(NOTHING);
  world.pass(FIRM_MS);
  // It goes back at the start, and is in no sum.
  await bet(world, await fan(), kept, kept.second, 10_00, { streamId });
  await play(kept);
  const afterKept = {
    markets: 1,
    voided: 0,
    bets: 3,
    stakesCents: 95_83,
    paidCents: await payoutCents(won),
    // 2% of what was staked on the stream, rounded down.
    creatorsCents: 1_91,
    keptCents: 95_83 - (await payoutCents(won)) - 1_91,
  };
  expect(await results()).toEqual(afterKept);
  expect(afterKept.keptCents).toBeGreaterThan(0);
  expect((await fund()) - before).toBe(afterKept.keptCents);

  const lost = await openBattle(world);
  const dear = await bet(world, await fan(), lost, lost.first, 100_00);
  world.pass(FIRM_MS);
  await play(lost);
  const afterLost = {
    ...afterKept,
    markets: 2,
    bets: 4,
    stakesCents: 195_83,
    paidCents: afterKept.paidCents + (await payoutCents(dear)),
    keptCents: afterKept.keptCents + 100_00 - (await payoutCents(dear)),
  };
  expect(await results()).toEqual(afterLost);
  expect(afterLost.keptCents).toBeLessThan(0);
  expect((await fund()) - before).toBe(afterLost.keptCents);

  const nothing = await openBattle(world);
  await bet(world, await fan(), nothing, nothing.first, 31_27);
  await cancel(world, nothing.first, nothing.battleId);
  await settleAll(world);
  expect(await results()).toEqual({ ...afterLost, markets: 3, voided: 1 });
  expect((await fund()) - before).toBe(afterLost.keptCents);

  // The latest ones are those that opened last, and a creator's share of another one is not in their sums.
  expect(await results(2)).toEqual({
    markets: 2,
    voided: 1,
    bets: 1,
    stakesCents: 100_00,
    paidCents: await payoutCents(dear),
    creatorsCents: 0,
    keptCents: 100_00 - (await payoutCents(dear)),
  });
  expect(await results(1)).toEqual({ ...NOTHING, markets: 1, voided: 1 });

  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
  const gateway = await HttpGateway.open({ databaseUrl: world.url });
  const { keptCents, stakesCents } = afterLost;
  const fields = 'markets voided bets stakesCents paidCents creatorsCents keptCents statedPerMille realisedPerMille';
  const told = {
    ...afterLost,
    markets: 3,
    voided: 1,
    statedPerMille: 100,
    realisedPerMille: Math.round((1_000 * keptCents) / stakesCents),
  };
  const reader = await gateway.player({ username: 'reader' });
  expect(await reader.ask(`{ trust { markets { ${fields} } } }`)).toEqual({ trust: { markets: told } });
  const staff = await gateway.player({ username: 'staff', role: 'moderator' });
  expect(await staff.ask(`{ marketResults { ${fields} } }`)).toEqual({ marketResults: told });
  expect(await reader.refusal(`{ marketResults { ${fields} } }`)).toMatchObject({ code: 'FORBIDDEN' });
  await gateway.close();
});
