import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateMissionPlayer } from '../../../db/missions/mission.queries.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import { claimMission } from '../../../gateway/missions/claim-mission.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, complete, completeMany, playerOf } from '../../support/mission-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open({ connections: 8 });
  player = await world.player();
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const claim = (id: string, key = world.key()) => codeOf(claimMission(world.deps, player, key, id));
const completed = (mission: string, at = world.now, period?: string) =>
  complete(world.db, player.userId, mission, at, period);
const coins = () => coinsOf(world.db, player.userId);
const count = (codes: readonly string[], code: string) => codes.filter((one) => one === code).length;

describe('a claim (MI-05)', () => {
  it('credits the reward once, also of fifty at once with keys of their own', async () => {
    const id = await completed('win-2-games');
    const codes = await Promise.all(Array.from({ length: 50 }, () => claim(id)));
    expect([count(codes, 'ok'), count(codes, 'MISSION_CLAIMED')]).toEqual([1, 49]);
    expect(await coins()).toBe(75);
  });

  it('answers a repetition under its key as the first time', async () => {
    const id = await completed('join-1-battle');
    const key = world.key();
    expect([await claim(id, key), await claim(id, key), await claim(id)]).toEqual(['ok', 'ok', 'MISSION_CLAIMED']);
    expect(await coins()).toBe(50);
  });

  it('is refused for what is unknown, not completed or older than seven days, and changes nothing', async () => {
    const old = await completed('win-2-games', world.now - 7 * DAY - 1);
    const just = await completed('win-2-games', world.now - 7 * DAY, 'another');
    expect([
      await claim('win-2-games:2026-01-01'),
      await claim('no-such:2026-01-05'),
      await claim('win-2-games'),
      await claim(old),
    ]).toEqual(['MISSION_NOT_COMPLETED', 'NOT_FOUND', 'NOT_FOUND', 'CLAIM_OVER']);
    expect(await coins()).toBe(0);
    expect(await claim(just)).toBe('ok');
  });

  it('is refused for a suspended account', async () => {
    player = await world.player({ status: 'suspended' });
    expect(await claim(await completed('win-2-games'))).toBe('ACCOUNT_SUSPENDED');
    expect(await coins()).toBe(0);
  });

  it('adds experience and credits, and prolongs a multiplier, without coins', async () => {
    for (const mission of ['reach-10-targets', 'add-3-friends', 'win-10-games']) await claim(await completed(mission));
    expect(await playerOf(world.db, player.userId)).toMatchObject({
      xp: 250,
      credits: 5_000,
      multiplierFactor: 2,
      multiplierUntil: world.now + DAY,
      paidCoins: 0,
    });
    expect(await coins()).toBe(0);
  });
});

describe('the cap of 500 coins a UTC day (BC-15)', () => {
  it('holds for many small rewards at once; what does not fit waits for the next day', async () => {
    const ids = await completeMany(world.db, player.userId, 'join-1-battle', 50, world.now);
    const codes = await Promise.all(ids.map((id) => claim(id)));
    expect([count(codes, 'ok'), count(codes, 'MISSION_CAP_REACHED')]).toEqual([10, 40]);
    expect(await coins()).toBe(500);
    const waiting = ids.find((_, n) => codes[n] !== 'ok') ?? '';
    const refused = claimMission(world.deps, player, world.key(), waiting).catch((error: unknown) => error);
    expect(await refused).toMatchObject({
      refusal: { data: { claimableAt: Date.UTC(2026, 0, 6) } },
    });
    world.pass(12 * HOUR);
    expect(await claim(waiting)).toBe('ok');
    expect(await coins()).toBe(550);
  });

  it('holds for a doubled large one among small ones, whichever is first, and pays each whole or not at all', async () => {
    const small = await completeMany(world.db, player.userId, 'complete-all-daily', 5, world.now);
    const large = await completed('stake-100-dollars');
    await claim(await completed('win-10-games'));
    const codes = await Promise.all([...small, large].map((id) => claim(id)));
    const [paid, isLargePaid] = [await coins(), codes.at(-1) === 'ok'];
    expect(paid).toBe(isLargePaid ? 500 : 300);
    expect(count(codes, 'ok')).toBe(1);
    expect(await playerOf(world.db, player.userId)).toMatchObject({ paidCoins: paid });
  });

  it('is a rule of the table too', async () => {
    await completed('join-1-battle');
    await claim(`join-1-battle:2026-01-05`);
    const beyond = world.db.transact((tx) => updateMissionPlayer(tx, player.userId, { paidCoins: 501 }));
    const refusal = await beyond.catch((error: Error) => `${error.message} ${String(error.cause)}`);
    expect(refusal).toMatch(/mission_players_paid/);
  });
});
