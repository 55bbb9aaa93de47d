import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desc } from 'drizzle-orm';
import { auditLog } from '../../../db/audit/audit.table.ts';
import { anonymizeAccount, lockUser, pauseUser } from '../../../db/accounts/index.ts';
import { staffAlerts } from '../../../db/wallet/alert.table.ts';
import { readFund } from '../../../db/wallet/index.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { FIRM_MS } from '../../../domain/markets/market.ts';
import { payoutOf } from '../../../domain/markets/odds.ts';
import { DAY, SECOND } from '../../../domain/shared/time.ts';
import { decideDispute } from '../../../gateway/disputes/decide-dispute.ts';
import { placeBet } from '../../../gateway/markets/place-bet.ts';
import { readBets } from '../../../gateway/markets/read-bets.ts';
import { readExposures, readMarketFund } from '../../../gateway/markets/desk/read-desk.ts';
import { suspendMarket } from '../../../gateway/markets/desk/suspend-market.ts';
import { setPlayLimit } from '../../../gateway/wallet/limits/set-play-limit.ts';
import { cancel, complain, create, join, report, start } from '../../support/battle-steps.ts';
import { nothingToAdd } from '../../support/dispute-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import {
  type Seated,
  bet,
  betRow,
  boardOf,
  fillFund,
  firmAll,
  marketOf,
  openBattle,
  rate,
  settleAll,
  sure,
} from '../../support/market-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await World.open();
  await fillFund(world);
});
afterAll(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  expect(await verifyLedger(world.db.read)).toEqual([]);
  await world.close();
});

const fan = (cents = 500_00) => world.player({ cents });
const fund = () => readFund(world.db.read);
async function play({ battleId, first, second }: Seated, winner = first): Promise<void> {
  await report(world, first, battleId, winner === first ? 'won' : 'lost');
  await report(world, second, battleId, winner === second ? 'won' : 'lost');
  await settleAll(world);
}

