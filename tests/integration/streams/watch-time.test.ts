import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asc } from 'drizzle-orm';
import { events, storedEvents } from '../../../db/events/event.table.ts';
import { MINUTE, SECOND } from '../../../domain/shared/time.ts';
import { WATCH_EVERY } from '../../../domain/streams/stream.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { openLog } from '../../../gateway/kernel/log.ts';
import { countMissions } from '../../../gateway/missions/count-missions.ts';
import { readBoard } from '../../../gateway/missions/read-board.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { leaveStream, watchStream } from '../../../gateway/streams/watching/watch-stream.ts';
import { deliverEverything } from '../../support/deliver.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World } from '../../support/world.ts';

let world: World;
let [streamer, viewer]: [Actor, Actor] = [undefined as never, undefined as never];
beforeEach(async () => {
  world = await World.open({ connections: 4 });
  [streamer, viewer] = [await world.player(), await world.player()];
});
afterEach(() => world.close());

const deliver = () => deliverEverything(world.deps, openLog('silent'), [countMissions]);

/** Minutes that were told of a viewer. */
async function told({ userId }: Actor): Promise<number> {
  const all = storedEvents(await world.db.read.select().from(events).orderBy(asc(events.seq)));
  return all.reduce(
    (sum, event) => sum + (event.type === 'stream.watched' && event.data.userId === userId ? event.data.minutes : 0),
    0,
  );
}

/** A page of each stream stays open for so many minutes. */
async function watch(who: Actor, streamIds: readonly string[], minutes: number): Promise<void> {
  for (let passed = 0; passed <= minutes * MINUTE; passed += WATCH_EVERY) {
    await Promise.all(streamIds.map((id) => watchStream(world.deps, who, id)));
    if (passed < minutes * MINUTE) world.pass(WATCH_EVERY);
  }
}

const hour = async ({ userId }: Actor) => {
  const { missions } = await readBoard(world.db.read, userId, 'weekly', 'UTC', world.now);
  return missions.find(({ id }) => id.startsWith('watch-60-minutes'));
};

describe('the hour of streams', () => {
  it('moves with the minutes that a page shows streams, and is completed at sixty of them (MI-04)', async () => {
    await deliver();
    const [first, second] = [await sendStream(world, streamer), await sendStream(world, await world.player())];
    await watch(viewer, [first], 30);
    await deliver();
    expect(await hour(viewer)).toMatchObject({ progress: 30, status: 'active' });
    await watch(viewer, [second], 30);
    await deliver();
    expect(await hour(viewer)).toMatchObject({ progress: 60, status: 'completed' });
  });

  it('counts several streams at once, on pages that call at one moment, as one', async () => {
    const ids = [await sendStream(world, streamer), await sendStream(world, await world.player())];
    await watch(viewer, [...ids, ...ids], 10);
    expect(await told(viewer)).toBe(10);
  });

  it('counts neither the own stream, nor what is over, nor pages that are closed', async () => {
    const id = await sendStream(world, streamer);
    await watch(streamer, [id], 10);
    expect(await told(streamer)).toBe(0);
    await watch(viewer, [id], 4);
    await leaveStream(world.deps, viewer, id);
    world.pass(30 * MINUTE);
    await watch(viewer, [id], 0);
    expect(await told(viewer)).toBe(0);
    await watch(viewer, [id], 1);
    expect(await told(viewer)).toBe(5);
    await endStream(world.deps, streamer, id, null);
    await watch(viewer, [id], 10);
    expect(await told(viewer)).toBe(5);
  });

  it('is measured by the clock of the server: calls without end within a second are a second', async () => {
    const id = await sendStream(world, streamer);
    for (let call = 0; call < 60; call++) await watchStream(world.deps, viewer, id);
    world.pass(SECOND);
    await watchStream(world.deps, viewer, id);
    expect(await told(viewer)).toBe(0);
  });

  it('counts two hours of a day at most', async () => {
    const id = await sendStream(world, streamer);
    await watch(viewer, [id], 130);
    expect(await told(viewer)).toBe(120);
  });
});
