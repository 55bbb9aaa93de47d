// @module-tag engines
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { engine } from '../../../db/client/kit.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { listFriends } from '../../../db/friends/friendship.queries.ts';
import { statusOf } from '../../../domain/friends/presence.ts';
import { followGame } from '../../../gateway/battles/ending/follow-game.ts';
import { sendHeartbeat, sweepPresences } from '../../../gateway/friends/send-heartbeat.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { activeBattle, report, start } from '../../support/battle-steps.ts';
import { sendInvite, take, told } from '../../support/friend-steps.ts';
import { World, codeOf } from '../../support/world.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

let world: World;
let viewer: Actor;
let friend: Actor;
beforeAll(async () => {
  world = await World.open();
});
afterAll(() => world.close());
beforeEach(async () => {
  await sweepPresences(world.deps); // those of the test before
  viewer = await world.player({ cents: 500_00 });
  friend = await world.player({ cents: 500_00 });
  await world.befriend(viewer, friend);
});
afterEach(() => world.pass(10 * MINUTE));

const heartbeat = (idleSeconds = 0, where = world) => sendHeartbeat(where.deps, friend, idleSeconds);

/** What the viewer sees of the friend. */
async function seen(): Promise<{ username: string; status: string; game: string | null }> {
  const [row] = await listFriends(world.db.read, viewer.userId, '', world.now, 1, null);
  if (!row) throw new Error('no friend');
  const known = row.status === null || row.seenAt === null ? undefined : { status: row.status, seenAt: row.seenAt };
  return { username: row.username, status: statusOf(known, world.now), game: row.game };
}

const changes = async () => (await told(world, 'presence', friend.userId)).length;

test('a page that is open makes its player online, and silence of two minutes gone; friends hear of each change once', async () => {
  expect((await seen()).status).toBe('offline');
  await heartbeat();
  await heartbeat();
  expect((await seen()).status).toBe('online');
  expect(await changes()).toBe(1);
  world.pass(MINUTE);
  await heartbeat();
  world.pass(2 * MINUTE - 1);
  expect((await seen()).status).toBe('online');
  expect(await sweepPresences(world.deps)).toBe(0);
  world.pass(1);
  expect((await seen()).status).toBe('offline');
  expect(await sweepPresences(world.deps)).toBe(1);
  expect(await sweepPresences(world.deps)).toBe(0);
  expect(await changes()).toBe(2);
});

test('five minutes without activity make away, the next activity online', async () => {
  await heartbeat(299);
  expect((await seen()).status).toBe('online');
  world.pass(MINUTE);
  await heartbeat(359);
  expect((await seen()).status).toBe('away');
  await heartbeat(0);
  expect((await seen()).status).toBe('online');
  expect(await changes()).toBe(3);
});

test('of two tabs the one in use counts, in whichever order they speak', async () => {
  for (let minute = 0; minute < 8; minute++) {
    await heartbeat(minute * 60); // nobody has touched this one since it was opened
    await heartbeat(5);
    expect((await seen()).status).toBe('online');
    world.pass(MINUTE);
  }
  expect(await changes()).toBe(1);
  // The tab in use is closed; the other one stays.
  for (let minute = 8; minute < 14; minute++) {
    await heartbeat(minute * 60);
    world.pass(MINUTE);
  }
  expect((await seen()).status).toBe('away');
  expect(await changes()).toBe(2);
});

test('twenty heartbeats at once from several gateways are one arrival', async () => {
  const other = engine === 'postgres' ? await World.open({ url: world.url, seed: 'other' }) : world;
  other.now = world.now;
  await Promise.all(Array.from({ length: 20 }, (_, n) => heartbeat(0, n % 2 === 0 ? world : other)));
  expect(await changes()).toBe(1);
  world.pass(3 * MINUTE);
  other.now = world.now;
  const swept = await Promise.all([sweepPresences(world.deps), sweepPresences(other.deps)]);
  expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await changes()).toBe(2);
  if (other !== world) await other.close();
});

test('the game of the running battle is shown from its start to its end', async () => {
  const deliver = async (): Promise<void> => {
    await deliverEverything(world.deps, openLog('silent'), [followGame]);
  };
  await heartbeat();
  const invited = await sendInvite(world, viewer, friend, { game: 'apex' });
  const battleId = await take(world, friend, invited);
  await deliver();
  expect((await seen()).game).toBeNull();
  await start(world, friend, battleId);
  await deliver();
  expect((await seen()).game).toBe('Apex Legends');
  await report(world, viewer, battleId, 'won');
  await report(world, friend, battleId, 'lost');
  await deliver();
  expect((await seen()).game).toBeNull();
});

test('whoever comes in the middle of a battle is shown with name, status and game (EN-08)', async () => {
  await activeBattle(world, viewer, friend);
  await heartbeat();
  expect(await seen()).toEqual({ username: friend.username, status: 'online', game: 'Valorant' });
});

test('a time that no clock could have measured is refused', async () => {
  for (const idle of [-1, 0.5, Number.NaN]) expect(await codeOf(heartbeat(idle))).toBe('BAD_INPUT');
  await heartbeat(2 ** 31 - 1);
  expect((await seen()).status).toBe('away');
  world.pass(30 * SECOND);
});