describe('a market', () => {
  it('opens when a public battle of two rated players has both seats taken (HZ-03)', async () => {
    const battle = await openBattle(world, [27, 25]);
    const { market } = await boardOf(world, await fan(), battle.battleId);
    expect(market).toMatchObject({
      state: 'open',
      minCents: 5_00,
      maxCents: 1_000_00,
      bar: null,
      ownLeftCents: 250_00,
    });
    expect(market?.sides.map(({ player }) => player.id)).toEqual([battle.first.userId, battle.second.userId]);
    const [favourite, underdog] = market?.sides ?? [];
    expect(sure(favourite).odds).toBeLessThan(sure(underdog).odds);
    expect(sure(favourite).chancePercent + sure(underdog).chancePercent).toBe(100);
  });

  it('does not open for private battles, unrated players or clear favourites, and says why', async () => {
    const spectator = await fan();
    const reasonOf = async (mu: readonly [number, number], battles: number, privacy: 'public' | 'friends') => {
      const first = await world.player({ cents: 100_00 });
      const second = await world.player({ cents: 100_00 });
      await world.befriend(first, second);
      await rate(world, first, mu[0], battles);
      await rate(world, second, mu[1], battles);
      const id = await create(world, first, { privacy });
      const before = (await boardOf(world, spectator, id)).reason;
      await join(world, second, id);
      await settleAll(world);
      const { market, reason } = await boardOf(world, spectator, id);
      expect(market).toBeNull();
      return [before, reason];
    };
    expect(await reasonOf([25, 25], 20, 'friends')).toEqual(['not-offered', 'not-offered']);
    expect(await reasonOf([25, 25], 9, 'public')).toEqual(['no-opponent', 'unrated']);
    expect(await reasonOf([60, 10], 20, 'public')).toEqual(['no-opponent', 'one-sided']);
    expect((await boardOf(world, spectator, 'nowhere')).reason).toBe('not-offered');
  });

  it('takes a bet at the odds that were told and pays it to the cent when the battle is settled (HZ-04, HZ-06, EN-48)', async () => {
    const battle = await openBattle(world, [26, 25]);
    const [winner, loser] = [await fan(), await fan()];
    const before = await fund();
    const odds = (await boardOf(world, winner, battle.battleId)).market?.sides[0]?.odds ?? 0;
    const won = await bet(world, winner, battle, battle.first, 50_00);
    const lost = await bet(world, loser, battle, battle.second, 25_00);
    expect(await betRow(world, won)).toMatchObject({ odds, payoutCents: payoutOf(50_00, odds), state: 'new' });
    expect(await world.balance(winner)).toBe(450_00);
    world.pass(FIRM_MS);
    await firmAll(world);
    expect((await betRow(world, won)).state).toBe('firm');
    await start(world, battle.first, battle.battleId);
    expect((await marketOf(world, battle.battleId)).state).toBe('closed');
    await play(battle);
    expect(await world.balance(winner)).toBe(450_00 + payoutOf(50_00, odds));
    expect(await world.balance(loser)).toBe(475_00);
    expect(await betRow(world, won)).toMatchObject({ state: 'won', paidCents: payoutOf(50_00, odds) });
    expect(await betRow(world, lost)).toMatchObject({ state: 'lost', paidCents: 0 });
    const market = await marketOf(world, battle.battleId);
    expect(market).toMatchObject({ state: 'settled', outcome: 'first', escrowCents: 0 });
    expect(await accountCents(world.db.read, `escrow:${market.id}`)).toBe(0);
    expect(await fund()).toBe(before + 75_00 - payoutOf(50_00, odds));
    const { edges } = await readBets(world.db.read, winner.userId, { first: 20 });
    expect(edges.map(({ node }) => [node.id, node.playerName, node.state])).toEqual([
      [won, battle.first.username, 'won'],
    ]);
  });

  it('gives everything back exactly when the battle comes to nothing', async () => {
    const battle = await openBattle(world);
    const [one, other] = [await fan(), await fan()];
    const before = await fund();
    await bet(world, one, battle, battle.first, 31_27);
    await bet(world, other, battle, battle.second, 100_00);
    await cancel(world, battle.first, battle.battleId);
    await settleAll(world);
    expect(await marketOf(world, battle.battleId)).toMatchObject({ state: 'void', outcome: 'void' });
    expect([await world.balance(one), await world.balance(other), await fund()]).toEqual([500_00, 500_00, before]);
  });

  it('moves nothing while a result is disputed, and settles once with the final winner', async () => {
    const battle = await openBattle(world);
    const spectator = await fan();
    const id = await bet(world, spectator, battle, battle.second, 20_00);
    world.pass(FIRM_MS);
    await start(world, battle.first, battle.battleId);
    await report(world, battle.first, battle.battleId, 'won');
    await complain(world, battle.second, battle.battleId);
    await settleAll(world);
    expect((await marketOf(world, battle.battleId)).state).toBe('closed');
    expect(await world.balance(spectator)).toBe(480_00);
    const [dispute] = await world.disputes(battle.battleId);
    const judge = await world.player({ role: 'moderator' });
    const decision = {
      disputeId: sure(dispute).id,
      action: 'overturn',
      winnerId: battle.second.userId,
      reason: 'Seen.',
    } as const;
    await nothingToAdd(world, decision.disputeId);
    await decideDispute(world.deps, judge, world.key(), decision);
    await settleAll(world);
    const { state, paidCents, payoutCents } = await betRow(world, id);
    expect([state, paidCents]).toEqual(['won', payoutCents]);
    expect(await world.balance(spectator)).toBe(480_00 + payoutCents);
  });

  it('gives bets of the last five seconds back when the battle starts, and takes none afterwards', async () => {
    const battle = await openBattle(world);
    const [early, late] = [await fan(), await fan()];
    const stood = await bet(world, early, battle, battle.first, 10_00);
    world.pass(FIRM_MS - 1);
    const fresh = await bet(world, late, battle, battle.second, 10_00);
    const { market } = await boardOf(world, late, battle.battleId);
    world.pass(1);
    await start(world, battle.first, battle.battleId);
    expect([(await betRow(world, stood)).state, (await betRow(world, fresh)).state]).toEqual(['firm', 'returned']);
    expect(await world.balance(late)).toBe(500_00);
    const input = {
      marketId: sure(market).id,
      playerId: battle.first.userId,
      stakeCents: 10_00,
      quote: sure(market).quote,
      streamId: null,
    };
    expect(await codeOf(placeBet(world.deps, late, world.key(), input))).toBe('MARKET_CLOSED');
    await play(battle, battle.second);
    expect(await world.balance(early)).toBe(490_00);
  });

  it('closes an empty market, and pays nobody', async () => {
    const battle = await openBattle(world);
    const before = await fund();
    await start(world, battle.first, battle.battleId);
    await play(battle);
    expect([(await marketOf(world, battle.battleId)).state, await fund()]).toEqual(['settled', before]);
  });

  it('keeps whoever has bet on a contest from deciding over it', async () => {
    const battle = await openBattle(world);
    const judge = await world.player({ role: 'moderator', cents: 100_00 });
    await bet(world, judge, battle, battle.first, 10_00);
    world.pass(FIRM_MS);
    await start(world, battle.first, battle.battleId);
    await complain(world, battle.second, battle.battleId);
    const [dispute] = await world.disputes(battle.battleId);
    const decision = { disputeId: sure(dispute).id, action: 'dismiss', winnerId: null, reason: 'Seen.' } as const;
    expect(await codeOf(decideDispute(world.deps, judge, world.key(), decision))).toBe('OWN_DISPUTE');
  });
});

