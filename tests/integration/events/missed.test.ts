// @module-tag engines
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECOND } from '../../../domain/shared/time.ts';
import { appendEvent } from '../../../db/events/append-event.ts';
import type { StoredEvent } from '../../../db/events/event.table.ts';
import { type Live, openLive } from '../../../gateway/events/live.ts';
import { World } from '../../support/world.ts';
import { testEvent } from '../../support/test-events.ts';

let world: World;
let live: Live;
let clock: number;
beforeEach(async () => {
  world = await World.open();
  clock = 1_000;
  live = openLive(world.db, world.deps.wiring, () => clock);
});
afterEach(() => world.close());

/** Resolves once this gateway has told of it. */
const tell = async (text: string, about: { entityId?: string; concerns?: string[] } = {}): Promise<void> => {
  const { entityId = 'general', concerns = [] } = about;
  const told = new Promise<void>((resolve) => {
    const leave = live.listen('channel', entityId, () => {
      leave();
      resolve();
    });
  });
  const event = testEvent({ entity: 'channel', entityId, concerns, data: { text }, at: world.now });
  await world.db.transact((tx) => appendEvent(tx, event));
  await told;
};
const textOf = ({ type, data }: StoredEvent): unknown => (type === 'test.happened' ? data.text : null);
const missedBy = (caller: Live | null, topic = 'channel', id = 'general') => caller?.missed(topic, id).map(textOf);

it('tells a caller first what was told on the topic since they began to read, in order, and then what happens', async () => {
  await tell('before');
  clock += 10;
  const began = clock;
  clock += 10;
  await tell('between');
  await tell('elsewhere', { entityId: 'other' });
  await tell('for somebody', { concerns: ['somebody'] });
  clock += 10;
  const caller = live.since(began);
  const feed = caller?.subscribe('channel', 'general');
  await tell('after');
  const heard = [await feed?.next(), await feed?.next(), await feed?.next()];
  expect(heard.map((one) => one?.value && textOf(one.value))).toEqual(['between', 'for somebody', 'after']);
  expect(missedBy(caller, 'user', 'somebody')).toEqual(['for somebody']);
  const some = caller?.subscribe('channel', 'general', (event) => textOf(event) === 'after');
  expect((await some?.next())?.value).toMatchObject({ data: { text: 'after' } });
});

it('tells a caller who says no moment only what happens from then on', async () => {
  await tell('before');
  const feed = live.subscribe('channel', 'general');
  await tell('after');
  expect((await feed.next()).value).toMatchObject({ data: { text: 'after' } });
  expect([live.tellsMissed, missedBy(live)]).toEqual([false, []]);
});

it('answers nobody who has read since before it was opened, or for longer than it remembers', () => {
  expect(live.since(clock - 1)).toBeNull();
  expect(live.since(Number.NaN)).toBeNull();
  clock += 1;
  expect(live.since(clock)?.tellsMissed).toBe(true);
  const began = clock;
  clock += 30 * SECOND + 1;
  expect(live.since(began)).toBeNull();
});

it('answers nobody from whose time on something has been forgotten', async () => {
  clock += 1;
  await tell('0');
  clock += 1;
  const began = clock;
  await world.db.transact(async (tx) => {
    for (let n = 0; n < 2_001; n++)
      await appendEvent(
        tx,
        testEvent({ entity: 'channel', entityId: 'other', concerns: [], data: { text: String(n) } }),
      );
  });
  await tell('the last');
  expect(live.since(began)).toBeNull();
  clock += 1;
  expect(missedBy(live.since(clock))).toEqual([]);
});
