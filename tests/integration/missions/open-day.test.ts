import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { streakMilestones } from '../../../db/missions/mission.table.ts';
import { transfers } from '../../../db/wallet/ledger.table.ts';
import { DAY, HOUR } from '../../../domain/shared/time.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openDay } from '../../../gateway/missions/open-day.ts';
import { readStreak } from '../../../gateway/missions/read-board.ts';
import { findViolations } from '../../support/invariants.ts';
import { coinsOf, playerOf } from '../../support/mission-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let player: Actor;
beforeEach(async () => {
  world = await World.open();
  player = await world.player();
});
afterEach(async () => {
  expect(await findViolations(world.db.read)).toEqual([]);
  await world.close();
});

const open = (zone = 'UTC') => openDay(world.deps, player, zone);
const streak = () => readStreak(world.db.read, player.userId, 'UTC', world.now);
async function openDays(count: number): Promise<number[]> {
  const brought: number[] = [];
  for (let n = 0; n < count; n++) {
    brought.push(await open());
    world.pass(DAY);
  }
  return brought;
}

describe('a day that opens', () => {
  it('brings 50 coins, 10 more each day to 100, and the milestones of its streak, each once (BC-17, MI-03, EN-44)', async () => {
    expect(await openDays(8)).toEqual([50, 60, 70 + 50, 80, 90, 100, 100 + 150, 100]);
    world.pass(-DAY);
    expect(await open()).toBe(0);
    expect(await streak()).toEqual({
      days: 8,
      freezes: 1,
      isTodayOpen: true,
      nextBonusCoins: 100,
      milestones: [
        { days: 3, coins: 50, claimed: true },
        { days: 7, coins: 150, claimed: true },
        { days: 14, coins: 300, claimed: false },
        { days: 30, coins: 750, claimed: false },
      ],
    });
    const keys = (await world.db.read.select().from(transfers)).map(({ opKey }) => opKey);
    expect(keys).toEqual(
      expect.arrayContaining([
        `login:${player.userId}:2026-01-05`,
        `streak:${player.userId}:3:2026-01-05`,
        `streak:${player.userId}:7:2026-01-05`,
      ]),
    );
    expect((await playerOf(world.db, player.userId)).paidCoins).toBe(0);
  });

  it('goes on by a freeze over one missed day, and begins anew after two, with no milestone twice in thirty days', async () => {
    await openDays(7);
    world.pass(DAY);
    expect(await open()).toBe(100);
    expect(await streak()).toMatchObject({ days: 8, freezes: 0 });
    world.pass(3 * DAY);
    expect(await streak()).toMatchObject({ days: 0, nextBonusCoins: 50 });
    expect(await openDays(3)).toEqual([50, 60, 70]);
    expect(await world.db.read.select().from(streakMilestones)).toHaveLength(2);
  });

  it('opens once under many at the same time', async () => {
    const brought = await Promise.all(Array.from({ length: 20 }, () => open()));
    expect(brought.toSorted((a, b) => b - a)).toEqual([50, ...Array.from({ length: 19 }, () => 0)]);
    expect(await coinsOf(world.db, player.userId)).toBe(50);
  });

  it('is paid once for each date, wherever the zone hops to', async () => {
    const zone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York');
    const hops = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 * HOUR }), zone), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(hops, async (moves) => {
        player = await world.player();
        const start = world.now;
        const days = new Set<string>();
        let brought = 0;
        for (const [wait, name] of moves) {
          world.pass(wait);
          brought += await open(name);
          days.add((await playerOf(world.db, player.userId)).lastDay ?? '');
        }
        expect([...days]).toEqual([...days].toSorted());
        expect(days.size).toBeLessThanOrEqual(Math.floor((world.now - start) / DAY) + 3);
        expect(await coinsOf(world.db, player.userId)).toBe(brought);
      }),
      { numRuns: 25 },
    );
  });

  it.each(['', 'undefined', 'Etc/Unknown', 'Mars/Olympus', '+99:00'])(
    'is of UTC where the browser names no zone that is known: %j',
    async (zone) => {
      expect(await open(zone)).toBeGreaterThan(0);
      expect(await open('UTC'), 'the same day').toBe(0);
    },
  );

  it('is that of an offset where the browser names one', async () => {
    expect(await open('+05:45')).toBeGreaterThan(0);
    expect(await open('Asia/Kathmandu'), 'the same day').toBe(0);
  });

  it('needs an account that may act', async () => {
    player = await world.player({ status: 'banned' });
    expect(await codeOf(open())).not.toBe('ok');
    expect(await coinsOf(world.db, player.userId)).toBe(0);
  });
});
