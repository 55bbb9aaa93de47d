import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayers, insertCase } from '../../../db/risk/risk-case.queries.ts';
import { readFund } from '../../../db/wallet/index.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { takeDispute } from '../../../gateway/disputes/take-dispute.ts';
import { followBattles } from '../../../gateway/markets/follow-battles.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { suspendMarket } from '../../../gateway/markets/desk/suspend-market.ts';
import { handleCase } from '../../../gateway/risk/handle-case.ts';
import { leaveTeam } from '../../../gateway/teams/change-roster.ts';
import { cancel, complain, create, join, start } from '../../support/battle-steps.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import {
  bet,
  betsOf,
  boardOf,
  fillFund,
  marketOf,
  openBattle,
  rate,
  settleAll,
  sure,
} from '../../support/market-steps.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { join as joinTeam, squadOf } from '../../support/team-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world);
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

/** What a refused bet leaves as it was. */
const stateOf = async (actor: Actor, battleId: string) => ({
  balance: await world.balance(actor),
  fund: await readFund(world.db.read),
  market: await marketOf(world, battleId),
  bets: await betsOf(world, battleId),
});

async function expectBarred(why: string, actor: Actor, battleId: string, on: Actor): Promise<void> {
  const before = await stateOf(actor, battleId);
  expect((await boardOf(world, actor, battleId)).market?.bar).toBe(why);
  const refused = await bet(world, actor, { battleId }, on, 5_00).catch((error: unknown) => error);
  expect(refused).toMatchObject({ refusal: { code: 'BET_BARRED', data: { why } } });
  expect(await stateOf(actor, battleId)).toEqual(before);
}

const staff = () => world.player({ role: 'moderator', cents: 100_00 });

/** A case of integrity about a player, which waits for staff; answers its id. */
async function openCase({ userId }: Actor): Promise<string> {
  const [id, at] = [world.deps.newId(), world.now];
  await world.db.transact(async (tx) => {
    const found = { state: 'open', score: 10, firstSignalAt: at, lastSignalAt: at, openedAt: at } as const;
    await insertCase(tx, { id, ...found, assigneeId: null, closedAt: null });
    await addPlayers(tx, id, [userId]);
  });
  return id;
}

describe('a bet is refused, and changes nothing,', () => {
  it('of those who play and of whoever has not proven the age', async () => {
    const { battleId, first, second } = await openBattle(world);
    await expectBarred('participant', first, battleId, first);
    await expectBarred('participant', second, battleId, first);
    const young = await world.player({ cents: 100_00, verification: 'unverified' });
    await expectBarred('age', young, battleId, first);
  });

  it('of a teammate of either player, on either of them, as long as they are in the team', async () => {
    const { battleId, first, second } = await openBattle(world);
    const [home, away] = [await squadOf(world, 'Home', 1), await squadOf(world, 'Away', 1)];
    await joinTeam(world, home, first);
    await joinTeam(world, away, second);
    for (const { captain, members } of [home, away])
      for (const mate of [captain, ...members])
        for (const on of [first, second]) await expectBarred('teammate', mate, battleId, on);
    await leaveTeam(world.deps, first);
    expect(await codeOf(bet(world, home.captain, { battleId }, first, 5_00))).toBe('ok');
  });

  it('of whoever streams the battle, which a player who gave up the seat does until the stream has heard of it', async () => {
    const [first, streamer, second] = [
      await world.player({ cents: 100_00 }),
      await world.player({ cents: 100_00 }),
      await world.player({ cents: 100_00 }),
    ];
    await rate(world, first);
    await rate(world, second);
    const battleId = await create(world, first);
    await join(world, streamer, battleId);
    await sendStream(world, streamer, { battleId, hasBetting: true });
    await cancel(world, streamer, battleId);
    await join(world, second, battleId);
    await deliverEverything(world.deps, openLog('silent'), [followBattles]);
    await expectBarred('streamer', streamer, battleId, first);
    await settleAll(world);
    expect(await codeOf(bet(world, streamer, { battleId }, first, 5_00))).toBe('ok');
  });

  it('of staff who look at a dispute of either player, until it is decided, while their colleagues may bet', async () => {
    const [judge, colleague] = [await staff(), await staff()];
    for (const side of ['first', 'second'] as const) {
      const { battleId, first, second } = await openBattle(world);
      const player = { first, second }[side];
      await world.pay(player, 100_00);
      const rival = await world.player({ cents: 100_00 });
      const earlier = await create(world, player);
      await join(world, rival, earlier);
      await start(world, player, earlier);
      await complain(world, rival, earlier);
      const disputeId = sure((await world.disputes(earlier))[0]).id;
      expect(await codeOf(bet(world, colleague, { battleId }, first, 5_00))).toBe('ok');
      await takeDispute(world.deps, judge, world.key(), disputeId);
      for (const on of [first, second]) await expectBarred('case', judge, battleId, on);
      await nothingToAdd(world, disputeId);
      const decision = { disputeId, action: 'void', winnerId: null, reason: 'Seen.' } as const;
      await decideDispute(world.deps, judge, world.key(), decision);
      expect(await codeOf(bet(world, judge, { battleId }, first, 5_00))).toBe('ok');
    }
  });

  it('of staff who look after a case of integrity about either player, until they give it up or it is closed', async () => {
    const [keeper, colleague] = [await staff(), await staff()];
    const admin = await world.player({ role: 'administrator' });
    const { battleId, first, second } = await openBattle(world);
    for (const player of [first, second]) {
      const caseId = await openCase(player);
      const handle = (by: Actor, action: 'take' | 'release' | 'watch' | 'close') =>
        handleCase(world.deps, by, world.key(), {
          caseId,
          action,
          words: action === 'watch' || action === 'close' ? 'Seen.' : '',
          seenSignals: 0,
        });
      await handle(keeper, 'take');
      for (const on of [first, second]) await expectBarred('case', keeper, battleId, on);
      await handle(keeper, 'release');
      expect((await boardOf(world, keeper, battleId)).market?.bar).toBeNull();
      await handle(keeper, 'watch');
      await expectBarred('case', keeper, battleId, first);
      await handle(admin, 'close');
      expect((await boardOf(world, keeper, battleId)).market?.bar).toBeNull();
    }
    for (const actor of [keeper, colleague])
      expect(await codeOf(bet(world, actor, { battleId }, first, 5_00))).toBe('ok');
  });

  it('of staff who have held bets on the battle, also once these are taken again', async () => {
    const { battleId, first } = await openBattle(world);
    const [holder, colleague] = [await staff(), await staff()];
    const { id: marketId } = await marketOf(world, battleId);
    for (const isSuspended of [true, false])
      await suspendMarket(world.deps, holder, { marketId, isSuspended, reason: 'News about the battle.' });
    await expectBarred('case', holder, battleId, first);
    expect(await codeOf(bet(world, colleague, { battleId }, first, 5_00))).toBe('ok');
    const other = await openBattle(world);
    expect(await codeOf(bet(world, holder, other, other.first, 5_00))).toBe('ok');
  });
});