describe('a bet is refused', () => {
  it('when the odds have changed, with the new odds that can be taken', async () => {
    const battle = await openBattle(world);
    const [first, second] = [await fan(), await fan()];
    const { market } = await boardOf(world, second, battle.battleId);
    await bet(world, first, battle, battle.first, 100_00);
    const refused = await bet(world, second, battle, battle.first, 50_00, { quote: sure(market).quote }).catch(
      (e: unknown) => e,
    );
    expect(refused).toMatchObject({ refusal: { code: 'ODDS_CHANGED' } });
    const { odds, quote } = (refused as { refusal: { data: { odds: number; quote: string } } }).refusal.data;
    expect(odds).toBeLessThan(sure(sure(market).sides[0]).odds);
    expect(await world.balance(second)).toBe(500_00);
    const id = await bet(world, second, battle, battle.first, 50_00, { quote });
    expect((await betRow(world, id)).odds).toBe(odds);
  });

  it('when the quote is old, made up or of another market', async () => {
    const [battle, other] = [await openBattle(world), await openBattle(world)];
    const spectator = await fan();
    const { market } = await boardOf(world, spectator, battle.battleId);
    const elsewhere = await boardOf(world, spectator, other.battleId);
    const with_ = (quote: string) => codeOf(bet(world, spectator, battle, battle.first, 10_00, { quote }));
    expect(await with_(sure(elsewhere.market).quote)).toBe('BAD_INPUT');
    expect(await with_('1.85')).toBe('BAD_INPUT');
    world.pass(31 * SECOND);
    expect(await with_(sure(market).quote)).toBe('ODDS_CHANGED');
    expect(await world.balance(spectator)).toBe(500_00);
  });

  it('when the house could lose more than it dares, with the largest stake that it takes', async () => {
    const battle = await openBattle(world);
    const spectator = await fan();
    const refused = await bet(world, spectator, battle, battle.first, 250_00).catch((e: unknown) => e);
    expect(refused).toMatchObject({ refusal: { code: 'MARKET_FULL', data: { mostCents: 123_00 } } });
    expect(await codeOf(bet(world, spectator, battle, battle.first, 123_00))).toBe('ok');
  });

  it('on the second side, and beyond what one player or a friend may put on one battle', async () => {
    const battle = await openBattle(world);
    const [spectator, friend] = [await fan(1_000_00), await fan()];
    await world.befriend(friend, battle.second);
    await bet(world, spectator, battle, battle.first, 50_00);
    expect(await codeOf(bet(world, spectator, battle, battle.second, 5_00))).toBe('BET_OTHER_SIDE');
    expect(await codeOf(bet(world, spectator, battle, battle.first, 200_01))).toBe('BET_LIMIT');
    expect((await boardOf(world, spectator, battle.battleId)).market).toMatchObject({
      ownPlayerId: battle.first.userId,
      ownStakedCents: 50_00,
      // At 1.81, as it was placed, whatever the odds are by now.
      ownPayoutCents: 90_50,
      ownLeftCents: 200_00,
    });
    expect(await codeOf(bet(world, friend, battle, battle.first, 25_01))).toBe('BET_LIMIT');
    expect(await codeOf(bet(world, friend, battle, battle.first, 25_00))).toBe('ok');
  });

  it('outside of the bounds of a stake, without the money, on a break and beyond the own limit (HZ-03, C-08)', async () => {
    const battle = await openBattle(world);
    const spectator = await fan(60_00);
    const of = (cents: number) => codeOf(bet(world, spectator, battle, battle.first, cents));
    expect([await of(4_99), await of(1_000_01)]).toEqual(['STAKE_OUT_OF_BOUNDS', 'BET_LIMIT']);
    expect(await of(60_01)).toBe('INSUFFICIENT_FUNDS');
    await setPlayLimit(world.deps, spectator, { kind: 'stake', period: 'day', cents: 20_00 });
    expect([await of(20_01), await of(20_00)]).toEqual(['PLAY_LIMIT_REACHED', 'ok']);
    await world.db.transact(async (tx) => {
      await lockUser(tx, spectator.userId);
      await pauseUser(tx, spectator.userId, world.now + DAY);
    });
    expect(await of(5_00)).toBe('PLAY_PAUSED');
    expect(await world.balance(spectator)).toBe(40_00);
  });
});

