// @module-tag engines
import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockBattle } from '../../../db/battles/index.ts';
import { battles } from '../../../db/battles/battle.table.ts';
import { engine } from '../../../db/client/kit.ts';
import { readLags } from '../../../db/events/lag.queries.ts';
import { ratingHistory } from '../../../db/results/leader.table.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { verifyLedger } from '../../../db/wallet/verify-ledger.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { activeBattle, create, join, report } from '../../support/battle-steps.ts';
import { accountCents, findViolations } from '../../support/invariants.ts';
import { type Call, Race, countCodes } from '../../support/race.ts';
import { runsOf } from '../../support/runs.ts';
import { World } from '../../support/world.ts';

const HOUR = 3_600_000;

/** Of linking, delivering and creating at once. */
const ROUNDS = runsOf({ gate: 3, full: 8, deep: 8 });

/** SQLite belongs to one process; races between processes are PostgreSQL's. */
describe.runIf(engine === 'postgres')('two gateways on one database', () => {
  let world: World;
  let race: Race;

  beforeAll(async () => {
    world = await World.open({ connections: 8 });
    race = await Race.open(world.url, () => world.now);
  });
  afterAll(async () => {
    await race.close();
    await world.close();
    // A connection reports its figures when it ends, so they are read by another.
    world = await World.open({ url: world.url, seed: 'after' });
    const rows = await world.db.read
      .select({ deadlocks: sql<number>`deadlocks` })
      .from(sql`pg_stat_database`)
      .where(sql`datname = current_database()`);
    expect(rows, 'everybody takes rows in the same order').toEqual([{ deadlocks: 0 }]);
    await world.close();
  });

  const players = (number: number, cents: number) =>
    Promise.all(Array.from({ length: number }, () => world.player({ cents })));

  const expectSound = async () => {
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
  };

  it('gives one seat to one of 200 who join at once and a coded refusal to 199 (BG-17, CH-10)', async () => {
    const [creator] = await players(1, 100_00);
    const joiners = await players(200, 52_50);
    if (!creator) throw new Error('no creator');
    const battleId = await create(world, creator);
    const ended = await race.run(joiners.map((actor) => ({ use: 'join', actor, battleId })));
    expect(countCodes(ended)).toEqual({ ok: 1, SEAT_TAKEN: 199 });
    const winner = joiners[ended.findIndex(({ code }) => code === 'ok')];
    expect((await world.battle(battleId)).opponentId).toBe(winner?.userId);
    expect(await accountCents(world.db.read, `escrow:${battleId}`)).toBe(105_00);
    await expectSound();
  });

  it('opens 7 battles for money that lasts for 7, of 200 created at once (BG-18)', async () => {
    const [actor] = await players(1, 7 * 52_50);
    if (!actor) throw new Error('no player');
    const calls = Array.from({ length: 200 }, (): Call => ({ use: 'create', actor, stakeCents: 50_00 }));
    expect(countCodes(await race.run(calls))).toEqual({ ok: 7, INSUFFICIENT_FUNDS: 193 });
    expect(await world.balance(actor)).toBe(0);
    await expectSound();
  });

  it('keeps the daily limit of $5,000 when 100 stakes of $500 are placed at once (C-12)', async () => {
    const [actor] = await players(1, 100_000_00);
    if (!actor) throw new Error('no player');
    const calls = Array.from({ length: 100 }, (): Call => ({ use: 'create', actor, stakeCents: 500_00 }));
    expect(countCodes(await race.run(calls))).toEqual({ ok: 10, LIMIT_EXCEEDED: 90 });
    expect(await world.balance(actor)).toBe(100_000_00 - 10 * 525_00);
    await expectSound();
  });

  it('does a call once that came in 50 times at two gateways, and answers all alike', async () => {
    const [actor] = await players(1, 1_000_00);
    if (!actor) throw new Error('no player');
    const calls = Array.from({ length: 50 }, (): Call => ({
      use: 'create',
      actor,
      stakeCents: 50_00,
      key: 'the-same-key',
    }));
    const ended = await race.run(calls);
    expect(countCodes(ended)).toEqual({ ok: 50 });
    expect(new Set(ended.map(({ answer }) => answer)).size).toBe(1);
    expect(await world.balance(actor)).toBe(947_50);
    const [own] = await world.db.read
      .select({ total: count() })
      .from(battles)
      .where(eq(battles.creatorId, actor.userId));
    expect(own?.total).toBe(1);
  });

  it('starts or cancels a battle, never both, whoever is first (CH-10, CH-11)', async () => {
    const [creator, opponent] = await players(2, 3_000_00);
    if (!creator || !opponent) throw new Error('no players');
    const ids: string[] = [];
    for (let i = 0; i < 25; i++) {
      const id = await create(world, creator, { stakeCents: 20_00 });
      await join(world, opponent, id);
      ids.push(id);
    }
    const calls = ids.flatMap((battleId): Call[] => [
      { use: 'start', actor: opponent, battleId },
      { use: 'cancel', actor: creator, battleId },
      { use: 'cancel', actor: opponent, battleId },
      { use: 'start', actor: creator, battleId },
      { use: 'deadlines', aheadMs: 0 },
    ]);
    const ended = await race.run(calls);
    expect(Object.keys(countCodes(ended)).filter((code) => code.startsWith('FAULT'))).toEqual([]);
    const statuses = await Promise.all(ids.map(async (id) => (await world.battle(id)).status));
    for (const [index, status] of statuses.entries()) {
      const isStarted = [0, 3].every((call) => ended[index * 5 + call]?.code === 'ok');
      expect(status === 'active').toBe(isStarted);
    }
    await expectSound();
  });

  it('ends each battle once when results, complaints and deadlines meet on it (CH-09, CH-14, CH-18)', async () => {
    const [one, other] = await players(2, 5_000_00);
    if (!one || !other) throw new Error('no players');
    const ids: string[] = [];
    for (let i = 0; i < 40; i++)
      ids.push(await activeBattle(world, i % 2 === 0 ? one : other, i % 2 === 0 ? other : one, 20_00));
    const calls = ids.flatMap((battleId, index): Call[] => [
      { use: 'report', actor: one, battleId, claim: 'won' },
      { use: 'report', actor: other, battleId, claim: index % 3 === 0 ? 'won' : 'lost' },
      ...(index % 5 === 0 ? [{ use: 'complain', actor: one, battleId } as const] : []),
      ...(index % 4 === 0 ? [{ use: 'deadlines', aheadMs: 4 * HOUR } as const] : []),
      { use: 'cancel', actor: other, battleId },
    ]);
    const codes = Object.keys(countCodes(await race.run(calls)));
    expect(codes.filter((code) => code.startsWith('FAULT'))).toEqual([]);
    for (const id of ids) expect(['completed', 'disputed', 'cancelled']).toContain((await world.battle(id)).status);
    await expectSound();
  });

  it('settles 50 battles between the same two players at once, each paid in full (CH-14, CH-18)', async () => {
    const [one, other] = await players(2, 5_000_00);
    if (!one || !other) throw new Error('no players');
    const ids: string[] = [];
    for (let i = 0; i < 50; i++) {
      const id = await activeBattle(world, i % 2 === 0 ? one : other, i % 2 === 0 ? other : one, 10_00);
      await report(world, one, id, i % 3 === 0 ? 'won' : 'lost');
      ids.push(id);
    }
    const calls = ids.map((battleId, i): Call => ({
      use: 'report',
      actor: other,
      battleId,
      claim: i % 3 === 0 ? 'lost' : 'won',
    }));
    expect(countCodes(await race.run(calls))).toEqual({ ok: 50 });
    // 17 won and 33 lost by the one, at $10.00 and a fee of $0.50 each.
    expect(await world.balance(one)).toBe(5_000_00 + 17 * 9_50 - 33 * 10_50);
    expect(await world.balance(other)).toBe(5_000_00 + 33 * 9_50 - 17 * 10_50);
    await expectSound();
  });

  it('settles the first three battles of 20 pairs at once, whether or not a player has figures by then (CH-14, BG-10)', async () => {
    const ids: { readonly battleId: string; readonly loser: Actor }[] = [];
    for (let pair = 0; pair < 20; pair++) {
      const [one, other] = await players(2, 500_00);
      if (!one || !other) throw new Error('no players');
      for (const [winner, loser] of [
        [one, other],
        [other, one],
        [one, other],
      ] as const) {
        const battleId = await activeBattle(world, winner, loser, 10_00);
        await report(world, winner, battleId, 'won');
        ids.push({ battleId, loser });
      }
    }
    const calls = ids.map(({ battleId, loser }): Call => ({ use: 'report', actor: loser, battleId, claim: 'lost' }));
    expect(countCodes(await race.run(calls))).toEqual({ ok: 60 });
    await expectSound();
  });

  it('lets rows that only name a battle past whoever has it locked, or two with two battles each wait in a circle', async () => {
    const [one, two] = await players(2, 100_00);
    if (!one || !two) throw new Error('no players');
    const battleId = await activeBattle(world, one, two, 10_00);
    const other = await World.open({ url: world.url, seed: 'other' });
    const mark = { userId: one.userId, game: 'cs2', battleId, rating: 1_000, region: null, at: world.now } as const;
    await world.db.transact(async (tx) => {
      expect((await lockBattle(tx, battleId))?.status).toBe('active');
      // Would end by the limit of a wait for a lock.
      await other.db.transact((its) => its.insert(ratingHistory).values(mark));
    });
    await world.db.transact((tx) => tx.delete(ratingHistory).where(eq(ratingHistory.battleId, battleId)));
    await other.close();
  });

  it('returns both stakes of 50 battles at once, whoever created which (CH-11)', async () => {
    const [one, other] = await players(2, 3_000_00);
    if (!one || !other) throw new Error('no players');
    const calls: Call[] = [];
    for (let i = 0; i < 50; i++) {
      const [creator, opponent] = i % 2 === 0 ? [one, other] : [other, one];
      const battleId = await create(world, creator, { stakeCents: 10_00 });
      await join(world, opponent, battleId);
      calls.push({ use: 'cancel', actor: creator, battleId });
    }
    expect(countCodes(await race.run(calls))).toEqual({ ok: 50 });
    expect([await world.balance(one), await world.balance(other)]).toEqual([3_000_00, 3_000_00]);
    await expectSound();
  });

  it('links one chain without gaps and delivers each event once while both gateways do both', async () => {
    const [actor] = await players(1, 2_000_00);
    if (!actor) throw new Error('no player');
    for (let round = 0; round < ROUNDS; round++) {
      const background = Array.from({ length: 12 }, (_, i): Call => ({ use: i % 4 < 2 ? 'link' : 'deliver' }));
      const create5 = Array.from({ length: 4 }, (): Call => ({ use: 'create', actor, stakeCents: 5_00 }));
      const codes = Object.keys(countCodes(await race.run([...create5, ...background])));
      expect(codes.filter((code) => code.startsWith('FAULT'))).toEqual([]);
    }
    const isLeft = async () => {
      const [unlinked] = await world.db.read
        .select({ total: count() })
        .from(transfers)
        .where(sql`position is null`);
      const lags = await readLags(world.db.read);
      return (unlinked?.total ?? 0) > 0 || lags.some(({ behind, setAside }) => behind + setAside > 0);
    };
    while (await isLeft()) await race.run([{ use: 'link' }, { use: 'link' }, { use: 'deliver' }, { use: 'deliver' }]);
    expect(await verifyLedger(world.db.read)).toEqual([]);
    await expectSound();
  });
});
