// @module-tag engines
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { settledBattle } from '../../support/battle-steps.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, complete, completeMany, playerOf, progressOf } from '../../support/mission-steps.ts';
import { type Call, Race } from '../../support/race.ts';
import { World } from '../../support/world.ts';

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
    expect(await findViolations(world.db.read, { isOrdered: false })).toEqual([]);
    await world.close();
  });
  const codesOf = async (calls: readonly Call[]) => (await race.run(calls)).map(({ code }) => code);
  const okOf = (codes: readonly string[]) => codes.filter((code) => code === 'ok').length;

  it('credit a mission once under fifty claims (MI-05)', async () => {
    const actor = await world.player();
    const mission = await complete(world.db, actor.userId, 'win-2-games', world.now);
    const codes = await codesOf(Array.from({ length: 50 }, () => ({ use: 'claim', actor, mission })));
    expect([okOf(codes), new Set(codes)]).toEqual([1, new Set(['ok', 'MISSION_CLAIMED'])]);
    expect(await coinsOf(world.db, actor.userId)).toBe(75);
  });

  it('pay 500 coins a day under fifty claims of fifty missions, and never more where a large one is among them (BC-15)', async () => {
    const actor = await world.player();
    const ids = await completeMany(world.db, actor.userId, 'join-1-battle', 49, world.now);
    ids.push(await complete(world.db, actor.userId, 'stake-100-dollars', world.now));
    const codes = await codesOf(ids.map((mission) => ({ use: 'claim', actor, mission })));
    const paid = okOf(codes.slice(0, 49)) * 50 + (codes[49] === 'ok' ? 250 : 0);
    expect(paid).toBe(500);
    expect(await coinsOf(world.db, actor.userId)).toBe(500);
  });

  it('open a day once, with one bonus (BC-17)', async () => {
    const actor = await world.player();
    const zones = ['UTC', 'Europe/Berlin'];
    const calls = Array.from({ length: 40 }, (_, n): Call => ({ use: 'open-day', actor, zone: zones[n % 2] ?? 'UTC' }));
    const answers = await race.run(calls);
    expect(answers.map(({ code }) => code)).toEqual(calls.map(() => 'ok'));
    expect(answers.filter(({ answer }) => answer === '50')).toHaveLength(1);
    expect(await coinsOf(world.db, actor.userId)).toBe(50);
  });

  it('count, claim and open days of the same two players at once, without a fault', async () => {
    const [one, two] = [await world.player({ cents: 5_000_00 }), await world.player({ cents: 5_000_00 })];
    for (let n = 0; n < 4; n++) await settledBattle(world, n % 2 ? one : two, n % 2 ? two : one, 10_00);
    const calls: Call[] = [];
    for (const actor of [one, two]) {
      const ids = await completeMany(world.db, actor.userId, 'complete-all-daily', 5, world.now - 1);
      calls.push(...ids.map((mission): Call => ({ use: 'claim', actor, mission })));
      calls.push({ use: 'open-day', actor, zone: 'UTC' });
    }
    const ended = await race.run([...calls, ...Array.from({ length: 8 }, (): Call => ({ use: 'deliver' }))]);
    expect(ended.filter(({ fault }) => fault !== undefined)).toEqual([]);
    for (;;) {
      const [{ code, answer } = { code: 'none' }] = await race.run([{ use: 'deliver' }]);
      expect(code).toBe('ok');
      if (answer === '0') break;
    }
    for (const { userId } of [one, two]) {
      expect(await progressOf(world.db, userId, '2026-01-05')).toMatchObject({ 'win-2-games': 2, 'join-1-battle': 4 });
      expect(await playerOf(world.db, userId)).toMatchObject({ xp: 40, paidCoins: 450, streakDays: 1 });
    }
  });
});