it('the same key gives the same answer, and takes the money once', async () => {
  const battle = await openBattle(world);
  const spectator = await fan();
  const key = world.key();
  const first = await bet(world, spectator, battle, battle.first, 10_00, { key });
  expect(await bet(world, spectator, battle, battle.first, 10_00, { key })).toBe(first);
  expect(await world.balance(spectator)).toBe(490_00);
  expect(await codeOf(bet(world, spectator, battle, battle.first, 25_00, { key }))).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('a creator earns 2% of the stakes that were placed on the own stream and counted; whoever has closed the account leaves it to the fund', async () => {
  const before = await fund();
  const battle = await openBattle(world);
  const creator = await world.player();
  const { provided } = world.deps.wiring;
  const { streamerOf, streamersOf } = provided;
  provided.streamerOf = async (_reader, id) =>
    id === 'stream' ? { userId: creator.userId, contestId: battle.battleId } : null;
  provided.streamersOf = async () => [creator.userId];
  const [on, off] = [await fan(), await fan()];
  await bet(world, on, battle, battle.first, 75_00, { streamId: 'stream' });
  await bet(world, off, battle, battle.second, 50_00, { streamId: 'another' });
  expect((await boardOf(world, creator, battle.battleId)).market?.bar).toBe('streamer');
  world.pass(FIRM_MS);
  await start(world, battle.first, battle.battleId);
  await play(battle, battle.second);
  expect(await world.balance(creator)).toBe(1_50);
  const { secondPayouts } = await marketOf(world, battle.battleId);
  expect(await fund()).toBe(before + 125_00 - secondPayouts - 1_50);

  const next = await openBattle(world);
  provided.streamerOf = async () => ({ userId: creator.userId, contestId: next.battleId });
  const spectator = await fan();
  await bet(world, spectator, next, next.first, 75_00, { streamId: 'stream' });
  world.pass(FIRM_MS);
  await start(world, next.first, next.battleId);
  const nobody = { username: 'deleted-1', usernameKey: 'deleted-1', passwordHash: '', closedAt: world.now };
  await world.db.transact((tx) => anonymizeAccount(tx, creator.userId, nobody));
  const earlier = await fund();
  await play(next, next.second);
  expect(await world.balance(creator)).toBe(1_50);
  const { firstPayouts } = await marketOf(world, next.battleId);
  expect((await fund()) - earlier).toBe(firstPayouts + 1_50);
  Object.assign(provided, { streamerOf, streamersOf });
});

describe('staff', () => {
  it('suspend a market for news: what is not firm goes back, what stands stands, and it opens again', async () => {
    const battle = await openBattle(world);
    const [early, late] = [await fan(), await fan()];
    const stood = await bet(world, early, battle, battle.first, 10_00);
    world.pass(FIRM_MS);
    await firmAll(world);
    const fresh = await bet(world, late, battle, battle.first, 10_00);
    const staff = await world.player({ role: 'moderator', cents: 50_00 });
    const { id: marketId } = await marketOf(world, battle.battleId);
    const set = (isSuspended: boolean, reason = 'One of them lost the connection.') =>
      codeOf(suspendMarket(world.deps, staff, { marketId, isSuspended, reason }));
    expect(await set(true, ' ')).toBe('BAD_INPUT');
    expect(await set(true)).toBe('ok');
    expect(await set(true)).toBe('MARKET_NOT_OPEN');
    expect([(await betRow(world, stood)).state, (await betRow(world, fresh)).state]).toEqual(['firm', 'returned']);
    expect(await codeOf(bet(world, late, battle, battle.first, 10_00))).toBe('MARKET_CLOSED');
    expect(await set(false)).toBe('ok');
    const bettor = await world.player({ role: 'moderator', cents: 50_00 });
    expect(await codeOf(bet(world, bettor, battle, battle.first, 10_00))).toBe('ok');
    expect(await codeOf(suspendMarket(world.deps, bettor, { marketId, isSuspended: true, reason: 'News.' }))).toBe(
      'OWN_MONEY',
    );
    const [said] = await world.db.read.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(said).toMatchObject({ action: 'market.resumed', actorId: staff.userId, subjectId: marketId });
  });

  it('see what the house risks in each market, and what the fund holds', async () => {
    const battle = await openBattle(world);
    await bet(world, await fan(), battle, battle.first, 100_00);
    const { edges } = await readExposures(world.db.read, { first: 100 });
    const { id } = await marketOf(world, battle.battleId);
    const own = edges.find(({ node }) => node.id === id)?.node;
    expect(own).toMatchObject({ stakes: [100_00, 0], payouts: [181_00, 0], reserveCents: 83_00, capCents: 500_00 });
    const { freeCents, reservedCents, requests } = await readMarketFund(world.db.read);
    expect([freeCents, requests]).toEqual([await fund(), []]);
    expect(reservedCents).toBeGreaterThanOrEqual(83_00);
  });

  it('are shown winnings that look as if somebody had known', async () => {
    const battle = await openBattle(world);
    const knower = await fan();
    await bet(world, knower, battle, battle.first, 100_00);
    world.pass(FIRM_MS);
    await start(world, battle.first, battle.battleId);
    await play(battle);
    const alerts = await world.db.read.select().from(staffAlerts);
    const { id } = await marketOf(world, battle.battleId);
    expect(alerts.filter(({ uniqueKey }) => uniqueKey === `market:${id}:late:${knower.userId}`)).toHaveLength(1);
  });
});
