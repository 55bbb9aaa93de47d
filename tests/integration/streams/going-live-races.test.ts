// @module-tag engines
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readLiveOf } from '../../../db/streams/stream.queries.ts';
import type { Actor } from '../../../gateway/kernel/actor.ts';
import { endStream } from '../../../gateway/streams/end-stream.ts';
import { sendStream } from '../../support/stream-steps.ts';
import { World, codeOf } from '../../support/world.ts';

let world: World;
let streamer: Actor;
beforeEach(async () => {
  world = await World.open();
  streamer = await world.player({ username: 'streamer' });
});
afterEach(() => world.close());

it('of pages that go live at once one begins a stream, and each other is told that it runs (GL-14)', async () => {
  const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(sendStream(world, streamer))));
  expect(codes.toSorted()).toEqual(['STREAM_RUNNING', 'STREAM_RUNNING', 'STREAM_RUNNING', 'ok']);
});

it('whoever goes live while the stream before is ending is live with the new one, or told that the old one runs', async () => {
  let running = await sendStream(world, streamer);
  for (let round = 0; round < 4; round++) {
    const [ended, begun] = await Promise.all([
      codeOf(endStream(world.deps, streamer, running, null)),
      codeOf(sendStream(world, streamer)),
    ]);
    expect(ended).toBe('ok');
    expect(['ok', 'STREAM_RUNNING']).toContain(begun);
    const live = await readLiveOf(world.db.read, streamer.userId);
    expect(live === undefined).toBe(begun !== 'ok');
    expect(live?.id).not.toBe(running);
    running = live?.id ?? (await sendStream(world, streamer));
  }
});
