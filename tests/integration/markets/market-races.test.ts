// @module-tag engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { engine } from '../../../db/client/kit.ts';
import { readFund } from '../../../db/wallet/index.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import { FIRM_MS } from '../../../domain/markets/market.ts';
import { press, report, start } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { betsOf, boardOf, fillFund, marketOf, openBattle, settleAll, sure } from '../../support/market-steps.ts';
import { type Call, Race, countCodes } from '../../support/race.ts';
import { World } from '../../support/world.ts';

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let world: World;
  let race: Race;

  beforeAll(async () => {
    world = await World.open({ connections: 8 });
    race = await Race.open(world.url, () => world.now);
    await fillFund(world);
  });
  afterAll(async () => {
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
    expect(await verifyLedger(world.db.read)).toEqual([]);
    await race.close();
    await world.close();
    world = await World.open({ url: world.url, seed: 'after' });
    const rows = await world.db.read
      .select({ deadlocks: sql<number>`deadlocks` })
      .from(sql`pg_stat_database`)
      .where(sql`datname = current_database()`);
    expect(rows, 'everybody takes rows in the same order').toEqual([{ deadlocks: 0 }]);
    await world.close();
  });

  const fans = (count: number) => Promise.all(Array.from({ length: count }, () => world.player({ cents: 100_00 })));
  const quoteFor = async (userId: string, battleId: string) => {
    const { market } = await boardOf(world, { userId, username: '', role: 'player', sessionId: '' }, battleId);
    if (!market) throw new Error('no market');
    return { marketId: market.id, quote: market.quote };
  };

  it(
    'of 200 bets at once take no more than the house dares, and pay all that were taken (HZ-06)',
    { tags: ['full'] },
    async () => {
      const battle = await openBattle(world);
      let pending = await fans(200);
      let taken = 0;
      // Whoever is told of new odds takes them, as long as there are some.
      for (let round = 0; round < 8 && pending.length > 0; round++) {
        const { marketId, quote } = await quoteFor(battle.first.userId, battle.battleId);
        const own = { marketId, quote, playerId: battle.first.userId, stakeCents: 100_00, streamId: null };
        const ended = await race.run(pending.map((actor): Call => ({ use: 'bet', actor, bet: own })));
        const codes = Object.keys(countCodes(ended));
        expect(codes.filter((code) => !['ok', 'ODDS_CHANGED', 'MARKET_FULL'].includes(code))).toEqual([]);
        taken += ended.filter(({ code }) => code === 'ok').length;
        pending = pending.filter((_, n) => ended[n]?.code === 'ODDS_CHANGED');
        const market = await marketOf(world, battle.battleId);
        expect(market.escrowCents - market.firstStakes - market.secondStakes).toBeLessThanOrEqual(market.capCents);
      }
      expect(await betsOf(world, battle.battleId)).toHaveLength(taken);
      expect(taken).toBeGreaterThan(4);
      expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
      world.pass(FIRM_MS);
      await start(world, battle.first, battle.battleId);
      await report(world, battle.first, battle.battleId, 'won');
      await report(world, battle.second, battle.battleId, 'lost');
      await settleAll(world);
      expect((await betsOf(world, battle.battleId)).every(({ state }) => state === 'won' || state === 'lost')).toBe(
        true,
      );
    },
  );

  it('a bet and the start of the battle at once: no bet stands that came in after the start', async () => {
    for (let round = 0; round < 10; round++) {
      const battle = await openBattle(world);
      const spectators = await fans(10);
      await press(world, battle.second, battle.battleId);
      const { marketId, quote } = await quoteFor(sure(spectators[0]).userId, battle.battleId);
      const calls: Call[] = spectators.map((actor) => ({
        use: 'bet',
        actor,
        bet: { marketId, quote, playerId: battle.first.userId, stakeCents: 5_00, streamId: null },
      }));
      calls.splice(5, 0, { use: 'start', actor: battle.first, battleId: battle.battleId });
      const counts = countCodes(await race.run(calls));
      expect(Object.keys(counts).filter((code) => !['ok', 'MARKET_CLOSED', 'ODDS_CHANGED'].includes(code))).toEqual([]);
      // None of them has stood for five seconds: whatever came in before the start has gone back.
      expect((await betsOf(world, battle.battleId)).every(({ state }) => state === 'returned')).toBe(true);
      const balances = await Promise.all(spectators.map((actor) => world.balance(actor)));
      expect(new Set(balances)).toEqual(new Set([100_00]));
      expect((await marketOf(world, battle.battleId)).escrowCents).toBe(0);
    }
  });

  it('a bet that came in fifty times under one key is placed once, and answered alike', async () => {
    const battle = await openBattle(world);
    const [actor] = await fans(1);
    const { marketId, quote } = await quoteFor(sure(actor).userId, battle.battleId);
    const own = { marketId, quote, playerId: battle.first.userId, stakeCents: 10_00, streamId: null };
    const calls = Array.from({ length: 50 }, (): Call => ({
      use: 'bet',
      actor: sure(actor),
      bet: own,
      key: 'the-same-key',
    }));
    const ended = await race.run(calls);
    expect(countCodes(ended)).toEqual({ ok: 50 });
    expect(new Set(ended.map(({ answer }) => answer)).size).toBe(1);
    expect(await world.balance(sure(actor))).toBe(90_00);
  });

  it('one player who bets on everything at once stays within $250 and on one side', async () => {
    const battle = await openBattle(world);
    const actor = await world.player({ cents: 2_000_00 });
    const { marketId, quote } = await quoteFor(actor.userId, battle.battleId);
    const calls = Array.from({ length: 40 }, (_, n): Call => ({
      use: 'bet',
      actor,
      bet: {
        marketId,
        quote,
        playerId: (n % 2 ? battle.second : battle.first).userId,
        stakeCents: 5_00,
        streamId: null,
      },
    }));
    await race.run(calls);
    const own = await betsOf(world, battle.battleId);
    expect(new Set(own.map(({ side }) => side)).size).toBe(1);
    expect(await readFund(world.db.read)).toBeGreaterThan(0);
  });

  it('two workers pay a market once', async () => {
    const battle = await openBattle(world);
    const spectators = await fans(60);
    for (const actor of spectators.slice(0, 30)) {
      const { marketId, quote } = await quoteFor(actor.userId, battle.battleId);
      await race.run([
        {
          use: 'bet',
          actor,
          bet: { marketId, quote, playerId: battle.first.userId, stakeCents: 5_00, streamId: null },
        },
      ]);
    }
    world.pass(FIRM_MS);
    await start(world, battle.first, battle.battleId);
    await report(world, battle.first, battle.battleId, 'won');
    await report(world, battle.second, battle.battleId, 'lost');
    await race.run([{ use: 'deliver' }, { use: 'deliver' }, { use: 'deliver' }, { use: 'deliver' }]);
    await race.run(Array.from({ length: 8 }, (): Call => ({ use: 'work' })));
    await settleAll(world);
    const own = await betsOf(world, battle.battleId);
    expect([own.length, own.every(({ state }) => state === 'won')]).toEqual([30, true]);
  });
});
